import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import type { NewWay } from '../../../application/content/content.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import { OfferPicture } from '../../shared/offers/OfferPicture.tsx';
import css from './OfferYachtTravelCards.module.css';

type Props = { readonly offer: OfferDetails; readonly newWay: NewWay | undefined };

export const OfferYachtTravelCards = ({ offer, newWay }: Props) => {
  if (newWay === undefined) return null;
  const seen = new Set(offer.Attractions.List.map(({ Image }) => Image.url));
  return (
    <section className={`section ${css.way}`} id="nowy-sposob">
      <div className="wrap">
        {/* The section is collapsed, because its cards are the same on most offers. */}
        <details className={css.fold}>
          <summary>
            <h2>{newWay.title}</h2>
          </summary>
          <p className={`lead ${css.lead}`}>{newWay.lead}</p>
          <Carousel label={newWay.title} size="unit">
            {newWay.cards.map(({ title, text, pictures }) => {
              const url = pictures.find((picture) => !seen.has(picture)) ?? pictures[0];
              return (
                <article key={title} className={css.card}>
                  {url !== undefined && (
                    <div className={css.view}>
                      <OfferPicture image={{ url, alt: '' }} mute />
                    </div>
                  )}
                  <h3>{title}</h3>
                  <p>{text}</p>
                </article>
              );
            })}
          </Carousel>
        </details>
      </div>
    </section>
  );
};
