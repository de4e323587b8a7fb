import type { Payment } from '../../../../domain/payments/ledger.ts';
import { voucherCode } from '../../../../domain/vouchers/voucher.ts';
import type { BookingOfVersion3 } from './documents-version-3.ts';

type PaymentOfVersion2 = Omit<Payment, 'voucher'> & { readonly method: Payment['method'] };
type WithPayments = Extract<BookingOfVersion3, { readonly payments: unknown }>;
type OfVersion2<B> = B extends WithPayments
  ? Omit<B, 'payments'> & { readonly payments: readonly PaymentOfVersion2[] }
  : B;

/** Only the number of a payment contains the voucher's code in version 2. */
export type BookingOfVersion2 = OfVersion2<BookingOfVersion3>;

const paymentOf = ({ method, ...payment }: PaymentOfVersion2): Payment =>
  method === 'voucher'
    ? { ...payment, method, voucher: voucherCode(payment.id.split('/')[1] ?? '') }
    : { ...payment, method };

/** Since version 3, a payment has a field for its voucher (R25). */
export const bookingFromVersion2 = (booking: BookingOfVersion2): BookingOfVersion3 =>
  'payments' in booking ? { ...booking, payments: booking.payments.map(paymentOf) } : booking;
