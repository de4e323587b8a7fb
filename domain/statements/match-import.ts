import { amountOwedBack } from '../booking/placed/refunds.ts';
import { exactIdsInTitle } from './ids-in-title.ts';
import { normalizeAccountNumber, type StatementLine } from './line.ts';
import {
  downgradeMatch,
  type Match,
  type MatchData,
  type MatchedBooking,
  matchLine,
  noMatch,
  type Reason,
  type Share,
} from './match.ts';

const isReturn = ({ reasons }: Match): boolean =>
  reasons.some(({ kind }) => kind === 'refundReturned');

const withShare = (
  booking: MatchedBooking,
  { amount }: Share,
  line: StatementLine,
  at: number,
): MatchedBooking => {
  const cameIn = line.amount > 0;
  const payment = {
    id: `share/${at}`,
    method: cameIn ? ('transfer' as const) : ('refund' as const),
    amount: cameIn ? amount : 0 - amount,
    at: booking.savedAt + 1,
  };
  return { ...booking, payments: [...booking.payments, payment] };
};

/**
 * Returns the booking whose earlier payment an outgoing bank line takes back. Returns null if the
 * line can be a refund: a refund of the booking exists, or the shop owes the customer at least this
 * amount.
 */
const takesBackFrom = (data: MatchData, line: StatementLine): string | null => {
  if (line.amount >= 0) return null;
  const bookingId = exactIdsInTitle(data.ids, line.title).find((id) => {
    const booking = data.bookings.get(id);
    return booking?.status === 'confirmed' && amountOwedBack(booking) < -line.amount;
  });
  return bookingId === undefined || data.refunds.some((refund) => refund.bookingId === bookingId)
    ? null
    : bookingId;
};

const sumOf = ({ account, amount, currency }: StatementLine): string =>
  `${normalizeAccountNumber(account)} ${Math.abs(amount)} ${currency}`;

const broughtFor = (
  data: MatchData,
  lines: readonly StatementLine[],
): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, line] of lines.entries())
    for (const bookingId of line.amount > 0 ? exactIdsInTitle(data.ids, line.title) : []) {
      const key = `${sumOf(line)} ${bookingId}`;
      places.set(key, [...(places.get(key) ?? []), at]);
    }
  return places;
};

/** Finds bank lines that reverse earlier bank lines, and the reversed ones (RC of MT940). */
const takenBack = (
  data: MatchData,
  lines: readonly StatementLine[],
): ReadonlyMap<number, Reason> => {
  const reasons = new Map<number, Reason>();
  let brought: ReadonlyMap<string, readonly number[]> | null = null;
  for (const [later, back] of lines.entries()) {
    const bookingId = takesBackFrom(data, back);
    if (bookingId === null) continue;
    brought ??= broughtFor(data, lines);
    const at = brought
      .get(`${sumOf(back)} ${bookingId}`)
      ?.find((each) => !reasons.has(each) && (lines[each]?.day ?? back.day) <= back.day);
    if (at === undefined) continue;
    reasons.set(at, { kind: 'takenBack', bookingId });
    reasons.set(later, { kind: 'takesBack', bookingId });
  }
  return reasons;
};

export type LineToMatch = StatementLine & { readonly twin?: string | null };

/**
 * Matches bank lines with bookings. A match without doubt lowers what the booking owes before the
 * next line is matched (R31.8).
 */
export const matchLines = (data: MatchData, lines: readonly LineToMatch[]): readonly Match[] => {
  const bookings = new Map(data.bookings);
  let { refunds, left: paidOut } = data;
  const back = takenBack(data, lines);
  return lines.map(({ twin = null, ...line }, at) => {
    const plain = matchLine({ ...data, bookings, refunds, left: paidOut }, line);
    const reason = back.get(at);
    const withReason =
      reason === undefined
        ? plain
        : reason.kind === 'takesBack'
          ? noMatch(reason)
          : downgradeMatch(plain, reason);
    const match =
      twin === null ? withReason : downgradeMatch(withReason, { kind: 'twin', entryId: twin });
    if (match.confidence !== 'certain') return match;
    if (match.refundId !== null) {
      const newlyPaidOut = refunds.filter(({ id }) => id === match.refundId);
      refunds = refunds.filter(({ id }) => id !== match.refundId);
      paidOut = [...paidOut.filter(({ id }) => id !== match.refundId), ...newlyPaidOut];
    }
    for (const share of match.shares) {
      const booking = bookings.get(share.bookingId);
      if (booking !== undefined && !isReturn(match))
        bookings.set(share.bookingId, withShare(booking, share, line, at));
    }
    return match;
  });
};
