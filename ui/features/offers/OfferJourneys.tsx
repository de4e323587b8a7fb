import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { formatAddedMoney, formatMoney, tieWords } from '../../format.ts';
import { Gallery } from '../../parts/Gallery.tsx';
import { RadioTabs } from '../../shared/content/RadioTabs.tsx';
import { journeysOf } from '../../view-models/offer-parts.ts';
import { journeyCopy } from './copy/offer-page.pl.ts';
import css from './OfferJourneys.module.css';
import page from './OfferPage.module.css';

type Way = OfferDetails['Journeys']['List'][number];

/** A table of the pick-up points with their prices. A point that needs a minimum group says so. */
const Towns = ({ way }: { readonly way: Way }) => {
  const points = way.PointsList.filter(({ Available }) => Available);
  if (points.length === 0) return null;
  return (
    <div>
      <table className={css.towns}>
        <caption className="vh">{journeyCopy.towns(way.Name)}</caption>
        <thead>
          <tr>
            <th scope="col">{journeyCopy.town}</th>
            <th scope="col">{journeyCopy.cost}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ JourneyPointId, Name, Price, NeedsGroup }) => (
            <tr key={JourneyPointId}>
              <th scope="row">
                {Name}
                {NeedsGroup && <small> {journeyCopy.needsGroup}</small>}
              </th>
              <td>{Number(Price) > 0 ? formatMoney(Price) : journeyCopy.free}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.some(({ NeedsGroup }) => NeedsGroup) && (
        <p className={page.note}>{journeyCopy.group}</p>
      )}
    </div>
  );
};

export const OfferJourneys = ({ offer }: { readonly offer: OfferDetails }) => {
  const tabs = journeysOf(offer).map((way) => ({
    key: way.Name,
    text: way.Name,
    content: (
      <div className={css.way}>
        <div className={css.words}>
          <p className={page.body}>{tieWords(way.Description)}</p>
          {way.PriceFrom !== null && (
            <p>
              <b>{journeyCopy.from(formatMoney(way.PriceFrom))}</b>
            </p>
          )}
          {Number(way.Price) > 0 && (
            <p>
              <b>{formatAddedMoney(way.Price)}</b> {way.IsPayOnPlace && journeyCopy.onSpot}
            </p>
          )}
          <Towns way={way} />
        </div>
        <Gallery label={way.Name} pictures={way.Images} />
      </div>
    ),
  }));
  return (
    <section className={`section ${page.follows}`} id="dojazd">
      <div className="wrap">
        <div className={page.head}>
          <h2>{offer.Journeys.Header || offerCopy.journeys}</h2>
        </div>
        <RadioTabs name="dojazd" label={journeyCopy.ways} tabs={tabs} />
      </div>
    </section>
  );
};
