import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';
import { toSlug } from './pages.pl.ts';

/** Page and mail share the UID, so that a calendar has one entry for a trip (RFC 5545). */
export const tripUid = (bookingId: string, brand: string): string =>
  `${bookingId}-rejs@${toSlug(brand)}`;
export const paymentUid = (bookingId: string, brand: string): string =>
  `${bookingId}-wplata@${toSlug(brand)}`;

/** This module imports no codec, because screens use it. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;

// Common passwords are checked only by the server, because only the server has their list (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../domain/accounts/account.ts';
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../domain/accounts/buyer-country.ts';
