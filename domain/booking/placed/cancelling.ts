import type { BrandSettings } from '../../brand-settings.ts';
import {
  addDays,
  addWorkingDays,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
} from '../../calendar.ts';
import { hasTrait, type Offer } from '../../catalogue/offer.ts';
import { type Money, percentHalfUp } from '../../money.ts';
import type { Minute } from '../../pricing/rebates.ts';
import { restoreFullVoucherValue } from '../../vouchers/voucher.ts';
import type { Cancelled, CancelReason, Confirmed, PlacedBooking, Waiting } from '../booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import {
  isUnpaidOrder,
  lastDayToKeepUnpaidOrder,
  ledgerOfBooking,
  unpaidCancellationTime,
} from './dues.ts';
import { cancellationMomentAfterPayments } from './refunds.ts';

/**
 * Returns the brand settings with the cancellation terms of a booking's contract. A booking without
 * stored terms gets the terms of `settings` (R48.10).
 */
export const withAgreedTerms = (
  { cancellationTerms }: Pick<PlacedBooking, 'cancellationTerms'>,
  settings: BrandSettings,
): BrandSettings =>
  cancellationTerms === undefined ? settings : { ...settings, cancellation: cancellationTerms };

/**
 * Returns the last day on which cancelling is free: 30 days before the start for First Minute, 30
 * working days before it for Second Minute and private cruises. Null: fees apply from the order on
 * (R48).
 */
export const freeCancellationUntil = (
  offer: Offer,
  minute: Minute,
  settings: BrandSettings,
): Day | null => {
  const { firstMinuteDays, secondMinuteWorkingDays } = settings.cancellation;
  if (minute === 'firstMinute') return addDays(offer.from, -firstMinuteDays);
  if (minute === 'secondMinute' || hasTrait(offer, 'privateCruise'))
    return addWorkingDays(offer.from, -secondMinuteWorkingDays);
  return null;
};

export type CancellationFeePeriod = {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly keepsPercent: number;
};

type FeesAsked = {
  readonly terms: BrandSettings['cancellation']['terms'];
  readonly start: Day;
  readonly today: Day;
  readonly freeUntil: Day | null;
};

export const cancellationFeePeriods = ({
  terms,
  start,
  today,
  freeUntil,
}: FeesAsked): readonly CancellationFeePeriod[] => {
  const daysLeft = daysBetween(today, start);
  const free = freeUntil === null ? Number.POSITIVE_INFINITY : daysBetween(freeUntil, start);
  return terms.flatMap(({ fromDays, keepsPercent }, index) => {
    if (fromDays > daysLeft || fromDays >= free) return [];
    const end = Math.min(terms[index - 1]?.fromDays ?? Number.POSITIVE_INFINITY, free);
    return [{ fromDays, toDays: Number.isFinite(end) ? end - 1 : null, keepsPercent }];
  });
};

export type CancellingTerms = {
  readonly freeUntil: Day | null;
  readonly fees: readonly CancellationFeePeriod[];
};

export const cancellingTerms = (
  offer: Offer,
  settings: BrandSettings,
  minute: Minute,
  today: Day,
): CancellingTerms => {
  const until = freeCancellationUntil(offer, minute, settings);
  const freeUntil = until !== null && until >= today ? until : null;
  return {
    freeUntil,
    fees: cancellationFeePeriods({
      terms: settings.cancellation.terms,
      start: offer.from,
      today,
      freeUntil,
    }),
  };
};

const keptByTerms = (offer: Offer, price: Money, today: Day, settings: BrandSettings): Money => {
  const days = daysBetween(today, offer.from);
  const step = settings.cancellation.terms.find(({ fromDays }) => days >= fromDays);
  return percentHalfUp(price, step?.keepsPercent ?? 100);
};

/**
 * The customer pays no fee if the company cancels, or if they cancel by the last free day (R48).
 */
const isCancellingFree = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  minute: Minute,
  reason: CancelReason,
): boolean => {
  const freeUntil = freeCancellationUntil(offer, minute, settings);
  return reason !== 'customer' || (freeUntil !== null && today <= freeUntil);
};

/**
 * Returns the refund in grosze. If the customer cancels after the last free day, it is the payments
 * less the cancellation fee, but never negative. Otherwise, it is all that was paid.
 */
export const cancellationRefund = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  {
    minute,
    price,
    paid,
    reason,
  }: {
    readonly minute: Minute;
    readonly price: Money;
    readonly paid: Money;
    readonly reason: CancelReason;
  },
): Money => {
  const free = isCancellingFree(offer, settings, today, minute, reason);
  return free ? Math.max(0, paid) : Math.max(0, paid - keptByTerms(offer, price, today, settings));
};

/** Returns true if a party that moved up could decline its places without cost at `at` (R11.6). */
const canDeclinePlaces = (booking: Confirmed | Waiting, at: Instant): boolean =>
  booking.status === 'confirmed' &&
  booking.declinableUntil !== undefined &&
  (booking.wayAwaited === true || at < booking.declinableUntil);

/**
 * Returns the reason that decides the fee and the vouchers. A party that declines its places pays
 * no fee, like a party that leaves the reserve list (R11.6).
 */
export const reasonForCancellationFee = ({
  reserveList,
  declined,
  reason,
}: Pick<Cancelled, 'reserveList' | 'declined' | 'reason'>): CancelReason =>
  reserveList || declined === true ? 'leftReserveList' : reason;

type CancelledOn = { readonly offer: Offer; readonly settings: BrandSettings; readonly today: Day };

/**
 * Returns true if the customer gets the vouchers back; false if they cancel after the last free day
 * (R25).
 */
export const canCustomerGetVouchersBack = (
  { offer, settings, today }: CancelledOn,
  booking: Confirmed | Waiting,
  reason: CancelReason,
): boolean =>
  booking.vouchers.length > 0 &&
  (booking.status === 'reserveList' ||
    isCancellingFree(
      offer,
      withAgreedTerms(booking, settings),
      today,
      booking.quote.minute,
      reason,
    ));

/** Returns a cancellation's refund in grosze, and the day and the reason that decide it (R48). */
const decideCancellationRefund = (
  booking: Confirmed | Waiting,
  offer: Offer,
  settings: BrandSettings,
  reason: CancelReason,
  requestedAt: Instant,
) => {
  const { minute, price } = booking.quote;
  const { paid } = ledgerOfBooking(booking);
  const declines = reason === 'customer' && canDeclinePlaces(booking, requestedAt);
  const declined = declines ? ({ declined: true } as const) : {};
  const reserveList = booking.status === 'reserveList';
  const feeReason = reasonForCancellationFee({ reserveList, ...declined, reason });
  const feeDay = dayOf(requestedAt);
  const refund = cancellationRefund(offer, withAgreedTerms(booking, settings), feeDay, {
    minute,
    price,
    paid,
    reason: feeReason,
  });
  return { declined, reserveList, feeReason, feeDay, refund };
};

/** Cancels a booking, frees its places and computes the refund that the office pays (R11, R48). */
export const cancelBooking = (
  context: CommandContext,
  booking: Confirmed | Waiting,
  reason: CancelReason,
  requestedAt: Instant = context.at,
): Decided => {
  const { offer, settings, at } = context;
  const { declined, reserveList, feeReason, feeDay, refund } = decideCancellationRefund(
    booking,
    offer,
    settings,
    reason,
    requestedAt,
  );
  const after: Cancelled = {
    ...booking,
    status: 'cancelled',
    reserveList,
    reason,
    refund,
    ...(feeDay === context.today ? {} : { countedOn: feeDay }),
    ...declined,
    cancelledAt: cancellationMomentAfterPayments(booking, at),
    version: booking.version + 1,
    savedAt: at,
  };
  const givesBack = canCustomerGetVouchersBack({ ...context, today: feeDay }, booking, feeReason);
  return acceptedDecision(
    after,
    givesBack
      ? booking.vouchers
          .flatMap(({ code }) => context.vouchers(code) ?? [])
          .map(restoreFullVoucherValue)
      : [],
  );
};

export const cancelUnpaid = (
  context: CommandContext,
  booking: Confirmed,
  { statementsUntil }: CommandOf<'cancelUnpaid'>,
): Decided => {
  // Before the shop cancels an order with payment by transfer, it waits for the bank statement of
  // the last day to pay. Until this statement is imported, a transfer can be on its way (R32).
  const covered =
    statementsUntil !== null &&
    statementsUntil >= lastDayToKeepUnpaidOrder(booking, context.settings);
  const paymentIsKnown = booking.paymentType !== 'transfer' || covered;
  const over = context.at >= unpaidCancellationTime(booking, context.offer, context.settings);
  return over && isUnpaidOrder(booking) && paymentIsKnown
    ? cancelBooking(context, booking, 'unpaid')
    : refusedDecision({ kind: 'notDue' });
};

export type CancellingToday = { readonly freeUntil: Day | null; readonly refund: Money };

/** Returns the moment that decides the cancellation fee: that of the request, else `at` (R48). */
export const cancellationFeeMoment = (
  { cancelAskedAt }: Pick<Confirmed, 'cancelAskedAt'>,
  at: Instant,
): Instant => cancelAskedAt ?? at;

/** Returns the refund of an order or a sign-up, in grosze, if it is cancelled for the customer. */
export const refundIfCustomerCancels = (
  booking: Confirmed | Waiting,
  offer: Offer,
  settings: BrandSettings,
  at: Instant,
): Money => {
  const requestedAt = cancellationFeeMoment(booking, at);
  return decideCancellationRefund(booking, offer, settings, 'customer', requestedAt).refund;
};

/**
 * Returns the refund that the customer would get today, and the last day on which cancelling is
 * free. Panel, office and mails show both.
 */
export const termsIfCancelledToday = (
  booking: Confirmed,
  offer: Offer,
  settings: BrandSettings,
  at: Instant,
): CancellingToday => ({
  freeUntil: freeCancellationUntil(offer, booking.quote.minute, withAgreedTerms(booking, settings)),
  refund: refundIfCustomerCancels(booking, offer, settings, at),
});
