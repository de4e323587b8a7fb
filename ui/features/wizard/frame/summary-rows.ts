import { rebateLabels } from '../../../../adapters/http/contract/names.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import type { SummaryRow } from '../../../parts/SideSummary.tsx';
import { costText } from '../../../view-models/lines.ts';

const lineRows = (lines: WizardReservation['Lines']): readonly SummaryRow[] =>
  lines.map(
    ({ Name, ItemCount, PricePerSingleItem: price, Currency: currency, IsPayOnPlace: onSpot }) => ({
      text: Name,
      amount: costText({ price, currency, onSpot }, ItemCount),
    }),
  );

type Lines = Pick<WizardReservation, 'Lines'>;

export const itemSummaryRows = ({ Lines }: Lines): readonly SummaryRow[] => lineRows(Lines);

/** The total does not include items that are paid on the spot. */
export const onSpotSummaryRows = ({ Lines }: Lines): readonly SummaryRow[] =>
  lineRows(Lines.filter(({ IsPayOnPlace }) => IsPayOnPlace));

/**
 * Returns the rows of the vouchers if `forVouchers` is true, otherwise the rows of all other
 * rebates.
 */
export const rebateSummaryRows = (
  { RebatesList }: WizardReservation['Offer'],
  forVouchers: boolean,
): readonly SummaryRow[] =>
  RebatesList.filter(({ Kind }) => (Kind === 'voucher') === forVouchers).map(({ Kind, Value }) => ({
    text: rebateLabels[Kind],
    amount: formatMoney(`-${Value}`),
    minus: true,
  }));

/** Vouchers are no rows of the side summary (W-020). */
export const summaryRows = (reservation: WizardReservation): readonly SummaryRow[] => [
  ...itemSummaryRows(reservation),
  ...rebateSummaryRows(reservation.Offer, false),
];
