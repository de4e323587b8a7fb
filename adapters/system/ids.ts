import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Ids } from '../../application/ports/system.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import {
  BOOKING_LETTERS,
  bookingIdCheckLetter,
  RANDOM_LETTERS,
} from '../../domain/booking/booking-id.ts';

/**
 * Returns the secret key with this name: 256 random bits as text. The first caller creates and
 * stores it, so all processes use the same key.
 */
export const readOrCreateShopKey = async (values: ShopValues, name: string): Promise<string> => {
  if ((await values.get(name)) === null)
    await values.set(name, randomBytes(32).toString('base64url'));
  // Read the key again, because another process may have created it at the same time.
  return (await values.get(name)) ?? '';
};

export const cryptoIds: Ids = {
  bookingId: () => {
    const letters = Array.from({ length: RANDOM_LETTERS }, () =>
      BOOKING_LETTERS.charAt(randomInt(BOOKING_LETTERS.length)),
    ).join('');
    return letters + bookingIdCheckLetter(letters);
  },
  rowId: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  // A slow hash is not needed, because nobody can guess 256 random bits.
  hashOf: (token) => hash('sha256', token, 'base64url'),
};
