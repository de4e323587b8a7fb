import { type ReactNode, useEffect, useRef } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type { NewWay } from '../../../application/content/content.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { useStatisticsConsent } from '../../hooks/use-consent.ts';
import { useHasPage, usePageData } from '../../hooks/use-page-data.ts';
import { useSectionInView } from '../../hooks/use-section-in-view.ts';
import { Accordion } from '../../parts/Accordion.tsx';
import { ColourLabel } from '../../parts/AvailabilityLabel.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Gallery } from '../../parts/Gallery.tsx';
import { LineTabs } from '../../parts/Tabs.tsx';
import { Rating } from '../../parts/WaveBar.tsx';
import { Html } from '../../parts/words/Html.tsx';
import { QuestionList } from '../../parts/words/QuestionList.tsx';
import { runWithStatistics } from '../../shared/analytics/with-statistics.ts';
import { RadioTabs } from '../../shared/content/RadioTabs.tsx';
import { CardGrid, OfferCard } from '../../shared/offers/OfferCard.tsx';
import { OfferPicture } from '../../shared/offers/OfferPicture.tsx';
import { PageLoadFailure } from '../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewSection } from '../../shared/reviews/ReviewList.tsx';
import type { PageData, PageMapTiles } from '../../state/page-data.ts';
import {
  attractionsOf,
  type OfferPartName,
  offerSectionNames,
  portsOf,
  textBlocksOf,
} from '../../view-models/offer-parts.ts';
import { FloatingBooking } from './FloatingBooking.tsx';
import { OfferCover } from './OfferCover.tsx';
import { OfferJourneys } from './OfferJourneys.tsx';
import { OfferMovie } from './OfferMovie.tsx';
import css from './OfferPage.module.css';
import { OfferPrice } from './OfferPrice.tsx';
import { OfferSection } from './OfferSection.tsx';
import { OfferYachts } from './OfferYachts.tsx';
import { OfferYachtTravelCards } from './OfferYachtTravelCards.tsx';
import { portAnchor, portPictures } from './route/ports.ts';
import { RouteChart } from './route/RouteChart.tsx';

/** Only offers that lead to a sailing licence have text blocks that the office wrote. */
const OfferTextBlocks = ({ offer }: { readonly offer: OfferDetails }) => (
  <section className="section" id="warunki" aria-label={offerCopy.blocks}>
    <div className={`wrap ${css.blocks}`}>
      {textBlocksOf(offer).map((html) => (
        <Html key={html} html={html} />
      ))}
    </div>
  </section>
);

const MOST = 5;

const OfferQuestions = ({ questions }: Pick<PageData<'offer'>, 'questions'>) => {
  const hasPage = useHasPage();
  return (
    <OfferSection id="pytania" title={offerCopy.questions}>
      <div className={css.measure}>
        <QuestionList questions={questions.slice(0, MOST)} home={false} />
        {hasPage(pages.faq) && (
          <p className={css.more}>
            <a href={pages.faq}>{offerCopy.allQuestions}</a>
          </p>
        )}
      </div>
    </OfferSection>
  );
};

type Part = { readonly offer: OfferDetails };

const OfferIntro = ({ offer }: Part) => {
  const views = [...(offer.Info.Photographs ?? []), ...offer.Info.Images];
  return (
    <section className="section" id="opis">
      <div className={`wrap ${css.split}`}>
        <div>
          <h2 className={css.title}>{offer.Info.Header || offer.Name}</h2>
          {offer.Info.Long.split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph} className={css.body}>
                {joinShortWordsByNoBreakSpaces(paragraph)}
              </p>
            ))}
          {views.length > 0 && (
            <div className={css.views}>
              <Gallery label={offerCopy.views} pictures={views} />
            </div>
          )}
        </div>
        {(offer.Boxes.length > 0 || offer.Info.Tags.length > 0) && (
          <aside className={css.box} aria-label={offerCopy.inShort}>
            {offer.Boxes.map(({ Name, Value }) => (
              <div key={Name} className={css.scale}>
                <span>{Name}</span>
                <Rating value={Value} />
              </div>
            ))}
            <div className={css.tags}>
              {offer.Info.Tags.map((tag) => (
                <ColourLabel key={tag}>{tag}</ColourLabel>
              ))}
            </div>
          </aside>
        )}
      </div>
    </section>
  );
};

const OfferDailyPlan = ({ offer }: Part) => (
  <OfferSection
    className={css.follows}
    id="plan"
    title={offer.DailyPlan.Header || offerCopy.parts.plan}
    lead={offer.DailyPlan.Description}
  >
    <div className={css.measure}>
      <Accordion
        items={offer.DailyPlan.List.map(({ Name, Description }, index) => ({
          title: Name,
          content: joinShortWordsByNoBreakSpaces(Description),
          open: index === 0,
        }))}
      />
    </div>
  </OfferSection>
);

type RouteProps = Part & { readonly tiles?: PageMapTiles | undefined };

export const OfferRoute = ({ offer, tiles }: RouteProps) => {
  const ports = portsOf(offer);
  const route = useRef<HTMLElement>(null);
  const choose = (index: number): void => {
    const choices = route.current?.querySelectorAll<HTMLInputElement>('input[name="port"]');
    const chosen = choices?.[index];
    if (chosen) chosen.checked = true;
  };
  const tabs = ports.map((port) => {
    const { RegionOptionId, Name, Description } = port;
    return {
      key: RegionOptionId,
      id: portAnchor(RegionOptionId),
      text: Name,
      content: (
        <div className={css.port}>
          <Gallery label={offerCopy.viewsOf(Name)} pictures={portPictures(port)} shape="swipe" />
          <h3>{Name}</h3>
          <p className={css.body}>{joinShortWordsByNoBreakSpaces(Description)}</p>
        </div>
      ),
    };
  });
  return (
    <OfferSection
      className={css.follows}
      id="trasa"
      ref={route}
      title={offerCopy.route}
      lead={joinShortWordsByNoBreakSpaces(offer.Region.ShortInfo) || offerCopy.routeNote}
    >
      <RadioTabs
        name="port"
        label={offerCopy.port}
        numbered
        tabs={tabs}
        beside={
          <RouteChart
            offerId={offer.OfferId}
            traits={offer.Traits}
            ports={ports}
            tiles={tiles}
            onPort={choose}
          />
        }
      />
    </OfferSection>
  );
};

const OfferAttractions = ({ offer }: Part) => (
  <OfferSection
    id="atrakcje"
    title={offer.Attractions.Header || offerCopy.attractions}
    lead={offer.Attractions.Description}
  >
    <Carousel label={offer.Attractions.Header || offerCopy.attractions} size="unit">
      {attractionsOf(offer).map(({ Name, Description, Image }) => (
        <article key={Name} className={css.attraction}>
          <div className={css.view}>
            <OfferPicture image={Image} mute />
          </div>
          <h3>{Name}</h3>
          <p className={css.body}>{joinShortWordsByNoBreakSpaces(Description)}</p>
        </article>
      ))}
    </Carousel>
  </OfferSection>
);

type PartProps = Pick<PageData<'offer'>, 'offer' | 'questions'> & {
  readonly tiles: PageMapTiles | undefined;
  readonly newWay: NewWay | undefined;
};

const PARTS: Readonly<Record<OfferPartName, (props: PartProps) => ReactNode>> = {
  opis: OfferIntro,
  film: OfferMovie,
  plan: OfferDailyPlan,
  trasa: OfferRoute,
  'nowy-sposob': OfferYachtTravelCards,
  jachty: OfferYachts,
  atrakcje: OfferAttractions,
  warunki: OfferTextBlocks,
  dojazd: OfferJourneys,
  pytania: OfferQuestions,
  cena: OfferPrice,
};

const inMenu = (part: OfferPartName): part is keyof typeof offerCopy.parts =>
  Object.hasOwn(offerCopy.parts, part);

const nearMiddle = (): number => window.innerHeight * 0.45;

export const OfferPage = () => {
  const data = usePageData('offer');
  return data ? <OfferScreen {...data} /> : <PageLoadFailure />;
};

/**
 * Reports a page view only after the visitor's consent to statistics, even if the visitor consents
 * long after the page opened.
 */
const ProductView = ({ offer }: { readonly offer: OfferDetails }) => {
  const { consent } = useStatisticsConsent();
  useEffect(() => {
    runWithStatistics(consent, ({ layer, offerViewEvent, sendEvent }) =>
      sendEvent(layer, consent, offerViewEvent(layer.brand, offer)),
    );
  }, [consent, offer]);
  return null;
};

type PartMenuProps = { readonly parts: readonly (keyof typeof offerCopy.parts)[] };

/** The menu is a component of its own, so that scrolling does not render the whole screen again. */
const PartMenu = ({ parts }: PartMenuProps) => (
  <LineTabs
    label={offerCopy.menu}
    links={parts.map((part) => ({ href: `#${part}`, text: offerCopy.parts[part] }))}
    current={`#${useSectionInView(parts, nearMiddle)}`}
  />
);

export const OfferScreen = ({
  offer,
  similar,
  questions,
  tiles,
  reviews,
  style,
  newWay,
}: PageData<'offer'>) => {
  const parts = offerSectionNames(offer, questions.length > 0);
  const booked = offer.WayIn === 'book';
  const partOf = (part: OfferPartName) => {
    const Part = PARTS[part];
    return <Part key={part} offer={offer} questions={questions} tiles={tiles} newWay={newWay} />;
  };
  return (
    <ShopPage current={offer.TrainingKinds.length > 0 ? pages.trainings : pages.offers}>
      <ProductView offer={offer} />
      <div className={css.page}>
        <OfferCover offer={offer} style={style} />
        <div className={css.stick}>
          <div className="wrap">
            <PartMenu parts={parts.filter(inMenu)} />
          </div>
        </div>
        <div className={joinClasses(css.parts, booked && css.beside)}>
          {parts.filter((part) => part !== 'cena').map(partOf)}
          {booked && <FloatingBooking offer={offer} />}
        </div>
        {partOf('cena')}
        <ReviewSection shown={reviews} />
        {similar.length > 0 && (
          <OfferSection title={offerCopy.similar}>
            <CardGrid compact>
              {similar.map((other) => (
                <OfferCard key={other.OfferId} offer={other} />
              ))}
            </CardGrid>
          </OfferSection>
        )}
      </div>
    </ShopPage>
  );
};
