import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';

/** Where a payment through the provider stands; `completed` is for good, after `rejected` the money may still arrive. */
export type OnlinePaymentState = 'pending' | 'completed' | 'rejected';

/** A payment that was begun at the provider. The booking is credited `amount`; charged are amount and commission together (R30). */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
};

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  /** The one of a booking that was begun last; null where none was. */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
};

/** Written under the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get'> & { save(payment: OnlinePayment): Promise<void> };
