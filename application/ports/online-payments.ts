import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ReadBank, WriteBank } from './bank/bank.ts';

/** Only `completed` is final. `rejected` and `ended` (superseded, R68) attempts may yet be paid. */
export type OnlinePaymentState = 'pending' | 'completed' | 'rejected' | 'ended';

/** The payer is charged `amount` plus commission; the booking is credited `amount` (R30). */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  readonly provider: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
  /** The provider's payment page; null until the provider has accepted the order. */
  readonly redirectTo: string | null;
  readonly orderId: string | null;
  readonly askAt: Instant | null;
};

export type PaymentChange = Partial<
  Pick<OnlinePayment, 'state' | 'redirectTo' | 'orderId' | 'askAt'>
>;

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  ofOrder(provider: string, orderId: string): Promise<OnlinePayment | null>;
  /** Returns the booking's last attempt that the provider accepted or may still accept. */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
  toAsk(until: Instant, limit: number): Promise<readonly OnlinePayment[]>;
};

/** Writes need the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get' | 'ofOrder'> & {
  /** Returns pending attempts, newest first. At most one of them is payable (R68). */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  save(payment: OnlinePayment): Promise<void>;
};

export type MoneyReads = { readonly payments: OnlinePayments; readonly bank: ReadBank };
export type MoneyWrites = { readonly payments: WriteOnlinePayments; readonly bank: WriteBank };
