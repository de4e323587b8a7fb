import { hasTrait, type Offer } from '../catalogue/offer.ts';
import {
  groupRebate,
  type MissingToStep,
  travellersMissingToNextGroupStep,
} from '../groups/group.ts';
import { loyaltyRebate } from '../loyalty/loyalty.ts';
import { type Money, sum } from '../money.ts';
import { type Choices, hasResignation } from '../party/choices.ts';
import { resignationPrice } from './insurance-prices.ts';
import {
  capOf,
  grantRebatesUpToCap,
  type Minute,
  minutePeriodNameOn,
  REBATES_IN_ORDER,
  type RebateFigures,
  type RebateKind,
  type ReceiptLine,
  type RequestedRebate,
} from './rebates.ts';
import { addParticipantPriceRows, type QuoteInput, type RebateTerms, type Row } from './rows.ts';

type RebateInput = {
  readonly choices: Choices;
  readonly terms: RebateTerms;
  readonly figures: RebateFigures;
};

const rebateRequest = (
  kind: RequestedRebate['kind'],
  rule: string,
  requestedAmount: Money,
): RequestedRebate => ({
  kind,
  rule,
  asked: requestedAmount,
});

/**
 * Adds the minute period's rebate to the requested rebates: one for each participant, or one for a
 * whole yacht (R19). Adds nothing outside the minute periods.
 */
const askMinute = (requests: RequestedRebate[], { choices, terms, figures }: RebateInput): void => {
  if (terms.minute === null) return;
  const { wholeYacht, perParticipant } = figures[terms.minute];
  requests.push(
    rebateRequest(
      terms.minute,
      'R19',
      choices.accommodation === 'whole' ? wholeYacht : perParticipant,
    ),
  );
};

const askLoyalty = (requests: RequestedRebate[], rebate: Money): void => {
  if (rebate > 0) requests.push(rebateRequest('loyalty', 'R20', rebate));
};

/** Returns a whole yacht's rebates; its cap is one participant's cap times the travellers (R23). */
const wholeYachtRebates = (input: RebateInput, price: Money): readonly ReceiptLine[] => {
  const { figures, choices } = input;
  const { trips, ambassador, minute } = input.terms;
  const travellers = choices.participants.length;
  const requests: RequestedRebate[] = [];
  askMinute(requests, input);
  askLoyalty(
    requests,
    sum(trips.slice(0, travellers).map((count) => loyaltyRebate(figures, count))),
  );
  if (ambassador !== null)
    requests.push(rebateRequest('ambassador', 'R22', ambassador * travellers));
  return grantRebatesUpToCap(requests, capOf(figures, minute) * travellers, price, 1, null);
};

/**
 * Returns how many travellers the group lacks for the next rebate. Returns null at the highest
 * rebate, or if no group size counts for this booking.
 */
export const travellersMissingToGroupRebate = ({
  figures,
  terms,
}: RebateInput): MissingToStep | null =>
  terms.groupTravellers === null
    ? null
    : travellersMissingToNextGroupStep(figures, terms.groupTravellers);

/**
 * Returns how many travellers a group, or a party without a group, lacks for the next rebate (R21).
 * Returns null for a whole yacht, an offer that does not show group rebates, and at the highest
 * rebate.
 */
export const travellersMissingToNextRebate = (
  offer: Pick<Offer, 'showGroupRebate'>,
  { accommodation, participants }: Choices,
  receipt: readonly ReceiptLine[],
  figures: Pick<RebateFigures, 'group'>,
): MissingToStep | null => {
  if (!offer.showGroupRebate || accommodation === 'whole') return null;
  const counted = receipt.find(({ kind }) => kind === 'group');
  return counted === undefined
    ? travellersMissingToNextGroupStep(figures, participants.length)
    : counted.missing;
};

/** Grants a participant's rebates in order, up to the cap and the price of their place (R18). */
const participantRebates = (
  input: RebateInput,
  userNum: number,
  price: Money,
  missing: MissingToStep | null,
): readonly ReceiptLine[] => {
  const { figures } = input;
  const { trips, groupTravellers, ambassador, minute } = input.terms;
  const requests: RequestedRebate[] = [];
  askMinute(requests, input);
  askLoyalty(requests, loyaltyRebate(figures, trips[userNum - 1] ?? 0));
  if (groupTravellers !== null)
    requests.push(rebateRequest('group', 'R21', groupRebate(figures, groupTravellers)));
  if (ambassador !== null) requests.push(rebateRequest('ambassador', 'R22', ambassador));
  return grantRebatesUpToCap(requests, capOf(figures, minute), price, userNum, missing);
};

const NO_CAP: Money = Number.POSITIVE_INFINITY;

/** Grants the rebates that no cap limits, vouchers last; the price never falls below 0 (R24). */
const perBookingRebates = (
  { choices, terms, figures }: RebateInput,
  remainingPrice: Money,
): readonly ReceiptLine[] => {
  const { skipper, officeRebates, discountVouchers } = terms;
  const requests: RequestedRebate[] = [];
  if (choices.accommodation === 'whole')
    requests.push(rebateRequest('wholeYacht', 'R24', figures.wholeYachtRebate));
  if (skipper > 0) requests.push(rebateRequest('skipper', 'R24', skipper));
  for (const value of officeRebates) requests.push(rebateRequest('office', 'R18', value));
  for (const value of discountVouchers) requests.push(rebateRequest('voucher', 'R25', value));
  return grantRebatesUpToCap(requests, NO_CAP, remainingPrice, 1, null);
};

export type { RebateKind, ReceiptLine } from './rebates.ts';
export type { QuoteInput, Row, RowKind } from './rows.ts';

export type Quote = {
  /** Price rows are sorted by participant, with the negative 'rebates' row last (R12). */
  readonly rows: readonly Row[];
  /** The sum of each kind of rebate over all participants, in the order of R18. */
  readonly rebates: readonly { readonly kind: RebateKind; readonly value: Money }[];
  readonly receipt: readonly ReceiptLine[];
  /** The sum of the rows that are not paid on the spot; never negative (R24). */
  readonly price: Money;
  readonly rebate: Money;
  readonly minute: Minute;
};

const totals = (receipt: readonly ReceiptLine[]): Quote['rebates'] => {
  const all: { readonly kind: RebateKind; readonly value: Money }[] = [];
  for (const kind of REBATES_IN_ORDER) {
    let value = 0;
    for (const line of receipt) if (line.kind === kind) value += line.given;
    if (value > 0) all.push({ kind, value });
  }
  return all;
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

/**
 * Returns the part of the price that capped rebates can reduce: the price of the places, or of the
 * whole yacht (R23).
 */
const sailingPrice = (rows: readonly Row[]): Money => {
  let price = 0;
  for (const row of rows)
    if (row.kind === 'accommodation' || row.kind === 'wholeYacht') price += row.price;
  return price;
};

const chargedFor = (rows: readonly Row[]): Money => {
  let charged = 0;
  for (const row of rows) if (!row.onSpot) charged += row.price;
  return charged;
};

const NO_ROWS: readonly Row[] = [];

const rowsByParticipant = (rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> => {
  const byParticipant = new Map<number, Row[]>();
  let userNum = 0;
  let participantRows: Row[] = [];
  for (const row of rows) {
    if (row.userNum !== userNum) {
      userNum = row.userNum;
      participantRows = byParticipant.get(userNum) ?? [];
      byParticipant.set(userNum, participantRows);
    }
    participantRows.push(row);
  }
  return byParticipant;
};

const sumGiven = (receipt: readonly ReceiptLine[]): Money => {
  let total = 0;
  for (const line of receipt) total += line.given;
  return total;
};

/**
 * Returns the quote if its sums are right. Throws if they are wrong, because the program then has a
 * defect (R12.4).
 */
const checkSums = (quote: Quote): Quote => {
  const charged = chargedFor(quote.rows);
  let rebates = 0;
  for (const { value } of quote.rebates) rebates += value;
  if (charged !== quote.price || rebates !== quote.rebate)
    throw new Error(
      `A quote is inconsistent. Its rows add up to ${charged}, but its price is ${quote.price}; or its rebates add up to ${rebates}, but its rebate is ${quote.rebate}.`,
    );
  return quote;
};

/** Takes rebates off price rows, never below zero (R18–R25); throws if the sums are wrong. */
export const computeQuoteFromRows = (rows: readonly Row[], input: RebateInput): Quote => {
  const missing = travellersMissingToGroupRebate(input);
  const whole = input.choices.accommodation === 'whole';
  const byParticipant = rowsByParticipant(rows);
  const parties = input.choices.participants.map(({ userNum }) => {
    const participantRows = byParticipant.get(userNum) ?? NO_ROWS;
    const price = sailingPrice(participantRows);
    const receipt = whole
      ? userNum === 1
        ? wholeYachtRebates(input, price)
        : []
      : participantRebates(input, userNum, price, missing);
    return { userNum, rows: participantRows, receipt, rebate: sumGiven(receipt) };
  });
  const charged = chargedFor(rows);
  const remaining = charged - parties.reduce((total, { rebate }) => total + rebate, 0);
  const perBooking = perBookingRebates(input, remaining);
  const all: Row[] = [];
  const receipt: ReceiptLine[] = [];
  for (const party of parties) {
    const rebate = party.rebate + (party.userNum === 1 ? sumGiven(perBooking) : 0);
    for (const row of party.rows) all.push(row);
    if (rebate > 0) all.push(rebateRow(party.userNum, rebate));
    for (const line of party.receipt) receipt.push(line);
  }
  for (const line of perBooking) receipt.push(line);
  const rebate = sumGiven(receipt);
  return checkSums({
    rows: all,
    rebates: totals(receipt),
    receipt,
    price: charged - rebate,
    rebate,
    minute: input.terms.minute,
  });
};

export const rebateTermsOf = (input: QuoteInput): RebateTerms => ({
  minute: minutePeriodNameOn(input.offer, input.today),
  trips: input.trips,
  groupTravellers: input.groupTravellers,
  ambassador: input.ambassador,
  skipper:
    hasTrait(input.offer, 'skipperDiscount') && input.choices.beSkipper
      ? input.settings.skipperRebate
      : 0,
  officeRebates: input.officeRebates,
  discountVouchers: input.discountVouchers,
});

/** Returns price rows at today's prices and brand settings, without rebates (R12–R16). */
export const currentPriceRows = (input: QuoteInput): readonly Row[] => {
  const { offer, settings, today, choices } = input;
  const resignation = hasResignation(choices) ? resignationPrice(offer, settings, today) : null;
  const rows: Row[] = [];
  for (const participant of choices.participants)
    addParticipantPriceRows(rows, input, resignation?.price ?? null, participant);
  return rows;
};

/** Computes a booking's price: rows, rebates in order up to their caps, and the sum (R12–R24). */
export const computeQuote = (input: QuoteInput): Quote =>
  computeQuoteFromRows(currentPriceRows(input), {
    choices: input.choices,
    terms: rebateTermsOf(input),
    figures: input.settings,
  });
