/** What the customer reads as the title of a refund. */
export const refundTitle = (bookingId: string, refundId: string): string =>
  `Zwrot za rezerwację ${bookingId}, ${refundId}`;

/** Whose account it is, where neither a statement nor the booking has a name any more. */
export const unnamed = 'Klient';
