import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { PaymentOption } from '../../../domain/payments/instalments.ts';
import type { Meeting } from '../catalogue.ts';

/** `by` is the due moment of plan lines without a day. */
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
  /** True until the office has named the payment method (R30.8). */
  readonly wayAwaited: boolean;
  /** The last day for missing data of the crew. Null if the data is complete or the day is over. */
  readonly dataUntil: Day | null;
  /** The last day for add-ons (R54). Null if it is over. */
  readonly addonsUntil: Day | null;
  readonly passport: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly meeting: Meeting;
};
