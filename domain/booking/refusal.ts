import type { AmbassadorRefusal } from '../ambassadors/code.ts';
import type { ClosedReason } from '../catalogue/offer.ts';
import type { GroupRefusal } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { InvalidAnswers } from '../party/problem.ts';
import type { VoucherRefusal } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';

/** Why a command on a booking was refused; nothing was changed. Those of a topic stand with the topic. */
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
  /** The command is for another state of a booking: a draft's on a placed one, a placed one's on a draft, anything on a cancelled one. */
  | { readonly kind: 'wrongState'; readonly status: Booking['status'] }
  /** Too late to change a booking oneself, or not a booking that can be changed (R37). */
  | { readonly kind: 'changesClosed' }
  /** What time or the office would do is not due (any more): nothing is left to pay, the places do not fit, the day has not come. */
  | { readonly kind: 'notDue' }
  /** Nobody has to be asked: no traveller of 45 or more was named, or there is no such limit here (R65). */
  | { readonly kind: 'notNeeded' }
  /** What is done already: a payment registered, a question asked, a change that changes nothing. */
  | { readonly kind: 'alreadyDone' };
