import { describe, expect, it } from 'vitest';
import { normalizeEnteredBirthDate } from '../../adapters/http/contract/account/birth-date.ts';
import { addDateHyphens } from '../../ui/shared/person/PersonField.tsx';

const typedByKey = (text: string): string =>
  [...text].reduce((visible, key) => addDateHyphens(visible + key, visible), '');

describe('a birth date as people type it (W-137, R34)', () => {
  it.each([
    ['29.02.2000', '2000-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['2000-2-9', '2000-02-09'],
    ['2000.02.29', '2000-02-29'],
    ['29022000', '2000-02-29'],
    ['20000229', '2000-02-29'],
    ['17 5 1994', '1994-05-17'],
    ['17. 5. 1994 r.', '1994-05-17'],
    ['17–05–1994', '1994-05-17'],
    ['\u200e17.05.1994\u00a0', '1994-05-17'],
    ['2002-19-90', '1990-02-20'],
    ['1994-05-17', '1994-05-17'],
  ])('R34.6: the screens turn the typed date %j into %s', (typed, day) => {
    expect(normalizeEnteredBirthDate(typed)).toBe(day);
  });

  it.each(['', '30.02.2000', '17 maja 1994', '17.05.94', '1994', '05/17/1994', '2000-13-01'])(
    'R34.6: an invalid date is sent as typed, so that the server refuses it: %j',
    (typed) => {
      expect(normalizeEnteredBirthDate(typed)).toBe(typed);
    },
  );

  it.each([
    ['29022000', '29022000'],
    ['20021990', '20021990'],
    ['20121990', '20121990'],
    ['19941217', '1994-12-17'],
    ['20000229', '2000-02-29'],
    ['29.02.2000', '29.02.2000'],
    ['1990-5-17', '1990-5-17'],
    ['1990-05-17', '1990-05-17'],
    ['1990-5-7', '1990-5-7'],
  ])(
    'W-137: typed key by key, %s becomes %s; only a date with the year first gets hyphens',
    (typed, expected) => {
      expect(typedByKey(typed)).toBe(expected);
    },
  );
});
