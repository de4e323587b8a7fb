import { describe, expect, it } from 'vitest';
import { readProjectText, readSources, type Source } from './source-tree.ts';

const TABLE_ROW = /^\| (.+?) \| (.+?) \|$/gm;

/** The pairs of docs/copy-pl.md, without the head of the table. */
const PAIRS = [...readProjectText('docs/copy-pl.md').matchAll(TABLE_ROW)].flatMap(
  ([, before = '', after = '']) => (before === 'before' ? [] : [{ before, after }]),
);

/** Documents keep their words until they get a new version. */
const isDocument = ({ text }: Source): boolean => /^document:/m.test(text);

const COPY = readSources(
  ['ui/copy', 'adapters/mail', 'adapters/words', 'adapters/papers'],
  ['.pl.ts'],
);
const TEXTS = [
  ...COPY,
  ...readSources(['adapters/demo-catalogue'], ['.ts']),
  ...readSources(['adapters/content/files'], ['.yaml', '.md']).filter((file) => !isDocument(file)),
];

/** A pair's example has the figures of one case. The text of another case has a habit as well. */
const withoutFigures = (text: string): string => text.replace(/\d+(?:\.\d+)*/g, '#');

const phraseProblems = (texts: readonly Source[]): readonly string[] =>
  texts.flatMap(({ path, text }) =>
    PAIRS.filter(({ before }) => withoutFigures(text).includes(withoutFigures(before))).map(
      ({ before, after }) => `${path} says "${before}". Write as in "${after}".`,
    ),
  );

const HABITS = [
  /(?<!\p{L})(?:wpisa|zapłaco|wpłaco|wybra|zapisa|anulowa|zarezerwowa|przycię|zaję|zmienio|usunię|wysła|dolicz|odlicz|opłaco)(?:no|to)(?!\p{L})/u,
  /(?<!\p{L})(?:płaci|rezerwuje|kupuje|opłaca) się(?!\p{L})/u,
  /(?<!\p{L})(?:[Tt]o|tego|tym), co(?!\p{L})/u,
  /\p{L}łeś(?!\p{L})|(?<!\p{L})sam do(?!\p{L})/u,
] as const;

/** A text of the documents (W-147). */
const EXACT = /Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji/;

const habitProblems = (texts: readonly Source[]): readonly string[] =>
  texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        HABITS.some((habit) => habit.test(line)) &&
        !EXACT.test(line) &&
        !/^\s*(?:\/\/|\*|\/\*)/.test(line)
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );

describe('plain Polish (docs/copy-pl.md)', () => {
  it('has at least forty pairs', () => expect(PAIRS.length).toBeGreaterThanOrEqual(40));

  it('no text uses a phrase that the page replaces', () =>
    expect(phraseProblems(TEXTS)).toEqual([]));

  it('screens, mails and papers have none of the worst habits', () =>
    expect(habitProblems(COPY)).toEqual([]));

  it('finds a planted phrase and each habit', () => {
    const plant = (text: string): readonly Source[] => [{ path: 'ui/copy/plant.pl.ts', text }];
    expect(phraseProblems(plant("'Taksa klimatyczna'"))).toHaveLength(1);
    expect(
      phraseProblems(plant("'Należało się 80 PLN, ale rabaty łączą się do wspólnego limitu.'")),
    ).toHaveLength(1);
    for (const text of [
      "'Wszystko, co wpisano'",
      "'całość płaci się'",
      "'tego, co jest'",
      "'zrobiłeś'",
    ])
      expect(habitProblems(plant(text)), text).toHaveLength(1);
  });
});
