import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ReadBank, WriteBank } from './bank/bank.ts';

/**
 * State of an online payment; `completed` is final. After `rejected` and `ended` (superseded, R68)
 * the money may still arrive.
 */
export type OnlinePaymentState = 'pending' | 'completed' | 'rejected' | 'ended';

/**
 * An attempt at the provider. The booking is credited `amount`; amount and commission are charged
 * (R30).
 */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  /** Name of the provider at which it was begun. */
  readonly provider: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
  /** Where the payer pays; null until the provider has accepted the order. */
  readonly redirectTo: string | null;
  /** The provider's number; null until it has accepted the order. */
  readonly orderId: string | null;
  /** When the provider is queried next; null means never. */
  readonly askAt: Instant | null;
};

/** The fields of a payment that can change. */
export type PaymentChange = Partial<
  Pick<OnlinePayment, 'state' | 'redirectTo' | 'orderId' | 'askAt'>
>;

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  /** The one that this provider accepted under this order number. */
  ofOrder(provider: string, orderId: string): Promise<OnlinePayment | null>;
  /**
   * The last attempt of a booking; null without one. An attempt that ended before the provider
   * accepted it does not count.
   */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
  /** Payments whose query is due, longest overdue first. */
  toAsk(until: Instant, limit: number): Promise<readonly OnlinePayment[]>;
};

/** Written under the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get' | 'ofOrder'> & {
  /** Pending attempts of a booking, newest first. At most one is payable (R68). */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  /**
   * Stores a new payment, or updates the changeable fields of an existing one (`PaymentChange`).
   */
  save(payment: OnlinePayment): Promise<void>;
};

/** Money beside bookings: online payments and bank statements. */
export type MoneyReads = { readonly payments: OnlinePayments; readonly bank: ReadBank };
export type MoneyWrites = { readonly payments: WriteOnlinePayments; readonly bank: WriteBank };
