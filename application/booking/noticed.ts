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

const listsOf = (booking: Booking | null): Required<Lists> => {
  if (booking === null || booking.status === 'draft' || booking.status === 'removed') return { rows: [], rebates: [], plan: [] };
  return {
    rows: booking.quote.rows.map(rowText),
    rebates: booking.quote.receipt.map(rebateText),
    plan: ledgerOfBooking(booking).lines.map(({ number, amount, paid, due }) => `${number} ${paid} of ${amount} ${due ?? 'firstDue'}`),
  };
};

const groupText = (booking: Booking | null): string => {
  if (booking?.group == null) return '';
  const { code, openedOn, counts } = booking.group;
  return `${code} ${openedOn} ${counts ? 'counts' : 'late'}`;
};

/** Everything that is one figure or one word of a booking. */
const singlesOf = (booking: Booking | null): Required<Omit<Noticed, 'rows' | 'rebates' | 'plan' | 'vouchers' | 'wakes'>> => ({
  step: booking?.status === 'draft' ? booking.reached : 0,
  heldUntil: booking?.status === 'draft' ? (booking.hold?.until ?? 0) : 0,
  firstDue: booking?.status === 'confirmed' ? booking.firstDue : 0,
  group: groupText(booking),
  ambassador: booking?.ambassador?.name ?? '',
  commission: booking === null ? 0 : commissionEarned(booking),
});

/** The fields of `after` that are not as before. */
const whatChanged = <T extends object>(before: T, after: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const key of Object.keys(after) as (keyof T)[]) if (String(before[key]) !== String(after[key])) changed[key] = after[key];
  return changed;
};

/**
 * What a traveller or the books would notice of a command besides its outcome's figures: only what it changed, so that a line stays short.
 * Nobody's name is in it.
 */
export const noticedOf = (before: Booking | null, after: Booking, vouchers: readonly Voucher[], wakesAt: Instant | null): Noticed => ({
  ...whatChanged(listsOf(before), listsOf(after)),
  ...whatChanged(singlesOf(before), singlesOf(after)),
  ...(vouchers.length === 0
    ? {}
    : { vouchers: vouchers.map(({ code, value, used, reserved }) => ({ code, value, used, keptUntil: reserved?.until ?? null })) }),
  wakes: wakesAt,
});

/** Whether two tell the same; of what is told in one alone, nothing is the same. */
export const sameNoticed = (a: Noticed, b: Noticed): boolean => {
  const text = (noticed: Noticed): string => JSON.stringify(Object.entries(noticed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return text(a) === text(b);
};
