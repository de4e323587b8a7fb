/** What the customer reads as the title of a refund. */
export const refundTitle = (bookingId: string, refundId: string): string => `Zwrot za rezerwację ${bookingId}, ${refundId}`;
