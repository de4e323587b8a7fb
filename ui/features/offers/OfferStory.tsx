import { useRef } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { tieWords } from '../../format.ts';
import { Accordion } from '../../parts/Accordion.tsx';
import { Label } from '../../parts/AvailabilityLabel.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { Gallery } from '../../parts/Gallery.tsx';
import { Rating } from '../../parts/Wave.tsx';
import { RadioTabs } from '../../shared/content/RadioTabs.tsx';
import { OfferPicture } from '../../shared/offers/OfferPicture.tsx';
import type { PageMapTiles } from '../../state/page-data.ts';
import { attractionsOf, portsOf } from '../../view-models/offer-parts.ts';
import css from './OfferPage.module.css';
import { portAnchor, portPictures } from './route/ports.ts';
import { RouteChart } from './route/RouteChart.tsx';

type Part = { readonly offer: OfferDetails };

export const OfferIntro = ({ offer }: Part) => {
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
                {tieWords(paragraph)}
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
                <Label key={tag}>{tag}</Label>
              ))}
            </div>
          </aside>
        )}
      </div>
    </section>
  );
};

export const OfferPlan = ({ offer }: Part) => (
  <section className={`section ${css.follows}`} id="plan">
    <div className="wrap">
      <div className={css.head}>
        <h2>{offer.DailyPlan.Header || offerCopy.parts.plan}</h2>
        {offer.DailyPlan.Description && <p className="lead">{offer.DailyPlan.Description}</p>}
      </div>
      <div className={css.measure}>
        <Accordion
          items={offer.DailyPlan.List.map(({ Name, Description }, index) => ({
            title: Name,
            content: tieWords(Description),
            open: index === 0,
          }))}
        />
      </div>
    </div>
  </section>
);

export const OfferRoute = ({
  offer,
  tiles,
}: Part & { readonly tiles?: PageMapTiles | undefined }) => {
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
          <p className={css.body}>{tieWords(Description)}</p>
        </div>
      ),
    };
  });
  return (
    <section className={`section ${css.follows}`} id="trasa" ref={route}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{offerCopy.route}</h2>
          <p className="lead">
            {offer.Region.ShortInfo ? tieWords(offer.Region.ShortInfo) : offerCopy.routeNote}
          </p>
        </div>
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
      </div>
    </section>
  );
};

export const OfferAttractions = ({ offer }: Part) => (
  <section className="section" id="atrakcje">
    <div className="wrap">
      <div className={css.head}>
        <h2>{offer.Attractions.Header || offerCopy.attractions}</h2>
        {offer.Attractions.Description && <p className="lead">{offer.Attractions.Description}</p>}
      </div>
      <Carousel label={offer.Attractions.Header || offerCopy.attractions} size="unit">
        {attractionsOf(offer).map(({ Name, Description, Image }) => (
          <article key={Name} className={css.attraction}>
            <div className={css.view}>
              <OfferPicture image={Image} mute />
            </div>
            <h3>{Name}</h3>
            <p className={css.body}>{tieWords(Description)}</p>
          </article>
        ))}
      </Carousel>
    </div>
  </section>
);
