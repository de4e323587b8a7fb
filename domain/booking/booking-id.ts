/**
 * Booking numbers contain no characters that look alike (0/O, 1/I/L), so that people can dictate
 * them (R45).
 */
export const BOOKING_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const RANDOM_LETTERS = 7;

// Each position of a booking number has its own weight, less than the prime 31. If one character is
// wrong, or two are swapped, the weighted sum has another remainder modulo 31.
const weighted = (letters: string): number =>
  [...letters].reduce(
    (total, letter, place) =>
      total + (RANDOM_LETTERS + 1 - place) * BOOKING_LETTERS.indexOf(letter),
    0,
  );

/**
 * Returns the check character: with it, the weighted sum of a booking number's eight characters is
 * a multiple of 31.
 */
export const bookingIdCheckLetter = (letters: string): string => {
  const count = BOOKING_LETTERS.length;
  return BOOKING_LETTERS.charAt((count - (weighted(letters) % count)) % count);
};

/**
 * Returns true if the text has eight characters of `BOOKING_LETTERS`; does not verify the check
 * character (R51).
 */
export const hasBookingIdFormat = (text: string): boolean =>
  text.length === RANDOM_LETTERS + 1 &&
  [...text].every((letter) => BOOKING_LETTERS.includes(letter));

/**
 * Returns true if the text has eight characters of `BOOKING_LETTERS` and its check character is
 * right (R45).
 */
export const isBookingId = (text: string): boolean =>
  hasBookingIdFormat(text) && weighted(text) % BOOKING_LETTERS.length === 0;
