import type { Meeting } from '../../../domain/brand-settings.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { PaymentOption } from '../../../domain/payments/instalments.ts';

/**
 * A payment on the timeline. `until` is its due day. If the payment is due at a time and not on a
 * day, `until` is null and `by` is this time.
 */
type TimelinePayment = {
  readonly numbers: readonly number[];
  readonly amount: Money;
  readonly until: Day | null;
  readonly by: Instant | null;
  readonly late: boolean;
};

export type TripTimeline = {
  readonly option: PaymentOption;
  readonly payments: readonly TimelinePayment[];
  /** True while the office has not chosen the payment method (R30.8). */
  readonly wayAwaited: boolean;
  /** The last day to add missing data; null if no data is missing or that day is over. */
  readonly dataUntil: Day | null;
  /** The last day to order add-ons; null if that day is over (R54). */
  readonly addonsUntil: Day | null;
  readonly passport: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly meeting: Meeting;
};
