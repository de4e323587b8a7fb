// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { OfferCover } from '../../../ui/features/offers/OfferCover.tsx';
import { OfferExtras } from '../../../ui/features/offers/OfferExtras.tsx';
import { OfferYachtTravelCards } from '../../../ui/features/offers/OfferYachtTravelCards.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { offerDetails } from './offer-samples.ts';
import { openPage, textOf, textOfScreen } from './render-screen.tsx';

it('issue 39: captions omit strangers on private cruises, and the skipper if parties bring their own', async () => {
  const content = await demoContent();
  const open = (...traits: readonly string[]) =>
    openPage(
      <OfferYachtTravelCards offer={offerDetails()} newWay={content.newWay(traits) ?? undefined} />,
    );
  const captions = (...traits: readonly string[]): string => textOf(open(...traits).page);
  expect(captions()).toContain('obcy ludzie');
  expect(captions()).toContain('Skipper odpowiada za jacht');
  expect(captions('privateCruise')).not.toContain('obcy ludzie');
  expect(captions('skipperRequired')).not.toContain('Skipper odpowiada za jacht');
  expect(captions()).not.toMatch(/codziennie|siedmiu|sobot|poniedział/i);
  expect(open().page.querySelector('img[src="/sceny/atrakcja-jaskinia.svg"]')).toBeTruthy();
});

it('issue 39: the offer shows one amount for the costs on board, with its day and source', () => {
  const kitty = { amount: '150 EUR', day: '22.11.2026', basis: 'według rachunków załóg' };
  const extras = (more: { readonly kitty?: typeof kitty }) => {
    const offer = offerDetails();
    return textOfScreen(
      <PageDataProvider value={{ kind: 'offer', offer, similar: [], questions: [], ...more }}>
        <OfferExtras offer={offer} />
      </PageDataProvider>,
    );
  };
  for (const words of ['Porty, paliwo i wspólna kasa', 'ok. 150 EUR', 'stan na 22.11.2026'])
    expect(extras({ kitty })).toContain(words);
  expect(extras({})).not.toContain('wspólna kasa');
});

it('issue 39: the offer’s cover shows a skipper’s price with its condition, and nothing if there is none', () => {
  const priced = (asSkipper: string | null) => {
    const details = offerDetails();
    const offer = { ...details, Prices: { ...details.Prices, AsSkipper: asSkipper } };
    return textOfScreen(<OfferCover offer={offer} />);
  };
  const words = 'Dla skippera 2 090 PLN, jeśli poprowadzi jacht we flotylli.';
  expect(priced('2090')).toContain(words);
  expect(priced(null)).not.toContain('Dla skippera');
});
