import { shownRebates } from '../../../../adapters/http/contract/names.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { money } from '../../../format.ts';
import type { SummaryRow } from '../../../parts/SideSummary.tsx';
import { costText } from '../../../shown/lines.ts';

type Lines = WizardReservation['Lines'];
const lineRows = (lines: Lines): readonly SummaryRow[] =>
  lines.map(({ Name, ItemCount, PricePerSingleItem: price, Currency: currency, IsPayOnPlace: onSpot }) => ({
    text: Name,
    amount: costText({ price, currency, onSpot }, ItemCount),
  }));

/** What the booking consists of, as the server words and counts it. */
export const thingRows = ({ Lines }: Pick<WizardReservation, 'Lines'>): readonly SummaryRow[] => lineRows(Lines);

/** Of that only what is paid on the spot, and so in no sum. */
export const onSpotRows = ({ Lines }: Pick<WizardReservation, 'Lines'>): readonly SummaryRow[] =>
  lineRows(Lines.filter(({ IsPayOnPlace }) => IsPayOnPlace));

const rebateRows = ({ RebatesList }: WizardReservation['Offer'], voucher: boolean): readonly SummaryRow[] =>
  RebatesList.filter(({ Kind }) => (Kind === 'voucher') === voucher).map(({ Kind, Value }) => ({
    text: shownRebates[Kind],
    amount: money(`-${Value}`),
    minus: true,
  }));

/** The same with its rebates; vouchers are not listed (W-020). */
export const summaryRows = (reservation: WizardReservation): readonly SummaryRow[] => [
  ...thingRows(reservation),
  ...rebateRows(reservation.Offer, false),
];

/** What rebates take off it, vouchers apart: beside the sum where the summary is folded away. */
export const rebatesOff = ({ Offer }: Pick<WizardReservation, 'Offer'>): readonly SummaryRow[] => rebateRows(Offer, false);

/** What discount vouchers take off the sum of step 6. */
export const voucherRows = ({ Offer }: Pick<WizardReservation, 'Offer'>): readonly SummaryRow[] => rebateRows(Offer, true);
