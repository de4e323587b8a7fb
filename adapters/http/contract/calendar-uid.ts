/** By which a calendar knows a trip again, whether its entry comes from the thank-you page or with a mail (RFC 5545). */
export const tripUid = (bookingId: string): string => `${bookingId}-rejs@kilwater`;
