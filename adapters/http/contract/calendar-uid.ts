/**
 * The UID of a trip's calendar entry. Page and mail use the same one, so that a calendar has one
 * entry (RFC 5545).
 */
export const tripUid = (bookingId: string): string => `${bookingId}-rejs@kilwater`;
