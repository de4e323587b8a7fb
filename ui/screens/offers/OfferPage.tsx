import { type ReactNode, useEffect, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { pageLayer, productView, tell } from '../../analytics/analytics.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { useConsent } from '../../hooks/useConsent.ts';
import { usePageData } from '../../hooks/usePageData.ts';
import { CardGrid } from '../../parts/CruiseCard.tsx';
import { LineTabs } from '../../parts/Tabs.tsx';
import { shownClasses } from '../../shown/standing.ts';
import type { PageData } from '../../state/pageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import { FloatingBooking } from './FloatingBooking.tsx';
import { MissingPage } from './MissingPage.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferCover } from './OfferCover.tsx';
import css from './OfferPage.module.css';
import { OfferPrice } from './OfferPrice.tsx';
import { attractionsOf, journeysOf, OfferAttractions, OfferIntro, OfferJourneys, OfferPlan, OfferRoute, portsOf } from './OfferStory.tsx';
import { OfferYachts } from './OfferYachts.tsx';

type PartName = keyof typeof offerCopy.parts;

/** The parts of the page in their order: those without contents are left out, attractions come first for 'patent' offers. */
export const partsOf = (offer: OfferDetails): readonly PartName[] => {
  const attractions: readonly PartName[] = attractionsOf(offer).length > 0 ? ['atrakcje'] : [];
  const early = offer.Page.AttractionsFirst;
  return [
    'opis',
    ...(offer.Page.DailyPlan && offer.DailyPlan.List.length > 0 ? (['plan'] as const) : []),
    ...(early ? attractions : []),
    ...(portsOf(offer).length > 0 && offer.Page.RouteMap ? (['trasa'] as const) : []),
    ...(shownClasses(offer).length > 0 ? (['jachty'] as const) : []),
    ...(early ? [] : attractions),
    ...(journeysOf(offer).length > 0 ? (['dojazd'] as const) : []),
    'cena',
  ];
};

/** Which part has reached the upper half of the window, as its link; the first one until any has. */
const useCurrentPart = (parts: readonly string[]): string => {
  const [current, setCurrent] = useState(parts[0] ?? '');
  const joined = parts.join(' ');
  useEffect(() => {
    const names = joined.split(' ');
    const look = () => {
      const line = window.innerHeight * 0.45;
      const reached = names.filter((name) => (document.getElementById(name)?.getBoundingClientRect().top ?? line + 1) <= line);
      setCurrent(reached.at(-1) ?? names[0] ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [joined]);
  return `#${current}`;
};

const PARTS: Readonly<Record<Exclude<PartName, 'cena'>, (props: { readonly offer: OfferDetails }) => ReactNode>> = {
  opis: OfferIntro,
  plan: OfferPlan,
  trasa: OfferRoute,
  jachty: OfferYachts,
  atrakcje: OfferAttractions,
  dojazd: OfferJourneys,
};

/** /oferta/:friendlyUrl */
export const OfferPage = () => {
  const data = usePageData('offer');
  return data ? <OfferScreen {...data} /> : <MissingPage />;
};

/** Statistics learn of a look at an offer; of a look before the consent as soon as it is given. */
const useProductView = (offer: OfferDetails): void => {
  const { consent } = useConsent();
  useEffect(() => tell(pageLayer(), consent, productView(offer)), [consent, offer]);
};

export const OfferScreen = ({ offer, similar }: PageData<'offer'>) => {
  useProductView(offer);
  const parts = partsOf(offer);
  const current = useCurrentPart(parts);
  return (
    <ShopPage current={pages.offers}>
      <OfferCover offer={offer} />
      <div className={css.stick}>
        <div className="wrap">
          <LineTabs
            label={offerCopy.menu}
            links={parts.map((part) => ({ href: `#${part}`, text: offerCopy.parts[part] }))}
            current={current}
          />
        </div>
      </div>
      {parts.map((part) => {
        if (part === 'cena') return <OfferPrice key={part} offer={offer} />;
        const Part = PARTS[part];
        return <Part key={part} offer={offer} />;
      })}
      {similar.length > 0 && (
        <section className="section">
          <div className="wrap">
            <div className={css.head}>
              <h2>{offerCopy.similar}</h2>
            </div>
            <CardGrid>
              {similar.map((other) => (
                <OfferCard key={other.OfferId} offer={other} />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
      {offer.WayIn === 'book' && <FloatingBooking offer={offer} />}
    </ShopPage>
  );
};
