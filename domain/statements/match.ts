import type { Booking, Cancelled, Confirmed, Waiting } from '../booking/booking.ts';
import { ledgerOfBooking } from '../booking/placed/dues.ts';
import { owedBack } from '../booking/placed/refunds.ts';
import type { Day } from '../calendar.ts';
import { type Money, sum } from '../money.ts';
import { dueNow } from '../payments/due.ts';
import { unpaidOf } from '../payments/ledger.ts';
import { exactIdsInTitle, idsInTitle, type KnownIds, knownIds } from './ids-in-title.ts';
import { isSameAccount, type StatementLine } from './line.ts';
import {
  indexPayers,
  isOneOfThem,
  type Payer,
  type PayerIndex,
  payerOf,
  payersNamed,
} from './payer.ts';
import {
  namesRefundOf,
  type OrderedRefund,
  refundNamed,
  returnedRefund,
} from './returned-refund.ts';

export type Placed = Confirmed | Waiting | Cancelled;

/** A booking's share of a line, in grosze. */
export type Share = { readonly bookingId: string; readonly amount: Money };

/** How a sum compares with what a booking asks for. */
export type Fit = 'due' | 'line' | 'all' | 'part' | 'tooMuch';

/** Why a line was matched, as data. */
export type Reason =
  | { readonly kind: 'idInTitle'; readonly bookingId: string }
  | { readonly kind: 'idMistyped'; readonly bookingId: string }
  | { readonly kind: 'noId' }
  | { readonly kind: 'amount'; readonly bookingId: string; readonly fit: Fit }
  | { readonly kind: 'payer'; readonly bookingId: string; readonly who: Payer }
  /** Shared by what each of several bookings asks for; it may or may not come out even. */
  | { readonly kind: 'shared'; readonly even: boolean }
  | { readonly kind: 'alike'; readonly bookings: readonly string[] }
  | { readonly kind: 'cancelled' | 'signUp'; readonly bookingId: string }
  | { readonly kind: 'refund'; readonly bookingId: string; readonly ordered: boolean }
  | { readonly kind: 'otherCurrency'; readonly currency: string }
  /** The account is not one of the brands'. Its money may have been counted elsewhere. */
  | { readonly kind: 'otherAccount'; readonly account: string }
  | { readonly kind: 'wentOut' }
  /** A sum of nothing: the bank says something, and no money moved. */
  | { readonly kind: 'empty' }
  /** Perhaps the same payment as a line of another file, which wrote it differently (R31.8). */
  | { readonly kind: 'twin'; readonly entryId: string }
  /** The bank booked several payments as one sum, so that nobody knows what each of them was. */
  | { readonly kind: 'batch' }
  /** A later line of the import takes this money back, or this line takes back what an earlier one brought. */
  | { readonly kind: 'takenBack' | 'takesBack'; readonly bookingId: string }
  /** The bank takes an entry of its own back: no customer has paid. */
  | { readonly kind: 'reversal' }
  /** A refund that had left came back. */
  | { readonly kind: 'refundReturned'; readonly bookingId: string }
  /** This refund left, and came back by another line. */
  | { readonly kind: 'cameBack'; readonly entryId: string };

/** `certain` is booked, `probable` is a question, `none` has no proposal. */
export type Confidence = 'certain' | 'probable' | 'none';

export type Match = {
  readonly confidence: Confidence;
  /** Together at most the line's amount. */
  readonly shares: readonly Share[];
  /** The ordered refund that has left the account by this line, or has come back by it. */
  readonly refundId: string | null;
  readonly reasons: readonly Reason[];
};

/** What lines are compared with. */
export type Known = {
  readonly bookings: ReadonlyMap<string, Placed>;
  readonly ids: KnownIds;
  readonly payers: PayerIndex;
  /** Refunds that were ordered and have not left the account yet. */
  readonly refunds: readonly OrderedRefund[];
  /** Refunds that have left the account. */
  readonly left: readonly OrderedRefund[];
  /** Accounts that customers pay to, now and before. */
  readonly accounts: readonly string[];
};

export const isPlaced = (booking: Booking): booking is Placed =>
  booking.status !== 'draft' && booking.status !== 'removed';

export const knownOf = (
  bookings: readonly Booking[],
  refunds: readonly OrderedRefund[],
  accounts: readonly string[],
  left: readonly OrderedRefund[] = [],
): Known => {
  const placed = bookings.filter(isPlaced);
  return {
    bookings: new Map(placed.map((booking) => [booking.id, booking])),
    ids: knownIds(placed.map(({ id }) => id)),
    payers: indexPayers(placed.filter(({ status }) => status === 'confirmed')),
    refunds,
    left,
    accounts,
  };
};

/** A match that proposes nothing. */
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
 * Compares a received sum with what an order asks for. The sum of its first open lines fits as
 * well.
 */
export const fitOf = (booking: Confirmed, amount: Money, day: Day): Fit => {
  const ledger = ledgerOfBooking(booking);
  if (amount > ledger.left) return 'tooMuch';
  if (amount === ledger.left) return 'all';
  if (amount === dueNow(ledger, day)) return 'due';
  const lefts = ledger.lines.map(unpaidOf);
  return lefts.some((_, index) => sum(lefts.slice(0, index + 1)) === amount) ? 'line' : 'part';
};

/** Whether a sum is exactly what an order asks for: what is due, its next instalments, or all that is left. */
export const isExactFit = (fit: Fit): boolean => fit === 'due' || fit === 'line' || fit === 'all';

/** A line that names one booking. */
const matchOne = (
  line: StatementLine,
  booking: Placed,
  found: 'idInTitle' | 'idMistyped',
): Match => {
  const { id } = booking;
  const who = payerOf(booking, line.party.name);
  const whole: readonly Share[] = [{ bookingId: id, amount: line.amount }];
  const reasons: readonly Reason[] = [
    { kind: found, bookingId: id },
    { kind: 'payer', bookingId: id, who },
  ];
  // Money for an ended trip is registered with it and refunded from there (R31).
  if (booking.status === 'cancelled')
    return proposeMatch(found === 'idInTitle' ? 'certain' : 'probable', whole, ...reasons, {
      kind: 'cancelled',
      bookingId: id,
    });
  if (booking.status === 'reserveList')
    return proposeMatch('probable', whole, ...reasons, { kind: 'signUp', bookingId: id });
  const fit = fitOf(booking, line.amount, line.day);
  const sure = fit !== 'tooMuch' && (found === 'idInTitle' || isExactFit(fit) || isOneOfThem(who));
  return proposeMatch(sure ? 'certain' : 'probable', whole, ...reasons, {
    kind: 'amount',
    bookingId: id,
    fit,
  });
};

type Asks = (booking: Confirmed) => Money;

/**
 * Splits a sum in the ratio of the requested amounts, to the grosz and never beyond them. A grosz
 * that cannot be shared goes to the first.
 */
const inRatio = (amount: Money, asked: readonly Share[]): readonly Share[] => {
  let rest = Math.min(amount, sum(asked.map((share) => share.amount)));
  let restAsked = sum(asked.map((share) => share.amount));
  return asked.flatMap((share): readonly Share[] => {
    const part = Math.min(share.amount, rest, Math.ceil((rest * share.amount) / restAsked));
    rest -= part;
    restAsked -= share.amount;
    return part > 0 ? [{ ...share, amount: part }] : [];
  });
};

/**
 * A line that names several bookings. Each gets what it asks for if one measure makes the total
 * equal to the sum. Otherwise the sum is proposed in the ratio of the smallest measure that covers
 * it.
 */
const matchSeveral = ({ amount, day }: StatementLine, bookings: readonly Placed[]): Match => {
  const named = bookings.map(({ id }): Reason => ({ kind: 'idInTitle', bookingId: id }));
  const orders = bookings.filter((booking) => booking.status === 'confirmed');
  const open = orders.filter((booking) => ledgerOfBooking(booking).left > 0);
  const left: Asks = (booking) => ledgerOfBooking(booking).left;
  const measures: readonly Asks[] = [
    (booking) => dueNow(ledgerOfBooking(booking), day),
    left,
    (booking) =>
      ledgerOfBooking(booking)
        .lines.map(unpaidOf)
        .find((amount) => amount > 0) ?? 0,
  ];
  const byMeasure = (asks: Asks): readonly Share[] =>
    open.map((booking) => ({ bookingId: booking.id, amount: asks(booking) }));
  const measured = measures.map(byMeasure);
  const asked = (shares: readonly Share[]): Money => sum(shares.map((share) => share.amount));
  const even = measured.find((shares) => asked(shares) === amount);
  if (even !== undefined && open.length === bookings.length)
    return proposeMatch('certain', even, ...named, { kind: 'shared', even: true });
  const room = measured
    .filter((shares) => asked(shares) >= amount)
    .toSorted((a, b) => asked(a) - asked(b));
  const shares = inRatio(amount, room[0] ?? byMeasure(left));
  return shares.length === 0
    ? noMatch(...named, { kind: 'shared', even: false })
    : proposeMatch('probable', shares, ...named, { kind: 'shared', even: false });
};

/** A line that names no booking: matched by payer or named person and by amount. Never certain. */
const matchByPayer = (
  { bookings, payers }: Known,
  { party, title, amount, day }: StatementLine,
): Match => {
  const noId: Reason = { kind: 'noId' };
  const said = `${party.name} ${title}`;
  const theirs = [...payersNamed(payers, said)].flatMap(([id, who]) => {
    const booking = bookings.get(id);
    return booking?.status === 'confirmed' ? [{ id, who, fit: fitOf(booking, amount, day) }] : [];
  });
  const fitting = theirs.filter(({ fit }) => isExactFit(fit));
  const [first, ...others] =
    fitting.length > 0 ? fitting : theirs.filter(({ fit }) => fit === 'part');
  if (first === undefined) return noMatch(noId);
  if (others.length > 0)
    return noMatch(noId, { kind: 'alike', bookings: [first, ...others].map(({ id }) => id) });
  const { id, who, fit } = first;
  return proposeMatch(
    'probable',
    [{ bookingId: id, amount }],
    noId,
    { kind: 'payer', bookingId: id, who },
    { kind: 'amount', bookingId: id, fit },
  );
};

/** Outgoing money: an ordered or owed refund. Anything else does not concern the shop. */
const matchOutgoing = (known: Known, line: StatementLine): Match => {
  const amount = 0 - line.amount;
  const exact = exactIdsInTitle(known.ids, line.title);
  const ordered =
    refundNamed(line, known.refunds) ??
    known.refunds.find((refund) => exact.includes(refund.bookingId) && refund.amount === amount);
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
  const [bookingId, ...others] = exact;
  const booking = bookingId === undefined ? undefined : known.bookings.get(bookingId);
  if (booking === undefined || others.length > 0) return noMatch({ kind: 'wentOut' });
  const sure = owedBack(booking) === amount;
  return proposeMatch(sure ? 'certain' : 'probable', [{ bookingId: booking.id, amount }], {
    kind: 'refund',
    bookingId: booking.id,
    ordered: false,
  });
};

/** Money that came in and that no customer paid now: a refund that came back, or an entry that the bank takes back. */
const broughtBack = (known: Known, line: StatementLine, named: readonly string[]): Match | null => {
  const returned = returnedRefund(line, known.left);
  if (returned !== undefined) {
    const { id, bookingId, amount } = returned;
    return {
      ...proposeMatch('certain', [{ bookingId, amount }], { kind: 'refundReturned', bookingId }),
      refundId: id,
    };
  }
  const bookingId = named.find((each) => namesRefundOf(line, each));
  if (bookingId !== undefined) return noMatch({ kind: 'refundReturned', bookingId });
  return line.isReversal === true
    ? noMatch(...named.map((each): Reason => ({ kind: 'idInTitle', bookingId: each })), {
        kind: 'reversal',
      })
    : null;
};

const byLine = (known: Known, line: StatementLine): Match => {
  if (line.amount === 0) return noMatch({ kind: 'empty' });
  if (line.currency !== 'PLN') return noMatch({ kind: 'otherCurrency', currency: line.currency });
  if (line.amount < 0) return matchOutgoing(known, line);
  const { exact, mistyped } = idsInTitle(known.ids, line.title);
  const back = broughtBack(known, line, exact);
  if (back !== null) return back;
  const [first, ...others] = (exact.length > 0 ? exact : mistyped).flatMap(
    (id) => known.bookings.get(id) ?? [],
  );
  if (first === undefined) return matchByPayer(known, line);
  if (others.length === 0)
    return matchOne(line, first, exact.length > 0 ? 'idInTitle' : 'idMistyped');
  return exact.length > 0
    ? matchSeveral(line, [first, ...others])
    : noMatch({ kind: 'alike', bookings: [first, ...others].map(({ id }) => id) });
};

/** The match as a question, with the reason why it is one. */
export const asQuestion = (match: Match, why: Reason): Match => ({
  ...match,
  confidence: match.confidence === 'certain' ? 'probable' : match.confidence,
  reasons: [...match.reasons, why],
});

/** Matches one line. Certain only on an account that customers pay to (R31). */
export const matchLine = (known: Known, line: StatementLine): Match => {
  const match = byLine(known, line);
  const own = line.isBatch === true ? asQuestion(match, { kind: 'batch' }) : match;
  if (known.accounts.some((account) => isSameAccount(account, line.account))) return own;
  return { ...asQuestion(own, { kind: 'otherAccount', account: line.account }), refundId: null };
};
