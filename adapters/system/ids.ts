import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Ids } from '../../application/ports/ids.ts';
import { BOOKING_LETTERS, checkLetter, RANDOM_LETTERS } from '../../domain/booking/booking-id.ts';

export const cryptoIds: Ids = {
  bookingId: () => {
    const letters = Array.from({ length: RANDOM_LETTERS }, () =>
      BOOKING_LETTERS.charAt(randomInt(BOOKING_LETTERS.length)),
    ).join('');
    return letters + checkLetter(letters);
  },
  rowId: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  // Hash with a fast function: a token has 256 random bits and cannot be guessed.
  hashOf: (token) => hash('sha256', token, 'base64url'),
};
