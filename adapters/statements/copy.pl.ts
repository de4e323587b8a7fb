export const refundTitle = (bookingId: string, refundId: string): string =>
  `Zwrot za rezerwację ${bookingId}, ${refundId}`;

/** The account holder's name, if neither statement nor booking has one. */
export const unnamed = 'Klient';
