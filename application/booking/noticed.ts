import type { Booking } from '../../domain/booking/booking.ts';
import { commissionEarned } from '../../domain/booking/placed/ambassador-commission.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Noticed } from '../ports/journal.ts';

/** One price row: whose, of what, which thing of it, grosze; on the spot and in which money where that is not the shop's own way. */
const rowText = ({ userNum, kind, thing, price, currency, onSpot }: Quote['rows'][number]): string =>
  [userNum, kind, ...(thing === '' ? [] : [thing]), price, ...(onSpot ? ['onSpot'] : []), ...(currency === 'PLN' ? [] : [currency])].join(
    ' ',
  );

/** One rebate: whose, which, by which rule, what was given of what was asked, and what cut it. */
const rebateText = ({ userNum, kind, rule, asked, given, cutBy }: Quote['receipt'][number]): string =>
  [userNum, kind, rule, given, 'of', asked, ...(cutBy === null ? [] : ['cutBy', cutBy])].join(' ');

type Lists = Pick<Noticed, 'rows' | 'rebates' | 'plan'>;

type Told = Exclude<Booking, { readonly status: 'draft' | 'removed' }>;

const placedOr = (booking: Booking | null): Told | null =>
  booking === null || booking.status === 'draft' || booking.status === 'removed' ? null : booking;

const planOf = (booking: Told): readonly string[] =>
  ledgerOfBooking(booking).lines.map(({ number, amount, paid, due }) => `${number} ${paid} of ${amount} ${due ?? 'firstDue'}`);

const otherList = (before: readonly string[], after: readonly string[]): boolean =>
  before.length !== after.length || before.some((line, index) => line !== after[index]);

/** The lists that are not as before; what a command left as it was is not put into words. */
const listsChanged = (was: Booking | null, now: Booking): Lists => {
  const [before, after] = [placedOr(was), placedOr(now)];
  const changed: { -readonly [L in keyof Lists]: Lists[L] } = {};
  if (before?.quote !== after?.quote) {
    const [rows, rebates] = [after?.quote.rows.map(rowText) ?? [], after?.quote.receipt.map(rebateText) ?? []];
    if (otherList(before?.quote.rows.map(rowText) ?? [], rows)) changed.rows = rows;
    if (otherList(before?.quote.receipt.map(rebateText) ?? [], rebates)) changed.rebates = rebates;
  }
  if (before?.plan !== after?.plan || before?.payments !== after?.payments) {
    const plan = after === null ? [] : planOf(after);
    if (otherList(before === null ? [] : planOf(before), plan)) changed.plan = plan;
  }
  return changed;
};

const groupText = (booking: Booking | null): string => {
  if (booking?.group == null) return '';
  const { code, openedOn, counts } = booking.group;
  return `${code} ${openedOn} ${counts ? 'counts' : 'late'}`;
};

type SingleField = 'step' | 'heldUntil' | 'firstDue' | 'group' | 'ambassador' | 'commission' | 'desk';

/** What the office was asked about a booking, and what it has answered (R30, R33, R48). */
const deskText = (booking: Booking | null): string => {
  if (booking === null || booking.status === 'removed') return '';
  const age = booking.ageCleared ? 'age cleared' : booking.ageRequest === null ? '' : `age asked ${booking.ageRequest.number}`;
  const way = booking.status === 'confirmed' && booking.wayAwaited === true ? 'way awaited' : '';
  const cancelling = booking.status !== 'draft' && booking.cancelAskedAt !== null ? `cancelling asked ${booking.cancelAskedAt}` : '';
  const kept = booking.status === 'cancelled' && booking.keptLate !== undefined ? `kept late ${booking.keptLate}` : '';
  return [age, way, cancelling, kept].filter((text) => text !== '').join(', ');
};

/** Everything that is one figure or one word of a booking. */
const singlesOf = (booking: Booking | null): Required<Pick<Noticed, SingleField>> => ({
  step: booking?.status === 'draft' ? booking.reached : 0,
  heldUntil: booking?.status === 'draft' ? (booking.hold?.until ?? 0) : 0,
  firstDue: booking?.status === 'confirmed' ? booking.firstDue : 0,
  group: groupText(booking),
  ambassador: booking?.ambassador?.name ?? '',
  commission: booking === null ? 0 : commissionEarned(booking),
  desk: deskText(booking),
});

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((each, index) => each === b[index]));

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return (Array.isArray(a) && Array.isArray(b) && sameList(a, b)) || JSON.stringify(a) === JSON.stringify(b);
};

/** The fields of `after` that are not as before. */
const whatChanged = <T extends object>(before: T, after: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const key in after) if (before[key] !== after[key]) changed[key] = after[key];
  return changed;
};

/**
 * What a traveller or the books would notice of a command besides its outcome's figures: only what it changed, so that a line stays short.
 * Nobody's name is in it.
 */
export const noticedOf = (before: Booking | null, after: Booking, vouchers: readonly Voucher[], wakesAt: Instant | null): Noticed => ({
  ...listsChanged(before, after),
  ...whatChanged(singlesOf(before), singlesOf(after)),
  ...(vouchers.length === 0
    ? {}
    : { vouchers: vouchers.map(({ code, value, used, reserved }) => ({ code, value, used, keptUntil: reserved?.until ?? null })) }),
  wakes: wakesAt,
});

/** Fields that are looked at since lines say so by `v`. */
const SINCE_2: ReadonlySet<string> = new Set<keyof Noticed>(['mails', 'waiting', 'desk']);

/** News that goes out since lines say so: that a payment was taken back, and that one came after the end (R31). */
const NEWS_SINCE: Readonly<Record<string, number>> = { bookingPaymentUndone: 3, bookingPaidAfterEnd: 4 };

const knownIn = (version: number, mail: string): boolean => (NEWS_SINCE[mail.split(' ', 1).join()] ?? 0) <= version;

/** What was noticed as a line of an earlier version would have told it. */
const inVersion = (version: number, { mails = [], ...noticed }: Noticed): Noticed => {
  const known = mails.filter((mail) => knownIn(version, mail));
  return known.length === 0 ? noticed : { ...noticed, mails: known };
};

/** Whether a replay came to what a line says was noticed; what was not looked at yet when the line was written is not asked. */
export const sameNoticed = (recorded: Noticed, replayed: Noticed): boolean => {
  const [told, now]: readonly Readonly<Record<string, unknown>>[] = [
    recorded,
    recorded.v === undefined ? replayed : inVersion(recorded.v, replayed),
  ];
  const asked = (key: string): boolean => key !== 'v' && (recorded.v !== undefined || !SINCE_2.has(key));
  for (const key in told) if (asked(key) && !same(told[key], now?.[key])) return false;
  for (const key in now) if (asked(key) && told?.[key] === undefined && now[key] !== undefined) return false;
  return true;
};
