import { describe, expect, it } from 'vitest';
import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { SpecialListScreen } from '../../../ui/features/offers/list/SpecialListPage.tsx';
import { offerItem, SAMPLE_DAY } from './offer-samples.ts';
import { renderScreen } from './render-screen.tsx';

const page = (
  Heading: string,
  Buttons: ContentPage['Contents'][number]['Contents']['Buttons'] = [],
): ContentPage => ({
  PageId: 'academyMainPage',
  Route: '/szkolenia',
  Shape: 'plain',
  Changed: SAMPLE_DAY,
  Listed: true,
  Document: null,
  META: { Title: Heading, Description: '', Keywords: '' },
  Contents: [
    {
      ...{
        Type: 'TextWithImages',
        Layout: 'prose',
        Ground: 'foam',
        Anchor: '',
        Menu: '',
        Heading,
        Lead: 'Z instruktorem.',
        Offers: null,
      },
      Contents: { Text: '', HTML: '', Images: [], Buttons, Boxes: [] },
    },
  ],
});
const words = page('Szkolenia żeglarskie', [
  { Label: 'Jak wyglądają szkolenia', Link: '/szkolenia-informacje' },
]);

const training = (OfferId: number, Name: string) =>
  offerItem({
    OfferId,
    Name,
    FriendlyUrl: `kurs-${OfferId}`,
    ListPart: null,
    TrainingKinds: ['poland'],
  });
const offers = [training(1, 'Akademia manewrów'), training(2, 'Kurs Żeglarza Mazury')];
const kinds = [
  { kind: 'manoeuvres', name: null, offers: [1] },
  { kind: 'sailor', name: null, offers: [2] },
  { kind: 'croatia', name: 'Na Azorach', offers: [2] },
] as const;
const trainings = (chosen: 'manoeuvres' | null) =>
  renderScreen(
    <SpecialListScreen
      kind="special"
      list="trainings"
      page={words}
      today={SAMPLE_DAY}
      offers={offers}
      kinds={kinds}
      chosen={chosen}
      heading={null}
    />,
  );

describe('offer lists with an address of their own', () => {
  it('P-096, P-099: trainings have counted radio buttons in a plain form, beside a link to their page', () => {
    const html = trainings(null);
    for (const words of [
      'Wszystkie <span>(2)',
      'Manewry <span>(1)',
      'Żeglarz jachtowy <span>(1)',
      'Na Azorach <span>(1)',
      'href="/szkolenia-informacje"',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/<form[^>]*action="\/szkolenia"/);
    expect(html.match(/type="radio"[^>]*name="rodzaj"/g)).toHaveLength(4);
    expect(html).toContain('2 szkolenia');
  });

  it('P-097: shows as many offers as the count of the chosen kind', () => {
    const html = trainings('manoeuvres');
    expect(html).toContain('1 szkolenie');
    expect(html).toContain('/oferta/kurs-1');
    expect(html).not.toContain('/oferta/kurs-2');
  });

  it('P-100, P-101: lake cruises have a heading, cruises under way have „W trakcie”, also on the first day', () => {
    const lakes = [
      offerItem(),
      offerItem({ OfferId: 2, Standing: 'startsToday', FriendlyUrl: 'dzisiaj' }),
      offerItem({ OfferId: 3, Standing: 'underWay' }),
    ];
    const html = renderScreen(
      <SpecialListScreen
        kind="special"
        list="lakes"
        page={page('Mazury')}
        today={SAMPLE_DAY}
        offers={lakes}
        kinds={[]}
        chosen={null}
        heading="Rejsy po Mazurach"
      />,
    );
    const [before = '', after = ''] = html.split('W trakcie</h2>');
    expect(before).toContain('Rejsy po Mazurach</h2>');
    expect(before).not.toContain('/oferta/dzisiaj');
    expect(after).toContain('Startuje dzisiaj');
    expect(after).toContain('Wyjazd w trakcie');
  });

  it('P-100: counts trainings on the lakes separately from cruises, as the country page does', () => {
    const lakes = [
      offerItem(),
      offerItem({ OfferId: 4, FriendlyUrl: 'drugi' }),
      training(2, 'Kurs Żeglarza Mazury'),
    ];
    const html = renderScreen(
      <SpecialListScreen
        kind="special"
        list="lakes"
        page={page('Mazury')}
        today={SAMPLE_DAY}
        offers={lakes}
        kinds={[]}
        chosen={null}
        heading="Rejsy po Mazurach"
      />,
    );
    expect(html).toMatch(/role="status">2 rejsy i 1 szkolenie, od najbliższego terminu</);
  });

  it('P-096: counts only bookable trainings; a kind whose trainings are all under way is no option', () => {
    const atSea = [
      { ...training(1, 'Akademia manewrów'), Standing: 'underWay' as const },
      training(2, 'Kurs Żeglarza Mazury'),
    ];
    const html = renderScreen(
      <SpecialListScreen
        kind="special"
        list="trainings"
        page={words}
        today={SAMPLE_DAY}
        offers={atSea}
        kinds={kinds}
        chosen={null}
        heading="Rejsy po Mazurach"
      />,
    );
    expect(html).toContain('Wszystkie <span>(1)');
    expect(html).not.toContain('Manewry');
  });

  it('links to other pages if no offer is on sale', () => {
    const html = renderScreen(
      <SpecialListScreen
        kind="special"
        list="may"
        page={page('Majówka')}
        today={SAMPLE_DAY}
        offers={[]}
        kinds={[]}
        chosen={null}
        heading="Rejsy po Mazurach"
      />,
    );
    expect(html).toContain('href="/rejsy-morskie"');
    expect(html).toContain('Nie ma teraz takich terminów');
  });
});
