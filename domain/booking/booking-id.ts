/** The letters of booking ids: none that reads like another (0/O, 1/I/L), so that an id can be told over the telephone (R45). */
export const BOOKING_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random letters of an id; the eighth checks them. */
export const RANDOM_LETTERS = 7;

// There are 31 letters, a prime: with different weights one wrong letter, or two that changed places, always change the sum.
const weighted = (letters: string): number =>
  [...letters].reduce((total, letter, place) => total + (RANDOM_LETTERS + 1 - place) * BOOKING_LETTERS.indexOf(letter), 0);

/** The check character of seven letters of the alphabet: the one that makes the weighted sum of all eight a multiple of 31. */
export const checkLetter = (letters: string): string => {
  const count = BOOKING_LETTERS.length;
  return BOOKING_LETTERS.charAt((count - (weighted(letters) % count)) % count);
};

/** Whether a text has the shape of an id: eight letters of the alphabet, whatever the last one says (R51). */
export const isCodeShaped = (text: string): boolean =>
  text.length === RANDOM_LETTERS + 1 && [...text].every((letter) => BOOKING_LETTERS.includes(letter));

/** Whether a text is a booking id: eight letters of the alphabet, the last one checking the others (R45). */
export const isBookingId = (text: string): boolean => isCodeShaped(text) && weighted(text) % BOOKING_LETTERS.length === 0;
