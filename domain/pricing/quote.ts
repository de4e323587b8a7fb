import { has } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import { missingToNextStep, participantRebates, perBookingRebates, wholeYachtRebates } from './given.ts';
import { resignationPrice } from './insurance-prices.ts';
import type { QuoteInput, Row } from './price-input.ts';
import { type Minute, minuteOn, REBATES_IN_ORDER, type RebateKind, type ReceiptLine } from './rebates.ts';
import { rowsOf } from './rows.ts';

export type { QuoteInput, Row, RowKind } from './price-input.ts';
export type { RebateKind, ReceiptLine } from './rebates.ts';

export type Quote = {
  /** All rows by participant, the negative 'rebates' row last (R12). */
  readonly rows: readonly Row[];
  /** What each kind gave to all participants together, in the order of R18. */
  readonly rebates: readonly { readonly kind: RebateKind; readonly value: Money }[];
  readonly receipt: readonly ReceiptLine[];
  /** The sum of all rows that are not paid on the spot; never negative (R12, R24). */
  readonly price: Money;
  readonly rebate: Money;
  readonly minute: Minute;
};

const totals = (receipt: readonly ReceiptLine[]): Quote['rebates'] => {
  const values = new Map<RebateKind, Money>();
  for (const { kind, given: value } of receipt) if (value > 0) values.set(kind, (values.get(kind) ?? 0) + value);
  return REBATES_IN_ORDER.flatMap((kind) => {
    const value = values.get(kind);
    return value === undefined ? [] : [{ kind, value }];
  });
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

/** The rows that rebates may come off: what is paid for sailing itself (R23). */
const sailingPrice = (rows: readonly Row[]): Money => {
  let price = 0;
  for (const row of rows) if (row.kind === 'accommodation' || row.kind === 'wholeYacht') price += row.price;
  return price;
};

const given = (receipt: readonly ReceiptLine[]): Money => {
  let total = 0;
  for (const line of receipt) total += line.given;
  return total;
};

/** Prices a booking: rows per participant, rebates in order under their caps, and a sum that is the sum of the rows (R12–R24). */
export const quote = (input: QuoteInput): Quote => {
  const { offer, settings, today, choices } = input;
  const minute = minuteOn(offer, today);
  const resignation = choices.participants.some((participant) => participant.resignation) ? resignationPrice(offer, settings, today) : null;
  const missing = missingToNextStep(input);
  const whole = choices.accommodation === 'whole';
  let charged = 0;
  const parties = choices.participants.map((participant) => {
    const rows = rowsOf(input, resignation?.price ?? null, participant);
    for (const row of rows) if (!row.onSpot) charged += row.price;
    const receipt = whole
      ? participant.userNum === 1
        ? wholeYachtRebates(input, minute, sailingPrice(rows))
        : []
      : participantRebates(input, minute, participant.userNum, sailingPrice(rows), missing);
    return { userNum: participant.userNum, rows, receipt, rebate: given(receipt) };
  });
  const left = charged - parties.reduce((total, { rebate }) => total + rebate, 0);
  const perBooking = perBookingRebates(input, has(offer, 'skipperDiscount'), left);
  const rows: Row[] = [];
  const receipt: ReceiptLine[] = [];
  for (const party of parties) {
    const rebate = party.rebate + (party.userNum === 1 ? given(perBooking) : 0);
    rows.push(...party.rows);
    if (rebate > 0) rows.push(rebateRow(party.userNum, rebate));
    receipt.push(...party.receipt);
  }
  receipt.push(...perBooking);
  const rebate = given(receipt);
  return { rows, rebates: totals(receipt), receipt, price: charged - rebate, rebate, minute };
};
