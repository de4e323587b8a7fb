import { dayOf } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import { invalid, problem } from '../../party/problem.ts';
import type { Payment } from '../../payments/ledger.ts';
import { spend, voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import type { KeepLate, RedeemVoucher, RegisterPayment, UndoPayment } from '../commands.ts';
import { type CommandContext, type Decided, decided, refused } from '../decision.ts';
import { refundOf } from './cancellation.ts';
import { isUnpaidOrder, ledgerOfBooking } from './dues.ts';
import { firstDueFrom } from './first-due.ts';
import { cameInLate, momentAfterEnd, refundStanding, wasInAtEnd } from './refunds.ts';

/** A gift voucher pays what is left, up to its value; a discount voucher comes too late (R25, R26). */
export const redeemed = (context: CommandContext, booking: Confirmed, command: RedeemVoucher): Decided => {
  const code = voucherCode(command.code);
  const voucher = context.vouchers(code);
  const fault = voucherProblem(voucher, { siteId: booking.siteId, bookingId: booking.id, at: context.at, today: context.today });
  if (fault !== null || voucher === undefined) return refused({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  if (voucher.kind === 'discount') return refused({ kind: 'voucherRefused', problem: 'onlyBeforeConfirmation' });
  const { left } = ledgerOfBooking(booking);
  if (left === 0) return refused({ kind: 'voucherRefused', problem: 'nothingToPay' });
  const spent = spend(voucher, left);
  const payment: Payment = {
    id: `voucher/${code}/${booking.id}/${booking.version}`,
    method: 'voucher',
    voucher: code,
    amount: spent.paid,
    at: context.at,
  };
  const payments = [...booking.payments, payment];
  return decided({ ...booking, payments, version: booking.version + 1, savedAt: context.at }, [spent.voucher]);
};

/** What was paid, or paid back: registered once by its number, whatever has become of the booking (R31). */
export const registered = ({ at }: CommandContext, booking: Confirmed | Waiting | Cancelled, command: RegisterPayment): Decided => {
  const { paymentId, method, amount } = command;
  if (booking.payments.some(({ id }) => id === paymentId)) return refused({ kind: 'alreadyDone' });
  const { paid } = ledgerOfBooking(booking);
  const valid = Number.isSafeInteger(amount) && amount > 0 && (method !== 'refund' || amount <= paid);
  if (!valid) return refused(invalid(problem(null, 'payment', 'invalid')));
  const moment = booking.status === 'cancelled' ? momentAfterEnd(booking, at, method) : at;
  const payment: Payment = { id: paymentId, method, amount: method === 'refund' ? -amount : amount, at: moment };
  return decided({ ...booking, payments: [...booking.payments, payment], version: booking.version + 1, savedAt: at });
};

/** What comes back of a cancelled booking once `less` is not among what it had paid when it ended: what the terms kept stays kept (R48). */
const refundWithout = ({ offer, settings }: CommandContext, booking: Cancelled, less: Money): Money => {
  const { refund, reserveList, cancelledAt, countedOn = dayOf(cancelledAt), quote } = booking;
  // Whatever came back was all above what is kept; where nothing did, that is worked out anew for the day of the end.
  if (refund > 0 || less >= 0) return Math.max(0, refund - less);
  const paid = sum(booking.payments.filter((payment) => wasInAtEnd(booking, payment)).map(({ amount }) => amount)) - less;
  const reason = reserveList ? 'leftReserveList' : booking.reason;
  return refundOf(offer, settings, countedOn, { minute: quote.minute, price: quote.price, paid, reason });
};

/** An order for which nothing is registered any more has its first day from now, and is told once more when that is over (R28, R32). */
const dueAgain = (context: CommandContext, booking: Confirmed): Confirmed =>
  isUnpaidOrder(booking) && booking.firstDue < context.at
    ? {
        ...booking,
        firstDue: firstDueFrom(context),
        reminded: booking.reminded.filter((number) => booking.plan.some((line) => line.number === number && line.due !== null)),
      }
    : booking;

/**
 * The booking as if a transfer, or money that went back, had never been registered (R31). What the provider took stays, and so does what a
 * voucher paid: neither is the office's to mistake. Refused where more would have gone back than came in.
 */
export const undone = (context: CommandContext, booking: Confirmed | Waiting | Cancelled, { paymentId }: UndoPayment): Decided => {
  const { at } = context;
  const payment = booking.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refused({ kind: 'alreadyDone' });
  const takenBack = payment.method === 'transfer' || payment.method === 'refund';
  if (!takenBack || ledgerOfBooking(booking).paid < payment.amount) return refused(invalid(problem(null, 'payment', 'invalid')));
  const payments = booking.payments.filter(({ id }) => id !== paymentId);
  const after = { version: booking.version + 1, savedAt: at, payments };
  switch (booking.status) {
    case 'confirmed':
      return decided(dueAgain(context, { ...booking, ...after }));
    case 'reserveList':
      return decided({ ...booking, ...after });
    case 'cancelled': {
      const counted = wasInAtEnd(booking, payment) ? payment.amount : 0;
      const { keptLate: kept, ...rest } = booking;
      // No more is kept of what came late than there is of it.
      const still = Math.min(kept ?? 0, cameInLate({ ...booking, payments }));
      const keeps = still > 0 ? { keptLate: still } : {};
      return decided({ ...rest, ...after, ...keeps, refund: refundWithout(context, booking, counted) });
    }
  }
};

/** Of what came in after the customer had cancelled, so much stays with the company: no more than nobody has decided about (R31). */
export const keptLate = ({ at }: CommandContext, booking: Cancelled, { amount }: KeepLate): Decided =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= refundStanding(booking).undecided
    ? decided({ ...booking, keptLate: (booking.keptLate ?? 0) + amount, version: booking.version + 1, savedAt: at })
    : refused(invalid(problem(null, 'payment', 'invalid')));
