import { rebateLabels } from '../../../../adapters/http/contract/names.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import type { SummaryRow } from '../../../parts/SideSummary.tsx';
import { costText } from '../../../view-models/lines.ts';

type Lines = WizardReservation['Lines'];
const lineRows = (lines: Lines): readonly SummaryRow[] =>
  lines.map(
    ({ Name, ItemCount, PricePerSingleItem: price, Currency: currency, IsPayOnPlace: onSpot }) => ({
      text: Name,
      amount: costText({ price, currency, onSpot }, ItemCount),
    }),
  );

export const itemSummaryRows = ({
  Lines,
}: Pick<WizardReservation, 'Lines'>): readonly SummaryRow[] => lineRows(Lines);

/** The total does not include items that are paid on the spot. */
export const onSpotSummaryRows = ({
  Lines,
}: Pick<WizardReservation, 'Lines'>): readonly SummaryRow[] =>
  lineRows(Lines.filter(({ IsPayOnPlace }) => IsPayOnPlace));

const rebateRows = (
  { RebatesList }: WizardReservation['Offer'],
  voucher: boolean,
): readonly SummaryRow[] =>
  RebatesList.filter(({ Kind }) => (Kind === 'voucher') === voucher).map(({ Kind, Value }) => ({
    text: rebateLabels[Kind],
    amount: formatMoney(`-${Value}`),
    minus: true,
  }));

/** Vouchers are no rows of the side summary (W-020). */
export const summaryRows = (reservation: WizardReservation): readonly SummaryRow[] => [
  ...itemSummaryRows(reservation),
  ...rebateRows(reservation.Offer, false),
];

export const rebateSummaryRows = ({
  Offer,
}: Pick<WizardReservation, 'Offer'>): readonly SummaryRow[] => rebateRows(Offer, false);

export const voucherRows = ({ Offer }: Pick<WizardReservation, 'Offer'>): readonly SummaryRow[] =>
  rebateRows(Offer, true);
