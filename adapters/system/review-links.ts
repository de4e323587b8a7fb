import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReviewLinks } from '../../application/ports/trips.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import { isBookingId } from '../../domain/booking/booking-id.ts';
import { readOrCreateShopKey } from './ids.ts';

const ID_LENGTH = 8;

/**
 * Makes the keys of review links. A key is the booking's number with its HMAC. The shop can compute
 * a key again at any time, so it stores none.
 */
export const hmacReviewLinks = (values: ShopValues): ReviewLinks => {
  let secret: Promise<string> | null = null;
  const keyOf = async (bookingId: string): Promise<string> => {
    secret ??= readOrCreateShopKey(values, 'review-key').catch((error: unknown) => {
      secret = null;
      throw error;
    });
    const mac = createHmac('sha256', await secret)
      .update(bookingId)
      .digest('base64url');
    return `${bookingId}${mac}`;
  };
  return {
    keyOf,
    bookingOf: async (key) => {
      const bookingId = key.slice(0, ID_LENGTH);
      if (!isBookingId(bookingId)) return null;
      const expected = Buffer.from(await keyOf(bookingId));
      const actual = Buffer.from(key);
      return actual.length === expected.length && timingSafeEqual(actual, expected)
        ? bookingId
        : null;
    },
  };
};
