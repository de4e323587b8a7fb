import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Ids } from '../../application/ports/system.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import { BOOKING_LETTERS, checkLetter, RANDOM_LETTERS } from '../../domain/booking/booking-id.ts';

/** The key has 256 bits. It is created at first use and stored for all processes. */
export const shopKey = async (values: ShopValues, name: string): Promise<string> => {
  if ((await values.get(name)) === null)
    await values.set(name, randomBytes(32).toString('base64url'));
  // If two processes created the key at once, both use the one that was stored last.
  return (await values.get(name)) ?? '';
};

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
