import type { BrandSettings } from '../../brand-settings.ts';
import { dayOf, type Instant, MINUTE } from '../../calendar.ts';
import { type Money, sum } from '../../money.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import type { Payment } from '../../payments/ledger.ts';
import { normalizeVoucherCode, spendVoucher, voucherProblem } from '../../vouchers/voucher.ts';
import type { Cancelled, Confirmed, PlacedBooking, UndonePayment, Waiting } from '../booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { cancellationRefund, reasonForCancellationFee, withAgreedTerms } from './cancelling.ts';
import { firstPaymentDueForOrder, isUnpaidOrder, ledgerOfBooking } from './dues.ts';
import {
  amountPaidAfterCancellation,
  paymentTimeAfterCancellation,
  refundState,
  wasPaidBeforeCancellation,
} from './refunds.ts';

/**
 * Redeems a gift voucher as a payment; refuses a discount voucher, which is valid only before the
 * order (R25, R26).
 */
export const redeemVoucher = (
  context: CommandContext,
  booking: Confirmed,
  command: CommandOf<'redeemVoucher'>,
): Decided => {
  const code = normalizeVoucherCode(command.code);
  const voucher = context.vouchers(code);
  const fault = voucherProblem(voucher, {
    siteId: booking.siteId,
    bookingId: booking.id,
    at: context.at,
    today: context.today,
  });
  if (fault !== null || voucher === undefined)
    return refusedDecision({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  if (voucher.kind === 'discount')
    return refusedDecision({ kind: 'voucherRefused', problem: 'onlyBeforeConfirmation' });
  const { left: leftToPay } = ledgerOfBooking(booking);
  if (leftToPay === 0) return refusedDecision({ kind: 'voucherRefused', problem: 'nothingToPay' });
  const spent = spendVoucher(voucher, leftToPay);
  const payment: Payment = {
    id: `voucher/${code}/${booking.id}/${booking.version}`,
    method: 'voucher',
    voucher: code,
    amount: spent.paid,
    at: context.at,
  };
  const payments = [...booking.payments, payment];
  return acceptedDecision(
    { ...booking, payments, version: booking.version + 1, savedAt: context.at },
    [spent.voucher],
  );
};

/** Finds an undone payment of the same method and amount whose mail is not sent yet (R31.10). */
export const findUndonePaymentToRestore = (
  { undone = [] }: PlacedBooking,
  { method, amount }: Pick<CommandOf<'registerPayment'>, 'method' | 'amount'>,
): UndonePayment | undefined =>
  undone.find(({ payment }) => payment.method === method && Math.abs(payment.amount) === amount);

const withoutUndone = <B extends PlacedBooking>(
  booking: B,
  undone: UndonePayment | undefined,
): B =>
  undone === undefined
    ? booking
    : { ...booking, undone: (booking.undone ?? []).filter((each) => each !== undone) };

type PaidBy =
  | Pick<Extract<Payment, { method: 'transfer' }>, 'method' | 'means'>
  | { readonly method: 'online' | 'refund' };

/** Returns the way of payment; null if the brand's `paymentMeans` lacks the given word (R31.15). */
const paidBy = (
  { paymentMeans }: Pick<BrandSettings, 'paymentMeans'>,
  { method, means: word }: CommandOf<'registerPayment'>,
): PaidBy | null => {
  if (word === undefined) return { method };
  const means = paymentMeans?.find((each) => each.word === word);
  return means === undefined || method !== 'transfer' ? null : { method, means };
};

/**
 * Returns the refund after a payment is undone or restored, in grosze. The sum of the payments falls
 * by `less`. The cancellation fee stays the same, because it depends on the price (R48).
 */
const refundWithout = (
  { offer, settings }: CommandContext,
  booking: Cancelled,
  less: Money,
): Money => {
  const { refund, cancelledAt, countedOn = dayOf(cancelledAt), quote } = booking;
  if (refund > 0 || less >= 0) return Math.max(0, refund - less);
  const paid =
    sum(
      booking.payments
        .filter((payment) => wasPaidBeforeCancellation(booking, payment))
        .map(({ amount }) => amount),
    ) - less;
  return cancellationRefund(offer, withAgreedTerms(booking, settings), countedOn, {
    minute: quote.minute,
    price: quote.price,
    paid,
    reason: reasonForCancellationFee(booking),
  });
};

/** Registers a placed booking's payment; refuses a `paymentId` that is registered (R31). */
export const registerPayment = (
  context: CommandContext,
  booking: Confirmed | Waiting | Cancelled,
  command: CommandOf<'registerPayment'>,
): Decided => {
  const { at, settings } = context;
  const { paymentId, method, amount } = command;
  if (booking.payments.some(({ id }) => id === paymentId))
    return refusedDecision({ kind: 'alreadyDone' });
  const { paid } = ledgerOfBooking(booking);
  const valid =
    Number.isSafeInteger(amount) && amount > 0 && (method !== 'refund' || amount <= paid);
  const by = paidBy(settings, command);
  if (!valid || by === null)
    return refusedDecision(invalidAnswers(problem(null, 'payment', 'invalid')));
  const undone = findUndonePaymentToRestore(booking, command);
  const signed = method === 'refund' ? -amount : amount;
  const changesFor = (moment: Instant) => ({
    payments: [...booking.payments, { id: paymentId, ...by, amount: signed, at: moment }],
    version: booking.version + 1,
    savedAt: at,
  });
  if (booking.status !== 'cancelled')
    return acceptedDecision({ ...withoutUndone(booking, undone), ...changesFor(at) });
  // An undone payment from before the cancellation is no new money when it is registered again.
  const firstAt = undone?.restorable === true ? undone.payment.at : null;
  const isFromBefore =
    firstAt !== null && wasPaidBeforeCancellation(booking, { at: firstAt, method });
  return acceptedDecision({
    ...withoutUndone(booking, undone),
    ...changesFor(isFromBefore ? firstAt : paymentTimeAfterCancellation(booking, at, method)),
    ...(isFromBefore ? { refund: refundWithout(context, booking, -signed) } : {}),
  });
};

/**
 * If an order is unpaid and late after a payment is undone, its first payment gets a new due time.
 * This time is counted as if the order came now (R28).
 */
const restoreDue = (
  context: CommandContext,
  booking: Confirmed,
  renewsDeclining: boolean,
): Confirmed => {
  if (!isUnpaidOrder(booking) || booking.firstDue >= context.at) return booking;
  const firstDue = firstPaymentDueForOrder(context);
  const declinable = renewsDeclining && booking.declinableUntil !== undefined;
  return {
    ...booking,
    firstDue,
    ...(declinable ? { declinableUntil: firstDue } : {}),
    reminded: booking.reminded.filter((number) =>
      booking.plan.some((line) => line.number === number && line.due !== null),
    ),
  };
};

/** Undoes a transfer or a refund; refuses if refunds would then exceed payments (R31). */
export const undoPayment = (
  context: CommandContext,
  booking: Confirmed | Waiting | Cancelled,
  { paymentId, returned, restorable, renewsDeclining }: CommandOf<'undoPayment'>,
): Decided => {
  const { at, settings } = context;
  const payment = booking.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refusedDecision({ kind: 'alreadyDone' });
  const takenBack = payment.method === 'transfer' || payment.method === 'refund';
  if (!takenBack || ledgerOfBooking(booking).paid < payment.amount)
    return refusedDecision(invalidAnswers(problem(null, 'payment', 'invalid')));
  const payments = booking.payments.filter(({ id }) => id !== paymentId);
  const { correctionMinutes } = settings;
  // The mail about an undone payment waits, so that a clerk can correct a mistake. If the bank
  // returned a refund, no clerk made a mistake, so the mail is sent at once.
  const waiting =
    correctionMinutes === null || returned === true
      ? []
      : [
          {
            payment,
            tellAt: at + correctionMinutes * MINUTE,
            ...(restorable === true ? { restorable } : {}),
          },
        ];
  const undone = [...(booking.undone ?? []), ...waiting];
  const after = {
    version: booking.version + 1,
    savedAt: at,
    payments,
    ...(undone.length > 0 ? { undone } : {}),
  };
  switch (booking.status) {
    case 'confirmed':
      return acceptedDecision(
        restoreDue(context, { ...booking, ...after }, renewsDeclining === true),
      );
    case 'reserveList':
      return acceptedDecision({ ...booking, ...after });
    case 'cancelled': {
      const counted = wasPaidBeforeCancellation(booking, payment) ? payment.amount : 0;
      const { keptLate: keptBefore, ...withoutKeptLate } = booking;
      // The company cannot keep more than the sum of the payments that came after the cancellation.
      const still = Math.min(
        keptBefore ?? 0,
        amountPaidAfterCancellation({ ...booking, payments }),
      );
      const keeps = still > 0 ? { keptLate: still } : {};
      return acceptedDecision({
        ...withoutKeptLate,
        ...after,
        ...keeps,
        refund: refundWithout(context, booking, counted),
      });
    }
  }
};

/**
 * Sends the mail about an undone payment. From then on, a payment of the same amount is a new one,
 * not its correction.
 */
export const notifyOfUndonePayment = (
  { at }: CommandContext,
  booking: Confirmed | Waiting | Cancelled,
  { paymentId }: CommandOf<'tellUndone'>,
): Decided => {
  const found = booking.undone?.find(
    ({ payment, tellAt }) => payment.id === paymentId && tellAt <= at,
  );
  return found === undefined
    ? refusedDecision({ kind: 'notDue' })
    : acceptedDecision({
        ...withoutUndone(booking, found),
        version: booking.version + 1,
        savedAt: at,
      });
};

/**
 * Keeps a payment that came after the cancellation. The amount is at most the sum that is still
 * undecided.
 */
export const keepLatePayment = (
  { at }: CommandContext,
  booking: Cancelled,
  { amount }: CommandOf<'keepLate'>,
): Decided =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= refundState(booking).undecided
    ? acceptedDecision({
        ...booking,
        keptLate: (booking.keptLate ?? 0) + amount,
        version: booking.version + 1,
        savedAt: at,
      })
    : refusedDecision(invalidAnswers(problem(null, 'payment', 'invalid')));
