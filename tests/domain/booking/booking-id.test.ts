import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOOKING_LETTERS,
  bookingIdCheckLetter,
  hasBookingIdFormat,
  isBookingId,
  RANDOM_LETTERS,
} from '../../../domain/booking/booking-id.ts';

const letter = fc.constantFrom(...BOOKING_LETTERS);
const id = fc
  .array(letter, { minLength: RANDOM_LETTERS, maxLength: RANDOM_LETTERS })
  .map((letters) => letters.join('') + bookingIdCheckLetter(letters.join('')));

describe('booking numbers (R45)', () => {
  it('use only letters and digits that are not confused with each other (R45.3)', () => {
    expect([...'0O1IL'].some((sign) => BOOKING_LETTERS.includes(sign))).toBe(false);
    expect(new Set(BOOKING_LETTERS).size).toBe(31);
  });

  it('consist of seven characters and a check character (R45.3)', () => {
    // 2 has value 0. In 3222222 the letter 3 adds 8 to the weighted sum, so 23 is missing to 31.
    expect(bookingIdCheckLetter('3222222')).toBe(BOOKING_LETTERS.charAt(23));
    expect(
      ['22222222', `3222222${BOOKING_LETTERS.charAt(23)}`, '32222222'].map(isBookingId),
    ).toEqual([true, true, false]);
  });

  it('a text of another length or with any other character is no booking number', () => {
    for (const text of [
      '',
      '2222222',
      '222222222',
      '2222222O',
      '2222 222',
      '2222222\n',
      'źźźźźźźź',
    ])
      expect(isBookingId(text)).toBe(false);
  });

  it('R51: hasBookingIdFormat checks length and characters, but not the check character', () => {
    expect(['22222222', '32222222', 'ZZZZZZZZ'].map(hasBookingIdFormat)).toEqual([
      true,
      true,
      true,
    ]);
    for (const text of ['2222222O', 'O2222222', '2222-222', 'zzzzzzzz', '2222222', '222222222'])
      expect(hasBookingIdFormat(text), text).toBe(false);
  });

  it('every generated number is valid', () => {
    fc.assert(fc.property(id, (bookingId) => isBookingId(bookingId)));
  });

  it('any single wrong character is detected', () => {
    fc.assert(
      fc.property(id, fc.nat(RANDOM_LETTERS), letter, (bookingId, at, other) => {
        fc.pre(bookingId.charAt(at) !== other);
        return !isBookingId(bookingId.slice(0, at) + other + bookingId.slice(at + 1));
      }),
    );
  });

  it('any two swapped characters are detected', () => {
    fc.assert(
      fc.property(id, fc.nat(RANDOM_LETTERS - 1), (bookingId, at) => {
        const [first, two] = [bookingId.charAt(at), bookingId.charAt(at + 1)];
        fc.pre(first !== two);
        return !isBookingId(bookingId.slice(0, at) + two + first + bookingId.slice(at + 2));
      }),
    );
  });
});
