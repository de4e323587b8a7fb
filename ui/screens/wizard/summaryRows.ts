import type { WizardReservation } from '../../../adapters/http/contract/wizard.ts';
import { wizardCopy } from '../../copy/wizard.pl.ts';
import { money } from '../../format.ts';
import type { SummaryRow } from '../../parts/SideSummary.tsx';

const VOUCHER = 'Voucher';

type Offer = WizardReservation['Offer'];

/** What the booking consists of, as the server words and counts it. */
export const optionRows = ({ OptionsList }: Pick<Offer, 'OptionsList'>): readonly SummaryRow[] =>
  OptionsList.map(({ Name, ItemCount, PricePerSingleItem: price }) => ({
    text: Name,
    amount: price === '0' ? wizardCopy.included : ItemCount > 1 ? wizardCopy.times(ItemCount, money(price)) : money(price),
  }));

/** The same with its rebates; vouchers are not listed (W-020). */
export const summaryRows = ({ Offer }: WizardReservation): readonly SummaryRow[] => [
  ...optionRows(Offer),
  ...Offer.RebatesList.filter(({ Name }) => Name !== VOUCHER).map(({ Name, Value }) => ({
    text: Name,
    amount: money(`-${Value}`),
    minus: true,
  })),
];
