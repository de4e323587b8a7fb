import { useEffect, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { formatMoney, formatPriceDifference, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { SelectField } from '../../parts/TextField.tsx';
import { RadioTabs } from '../../shared/content/RadioTabs.tsx';
import { ignoreErrors, openBrowserStorage } from '../../state/browser-storage.ts';
import { journeysOf } from '../../view-models/offer-parts.ts';
import { journeyCopy } from './copy/offer-page.pl.ts';
import css from './OfferJourneys.module.css';
import page from './OfferPage.module.css';
import { OfferSection } from './OfferSection.tsx';

type Way = OfferDetails['Journeys']['List'][number];

type Point = Way['PointsList'][number];

const TOWN = 'kilwater.miasto';
const FEW_TOWNS = 4;

const costOf = ({ Price }: Point): string =>
  Number(Price) > 0 ? formatMoney(Price) : journeyCopy.free;

const OwnTown = ({ points }: { readonly points: readonly Point[] }) => {
  const [town, setTown] = useState('');
  useEffect(() => {
    const remembered = openBrowserStorage().getItem(TOWN);
    if (points.some(({ Name }) => Name === remembered)) setTown(remembered ?? '');
  }, [points]);
  return (
    <div className={css.own}>
      <SelectField
        label={journeyCopy.ownTown}
        value={town}
        onChange={({ target }) => {
          setTown(target.value);
          ignoreErrors(() => openBrowserStorage().setItem(TOWN, target.value), undefined);
        }}
      >
        <option value="">{journeyCopy.chooseTown}</option>
        {points.map((point) => (
          <option key={point.JourneyPointId} value={point.Name}>
            {journeyCopy.townOption(point.Name, costOf(point), point.NeedsGroup)}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

const Towns = ({ way }: { readonly way: Way }) => {
  const points = way.PointsList.filter(({ Available }) => Available);
  if (points.length === 0) return null;
  const table = (
    <>
      <table className={css.towns}>
        <caption className="vh">{journeyCopy.towns(way.Name)}</caption>
        <thead>
          <tr>
            <th scope="col">{journeyCopy.town}</th>
            <th scope="col">{journeyCopy.cost}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.JourneyPointId}>
              <th scope="row">
                {point.Name}
                {point.NeedsGroup && <small> {journeyCopy.needsGroup}</small>}
              </th>
              <td>{costOf(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {points.some(({ NeedsGroup }) => NeedsGroup) && (
        <p className={page.note}>{journeyCopy.group}</p>
      )}
    </>
  );
  if (points.length <= FEW_TOWNS) return <div>{table}</div>;
  return (
    <>
      <OwnTown points={points} />
      <details className={css.all}>
        <summary>{journeyCopy.allTowns(points.length)}</summary>
        {table}
      </details>
    </>
  );
};

export const OfferJourneys = ({ offer }: { readonly offer: OfferDetails }) => {
  const tabs = journeysOf(offer).map((way) => ({
    key: way.Name,
    text: way.Name,
    content: (
      <div className={css.words}>
        <p className={page.body}>{joinShortWordsByNoBreakSpaces(way.Description)}</p>
        {way.PriceFrom !== null && (
          <p>
            <b>{journeyCopy.from(formatMoney(way.PriceFrom))}</b>
          </p>
        )}
        {Number(way.Price) > 0 && (
          <p>
            <b>{formatPriceDifference(way.Price)}</b> {way.IsPayOnPlace && journeyCopy.onSpot}
          </p>
        )}
        <Towns way={way} />
      </div>
    ),
  }));
  return (
    <OfferSection
      className={page.follows}
      id="dojazd"
      title={offer.Journeys.Header || offerCopy.journeys}
    >
      <RadioTabs name="dojazd" label={journeyCopy.ways} tabs={tabs} />
    </OfferSection>
  );
};
