import type { AmbassadorRefusal } from '../ambassadors/code.ts';
import type { ClosedReason } from '../catalogue/offer.ts';
import type { GroupRefusal } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { InvalidAnswers } from '../party/problem.ts';
import type { VoucherRefusal } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';

/** Why a command was refused. Nothing changed. Refusals of a topic stand with the topic. */
export type Refusal =
  | InvalidAnswers
  | VoucherRefusal
  | AmbassadorRefusal
  | GroupRefusal
  | { readonly kind: 'bookingClosed'; readonly reason: ClosedReason }
  | { readonly kind: 'stepSkipped'; readonly step: number }
  | { readonly kind: 'alreadyConfirmed' }
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'priceChanged'; readonly price: Money }
  | { readonly kind: 'placesGone' }
  /** The booking's state does not accept this command. */
  | { readonly kind: 'wrongState'; readonly status: Booking['status'] }
  /** Too late for a change by the owner, or a booking that cannot be changed (R37). */
  | { readonly kind: 'changesClosed' }
  /**
   * An action of time or the office is not due: nothing left to pay, places do not fit, or too
   * early.
   */
  | { readonly kind: 'notDue' }
  /** No request is needed: nobody of 45 or more was named, or no such limit applies (R65). */
  | { readonly kind: 'notNeeded' }
  /** Already done: a registered payment, an asked question, a change without effect. */
  | { readonly kind: 'alreadyDone' };
