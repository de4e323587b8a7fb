import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';

/**
 * The UID of a trip's calendar entry. Page and mail use the same one, so that a calendar has one
 * entry (RFC 5545).
 */
export const tripUid = (bookingId: string): string => `${bookingId}-rejs@kilwater`;

/** The wire's words for payment types. This module imports no codec, because screens use it. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;

// Common passwords are checked only by the server, because only the server has their list (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../domain/accounts/account.ts';
export { COUNTRY_CODES, HOME_COUNTRY } from '../../../domain/accounts/buyer-country.ts';
