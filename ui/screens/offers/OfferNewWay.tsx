import { newWayCopy } from '../../copy/offer-page.pl.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import css from './OfferNewWay.module.css';

/** What sailing with a crew is like, for whoever has never done it. */
export const OfferNewWay = () => (
  <section className={`section ${css.way}`} id="nowy-sposob">
    <div className="wrap">
      <div className={css.head}>
        <h2>{newWayCopy.title}</h2>
        <p className="lead">{newWayCopy.lead}</p>
      </div>
      <Carousel label={newWayCopy.title} size="unit">
        {newWayCopy.list.map(({ picture, title, text }) => (
          <article key={title} className={css.card}>
            <img src={`/sceny/${picture}.svg`} alt="" width={600} height={400} loading="lazy" decoding="async" />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </Carousel>
    </div>
  </section>
);
