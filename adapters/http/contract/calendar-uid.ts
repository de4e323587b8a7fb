/**
 * The page and the mail of a trip use the same UID, so that a calendar has one entry for it (RFC
 * 5545).
 */
export const tripUid = (bookingId: string): string => `${bookingId}-rejs@kilwater`;
