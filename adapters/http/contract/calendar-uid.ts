/** Page and mail use the same UID, so that a calendar has one entry (RFC 5545). */
export const tripUid = (bookingId: string): string => `${bookingId}-rejs@kilwater`;
