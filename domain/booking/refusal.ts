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
  /** The owner's deadline has passed, or this booking cannot be changed (R37). */
  | { readonly kind: 'changesClosed' }
  /** A scheduled or office command comes too early, has nothing to do or finds no places. */
  | { readonly kind: 'notDue' }
  /** The booking needs no 45+ consent: nobody is that old, or there is no such limit (R65). */
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'alreadyDone' };
