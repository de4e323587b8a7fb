import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProblem, nameProblem, normalizeName } from '../../../domain/travellers/names.ts';
import { runs } from '../../support/runs.ts';

describe('validation of first and last names (R67)', () => {
  it.each([
    'Anna',
    'Żaneta Łucja',
    'Nowak-Kowalska',
    'Jean‐Luc',
    'Jean‑Luc',
    'Anne–Marie',
    "O'Neill",
    'O’Neill',
    'Hawaiʼi',
    'Oʻahu',
    'Gal·la',
    'Nguyễn Văn',
    'Зоя',
    '李小龍',
    'محمد',
    'हिन्दी',
    'J.R.R.',
    'J.R.R',
    'J. R. R.',
    'J.-P.',
    'Smith jr.',
    'św. Jan',
    'Karol 2',
    'X',
    'Å',
    '',
    '  Anna  ',
  ])('R67.7, R67.8: the name "%s" is accepted', (name) => {
    expect(nameProblem(name)).toBe(null);
  });

  it.each([
    '1',
    '-',
    '·',
    '’',
    'ʼ',
    '.',
    '. .',
    '\u0301',
    'Jan.Kowalski',
    'www.rejsy.pl',
    '.Jan',
    'Jan..',
    'Jan .',
    'J..R.',
    'Ja.N',
    'J.Rowling',
    'Jan,',
    'Jan@example.com',
    '<b>Jan</b>',
    'Jan/Anna',
    'Jan & Anna',
    'Jan\tAnna',
    'Jan\nAnna',
    'Jan\u00a0Anna',
    'Jan\u200bAnna',
    '\u202eJan',
    'Jan 😀',
    'Jan_Anna',
    'Jan—Anna',
    '"Jan"',
    '1/2 Jan',
    'Ⅷ',
  ])('R67.8, R67.9: the name %j is invalid', (name) => {
    expect(nameProblem(name)).toBe('invalid');
  });

  it('R67.7: a name has at most 100 characters; spaces around it and combining accents do not count', () => {
    expect(nameProblem('ą'.repeat(100))).toBe(null);
    expect(nameProblem('a\u0328'.repeat(100))).toBe(null);
    expect(nameProblem(`   ${'𝒜'.repeat(100)}   `)).toBe(null);
    expect(nameProblem('ą'.repeat(101))).toBe('tooLong');
    expect(nameProblem('@'.repeat(101))).toBe('tooLong');
  });

  it('R67.8: “ą” typed as one or two Unicode characters is validated and stored alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(nameProblem(text.normalize('NFD'))).toBe(nameProblem(text.normalize('NFC')));
        expect(normalizeName(text.normalize('NFD'))).toBe(normalizeName(text.normalize('NFC')));
      }),
      runs(500),
    );
  });

  it('R67.8: an accepted name has only allowed characters, and its stored form is accepted too', () => {
    const near = fc.string({ unit: fc.constantFrom(..."AzŻé1 -‐–'’ʼ·.,@\u0301李"), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
        if (nameProblem(text) !== null) return;
        const stored = normalizeName(text);
        expect(stored).toMatch(
          /^([\p{L}\p{M}\p{Nd} \-‐‑–'’ʼʻ·.]*\p{L}[\p{L}\p{M}\p{Nd} \-‐‑–'’ʼʻ·.]*)?$/u,
        );
        expect(stored).not.toMatch(/\.[\p{L}\p{Nd}]{2}|[^\p{L}\p{M}\p{Nd}]\.|^\./u);
        expect(nameProblem(stored)).toBe(null);
      }),
      runs(2000),
    );
  });
});

describe('validation of a person’s country (R67.13)', () => {
  it.each(['Россия', '日本', "Côte d'Ivoire", 'St. Lucia', 'Gwinea‑Bissau', '', '  Polska  '])(
    'R67.13: the country %j is valid',
    (country) => {
      expect(countryProblem(country)).toBe(null);
    },
  );

  it.each([
    "Polska;=cmd|'/C calc'!A0;",
    '=Polska',
    'Polska\nCzechy',
    'Polska, Czechy',
    'Polska"',
    'Polska 2',
    '-',
    '()',
    '@Polska',
    'Pol\u0000ska',
    '<b>Polska</b>',
  ])('R67.13: %j is not a valid country', (country) => {
    expect(countryProblem(country)).toBe('invalid');
  });

  it('R67.13: a country has a hundred characters at most', () => {
    expect([countryProblem('ą'.repeat(100)), countryProblem('ą'.repeat(101))]).toEqual([
      null,
      'tooLong',
    ]);
  });
});
