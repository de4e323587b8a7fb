import { invalid, problem } from '../../party/problem.ts';
import type { Payment } from '../../payments/ledger.ts';
import { spend, voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import type { RedeemVoucher, RegisterPayment } from '../commands.ts';
import { type CommandContext, type Decided, decided, refused } from '../decision.ts';
import { ledgerOfBooking } from './dues.ts';

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
  const payment: Payment = { id: paymentId, method, amount: method === 'refund' ? -amount : amount, at };
  return decided({ ...booking, payments: [...booking.payments, payment], version: booking.version + 1, savedAt: at });
};
