import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { extrasCopy } from '../../copy/offer-page.pl.ts';
import { formatAddedMoney, formatDate, formatMoney } from '../../format.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import css from './OfferPage.module.css';

type Part = { readonly offer: OfferDetails };

/**
 * The payment plan that the reservation would show today, and what happens to an unpaid booking
 * (P-167).
 */
export const OfferPlanToday = ({ offer: { Extras, Prices, WayIn, Page } }: Part) => {
  const { PlanByDay, FirstHours, UnpaidWorkingDays } = Extras;
  if (WayIn === null) return null;
  if (WayIn === 'reserveList')
    return (
      <p className={css.note}>
        {Page.OfficeConfirms
          ? `${extrasCopy.confirmed} ${extrasCopy.nothingYet}`
          : extrasCopy.nothingYet}
      </p>
    );
  return (
    <div>
      <h3 className={css.listTitle}>{extrasCopy.planTitle}</h3>
      <p className={css.note}>
        {PlanByDay.length === 1 ? extrasCopy.atOnce : extrasCopy.planFor[Prices.Per]}
      </p>
      <SummaryRows
        rows={PlanByDay.map(({ Name, Value, Due }) => ({
          text: extrasCopy.planLine(
            Name,
            Due === null ? extrasCopy.within(FirstHours) : extrasCopy.until(formatDate(Due)),
          ),
          amount: formatMoney(Value),
        }))}
      />
      <p className={css.note}>{extrasCopy.cancelled(UnpaidWorkingDays)}</p>
    </div>
  );
};

const amount = ({ Price, Currency }: NonNullable<OfferDetails['Extras']['Skipper']>): string =>
  formatAddedMoney(Price).replace('PLN', Currency);

type Row = { readonly name: string; readonly note: string; readonly cost: string };

/** All possible extra costs, from the offer and the brand's settings (P-168 to P-171, P-091). */
const rowsOf = (
  { Extras, Prices }: OfferDetails,
  cardInstalments: string | undefined,
): readonly Row[] => [
  ...(Prices.AsSkipper === null
    ? []
    : [
        {
          name: extrasCopy.skipper,
          note: extrasCopy.skipperNote,
          cost: formatMoney(Prices.AsSkipper),
        },
      ]),
  ...(Extras.Cabin === null
    ? []
    : [
        {
          name: extrasCopy.cabin,
          note: extrasCopy.cabinNote,
          cost: formatAddedMoney(Extras.Cabin),
        },
      ]),
  ...(Extras.Skipper === null
    ? []
    : [
        {
          name: extrasCopy.organiserSkipper,
          note: extrasCopy.organiserSkipperNote,
          cost: amount(Extras.Skipper),
        },
      ]),
  ...(Extras.Resignation === null
    ? []
    : [
        {
          name: extrasCopy.resignation,
          note: extrasCopy.resignationNote,
          cost: formatAddedMoney(Extras.Resignation.Price),
        },
      ]),
  ...Extras.Clothes.filter(({ Price }) => Number(Price) > 0).map(({ Name, Price }) => ({
    name: Name,
    note: extrasCopy.clothesNote,
    cost: extrasCopy.from(formatMoney(Price)),
  })),
  ...(Extras.TaxEuros === null
    ? []
    : [
        {
          name: extrasCopy.tax,
          note: extrasCopy.taxNote,
          cost: extrasCopy.taxCost(Extras.TaxEuros),
        },
      ]),
  ...(Extras.CommissionPercent === null
    ? []
    : [
        {
          name: extrasCopy.commission,
          note: extrasCopy.commissionNote(cardInstalments),
          cost: `${Extras.CommissionPercent.replace('.', ',')}%`,
        },
      ]),
];

export const OfferExtras = ({ offer }: Part) => {
  const rows = rowsOf(offer, usePageData('offer')?.cardInstalments);
  if (rows.length === 0) return null;
  return (
    <div className={css.extras}>
      <h3 className={css.listTitle}>{extrasCopy.title}</h3>
      <dl>
        {rows.map(({ name, note, cost }) => (
          <div key={name}>
            <dt>
              {name}
              <small>{note}</small>
            </dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
