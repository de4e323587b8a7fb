import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { newWayCopy } from '../../copy/offer-page.pl.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import css from './OfferNewWay.module.css';

const sceneOf = (picture: string): string => `/sceny/${picture}.svg`;

/** Returns a drawing for each card, if possible one that the offer's attractions do not show. */
const drawings = (offer: OfferDetails): readonly string[] => {
  const seen = new Set(offer.Attractions.List.map(({ Image }) => Image.url));
  return newWayCopy.list.map(({ pictures }) =>
    sceneOf(pictures.find((picture) => !seen.has(sceneOf(picture))) ?? pictures[0]),
  );
};

export const OfferNewWay = ({ offer }: { readonly offer: OfferDetails }) => (
  <section className={`section ${css.way}`} id="nowy-sposob">
    <div className="wrap">
      <div className={css.head}>
        <h2>{newWayCopy.title}</h2>
        <p className="lead">{newWayCopy.lead}</p>
      </div>
      <Carousel label={newWayCopy.title} size="unit">
        {newWayCopy.list.map(({ title, text }, index) => (
          <article key={title} className={css.card}>
            <img
              src={drawings(offer)[index]}
              alt=""
              width={600}
              height={400}
              loading="lazy"
              decoding="async"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </Carousel>
    </div>
  </section>
);
