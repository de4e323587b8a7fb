import { has } from '../catalogue/offer.ts';
import { type Money, sum } from '../money.ts';
import { perBookingRebates, personalRebates } from './given.ts';
import type { QuoteInput, ReceiptLine, Row } from './price-input.ts';
import { type Minute, minuteOn, type RebateKind } from './rebates.ts';
import { rowsOf } from './rows.ts';

export type { Currency, QuoteInput, ReceiptLine, Row, RowKind } from './price-input.ts';
export type { RebateKind } from './rebates.ts';

export type Quote = {
  /** All rows by participant, the negative 'rebates' row last (R12). */
  readonly rows: readonly Row[];
  readonly rebates: readonly { readonly kind: RebateKind; readonly value: Money }[];
  readonly receipt: readonly ReceiptLine[];
  /** The sum of all rows that are not paid on the spot; never negative (R12, R24). */
  readonly price: Money;
  readonly rebate: Money;
  readonly minute: Minute;
};

const totals = (receipt: readonly ReceiptLine[]): Quote['rebates'] => {
  const values = new Map<RebateKind, Money>();
  for (const line of receipt) if (line.given > 0) values.set(line.kind, (values.get(line.kind) ?? 0) + line.given);
  return [...values].map(([kind, value]) => ({ kind, value }));
};

const rebateRow = (userNum: number, price: Money): Row => ({
  userNum,
  kind: 'rebates',
  name: '',
  option: null,
  price: -price,
  currency: 'PLN',
  onSpot: false,
});

/** Prices a booking: rows per participant, rebates in order under their caps, and a sum that is the sum of the rows (R12–R24). */
export const quote = (input: QuoteInput): Quote => {
  const minute = minuteOn(input.offer, input.today);
  const gross = rowsOf(input);
  const personal = personalRebates(input, minute, gross);
  const charged = sum(gross.filter((row) => !row.onSpot).map((row) => row.price));
  const left = charged - sum(personal.map((line) => line.given));
  const perBooking = perBookingRebates(input, has(input.offer, 'skipperDiscount'), left);
  const receipt = [...personal, ...perBooking];
  const rows: Row[] = [];
  for (const participant of input.choices.participants) {
    for (const row of gross) if (row.userNum === participant.userNum) rows.push(row);
    const rebate = sum(receipt.filter((line) => line.userNum === participant.userNum).map((line) => line.given));
    if (rebate > 0) rows.push(rebateRow(participant.userNum, rebate));
  }
  const rebate = sum(receipt.map((line) => line.given));
  return { rows, rebates: totals(receipt), receipt, price: charged - rebate, rebate, minute };
};
