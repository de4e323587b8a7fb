import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import type { Kitty } from '../../../application/content/content.ts';
import { formatDate, formatMoney, formatPriceDifference } from '../../format.ts';
import { usePageData, usePageFrame } from '../../hooks/use-page-data.ts';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import { offerExtrasCopy } from './copy/offer-page.pl.ts';
import css from './OfferPage.module.css';

type Part = { readonly offer: OfferDetails };

/**
 * Shows the payment plan of an order made today, and when an unpaid booking is cancelled (P-167).
 */
export const OfferPaymentPlan = ({ offer: { Extras, Prices, WayIn, Page } }: Part) => {
  const { PlanByDay, FirstHours, UnpaidWorkingDays } = Extras;
  if (WayIn === null) return null;
  if (WayIn === 'reserveList')
    return (
      <p className={css.note}>
        {Page.OfficeConfirms
          ? `${offerExtrasCopy.confirmed} ${offerExtrasCopy.nothingYet}`
          : offerExtrasCopy.nothingYet}
      </p>
    );
  return (
    <div>
      <h3 className={css.listTitle}>{offerExtrasCopy.planTitle}</h3>
      <p className={css.note}>
        {PlanByDay.length === 1 ? offerExtrasCopy.atOnce : offerExtrasCopy.planFor[Prices.Per]}
      </p>
      <SummaryRows
        rows={PlanByDay.map(({ Name, Value, Due }) => ({
          text: offerExtrasCopy.planLine(
            Name,
            Due === null
              ? offerExtrasCopy.within(FirstHours)
              : offerExtrasCopy.until(formatDate(Due)),
          ),
          amount: formatMoney(Value),
        }))}
      />
      <p className={css.note}>{offerExtrasCopy.cancelled(UnpaidWorkingDays)}</p>
    </div>
  );
};

const amount = ({ Price, Currency }: NonNullable<OfferDetails['Extras']['Skipper']>): string =>
  formatPriceDifference(Price).replace('PLN', Currency);

type Row = { readonly name: string; readonly note: string; readonly cost: string };

type Sources = {
  readonly cardInstalments?: string;
  readonly kitty?: Kitty;
  readonly childRebates?: string | null;
};

const choiceRow = ({ Kind, Name, Price }: OfferDetails['Extras']['Choices'][number]): Row => ({
  name: Name === '' ? offerExtrasCopy.assistance : Name,
  note: offerExtrasCopy.choiceNotes[Kind],
  cost: formatPriceDifference(Price),
});

/** The extra costs come from the offer and from the brand settings (P-168 to P-171, P-091). */
const rowsOf = (
  { Extras, Prices, Traits }: OfferDetails,
  { cardInstalments, kitty, childRebates }: Sources,
): readonly Row[] => [
  ...(Prices.AsSkipper === null
    ? []
    : [
        {
          name: offerExtrasCopy.skipper,
          note: offerExtrasCopy.skipperNote,
          cost: formatMoney(Prices.AsSkipper),
        },
      ]),
  ...(childRebates && Traits.includes('childDiscountInfo')
    ? [{ name: offerExtrasCopy.child, note: childRebates, cost: offerExtrasCopy.childCost }]
    : []),
  ...(Extras.Cabin === null
    ? []
    : [
        {
          name: offerExtrasCopy.cabin,
          note: offerExtrasCopy.cabinNote,
          cost: formatPriceDifference(Extras.Cabin),
        },
      ]),
  ...(Extras.Skipper === null
    ? []
    : [
        {
          name: offerExtrasCopy.organiserSkipper,
          note: offerExtrasCopy.organiserSkipperNote,
          cost: amount(Extras.Skipper),
        },
      ]),
  ...(Extras.Resignation === null
    ? []
    : [
        {
          name: offerExtrasCopy.resignation,
          note: offerExtrasCopy.resignationNote,
          cost: formatPriceDifference(Extras.Resignation.Price),
        },
      ]),
  ...Extras.Choices.filter(({ Kind }) => Kind === 'training').map(choiceRow),
  ...Extras.Clothes.filter(({ Price }) => Number(Price) > 0).map(({ Name, Price }) => ({
    name: Name,
    note: offerExtrasCopy.clothesNote,
    cost: offerExtrasCopy.from(formatMoney(Price)),
  })),
  Extras.TaxEuros === null
    ? {
        name: offerExtrasCopy.tax,
        note: offerExtrasCopy.noTaxNote,
        cost: offerExtrasCopy.noTax,
      }
    : {
        name: offerExtrasCopy.tax,
        note: offerExtrasCopy.taxNote,
        cost: offerExtrasCopy.taxCost(Extras.TaxEuros),
      },
  ...(kitty === undefined
    ? []
    : [
        {
          name: offerExtrasCopy.kitty,
          note: offerExtrasCopy.kittyNote(kitty.day, kitty.basis),
          cost: offerExtrasCopy.kittyCost(kitty.amount),
        },
      ]),
  ...(Extras.CommissionPercent === null || Extras.CommissionPercent === '0'
    ? []
    : [
        {
          name: offerExtrasCopy.commission,
          note: offerExtrasCopy.commissionNote(cardInstalments),
          cost: `${Extras.CommissionPercent.replace('.', ',')}%`,
        },
      ]),
];

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl>
    {rows.map(({ name, note, cost }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{cost}</dd>
        <dd className={css.why}>{note}</dd>
      </div>
    ))}
  </dl>
);

export const OfferExtras = ({ offer }: Part) => {
  const childRebates = usePageFrame()?.childRebates ?? null;
  const rows = rowsOf(offer, { ...usePageData('offer'), childRebates });
  const choices = offer.Extras.Choices.filter(({ Kind }) => Kind !== 'training');
  return (
    <div className={css.extras}>
      <h3 className={css.listTitle}>{offerExtrasCopy.title}</h3>
      <Rows rows={rows} />
      {choices.length > 0 && (
        <details>
          <summary>{offerExtrasCopy.choices(choices.length)}</summary>
          <Rows rows={choices.map(choiceRow)} />
        </details>
      )}
    </div>
  );
};
