/** Booking numbers lack similar characters (0/O, 1/I/L), so that people can dictate them (R45). */
export const BOOKING_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const RANDOM_LETTERS = 7;

// 31 is prime, so a wrong character or two swapped ones change the sum's remainder modulo 31.
const weighted = (letters: string): number =>
  [...letters].reduce(
    (total, letter, place) =>
      total + (RANDOM_LETTERS + 1 - place) * BOOKING_LETTERS.indexOf(letter),
    0,
  );

/** Returns the character that makes the weighted sum of all eight characters a multiple of 31. */
export const checkLetter = (letters: string): string => {
  const count = BOOKING_LETTERS.length;
  return BOOKING_LETTERS.charAt((count - (weighted(letters) % count)) % count);
};

/** Returns true for eight of `BOOKING_LETTERS`; does not verify the check character (R51). */
export const looksLikeBookingId = (text: string): boolean =>
  text.length === RANDOM_LETTERS + 1 &&
  [...text].every((letter) => BOOKING_LETTERS.includes(letter));

/** Returns true for eight of `BOOKING_LETTERS` with a valid check character (R45). */
export const isBookingId = (text: string): boolean =>
  looksLikeBookingId(text) && weighted(text) % BOOKING_LETTERS.length === 0;
