import { describe, expect, it } from 'vitest';
import { isIdDocumentNumber, POLAND } from '../../../domain/travellers/documents.ts';

describe('validation of ID document numbers', () => {
  it.each([
    ['an identity card', 'ABS123456'],
    ['a passport', 'ZS0000177'],
    ['an identity card in small letters with spaces', 'abs 123 456'],
    ['a text of another form', 'AB12345'],
    ['a text of five characters', 'A1234'],
    ['a text of twenty characters', 'A1234567890123456789'],
  ])('R34.5: a Polish document is accepted: %s', (_case, text) => {
    expect(isIdDocumentNumber(text, POLAND)).toBe(true);
  });

  it.each([
    'ABS123457',
    'ABS223456',
    'ABT123456',
    'BAS123456',
    'ZS0000178',
    'ZS1000177',
    'ZT0000177',
  ])(
    'R34.5: %s has a wrong check digit for a Polish document, but is valid for other countries',
    (text) => {
      expect(isIdDocumentNumber(text, POLAND)).toBe(false);
      expect(isIdDocumentNumber(text, 'Niemcy')).toBe(true);
    },
  );

  it.each(['', 'A123', 'A12345678901234567890', 'AB-12345', 'ŁBS123456', 'AB12345!'])(
    'R34: the document number %j is valid in no country',
    (text) => {
      expect(isIdDocumentNumber(text, POLAND)).toBe(false);
      expect(isIdDocumentNumber(text, 'Niemcy')).toBe(false);
    },
  );

  it('R34: a valid Polish card or passport number becomes invalid if one digit is changed', () => {
    for (const right of ['ABS123456', 'ZS0000177'])
      for (let place = 0; place < right.length; place += 1)
        for (let digit = 0; digit <= 9; digit += 1) {
          const changed = `${right.slice(0, place)}${digit}${right.slice(place + 1)}`;
          if (/\d/.test(right.charAt(place)) && changed !== right)
            expect(isIdDocumentNumber(changed, POLAND)).toBe(false);
        }
  });

  it('R34: a number too long for a Polish card or passport is accepted without a test of its check digit', () => {
    // An extra character spoils both forms of a number, so the check digit does not matter.
    for (const text of ['XABS123457', 'ABS1234570', '1ZS0000178', 'ZS00001780'])
      expect(isIdDocumentNumber(text, POLAND), text).toBe(true);
    for (const text of ['ABS123457', 'ZS0000178'])
      expect(isIdDocumentNumber(text, POLAND), text).toBe(false);
  });
});
