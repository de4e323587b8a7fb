import type { Money } from '../money.ts';

/** What a refused value was: the question of a step, named in the domain's words. */
export type ProblemField =
  | 'accommodation'
  | 'participantsCount'
  | 'ownSkipper'
  | 'unit'
  | 'bedroom'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'resignation'
  | 'assistance'
  | 'training'
  | 'addon'
  | 'addonOption'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'idDocument'
  | 'phone'
  | 'email'
  | 'fillInLater'
  | 'password'
  | 'policyAccepted'
  | 'paymentOption'
  | 'paymentType'
  | 'termsAccepted'
  | 'userNum';

export type ProblemCode =
  | 'required'
  | 'invalid'
  | 'unknown'
  | 'notAllowed'
  | 'notOffered'
  | 'tooMany'
  | 'tooFew'
  | 'tooShort'
  | 'tooLong'
  | 'tooManyForYacht'
  | 'noPlaces'
  | 'addonsClosed'
  | 'ageUnder18'
  | 'age45';

/** One thing that is wrong with an answer; userNum null where it concerns the whole booking. */
export type Problem = { readonly userNum: number | null; readonly field: ProblemField; readonly code: ProblemCode };

/** Why a command on a booking was refused; nothing was changed. */
export type Refusal =
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly kind: 'bookingClosed'; readonly reason: 'closed' | 'soldOut' | 'underWay' | 'over' }
  | { readonly kind: 'stepSkipped'; readonly step: number }
  | { readonly kind: 'alreadyConfirmed' }
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'priceChanged'; readonly price: Money }
  | { readonly kind: 'placesGone' };

export const invalid = (...problems: readonly Problem[]): Refusal => ({ kind: 'invalid', problems });
