import { has } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import { missingToNextStep, participantRebates, perBookingRebates, type RebateInput, wholeYachtRebates } from './given.ts';
import { resignationPrice } from './insurance-prices.ts';
import type { QuoteInput, RebateTerms, Row } from './price-input.ts';
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
  thing: '',
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

/**
 * Gives the rebates on rows and adds up: rebates per participant under their caps, or one cap for a whole yacht, then those per
 * booking, never below zero (R18–R25). `rows` are without 'rebates' rows; each participant's stand together.
 */
export const priced = (rows: readonly Row[], input: RebateInput): Quote => {
  const missing = missingToNextStep(input);
  const whole = input.choices.accommodation === 'whole';
  let charged = 0;
  const byParticipant = new Map<number, Row[]>();
  for (const row of rows) {
    if (!row.onSpot) charged += row.price;
    const own = byParticipant.get(row.userNum);
    if (own === undefined) byParticipant.set(row.userNum, [row]);
    else own.push(row);
  }
  const parties = input.choices.participants.map(({ userNum }) => {
    const own = byParticipant.get(userNum) ?? [];
    const price = sailingPrice(own);
    const receipt = whole ? (userNum === 1 ? wholeYachtRebates(input, price) : []) : participantRebates(input, userNum, price, missing);
    return { userNum, rows: own, receipt, rebate: given(receipt) };
  });
  const left = charged - parties.reduce((total, { rebate }) => total + rebate, 0);
  const perBooking = perBookingRebates(input, left);
  const all: Row[] = [];
  const receipt: ReceiptLine[] = [];
  for (const party of parties) {
    const rebate = party.rebate + (party.userNum === 1 ? given(perBooking) : 0);
    all.push(...party.rows);
    if (rebate > 0) all.push(rebateRow(party.userNum, rebate));
    receipt.push(...party.receipt);
  }
  receipt.push(...perBooking);
  const rebate = given(receipt);
  return { rows: all, rebates: totals(receipt), receipt, price: charged - rebate, rebate, minute: input.terms.minute };
};

/** What a booking's rebates hang on today. */
export const termsOf = (input: QuoteInput): RebateTerms => ({
  minute: minuteOn(input.offer, input.today),
  trips: input.trips,
  groupTravellers: input.groupTravellers,
  ambassador: input.ambassador,
  skipper: has(input.offer, 'skipperDiscount') && input.choices.beSkipper ? input.settings.skipperRebate : 0,
  officeRebates: input.officeRebates,
  discountVouchers: input.discountVouchers,
});

/** All rows of a booking at today's figures, before rebates (R12–R16). */
export const freshRows = (input: QuoteInput): readonly Row[] => {
  const { offer, settings, today, choices } = input;
  const resignation = choices.participants.some((participant) => participant.resignation) ? resignationPrice(offer, settings, today) : null;
  return choices.participants.flatMap((participant) => rowsOf(input, resignation?.price ?? null, participant));
};

/** Prices a booking: rows per participant, rebates in order under their caps, and a sum that is the sum of the rows (R12–R24). */
export const quote = (input: QuoteInput): Quote =>
  priced(freshRows(input), { choices: input.choices, terms: termsOf(input), figures: input.settings });
