import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Instant } from '../../domain/calendar.ts';

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
};

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  /** The one of a booking that was begun last; null where none was. */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
};

/** Written under the lock of the payment's booking. */
export type WriteOnlinePayments = Pick<OnlinePayments, 'get'> & {
  /** Those of a booking that wait for their payer, the newest first: one at most is payable (R68). */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  /** What a payment is for stays as it was begun; where it stands and where its payer goes may change. */
  save(payment: OnlinePayment): Promise<void>;
};
