import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import type { Kitty } from '../../../application/content/content.ts';
import { formatDate, formatMoney, formatPriceDifference } from '../../format.ts';
import { usePageData, usePageFrame } from '../../hooks/use-page-data.ts';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import { offerExtrasCopy as copy } from './copy/offer-page.pl.ts';
import css from './OfferPage.module.css';

type Part = { readonly offer: OfferDetails };

/**
 * Shows the payment plan of an order made today, and when the shop cancels an order that is not
 * paid (P-167).
 */
export const OfferPaymentPlan = ({ offer: { Extras, Prices, WayIn, Page } }: Part) => {
  const { PlanByDay, FirstHours, UnpaidWorkingDays } = Extras;
  if (WayIn === null) return null;
  if (WayIn === 'reserveList')
    return (
      <p className={css.note}>
        {Page.OfficeConfirms ? `${copy.confirmed} ${copy.nothingYet}` : copy.nothingYet}
      </p>
    );
  return (
    <div>
      <h3 className={css.listTitle}>{copy.planTitle}</h3>
      <p className={css.note}>{PlanByDay.length === 1 ? copy.atOnce : copy.planFor[Prices.Per]}</p>
      <SummaryRows
        rows={PlanByDay.map(({ Name, Value, Due }) => ({
          text: copy.planLine(
            Name,
            Due === null ? copy.within(FirstHours) : copy.until(formatDate(Due)),
          ),
          amount: formatMoney(Value),
        }))}
      />
      <p className={css.note}>{copy.cancelled(UnpaidWorkingDays)}</p>
    </div>
  );
};

type Row = { readonly name: string; readonly note: string; readonly cost: string };

type Sources = {
  readonly cardInstalments?: string;
  readonly kitty?: Kitty;
  readonly childRebates: string | null;
};

const choiceRow = ({ Kind, Name, Price }: OfferDetails['Extras']['Choices'][number]): Row => ({
  name: Name === '' ? copy.assistance : Name,
  note: copy.choiceNotes[Kind],
  cost: formatPriceDifference(Price),
});

/** The extra costs come from the offer and from the brand settings (P-168 to P-171, P-091). */
const rowsOf = (
  { Extras, Prices, Traits }: OfferDetails,
  { cardInstalments, kitty, childRebates }: Sources,
): readonly Row[] => {
  const { Cabin, Skipper, Resignation, TaxEuros, CommissionPercent } = Extras;
  const rows = [
    Prices.AsSkipper !== null && {
      name: copy.skipper,
      note: copy.skipperNote,
      cost: formatMoney(Prices.AsSkipper),
    },
    childRebates !== null &&
      childRebates !== '' &&
      Traits.includes('childDiscountInfo') && {
        name: copy.child,
        note: childRebates,
        cost: copy.childCost,
      },
    Cabin !== null && {
      name: copy.cabin,
      note: copy.cabinNote,
      cost: formatPriceDifference(Cabin),
    },
    Skipper !== null && {
      name: copy.organiserSkipper,
      note: copy.organiserSkipperNote,
      cost: formatPriceDifference(Skipper.Price).replace('PLN', Skipper.Currency),
    },
    Resignation !== null && {
      name: copy.resignation,
      note: copy.resignationNote,
      cost: formatPriceDifference(Resignation.Price),
    },
    ...Extras.Choices.filter(({ Kind }) => Kind === 'training').map(choiceRow),
    ...Extras.Clothes.filter(({ Price }) => Number(Price) > 0).map(({ Name, Price }) => ({
      name: Name,
      note: copy.clothesNote,
      cost: copy.from(formatMoney(Price)),
    })),
    TaxEuros === null
      ? { name: copy.tax, note: copy.noTaxNote, cost: copy.noTax }
      : { name: copy.tax, note: copy.taxNote, cost: copy.taxCost(TaxEuros) },
    kitty !== undefined && {
      name: copy.kitty,
      note: copy.kittyNote(kitty.day, kitty.basis),
      cost: copy.kittyCost(kitty.amount),
    },
    CommissionPercent !== null &&
      CommissionPercent !== '0' && {
        name: copy.commission,
        note: copy.commissionNote(cardInstalments),
        cost: `${CommissionPercent.replace('.', ',')}%`,
      },
  ];
  return rows.filter((row) => row !== false);
};

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
      <h3 className={css.listTitle}>{copy.title}</h3>
      <Rows rows={rows} />
      {choices.length > 0 && (
        <details>
          <summary>{copy.choices(choices.length)}</summary>
          <Rows rows={choices.map(choiceRow)} />
        </details>
      )}
    </div>
  );
};
