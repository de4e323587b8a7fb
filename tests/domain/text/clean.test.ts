import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanEnteredCode,
  cleanMultiLineText,
  cleanName,
  cleanOneLineText,
} from '../../../domain/text/clean.ts';
import { runs } from '../../support/runs.ts';

const INVISIBLE = [
  ['U+0000', '\u0000'],
  ['U+0002', '\u0002'],
  ['U+007F', '\u007f'],
  ['U+200B', '\u200b'],
  ['U+200E', '\u200e'],
  ['U+200F', '\u200f'],
  ['U+202A', '\u202a'],
  ['U+202D', '\u202d'],
  ['U+202E', '\u202e'],
  ['U+2060', '\u2060'],
  ['U+FEFF', '\ufeff'],
  ['U+FE0F', '\ufe0f'],
  ['U+FFFE', '\ufffe'],
  ['U+FFFF', '\uffff'],
  ['U+1FFFE', '\u{1fffe}'],
  ['a lone high surrogate', '\ud800'],
  ['a lone low surrogate', '\udc00'],
  ['U+00AD', '\u00ad'],
] as const;

const SPACES = [
  '\u00a0',
  '\u202f',
  '\u2007',
  '\u3000',
  '\t',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\n',
  '\r\n',
];
const DASHES = [
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe63',
  '\uff0d',
];

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom(...SPACES, ...DASHES, '\ud800', ' ', '.', '"'),
  ),
});

describe('cleaning what a person typed (R67)', () => {
  it.each(INVISIBLE)(
    'R67.11: an invisible character is removed from every kind of field: %s',
    (_name, character) => {
      for (const clean of [cleanOneLineText, cleanMultiLineText, cleanName, cleanEnteredCode])
        expect(clean(`a${character}b`)).toBe('ab');
    },
  );

  it.each(SPACES)(
    'R67.11: in a one-line field or a name any white space becomes a space: %j',
    (space) => {
      expect(cleanOneLineText(`${space}a${space}b${space}`)).toBe('a b');
      expect(cleanName(`Anna${space}Maria`)).toBe('Anna Maria');
    },
  );

  it.each(DASHES)(
    'R67.11: in one-line fields, free texts and codes any dash becomes a hyphen: %j',
    (dash) => {
      expect(cleanOneLineText(`a${dash}b`)).toBe('a-b');
      expect(cleanMultiLineText(`a${dash}b`)).toBe('a-b');
      expect(cleanEnteredCode(`a${dash}b`)).toBe('a-b');
    },
  );

  it('R67.11: the hyphens and apostrophes that are allowed in names (R67.8) stay as typed', () => {
    expect(cleanName('Jean‐Luc ‑ Anne–Marie')).toBe('Jean‐Luc ‑ Anne–Marie');
    expect(cleanName('O’Neill Hawaiʼi Oʻahu')).toBe('O’Neill Hawaiʼi Oʻahu');
    expect(cleanName('Anna—Maria')).toBe('Anna-Maria');
  });

  it('R67.11: free text keeps its line breaks; each is stored as \\n', () => {
    expect(cleanMultiLineText(' raz \r\ndwa\u00a0\rtrzy\u2028cztery\v\n ')).toBe(
      'raz\ndwa\ntrzy\ncztery',
    );
  });

  it('R67.11: emoji and letters of non-Latin scripts stay unchanged', () => {
    expect(cleanOneLineText('Łódź 🚢 & Synowie "A<B" 李小龍 محمد')).toBe(
      'Łódź 🚢 & Synowie "A<B" 李小龍 محمد',
    );
  });

  it('R67.11: free text keeps the invisible joiners of emoji and Persian words; one-line fields lose them', () => {
    expect(cleanMultiLineText('👩\u200d👧 می\u200cخواهم')).toBe('👩\u200d👧 می\u200cخواهم');
    expect(cleanOneLineText('600\u200d700\u200c800')).toBe('600700800');
  });

  it('R67.12: spaces, quotation marks and a final full stop are removed from a voucher or group code', () => {
    expect(cleanEnteredCode(' „AMBER – 27”.\u200b ')).toBe('AMBER-27');
    expect(cleanEnteredCode("'abcd efgh'")).toBe('abcdefgh');
    expect(cleanEnteredCode('"GIFT-1.5."')).toBe('GIFT-1.5');
  });

  it.each([
    ['cleanLine', cleanOneLineText],
    ['cleanText', cleanMultiLineText],
    ['cleanName', cleanName],
    ['cleanCode', cleanEnteredCode],
  ] as const)(
    'R67.11: %s gives well-formed Unicode; applied a second time, it changes nothing more',
    (_name, clean) => {
      fc.assert(
        fc.property(anyText, (text) => {
          const once = clean(text);
          expect(clean(once)).toBe(once);
          expect(once.isWellFormed()).toBe(true);
          expect(once).not.toContain('\u0000');
        }),
        runs(300),
      );
    },
  );
});
