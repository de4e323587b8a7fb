import type { BrandSettings } from '../../brand-settings.ts';
import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { restoreFullVoucherValue } from '../../vouchers/voucher.ts';
import type { Cancelled, CancelReason, Confirmed, Waiting } from '../booking.ts';
import {
  acceptCommand,
  type CancelUnpaid,
  type CommandContext,
  type Decided,
  refuseCommand,
} from '../commands.ts';
import { cancellationRefund, isCancellingFree } from './cancellation.ts';
import {
  isUnpaidOrder,
  lastDayToKeepUnpaidOrder,
  ledgerOfBooking,
  unpaidCancellationTime,
} from './dues.ts';
import { cancellationMomentAfterPayments } from './refunds.ts';

type CancelledOn = { readonly offer: Offer; readonly settings: BrandSettings; readonly today: Day };

/**
 * Returns true if the customer gets the vouchers back; false if they cancel after the last free day
 * (R25).
 */
export const givesVouchersBack = (
  { offer, settings, today }: CancelledOn,
  booking: Confirmed | Waiting,
  reason: CancelReason,
): boolean =>
  booking.vouchers.length > 0 &&
  (booking.status === 'reserveList' ||
    isCancellingFree(offer, settings, today, booking.quote.minute, reason));

/** Cancels a booking, frees its places and computes the refund that the office pays (R11, R48). */
export const cancelBooking = (
  context: CommandContext,
  booking: Confirmed | Waiting,
  reason: CancelReason,
  countedOn: Day = context.today,
): Decided => {
  const { offer, settings, at } = context;
  const { minute, price } = booking.quote;
  const signUp = booking.status === 'reserveList';
  const { paid } = ledgerOfBooking(booking);
  const refund = cancellationRefund(offer, settings, countedOn, {
    minute,
    price,
    paid,
    reason: signUp ? 'leftReserveList' : reason,
  });
  const after: Cancelled = {
    ...booking,
    status: 'cancelled',
    reserveList: signUp,
    reason,
    refund,
    ...(countedOn === context.today ? {} : { countedOn }),
    cancelledAt: cancellationMomentAfterPayments(booking, at),
    version: booking.version + 1,
    savedAt: at,
  };
  const givesBack = givesVouchersBack({ ...context, today: countedOn }, booking, reason);
  return acceptCommand(
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
  { statementsUntil }: CancelUnpaid,
): Decided => {
  const { unpaidWorkingDays } = context.settings;
  // Until the bank statement of the last day to pay is imported, a transfer can be on its way
  // (R32).
  const covered =
    statementsUntil !== null &&
    statementsUntil >= lastDayToKeepUnpaidOrder(booking, unpaidWorkingDays);
  const paymentIsKnown = booking.paymentType !== 'transfer' || covered;
  const over = context.at >= unpaidCancellationTime(booking, context.offer, context.settings);
  return over && isUnpaidOrder(booking) && paymentIsKnown
    ? cancelBooking(context, booking, 'unpaid')
    : refuseCommand({ kind: 'notDue' });
};
