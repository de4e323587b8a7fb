import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ReadBank, WriteBank } from './bank/bank.ts';

/**
 * Where a payment through the provider stands; `completed` is for good. After `rejected`, and after `ended` (a newer one took its place, R68),
 * the money may still arrive.
 */
export type OnlinePaymentState = 'pending' | 'completed' | 'rejected' | 'ended';

/** A payment that was begun at the provider. The booking is credited `amount`; charged are amount and commission together (R30). */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
  /** Where the provider waits for the payer; null until it has taken the order. */
  readonly redirectTo: string | null;
  /** The provider's own number for the order; null until it has taken it. */
  readonly orderId: string | null;
  /** When the provider is asked by ourselves what became of it, should it say nothing; null: not any more. */
  readonly askAt: Instant | null;
};

/** What may change of a payment; what it is for stays as it was begun. */
export type PaymentChange = Partial<Pick<OnlinePayment, 'state' | 'redirectTo' | 'orderId' | 'askAt'>>;

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  /** The one that the provider took under this order number. */
  ofOrder(orderId: string): Promise<OnlinePayment | null>;
  /** The one of a booking that was begun last; null where none was. One that ended before the provider had taken its order counts as none. */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
  /** Those whose moment to ask the provider has come, the longest overdue first. */
  toAsk(until: Instant, limit: number): Promise<readonly OnlinePayment[]>;
};

/** Written under the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get' | 'ofOrder'> & {
  /** Those of a booking that wait for their payer, the newest first: one at most is payable (R68). */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  /** Keeps a payment as it was begun, and of one that is there already what may change (`PaymentChange`). */
  save(payment: OnlinePayment): Promise<void>;
};

/** Money beside the bookings themselves: what the provider takes, and what the bank tells. */
export type MoneyReads = { readonly payments: OnlinePayments; readonly bank: ReadBank };
export type MoneyWrites = { readonly payments: WriteOnlinePayments; readonly bank: WriteBank };
