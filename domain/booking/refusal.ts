import type { Money } from '../money.ts';
import type { Problem } from '../party/problem.ts';
import type { VoucherProblem } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';

/** Why a command on a booking was refused; nothing was changed. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'bookingClosed'; readonly reason: 'closed' | 'soldOut' | 'underWay' | 'over' }
  | { readonly kind: 'stepSkipped'; readonly step: number }
  | { readonly kind: 'alreadyConfirmed' }
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'priceChanged'; readonly price: Money }
  | { readonly kind: 'placesGone' }
  /** The command is for another state of a booking: a draft's on a placed one, a placed one's on a draft, anything on a cancelled one. */
  | { readonly kind: 'wrongState'; readonly status: Booking['status'] }
  | { readonly kind: 'voucherRefused'; readonly problem: VoucherProblem | 'onlyBeforeConfirmation' | 'nothingToPay' | 'onReserveList' }
  | { readonly kind: 'ambassadorRefused'; readonly problem: 'unknown' | 'expired' | 'own' | 'alreadyUsed' | 'notOffered' }
  | { readonly kind: 'groupUnknown' }
  | { readonly kind: 'groupOfOtherOffer' }
  | { readonly kind: 'groupAlreadyAssigned'; readonly own: boolean }
  | { readonly kind: 'groupNotOffered' }
  /** Too late to change a booking oneself, or not a booking that can be changed (R37). */
  | { readonly kind: 'changesClosed' }
  /** What time or the office would do is not due (any more): nothing is left to pay, the places do not fit, the day has not come. */
  | { readonly kind: 'notDue' }
  /** A payment that is registered already, or a change that changes nothing. */
  | { readonly kind: 'alreadyDone' };

export const invalid = (...problems: readonly Problem[]): Refusal => ({ kind: 'invalid', problems });
