import type { Booking, Confirmed, PlacedBooking } from '../booking/booking.ts';
import { ledgerOfBooking } from '../booking/placed/dues.ts';
import { amountOwedBack } from '../booking/placed/refunds.ts';
import type { Day } from '../calendar.ts';
import { type Money, sum } from '../money.ts';
import { amountDueNow, unpaidOf } from '../payments/ledger.ts';
import {
  exactIdsInTitle,
  idsCutOff,
  idsInTitle,
  indexBookingIds,
  type KnownIds,
} from './ids-in-title.ts';
import {
  findNamedRefund,
  findRefundReturnedByBank,
  hasRefundIdOfBooking,
  isSameBankAccount,
  type OrderedRefund,
  type StatementLine,
} from './line.ts';
import {
  indexPayers,
  isKnownPayer,
  type PayerIndex,
  type PayerKind,
  payerKindOf,
  payerKindsByBooking,
} from './payer.ts';

export type Share = { readonly bookingId: string; readonly amount: Money };

export type Fit = 'due' | 'line' | 'all' | 'part' | 'tooMuch';

export type Reason =
  | { readonly kind: 'idInTitle'; readonly bookingId: string }
  | { readonly kind: 'idMistyped'; readonly bookingId: string }
  | { readonly kind: 'noId' }
  | { readonly kind: 'amount'; readonly bookingId: string; readonly fit: Fit }
  /**
   * The line names no booking. Only its amount fits: exactly one booking owes this amount (R31.9).
   */
  | { readonly kind: 'onlySum'; readonly bookingId: string }
  | { readonly kind: 'payer'; readonly bookingId: string; readonly who: PayerKind }
  /** One bank line pays several bookings. `even`: its amount is the sum of what they owe. */
  | { readonly kind: 'shared'; readonly even: boolean }
  | { readonly kind: 'alike'; readonly bookings: readonly string[] }
  | { readonly kind: 'cancelled' | 'signUp'; readonly bookingId: string }
  | { readonly kind: 'refund'; readonly bookingId: string; readonly ordered: boolean }
  | { readonly kind: 'otherCurrency'; readonly currency: string }
  /** No brand asks customers to pay to this bank line's account, so a match is never certain. */
  | { readonly kind: 'otherAccount'; readonly account: string }
  | { readonly kind: 'wentOut' }
  | { readonly kind: 'empty' }
  /** Perhaps the same payment as bank line `entryId` of another file, spelled otherwise (R31.8). */
  | { readonly kind: 'twin'; readonly entryId: string }
  | { readonly kind: 'batch' }
  | { readonly kind: 'takenBack' | 'takesBack'; readonly bookingId: string }
  | { readonly kind: 'reversal' }
  | { readonly kind: 'refundReturned'; readonly bookingId: string }
  /** This bank line paid out a refund, and the bank sent it back with bank line `entryId`. */
  | { readonly kind: 'cameBack'; readonly entryId: string };

/** The shop books a certain match automatically; the office must confirm a probable one. */
export type Confidence = 'certain' | 'probable' | 'none';

export type Match = {
  readonly confidence: Confidence;
  /** The shares of a match: together at most the bank line's amount. */
  readonly shares: readonly Share[];
  readonly refundId: string | null;
  readonly reasons: readonly Reason[];
};

type WithoutPrice<B> = B extends PlacedBooking ? Omit<B, 'quote' | 'basis'> : never;
/** A booking without the details of its price, which need most of its memory. */
export type MatchedBooking = WithoutPrice<PlacedBooking>;
type MatchedOrder = WithoutPrice<Confirmed>;

export const withoutPrice = ({
  quote: _quote,
  basis: _basis,
  ...booking
}: PlacedBooking): MatchedBooking => booking;

export type MatchData = {
  readonly bookings: ReadonlyMap<string, MatchedBooking>;
  readonly ids: KnownIds;
  readonly payers: PayerIndex;
  readonly sums: ReadonlyMap<Money, readonly string[]>;
  readonly refunds: readonly OrderedRefund[];
  readonly left: readonly OrderedRefund[];
  /** The bank accounts to which a brand asks customers to pay, or once asked. */
  readonly accounts: readonly string[];
};

const sumsOfNextLines = (booking: MatchedOrder): readonly Money[] => {
  const lefts = ledgerOfBooking(booking).lines.map(unpaidOf);
  return [...new Set(lefts.map((_, index) => sum(lefts.slice(0, index + 1))))];
};

const indexSums = (bookings: readonly MatchedBooking[]): MatchData['sums'] => {
  const sums = new Map<Money, string[]>();
  for (const booking of bookings)
    for (const amount of booking.status === 'confirmed' ? sumsOfNextLines(booking) : []) {
      const ids = sums.get(amount);
      if (ids === undefined) sums.set(amount, [booking.id]);
      else ids.push(booking.id);
    }
  return sums;
};

export const matchDataOf = (
  bookings: readonly (Booking | MatchedBooking)[],
  refunds: readonly OrderedRefund[],
  accounts: readonly string[],
  paidOutRefunds: readonly OrderedRefund[] = [],
): MatchData => {
  const placed = bookings.filter(
    (booking) => booking.status !== 'draft' && booking.status !== 'removed',
  );
  return {
    bookings: new Map(placed.map((booking) => [booking.id, booking])),
    ids: indexBookingIds(placed.map(({ id }) => id)),
    sums: indexSums(placed),
    payers: indexPayers(placed.filter(({ status }) => status === 'confirmed')),
    refunds,
    left: paidOutRefunds,
    accounts,
  };
};

export const noMatch = (...reasons: readonly Reason[]): Match => ({
  confidence: 'none',
  shares: [],
  refundId: null,
  reasons,
});
const proposeMatch = (
  confidence: 'certain' | 'probable',
  shares: readonly Share[],
  ...reasons: readonly Reason[]
): Match => ({
  confidence,
  shares,
  refundId: null,
  reasons,
});

/**
 * Returns how an amount fits the sums that a booking owes on a day. 'all': all that is left to pay.
 * 'due': the sum due now. 'line': the sum of the first unpaid lines. 'part': any other smaller
 * amount. 'tooMuch': more than is left.
 */
export const compareAmountWithDebt = (booking: MatchedOrder, amount: Money, day: Day): Fit => {
  const ledger = ledgerOfBooking(booking);
  if (amount > ledger.left) return 'tooMuch';
  if (amount === ledger.left) return 'all';
  if (amount === amountDueNow(ledger, day)) return 'due';
  const lefts = ledger.lines.map(unpaidOf);
  return lefts.some((_, index) => sum(lefts.slice(0, index + 1)) === amount) ? 'line' : 'part';
};

/**
 * Returns true if the amount equals the sum due now, the sum of the first unpaid plan lines (of one
 * or more), or all that is left to pay.
 */
export const isExactFit = (fit: Fit): boolean => fit === 'due' || fit === 'line' || fit === 'all';

const matchOne = (
  line: StatementLine,
  booking: MatchedBooking,
  found: 'idInTitle' | 'idMistyped',
): Match => {
  const { id } = booking;
  const who = payerKindOf(booking, line.party.name);
  const whole: readonly Share[] = [{ bookingId: id, amount: line.amount }];
  const reasons: readonly Reason[] = [
    { kind: found, bookingId: id },
    { kind: 'payer', bookingId: id, who },
  ];
  // Money for a cancelled booking is matched with this booking, because the shop registers it there
  // and refunds it from there.
  if (booking.status === 'cancelled')
    return proposeMatch(found === 'idInTitle' ? 'certain' : 'probable', whole, ...reasons, {
      kind: 'cancelled',
      bookingId: id,
    });
  if (booking.status === 'reserveList')
    return proposeMatch('probable', whole, ...reasons, { kind: 'signUp', bookingId: id });
  const fit = compareAmountWithDebt(booking, line.amount, line.day);
  const sure = fit !== 'tooMuch' && (found === 'idInTitle' || isExactFit(fit) || isKnownPayer(who));
  return proposeMatch(sure ? 'certain' : 'probable', whole, ...reasons, {
    kind: 'amount',
    bookingId: id,
    fit,
  });
};

type Asks = (booking: MatchedOrder) => Money;

/** Divides an amount in proportion to the shares. Rounding favours the first bookings. */
const inRatio = (amount: Money, requested: readonly Share[]): readonly Share[] => {
  let remaining = Math.min(amount, sum(requested.map((share) => share.amount)));
  let restAsked = sum(requested.map((share) => share.amount));
  return requested.flatMap((share): readonly Share[] => {
    const part = Math.min(
      share.amount,
      remaining,
      Math.ceil((remaining * share.amount) / restAsked),
    );
    remaining -= part;
    restAsked -= share.amount;
    return part > 0 ? [{ ...share, amount: part }] : [];
  });
};

/** Matches a bank line with several bookings; certain if its amount is the sum of what they owe. */
const matchSeveral = (
  { amount, day }: StatementLine,
  bookings: readonly MatchedBooking[],
): Match => {
  const named = bookings.map(({ id }): Reason => ({ kind: 'idInTitle', bookingId: id }));
  const orders = bookings.filter((booking) => booking.status === 'confirmed');
  const open = orders.filter((booking) => ledgerOfBooking(booking).left > 0);
  const leftOf: Asks = (booking) => ledgerOfBooking(booking).left;
  const measures: readonly Asks[] = [
    (booking) => amountDueNow(ledgerOfBooking(booking), day),
    leftOf,
    (booking) =>
      ledgerOfBooking(booking)
        .lines.map(unpaidOf)
        .find((amount) => amount > 0) ?? 0,
  ];
  const byMeasure = (asks: Asks): readonly Share[] =>
    open.map((booking) => ({ bookingId: booking.id, amount: asks(booking) }));
  const measured = measures.map(byMeasure);
  const total = (shares: readonly Share[]): Money => sum(shares.map((share) => share.amount));
  const even = measured.find((shares) => total(shares) === amount);
  if (even !== undefined && open.length === bookings.length)
    return proposeMatch('certain', even, ...named, { kind: 'shared', even: true });
  const room = measured
    .filter((shares) => total(shares) >= amount)
    .toSorted((a, b) => total(a) - total(b));
  const shares = inRatio(amount, room[0] ?? byMeasure(leftOf));
  return shares.length === 0
    ? noMatch(...named, { kind: 'shared', even: false })
    : proposeMatch('probable', shares, ...named, { kind: 'shared', even: false });
};

const matchBySum = (
  { bookings, sums }: MatchData,
  { amount, day }: StatementLine,
  noId: Reason,
): Match => {
  const fitting = (sums.get(amount) ?? []).flatMap((id) => {
    const booking = bookings.get(id);
    const fit =
      booking?.status === 'confirmed' ? compareAmountWithDebt(booking, amount, day) : 'part';
    return isExactFit(fit) ? [{ id, fit }] : [];
  });
  const [only, ...otherFits] = fitting;
  if (only === undefined || otherFits.length > 0) return noMatch(noId);
  const { id, fit } = only;
  return proposeMatch(
    'probable',
    [{ bookingId: id, amount }],
    noId,
    { kind: 'onlySum', bookingId: id },
    { kind: 'amount', bookingId: id, fit },
  );
};

/** A bank line that names no booking is matched by payer and amount, never with certainty. */
const matchByPayer = (data: MatchData, line: StatementLine): Match => {
  const { bookings, payers } = data;
  const { party, title, amount, day } = line;
  const noId: Reason = { kind: 'noId' };
  const payerText = `${party.name} ${title}`;
  const theirs = [...payerKindsByBooking(payers, payerText)].flatMap(([id, who]) => {
    const booking = bookings.get(id);
    return booking?.status === 'confirmed'
      ? [{ id, who, fit: compareAmountWithDebt(booking, amount, day) }]
      : [];
  });
  const fitting = theirs.filter(({ fit }) => isExactFit(fit));
  const [first, ...otherFits] =
    fitting.length > 0 ? fitting : theirs.filter(({ fit }) => fit === 'part');
  if (first === undefined) return matchBySum(data, line, noId);
  if (otherFits.length > 0)
    return noMatch(noId, { kind: 'alike', bookings: [first, ...otherFits].map(({ id }) => id) });
  const { id, who, fit } = first;
  return proposeMatch(
    'probable',
    [{ bookingId: id, amount }],
    noId,
    { kind: 'payer', bookingId: id, who },
    { kind: 'amount', bookingId: id, fit },
  );
};

const matchOutgoing = (data: MatchData, line: StatementLine): Match => {
  const amount = 0 - line.amount;
  const exact = exactIdsInTitle(data.ids, line.title);
  const ordered =
    findNamedRefund(line, data.refunds) ??
    data.refunds.find((refund) => exact.includes(refund.bookingId) && refund.amount === amount);
  if (ordered !== undefined) {
    const { id, bookingId } = ordered;
    const reason: Reason = { kind: 'refund', bookingId, ordered: true };
    const match = proposeMatch(
      ordered.amount === amount ? 'certain' : 'probable',
      [{ bookingId, amount }],
      reason,
    );
    return ordered.amount === amount ? { ...match, refundId: id } : match;
  }
  const [bookingId, ...otherIds] = exact;
  const booking = bookingId === undefined ? undefined : data.bookings.get(bookingId);
  if (booking === undefined || otherIds.length > 0) return noMatch({ kind: 'wentOut' });
  const sure = amountOwedBack(booking) === amount;
  return proposeMatch(sure ? 'certain' : 'probable', [{ bookingId: booking.id, amount }], {
    kind: 'refund',
    bookingId: booking.id,
    ordered: false,
  });
};

const broughtBack = (
  data: MatchData,
  line: StatementLine,
  named: readonly string[],
): Match | null => {
  const returned = findRefundReturnedByBank(line, data.left);
  if (returned !== undefined) {
    const { id, bookingId, amount } = returned;
    return {
      ...proposeMatch('certain', [{ bookingId, amount }], { kind: 'refundReturned', bookingId }),
      refundId: id,
    };
  }
  const bookingId = named.find((each) => hasRefundIdOfBooking(line, each));
  if (bookingId !== undefined) return noMatch({ kind: 'refundReturned', bookingId });
  return line.isReversal === true
    ? noMatch(...named.map((each): Reason => ({ kind: 'idInTitle', bookingId: each })), {
        kind: 'reversal',
      })
    : null;
};

const byLine = (data: MatchData, line: StatementLine): Match => {
  if (line.amount === 0) return noMatch({ kind: 'empty' });
  if (line.currency !== 'PLN') return noMatch({ kind: 'otherCurrency', currency: line.currency });
  if (line.amount < 0) return matchOutgoing(data, line);
  const { exact, mistyped } = idsInTitle(data.ids, line.title);
  const back = broughtBack(data, line, exact);
  if (back !== null) return back;
  const exactBookings = exact.flatMap((id) => data.bookings.get(id) ?? []);
  const [first, ...completeBookings] = [
    ...exactBookings,
    ...mistyped.flatMap((id) => data.bookings.get(id) ?? []),
  ];
  const cutBookings = idsCutOff(data.ids, line.title, [...exact, ...mistyped])
    .flatMap((id) => data.bookings.get(id) ?? [])
    .filter((booking) => booking.status === 'confirmed' && ledgerOfBooking(booking).left > 0);
  if (first === undefined) {
    const match = matchByPayer(data, line);
    const mayPay: Reason = { kind: 'alike', bookings: cutBookings.map(({ id }) => id) };
    return cutBookings.length === 0 ? match : { ...match, reasons: [...match.reasons, mayPay] };
  }
  const otherBookings = [...completeBookings, ...cutBookings];
  if (otherBookings.length === 0)
    return matchOne(line, first, exact.length > 0 ? 'idInTitle' : 'idMistyped');
  // With one mistyped or cut number, nobody knows how much the customer meant for each booking.
  return mistyped.length === 0 && cutBookings.length === 0
    ? matchSeveral(line, exactBookings)
    : noMatch({ kind: 'alike', bookings: [first, ...otherBookings].map(({ id }) => id) });
};

export const downgradeMatch = (match: Match, why: Reason): Match => ({
  ...match,
  confidence: match.confidence === 'certain' ? 'probable' : match.confidence,
  reasons: [...match.reasons, why],
});

/**
 * Finds what one bank line pays. The match can be certain only if the money came to a bank account
 * that a brand names to its customers (R31).
 */
export const matchLine = (data: MatchData, line: StatementLine): Match => {
  const match = byLine(data, line);
  const lineMatch = line.isBatch === true ? downgradeMatch(match, { kind: 'batch' }) : match;
  if (data.accounts.some((account) => isSameBankAccount(account, line.account))) return lineMatch;
  return {
    ...downgradeMatch(lineMatch, { kind: 'otherAccount', account: line.account }),
    refundId: null,
  };
};
