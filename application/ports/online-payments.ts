import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ReadBank, WriteBank } from './bank/bank.ts';

/** `completed` is final. After `rejected` and `ended` (superseded, R68) money may still arrive. */
export type OnlinePaymentState = 'pending' | 'completed' | 'rejected' | 'ended';

/** The booking is credited `amount`; amount and commission are charged (R30). */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  /** Name of the provider at which it was begun. */
  readonly provider: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
  /** Where the payer pays; null until the provider has accepted the order. */
  readonly redirectTo: string | null;
  readonly orderId: string | null;
  /** When the shop next queries the provider; null means never. */
  readonly askAt: Instant | null;
};

export type PaymentChange = Partial<
  Pick<OnlinePayment, 'state' | 'redirectTo' | 'orderId' | 'askAt'>
>;

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  ofOrder(provider: string, orderId: string): Promise<OnlinePayment | null>;
  /** The last attempt of a booking that the provider accepted or may still accept. */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
  toAsk(until: Instant, limit: number): Promise<readonly OnlinePayment[]>;
};

/** Written only under the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get' | 'ofOrder'> & {
  /** Pending attempts, newest first. At most one is payable (R68). */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  /** Updates only the changeable fields of an existing payment (`PaymentChange`). */
  save(payment: OnlinePayment): Promise<void>;
};

export type MoneyReads = { readonly payments: OnlinePayments; readonly bank: ReadBank };
export type MoneyWrites = { readonly payments: WriteOnlinePayments; readonly bank: WriteBank };
