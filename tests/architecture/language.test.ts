import { describe, expect, it } from 'vitest';
import { englishSources, isBareParticiple, languageProblems } from './language.ts';

const problemsOf = (text: string, path = 'domain/planted.ts'): readonly string[] =>
  languageProblems([{ path, text }]).map(({ problem }) => problem);

const LONG = Array.from({ length: 31 }, (_, index) => `word${index}`).join(' ');

describe('the writing standard for comments, test titles and documents', () => {
  it('is kept in every file', () => {
    expect(languageProblems(englishSources())).toEqual([]);
  });
});

describe('the check of the writing standard', () => {
  it.each([
    [
      'a refused phrase in a comment',
      '/** Nothing hangs on it. */\nexport const rate = 1;',
      ['says "hangs on"'],
    ],
    ['a refused phrase in a test title', "it('counts the price anew', () => {});", ['says "anew"']],
    ['a sentence of 31 words in a comment', `// ${LONG}.\nexport const rate = 1;`, ['31 words']],
    [
      'a bare participle as an exported function',
      'export const counted = (all: number) => all;',
      ['a bare participle as a function'],
    ],
    [
      'a bare participle that another function makes',
      'export const counted = memoize((all: number) => all);',
      ['a bare participle as a function'],
    ],
  ])('finds %s', (_, text, found) => {
    expect(problemsOf(text)).toEqual(found);
  });

  it('finds a refused phrase in a document', () => {
    expect(problemsOf('Whoever books pays.', 'docs/planted.md')).toEqual(['says "Whoever"']);
  });

  it.each([
    ['code in a document', '```ts\n// whoever\n```', 'docs/planted.md'],
    ['a phrase in backticks', '// `anew` is refused.\nexport const rate = 1;', 'domain/planted.ts'],
    ['a participle that is no function', 'export const counted = 3;', 'domain/planted.ts'],
  ])('accepts %s', (_, text, path) => {
    expect(problemsOf(text, path)).toEqual([]);
  });

  it.each([
    ['listed', true],
    ['told', true],
    ['keptOf', true],
    ['paidUntil', true],
    ['childrenOf', false],
    ['paidShare', false],
    ['list', false],
    ['feed', false],
    ['isListed', false],
  ])(
    'isBareParticiple(%j), which detects a participle without a noun, returns %s',
    (name, expected) => {
      expect(isBareParticiple(name)).toBe(expected);
    },
  );
});
