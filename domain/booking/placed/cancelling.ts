import type { BrandSettings } from '../../brand-settings.ts';
import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { releaseVoucher } from '../../vouchers/voucher.ts';
import type { Cancelled, CancelReason, Confirmed, Waiting } from '../booking.ts';
import type { CancelUnpaid } from '../commands.ts';
import { accept, type CommandContext, type Decided, refuse } from '../decision.ts';
import { cancellingIsFree, refundOf } from './cancellation.ts';
import { isUnpaidOrder, ledgerOfBooking, unpaidCancelledFrom, unpaidLastDay } from './dues.ts';
import { endOf } from './refunds.ts';

type CancelledOn = { readonly offer: Offer; readonly settings: BrandSettings; readonly today: Day };

/**
 * Returns true if a cancelled booking gets its discount vouchers back. Only a customer who cancels
 * after the free period loses them (R11, R25, R48).
 */
export const givesVouchersBack = (
  { offer, settings, today }: CancelledOn,
  booking: Confirmed | Waiting,
  reason: CancelReason,
): boolean =>
  booking.vouchers.length > 0 &&
  (booking.status === 'reserveList' ||
    cancellingIsFree(offer, settings, today, booking.quote.minute, reason));

/**
 * Cancels a trip or a place on the reserve list. Its places are free and the refund is computed for
 * a day; the office pays it (R11, R48).
 */
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
  // A place on the reserve list costs nothing: every payment goes back.
  const refund = refundOf(offer, settings, countedOn, {
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
    cancelledAt: endOf(booking, at),
    version: booking.version + 1,
    savedAt: at,
  };
  const givesBack = givesVouchersBack({ ...context, today: countedOn }, booking, reason);
  return accept(
    after,
    givesBack
      ? booking.vouchers.flatMap(({ code }) => context.vouchers(code) ?? []).map(releaseVoucher)
      : [],
  );
};

/** Cancels an order without any payment (R32). */
export const cancelUnpaid = (
  context: CommandContext,
  booking: Confirmed,
  { statementsUntil }: CancelUnpaid,
): Decided => {
  const { unpaidWorkingDays } = context.settings;
  // A transfer may be on its way: only a statement that covers the last day can tell (R32).
  const covered =
    statementsUntil !== null && statementsUntil >= unpaidLastDay(booking, unpaidWorkingDays);
  const known = booking.paymentType !== 'transfer' || covered;
  const over = context.at >= unpaidCancelledFrom(booking, context.offer, context.settings);
  return over && isUnpaidOrder(booking) && known
    ? cancelBooking(context, booking, 'unpaid')
    : refuse({ kind: 'notDue' });
};
