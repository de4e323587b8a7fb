import { err, ok } from 'neverthrow';
import {
  isPaymentIdOfShop,
  isRegisteredByHand,
  type OfficeBookingView,
} from '../../../../application/office/bookings.ts';
import type { Money } from '../../../../domain/money.ts';
import {
  AMOUNT,
  BOOKING_ID,
  bookingCommandTask,
  bookingLabel,
  formatBookingAndTrip,
} from '../booking-commands.ts';
import { bookingStatusText } from '../booking-details.ts';
import { type Command, defineCommand, defineOption, type Task } from '../command.ts';
import { formatPln, type ReadTyped, readSingleLineText } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

const METHODS = ['transfer', 'online', 'refund'] as const;
type Method = (typeof METHODS)[number];
type Paid = { readonly method: Method; readonly means?: string };

/** An unknown method can be one of the brand's own. `paymentProblem` checks that (R31.15). */
const readMethod: ReadTyped<Paid> = (typed, label) =>
  readSingleLineText(typed, label).map((word) => {
    const method = METHODS.find((each) => each === word);
    return method === undefined ? { method: 'transfer', means: word } : { method };
  });

const paymentQuestion =
  (amount: Money, method: Method) =>
  (view: OfficeBookingView): string => {
    const { ledger } = view;
    const leftText =
      ledger === null
        ? ''
        : ` So far ${formatPln(ledger.paid)} are paid, and ${formatPln(ledger.left)} are left.`;
    const what = method === 'refund' ? 'was refunded' : 'was received';
    return `Register that ${formatPln(amount)} ${what} for ${formatBookingAndTrip(view)}?${leftText} ${method === 'online' ? 'This cannot be undone.' : 'payments undo reverses it.'}`;
  };

const registeredSentence = (view: OfficeBookingView): string => {
  const { ledger, booking } = view;
  if (ledger === null) return `${bookingLabel(view)}: the payment is registered.`;
  const over =
    booking.status === 'confirmed' && ledger.overpaid > 0
      ? `, ${formatPln(ledger.overpaid)} too much`
      : '';
  const leftText = booking.status === 'confirmed' ? `, ${formatPln(ledger.left)} left` : '';
  return `${bookingLabel(view)} is now: ${bookingStatusText(view)}; ${formatPln(ledger.paid)} paid${leftText}${over}.`;
};

const paymentProblem =
  (amount: Money, { method, means }: Paid, moreThanOwed: boolean) =>
  ({ ledger, paymentMeans }: OfficeBookingView): OfficeFailure | null => {
    if (means !== undefined && !paymentMeans.some(({ word }) => word === means))
      return {
        kind: 'unknownMethod',
        entered: means,
        words: [...METHODS, ...paymentMeans.map(({ word }) => word)],
      };
    return !moreThanOwed && method !== 'refund' && ledger !== null && amount > ledger.left
      ? { kind: 'moreThanOwed', left: ledger.left }
      : null;
  };

const readPaymentNumber: ReadTyped<string> = (typed, label) =>
  readSingleLineText(typed, label).andThen((number) =>
    isPaymentIdOfShop(number)
      ? err(
          `${label} is "${number}": numbers that begin with bank/, refund/ or voucher/ are for payments that the shop numbers itself. Choose another number for this payment.`,
        )
      : ok(number),
  );

const undoProblem =
  (paymentId: string) =>
  ({ booking }: OfficeBookingView): OfficeFailure | null => {
    const payments = 'payments' in booking ? booking.payments : [];
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment === undefined)
      return {
        kind: 'unknownPayment',
        numbers: payments.filter(isRegisteredByHand).map(({ id }) => id),
      };
    return isRegisteredByHand(payment) ? null : { kind: 'notByHand', method: payment.method };
  };

/** Undoes the registration of a payment or refund that a clerk entered by hand (R31.6). */
export const undoHandRegisteredPaymentTask = (id: string, paymentId: string): Task =>
  bookingCommandTask(
    id,
    { type: 'undoPayment', paymentId, restorable: true, renewsDeclining: true },
    (view) =>
      `Undo payment “${paymentId}” of ${formatBookingAndTrip(view)}? The shop notifies the customer.`,
    registeredSentence,
    undoProblem(paymentId),
  );

export const paymentCommands: readonly Command[] = [
  defineCommand({
    name: 'payments register',
    word: BOOKING_ID,
    needs: {
      amount: AMOUNT,
      number: defineOption(
        'TEXT',
        'the payment’s number at the bank or the provider; each number is registered once',
        readPaymentNumber,
      ),
    },
    takes: {
      method: defineOption(
        'WORD',
        'default: transfer; online; refund for money that was paid back; or a word of the brand (brand show: paymentMeans), like cash',
        readMethod,
      ),
    },
    flags: {
      'more-than-owed':
        'accept an amount above what is left to pay; without this option it is refused',
    },
    changes: true,
    helpText:
      'register a payment that was received, or with --method refund a refund that was paid',
    prepare: ({ word, amount, number: paymentId, method, 'more-than-owed': moreThanOwed }) => {
      const paid = method ?? { method: 'transfer' };
      return ok(
        bookingCommandTask(
          word,
          { type: 'registerPayment', paymentId, amount, ...paid },
          paymentQuestion(amount, paid.method),
          registeredSentence,
          paymentProblem(amount, paid, moreThanOwed),
        ),
      );
    },
  }),
];
