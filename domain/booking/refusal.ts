import type { AmbassadorRefusal } from '../ambassadors/code.ts';
import type { ClosedReason } from '../catalogue/offer.ts';
import type { GroupRefusal } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { InvalidAnswers } from '../party/problem.ts';
import type { VoucherRefusal } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';

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
  | { readonly kind: 'wrongState'; readonly status: Booking['status'] }
  /** Too late for the owner, or a booking that cannot be changed (R37). */
  | { readonly kind: 'changesClosed' }
  /** An action of time or the office comes too early, or there is nothing to pay or no place. */
  | { readonly kind: 'notDue' }
  /** Nobody of 45 or more was named, or no such limit applies (R65). */
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'alreadyDone' };
