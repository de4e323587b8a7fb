import { toSlug } from './pages.pl.ts';

/** Page and mail use the same UID, so that a calendar has one entry (RFC 5545). */
export const tripUid = (bookingId: string, brand: string): string =>
  `${bookingId}-rejs@${toSlug(brand)}`;
export const paymentUid = (bookingId: string, brand: string): string =>
  `${bookingId}-wplata@${toSlug(brand)}`;
