import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDecimal,
  formatMoney,
  formatPriceDifference,
  joinShortWordsByNoBreakSpaces,
  pluralFormFor,
  pluralize,
} from '../../ui/format.ts';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
const cruises = { one: 'rejs', few: 'rejsy', many: 'rejsów', other: 'rejsu' };

describe('formatting of amounts', () => {
  it.each([
    ['2349.50', '2 349,50 PLN'],
    ['2349.00', '2 349 PLN'],
    ['0.00', '0 PLN'],
    ['-0.00', '0 PLN'],
    ['-200.00', '−200 PLN'],
    ['0.05', '0,05 PLN'],
    ['1234567.80', '1 234 567,80 PLN'],
    ['999', '999 PLN'],
  ])('formats the amount %s of an API response as %s (R1.4)', (wire, read) => {
    expect(plain(formatMoney(wire))).toBe(read);
  });

  it('has only non-breaking spaces', () => {
    expect(formatMoney('1234567.80')).not.toContain(' ');
  });

  it.each(['', '12,50', '1 000.00', '5.5', 'NaN'])('refuses %j, which is not an amount', (text) => {
    expect(() => formatMoney(text)).toThrow(/not an amount/);
  });

  it('keeps every digit of any amount of grosze', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (grosze) => {
        const wire = `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;
        const digits = plain(formatMoney(wire)).replace(/\D/g, '');
        expect(digits).toBe(
          grosze % 100 === 0
            ? String(grosze / 100)
            : String(Math.floor(grosze / 100)) + wire.slice(-2),
        );
      }),
    );
  });

  it('writes a plus before a surcharge, but not before zero', () => {
    expect(plain(formatPriceDifference('549.00'))).toBe('+ 549 PLN');
    expect(plain(formatPriceDifference('0.00'))).toBe('0 PLN');
    expect(plain(formatPriceDifference('-200.00'))).toBe('−200 PLN');
  });
});

describe('formatted days', () => {
  it('write the year of a trip once, or both years if the trip lasts over New Year (A-003)', () => {
    expect(formatDate('2026-06-27')).toBe('27.06.2026');
    expect(formatDateRange('2026-06-27', '2026-07-04')).toBe('27.06–04.07.2026');
    expect(formatDateRange('2026-12-28', '2027-01-04')).toBe('28.12.2026–04.01.2027');
  });
});

describe('Polish nouns after a number', () => {
  it.each([
    [1, '1 rejs'],
    [2, '2 rejsy'],
    [5, '5 rejsów'],
    [12, '12 rejsów'],
    [22, '22 rejsy'],
    [112, '112 rejsów'],
    [1000, '1 000 rejsów'],
    [1.5, '1,5 rejsu'],
    [0, '0 rejsów'],
  ])('have the right form for the number %d: %s', (count, words) => {
    expect(plain(pluralize(count, cruises))).toBe(words);
  });

  it('a noun can be returned without its number; a fraction uses the form for many if it has no own form', () => {
    expect(pluralFormFor(3, cruises)).toBe('rejsy');
    expect(pluralFormFor(0.5, { one: 'a', few: 'b', many: 'c' })).toBe('c');
    expect(formatDecimal(-1234.5).replace(/\u00a0/g, ' ')).toBe('−1 234,5');
  });
});

describe('non-breaking spaces', () => {
  it('join one-letter words to the next word, also several in a row', () => {
    expect(joinShortWordsByNoBreakSpaces('Tydzień w dobrej załodze i z widokiem')).toBe(
      'Tydzień w\u00a0dobrej załodze i\u00a0z\u00a0widokiem',
    );
    expect(joinShortWordsByNoBreakSpaces('W porcie (o świcie) „A jutro”')).toBe(
      'W\u00a0porcie (o\u00a0świcie) „A\u00a0jutro”',
    );
  });

  it('join the digits of an amount and its currency, as in 10 000 EUR', () => {
    expect(joinShortWordsByNoBreakSpaces('Ratownictwo morskie do 10 000 EUR')).toBe(
      'Ratownictwo morskie do 10\u00a0000\u00a0EUR',
    );
    expect(joinShortWordsByNoBreakSpaces('z bagażem 23 kg')).toBe('z\u00a0bagażem 23\u00a0kg');
    expect(joinShortWordsByNoBreakSpaces('od 3 osób')).toBe('od 3 osób');
  });

  it('are not added after a longer word that only ends with a letter such as „a”', () => {
    expect(joinShortWordsByNoBreakSpaces('morza ciepłe, jeziora spokojne')).toBe(
      'morza ciepłe, jeziora spokojne',
    );
  });
});
