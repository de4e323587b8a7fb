import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBankCharacters, transliterate } from '../../../domain/text/transliterate.ts';

describe('transliteration of a text to printable ASCII', () => {
  it.each([
    ['Zażółć gęślą jaźń ŁÓDŹ', 'Zazolc gesla jazn LODZ'],
    ['Søren Åberg, Œuvre, Straße, Þór, Đoković', 'Soren Aberg, Oeuvre, Strasse, Thor, Dokovic'],
    ['Юрій Шевченко', 'Iurii Shevchenko'],
    ['ЩУКА', 'ShchUKA'],
    ['Αλέξης', 'Alexis'],
    ['O’Connor – „Rejs”…', 'O\'Connor - "Rejs"...'],
    ['ﬁn\u00a0½\t№1', 'fin 1/2 No1'],
    ['Jan\ufffe\u0000 Kowalski\u200b', 'Jan  Kowalski'],
    ['日本 🐳', ' '],
    ['', ''],
  ])('R48.7: %j is transliterated to %j', (text, written) => {
    expect(transliterate(text)).toBe(written);
  });

  it('R48.7: the result has only printable ASCII characters, and ASCII text is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => /^[ -~]*$/.test(transliterate(text))),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => transliterate(text) === text),
    );
  });
});

describe('transliteration of a text to characters that banks accept', () => {
  it.each([
    ['Łucja Żółć', 'Łucja Żółć'],
    ['Großmaul ſ Å', 'Grossmaul s A'],
    ['Adriatic Cup – „Kornaty” 50%', 'Adriatic Cup - Kornaty 50'],
  ])(
    'R28: for banks the text %j becomes %j, without the characters that banks do not accept',
    (text, written) => {
      expect(toBankCharacters(text, 140)).toBe(written);
    },
  );
});
