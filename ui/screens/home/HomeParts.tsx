import { offersAddress } from '../../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer, OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { homeCopy, styleCopy } from '../../copy/home.pl.ts';
import { nouns, styleFacts } from '../../copy/offers.pl.ts';
import { counted } from '../../format.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { Wave } from '../../parts/Wave.tsx';
import { offerScene } from '../../shown/pictures.ts';
import css from './HomePage.module.css';

const PLACE = { width: 960, height: 640 };

/** The countries with cruises, each with the shore of its first one. */
export const Places = ({ filters, offers }: { readonly filters: FiltersAnswer; readonly offers: readonly OfferListItem[] }) => {
  const places = filters.Countries.flatMap(({ CountryId, Name, OffersCount }) => {
    const first = offers.find(({ Region }) => Region.Country.CountryId === CountryId);
    return OffersCount > 0 && first ? [{ id: CountryId, name: Name, count: OffersCount, picture: offerScene(first, PLACE) }] : [];
  });
  return (
    <section className="section" id="kierunki">
      <div className="wrap">
        <div className="head">
          <div className={css.titled}>
            <h2>{homeCopy.places.title}</h2>
            <p className="lead">{homeCopy.places.lead}</p>
          </div>
          <ButtonLink kind="line" small href={pages.offers}>
            {homeCopy.places.all}
          </ButtonLink>
        </div>
        <ul className={css.places}>
          {places.map(({ id, name, count, picture }) => (
            <li key={id}>
              <SceneImage {...picture} fill />
              <a href={offersAddress({ destination: [id] })}>
                <b>{name}</b>
                <span>{counted(count, nouns.cruises)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

/** The styles that are on offer, by their hours under sail. */
export const Styles = ({ filters }: { readonly filters: FiltersAnswer }) => {
  const styles = filters.Types.flatMap(({ OfferTypeId: id, Name }) => {
    const [copy, facts] = [styleCopy[id], styleFacts[id]];
    return copy && facts ? [{ id, name: Name, ...copy, ...facts }] : [];
  }).sort((a, b) => a.part - b.part);
  if (styles.length === 0) return null;
  return (
    <section className={`section ${css.styles}`} id="style">
      <div className="wrap">
        <div className={css.titled}>
          <h2>{homeCopy.styles.title}</h2>
          <p className="lead">{homeCopy.styles.lead}</p>
        </div>
        <ol>
          {styles.map(({ id, name, hours, part, text }) => (
            <li key={id}>
              <h3>{name}</h3>
              <div className={css.hours}>
                <b>{hours}</b>
                <Wave part={part} onDark />
              </div>
              <p>{text}</p>
              <a href={offersAddress({ type: [id] })}>
                {homeCopy.styles.link}
                <span className="vh"> {name}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

/** How booking goes, along a wake. */
export const Steps = () => (
  <section className={`section ${css.follows}`} id="jak-to-dziala">
    <div className="wrap">
      <div className={css.titled}>
        <h2>{homeCopy.steps.title}</h2>
        <p className="lead">{homeCopy.steps.lead}</p>
      </div>
      <ol className={css.steps}>
        {homeCopy.steps.list.map(({ title, text }, index) => (
          <li key={title}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** What makes a booking safe, on the warm band. */
export const SafeBooking = () => (
  <section className={`section ${css.safe}`} id="bezpieczna-rezerwacja">
    <div className="wrap">
      <h2>
        <Icon name="shield" />
        {homeCopy.safe.title}
      </h2>
      <ul>
        {homeCopy.safe.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
