import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import { newWayCopy } from './copy/offer-page.pl.ts';
import css from './OfferNewWay.module.css';

const sceneOf = (picture: string): string => `/sceny/${picture}.svg`;

const cardsOf = (offer: OfferDetails) => {
  const seen = new Set(offer.Attractions.List.map(({ Image }) => Image.url));
  return newWayCopy.list
    .filter(({ notTraits = [] }) => !notTraits.some((trait) => offer.Traits.includes(trait)))
    .map(({ title, text, pictures }) => ({
      title,
      text,
      drawing: sceneOf(pictures.find((picture) => !seen.has(sceneOf(picture))) ?? pictures[0]),
    }));
};

export const OfferNewWay = ({ offer }: { readonly offer: OfferDetails }) => (
  <section className={`section ${css.way}`} id="nowy-sposob">
    <div className="wrap">
      {/* The section is collapsed, because its cards are the same on most offers. */}
      <details className={css.fold}>
        <summary>
          <h2>{newWayCopy.title}</h2>
        </summary>
        <p className={`lead ${css.lead}`}>{newWayCopy.lead}</p>
        <Carousel label={newWayCopy.title} size="unit">
          {cardsOf(offer).map(({ title, text, drawing }) => (
            <article key={title} className={css.card}>
              <img src={drawing} alt="" width={600} height={400} loading="lazy" decoding="async" />
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Carousel>
      </details>
    </div>
  </section>
);
