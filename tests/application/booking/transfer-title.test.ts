import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferTitle } from '../../../application/booking/notification.ts';
import { confirmedBooking, singles } from '../../arbitraries/bookings.ts';
import { runs } from '../../support/runs.ts';

const booking = confirmedBooking('ABCDEFGH', [singles(1, 1)]);

const titleOf = (firstName: string, lastName: string, offerName: string): string => {
  const participants = booking.choices.participants.map((participant) => ({
    ...participant,
    person: { ...participant.person, firstName, lastName },
  }));
  return transferTitle(
    { ...booking, choices: { ...booking.choices, participants } },
    offerName,
  ).replace(booking.id, 'ID');
};

describe('the title of a transfer for a booking', () => {
  it.each([
    ['Łucja', 'Żółć-Ó', 'Chorwacja – Dalmacja', 'ID Łucja Żółć-Ó Chorwacja - Dalmacja'],
    ['Юрій', 'Шевченко', 'Rejs', 'ID Iurii Shevchenko Rejs'],
    ['Jürgen', 'Großmüller', 'Rejs „Wyspy”', 'ID Jurgen Grossmuller Rejs Wyspy'],
    ['محمد', 'العربي', 'Rejs', 'ID Rejs'],
    ['李', '小龍', 'Rejs', 'ID Rejs'],
    ['Anna', 'O’Neill', 'A|B <C> & D_E', "ID Anna O'Neill A B C D E"],
    ['', '', 'Rejs', 'ID Rejs'],
  ])(
    'R28.13: for %s %s on %s it has only characters that Polish banks accept',
    (firstName, lastName, offerName, title) => {
      expect(titleOf(firstName, lastName, offerName)).toBe(title);
    },
  );

  it('R28.13: begins with the booking number and has at most 140 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (name, offer) => {
          const title = titleOf(name, name, offer);
          expect(title).toMatch(/^ID( [a-z0-9ąćęłńóśźż\-.,/()+:'?]+)*$/iu);
          expect(title.length).toBeLessThanOrEqual(140);
        },
      ),
      runs(200),
    );
  });
});
