import { dayOf } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import type { Payment } from '../../payments/ledger.ts';
import { spendVoucher, voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import type { KeepLate, RedeemVoucher, RegisterPayment, UndoPayment } from '../commands.ts';
import { accept, type CommandContext, type Decided, refuse } from '../decision.ts';
import { cancellationRefund } from './cancellation.ts';
import { isUnpaidOrder, ledgerOfBooking } from './dues.ts';
import { firstDueFrom } from './first-due.ts';
import {
  amountReceivedLate,
  momentAfterEnd,
  refundState,
  wasReceivedBeforeEnd,
} from './refunds.ts';

/** A gift voucher pays what is left. Discounts are valid only before the order (R25, R26). */
export const redeemVoucher = (
  context: CommandContext,
  booking: Confirmed,
  command: RedeemVoucher,
): Decided => {
  const code = voucherCode(command.code);
  const voucher = context.vouchers(code);
  const fault = voucherProblem(voucher, {
    siteId: booking.siteId,
    bookingId: booking.id,
    at: context.at,
    today: context.today,
  });
  if (fault !== null || voucher === undefined)
    return refuse({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  if (voucher.kind === 'discount')
    return refuse({ kind: 'voucherRefused', problem: 'onlyBeforeConfirmation' });
  const { left } = ledgerOfBooking(booking);
  if (left === 0) return refuse({ kind: 'voucherRefused', problem: 'nothingToPay' });
  const spent = spendVoucher(voucher, left);
  const payment: Payment = {
    id: `voucher/${code}/${booking.id}/${booking.version}`,
    method: 'voucher',
    voucher: code,
    amount: spent.paid,
    at: context.at,
  };
  const payments = [...booking.payments, payment];
  return accept({ ...booking, payments, version: booking.version + 1, savedAt: context.at }, [
    spent.voucher,
  ]);
};

/** Works in any state. Refuses a number that is already registered (R31). */
export const registerPayment = (
  { at }: CommandContext,
  booking: Confirmed | Waiting | Cancelled,
  command: RegisterPayment,
): Decided => {
  const { paymentId, method, amount } = command;
  if (booking.payments.some(({ id }) => id === paymentId)) return refuse({ kind: 'alreadyDone' });
  const { paid } = ledgerOfBooking(booking);
  const valid =
    Number.isSafeInteger(amount) && amount > 0 && (method !== 'refund' || amount <= paid);
  if (!valid) return refuse(invalidAnswers(problem(null, 'payment', 'invalid')));
  const moment = booking.status === 'cancelled' ? momentAfterEnd(booking, at, method) : at;
  const payment: Payment = {
    id: paymentId,
    method,
    amount: method === 'refund' ? -amount : amount,
    at: moment,
  };
  return accept({
    ...booking,
    payments: [...booking.payments, payment],
    version: booking.version + 1,
    savedAt: at,
  });
};

/** After removing `less` from the payments (negative: adding); the fee stays (R48). */
const refundWithout = (
  { offer, settings }: CommandContext,
  booking: Cancelled,
  less: Money,
): Money => {
  const { refund, reserveList, cancelledAt, countedOn = dayOf(cancelledAt), quote } = booking;
  // Nothing was refunded: compute it again for the day of the cancellation.
  if (refund > 0 || less >= 0) return Math.max(0, refund - less);
  const paid =
    sum(
      booking.payments
        .filter((payment) => wasReceivedBeforeEnd(booking, payment))
        .map(({ amount }) => amount),
    ) - less;
  const reason = reserveList ? 'leftReserveList' : booking.reason;
  return cancellationRefund(offer, settings, countedOn, {
    minute: quote.minute,
    price: quote.price,
    paid,
    reason,
  });
};

/** An unpaid order whose first payment is overdue; it may be reminded again (R28, R32). */
const restoreDue = (context: CommandContext, booking: Confirmed): Confirmed =>
  isUnpaidOrder(booking) && booking.firstDue < context.at
    ? {
        ...booking,
        firstDue: firstDueFrom(context),
        reminded: booking.reminded.filter((number) =>
          booking.plan.some((line) => line.number === number && line.due !== null),
        ),
      }
    : booking;

/** Refuses online and voucher payments, and what would leave more repaid than paid (R31). */
export const undoPayment = (
  context: CommandContext,
  booking: Confirmed | Waiting | Cancelled,
  { paymentId }: UndoPayment,
): Decided => {
  const { at } = context;
  const payment = booking.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refuse({ kind: 'alreadyDone' });
  const takenBack = payment.method === 'transfer' || payment.method === 'refund';
  if (!takenBack || ledgerOfBooking(booking).paid < payment.amount)
    return refuse(invalidAnswers(problem(null, 'payment', 'invalid')));
  const payments = booking.payments.filter(({ id }) => id !== paymentId);
  const after = { version: booking.version + 1, savedAt: at, payments };
  switch (booking.status) {
    case 'confirmed':
      return accept(restoreDue(context, { ...booking, ...after }));
    case 'reserveList':
      return accept({ ...booking, ...after });
    case 'cancelled': {
      const counted = wasReceivedBeforeEnd(booking, payment) ? payment.amount : 0;
      const { keptLate: kept, ...rest } = booking;
      // The company cannot keep more than the payments that arrived after the cancellation.
      const still = Math.min(kept ?? 0, amountReceivedLate({ ...booking, payments }));
      const keeps = still > 0 ? { keptLate: still } : {};
      return accept({
        ...rest,
        ...after,
        ...keeps,
        refund: refundWithout(context, booking, counted),
      });
    }
  }
};

/** Keeps at most the undecided amount after the customer's cancellation (R31). */
export const keepLatePayment = (
  { at }: CommandContext,
  booking: Cancelled,
  { amount }: KeepLate,
): Decided =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= refundState(booking).undecided
    ? accept({
        ...booking,
        keptLate: (booking.keptLate ?? 0) + amount,
        version: booking.version + 1,
        savedAt: at,
      })
    : refuse(invalidAnswers(problem(null, 'payment', 'invalid')));
