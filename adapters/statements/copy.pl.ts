export const refundTitle = (bookingId: string, refundId: string): string =>
  `Zwrot za rezerwację ${bookingId}, ${refundId}`;

/** The account holder's name in a payment file if neither statement nor booking has a name. */
export const unnamed = 'Klient';
