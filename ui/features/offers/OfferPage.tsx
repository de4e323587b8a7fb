import { type ReactNode, useEffect, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { useStatisticsConsent } from '../../hooks/use-consent.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { CardGrid } from '../../parts/CruiseCard.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { LineTabs } from '../../parts/Tabs.tsx';
import { withStatistics } from '../../shared/analytics/with-statistics.ts';
import { MissingPage } from '../../shared/offers/MissingPage.tsx';
import { OfferCard } from '../../shared/offers/OfferCard.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewSection } from '../../shared/reviews/ReviewList.tsx';
import type { PageData, PageMapTiles } from '../../state/page-data.ts';
import { type OfferPartName, offerParts } from '../../view-models/offer-parts.ts';
import { FloatingBooking } from './FloatingBooking.tsx';
import { OfferCover } from './OfferCover.tsx';
import { OfferJourneys } from './OfferJourneys.tsx';
import { OfferMovie } from './OfferMovie.tsx';
import { OfferNewWay } from './OfferNewWay.tsx';
import css from './OfferPage.module.css';
import { OfferPrice } from './OfferPrice.tsx';
import { OfferAttractions, OfferIntro, OfferPlan, OfferRoute } from './OfferStory.tsx';
import { OfferBlocks, OfferQuestions } from './OfferWords.tsx';
import { OfferYachts } from './OfferYachts.tsx';

type PartProps = Pick<PageData<'offer'>, 'offer' | 'questions'> & {
  readonly tiles: PageMapTiles | undefined;
};

const PARTS: Readonly<Record<OfferPartName, (props: PartProps) => ReactNode>> = {
  opis: OfferIntro,
  film: OfferMovie,
  plan: OfferPlan,
  trasa: OfferRoute,
  'nowy-sposob': OfferNewWay,
  jachty: OfferYachts,
  atrakcje: OfferAttractions,
  warunki: OfferBlocks,
  dojazd: OfferJourneys,
  pytania: OfferQuestions,
  cena: OfferPrice,
};

const inMenu = (part: OfferPartName): part is keyof typeof offerCopy.parts =>
  Object.hasOwn(offerCopy.parts, part);

const useCurrentPart = (parts: readonly string[]): string => {
  const [current, setCurrent] = useState(parts[0] ?? '');
  const joined = parts.join(' ');
  useEffect(() => {
    const names = joined.split(' ');
    const look = () => {
      const line = window.innerHeight * 0.45;
      const reached = names.filter(
        (name) => (document.getElementById(name)?.getBoundingClientRect().top ?? line + 1) <= line,
      );
      setCurrent(reached.at(-1) ?? names[0] ?? '');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [joined]);
  return `#${current}`;
};

export const OfferPage = () => {
  const data = usePageData('offer');
  return data ? <OfferScreen {...data} /> : <MissingPage />;
};

/** A page view before the consent to statistics is reported once the visitor consents. */
const useProductView = (offer: OfferDetails): void => {
  const { consent } = useStatisticsConsent();
  useEffect(() => {
    withStatistics(consent, ({ layer, productView, sendEvent }) =>
      sendEvent(layer, consent, productView(layer.brand, offer)),
    );
  }, [consent, offer]);
};

export const OfferScreen = ({
  offer,
  similar,
  questions,
  tiles,
  reviews,
  style,
}: PageData<'offer'>) => {
  useProductView(offer);
  const parts = offerParts(offer, questions.length > 0);
  const menu = parts.filter(inMenu);
  const current = useCurrentPart(menu);
  const booked = offer.WayIn === 'book';
  const partOf = (part: OfferPartName) => {
    const Part = PARTS[part];
    return <Part key={part} offer={offer} questions={questions} tiles={tiles} />;
  };
  return (
    <ShopPage current={offer.TrainingKinds.length > 0 ? pages.trainings : pages.offers}>
      <div className={css.page}>
        <OfferCover offer={offer} style={style} />
        <div className={css.stick}>
          <div className="wrap">
            <LineTabs
              label={offerCopy.menu}
              links={menu.map((part) => ({ href: `#${part}`, text: offerCopy.parts[part] }))}
              current={current}
            />
          </div>
        </div>
        <div className={joinClasses(css.parts, booked && css.beside)}>
          {parts.filter((part) => part !== 'cena').map(partOf)}
          {booked && <FloatingBooking offer={offer} />}
        </div>
        {partOf('cena')}
        <ReviewSection shown={reviews} />
        {similar.length > 0 && (
          <section className="section">
            <div className="wrap">
              <div className={css.head}>
                <h2>{offerCopy.similar}</h2>
              </div>
              <CardGrid compact>
                {similar.map((other) => (
                  <OfferCard key={other.OfferId} offer={other} />
                ))}
              </CardGrid>
            </div>
          </section>
        )}
      </div>
    </ShopPage>
  );
};
