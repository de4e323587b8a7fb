import type { BrandSettings } from '../../brand-settings.ts';
import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { giveBack } from '../../vouchers/voucher.ts';
import type { Cancelled, CancelReason, Confirmed, Waiting } from '../booking.ts';
import type { CancelUnpaid } from '../commands.ts';
import { type CommandContext, type Decided, decided, refused } from '../decision.ts';
import { cancellingIsFree, refundOf } from './cancellation.ts';
import { isUnpaidOrder, ledgerOfBooking, unpaidCancelledFrom, unpaidLastDay } from './dues.ts';
import { endOf } from './refunds.ts';

type CancelledOn = { readonly offer: Offer; readonly settings: BrandSettings; readonly today: Day };

/**
 * Whether a cancelled booking gives back the discount vouchers that it took: what costs nothing costs no voucher either, so only a customer who
 * cancels when it is no longer free loses the discount (R11, R25, R48).
 */
export const givesVouchersBack = ({ offer, settings, today }: CancelledOn, booking: Confirmed | Waiting, reason: CancelReason): boolean =>
  booking.vouchers.length > 0 &&
  (booking.status === 'reserveList' || cancellingIsFree(offer, settings, today, booking.quote.minute, reason));

/** The end of a trip or a sign-up: its places are free, what comes back is worked out for a day and seen to by the office (R11, R48). */
export const cancelled = (
  context: CommandContext,
  booking: Confirmed | Waiting,
  reason: CancelReason,
  countedOn: Day = context.today,
): Decided => {
  const { offer, settings, at } = context;
  const { minute, price } = booking.quote;
  const signUp = booking.status === 'reserveList';
  const { paid } = ledgerOfBooking(booking);
  // A sign-up never cost anything: whatever came in goes back.
  const refund = refundOf(offer, settings, countedOn, { minute, price, paid, reason: signUp ? 'leftReserveList' : reason });
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
  return decided(after, givesBack ? booking.vouchers.flatMap(({ code }) => context.vouchers(code) ?? []).map(giveBack) : []);
};

/** Time cancels an order for which nothing was registered (R32). */
export const cancelledUnpaid = (context: CommandContext, booking: Confirmed, { statementsUntil }: CancelUnpaid): Decided => {
  const { unpaidWorkingDays } = context.settings;
  // Who chose transfer may have paid: only a statement that covers the day can tell (R32).
  const covered = statementsUntil !== null && statementsUntil >= unpaidLastDay(booking, unpaidWorkingDays);
  const known = booking.paymentType !== 'wired' || covered;
  const over = context.at >= unpaidCancelledFrom(booking, context.offer, context.settings);
  return over && isUnpaidOrder(booking) && known ? cancelled(context, booking, 'unpaid') : refused({ kind: 'notDue' });
};
