import { describe, expect, it } from 'vitest';
import { readProjectText, readSources, type Source } from './source-tree.ts';

const TABLE_ROW = /^\| (.+?) \| (.+?) \|$/gm;

const PAIRS = [...readProjectText('docs/copy-pl.md').matchAll(TABLE_ROW)].flatMap(
  ([, before = '', after = '']) => (before === 'before' ? [] : [{ before, after }]),
);

/** Texts of the documents keep their words until the documents get a new version. */
const isDocument = ({ text }: Source): boolean => /^document:/m.test(text);

const COPY = readSources(['ui', 'adapters'], ['.pl.ts']);
const PAGES = readSources(
  ['adapters/content/files', 'adapters/content/starter'],
  ['.yaml', '.md'],
).filter((file) => !isDocument(file));
const OFFERS = readSources(['adapters/demo-catalogue'], ['.json']);
const TEXTS = [...COPY, ...PAGES, ...OFFERS, ...readSources(['adapters/demo-catalogue'], ['.ts'])];

/** A pair's example has the figures of one case, so the comparison leaves figures out. */
const withoutFigures = (text: string): string => text.replace(/\d+(?:\.\d+)*/g, '#');

const phraseProblems = (texts: readonly Source[]): readonly string[] =>
  texts.flatMap(({ path, text }) =>
    PAIRS.filter(({ before }) => withoutFigures(text).includes(withoutFigures(before))).map(
      ({ before, after }) => `${path} says "${before}". Write as in "${after}".`,
    ),
  );

const HABITS = [
  /(?<!\p{L})(?:wpisa|zapłaco|wpłaco|wybra|zapisa|anulowa|zarezerwowa|przycię|zaję|zmienio|usunię|wysła|dolicz|odlicz|opłaco)(?:no|to)(?!\p{L})/u,
  /(?<!\p{L})(?:płaci|rezerwuje|kupuje|opłaca) się(?!\p{L})/iu,
  /(?<!\p{L})(?:[Tt]o|tego|tym), co(?!\p{L})/u,
  /\p{L}łeś(?!\p{L})|(?<!\p{L})sam do(?!\p{L})|\p{L}sz(?: \p{L}+)? sam(?!\p{L})|(?<!\p{L})sam \p{L}+sz(?!\p{L})/u,
] as const;

/** Texts of the documents (W-147, A-160). */
const EXACT =
  /Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji|Utworzono nowy kod\. Kod grupowy to/;

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

/** Blog posts may use impersonal verbs, because nobody knows who acted in history. */
const isNoPost = ({ path }: Source): boolean => !path.includes('/blog/');

/** Screens and mails speak to a traveller. Papers and the office's command line are formal. */
const SPOKEN = readSources(['ui', 'adapters/mail', 'adapters/words'], ['.pl.ts']).map(
  ({ path, text }) => ({
    path,
    text: text
      .split('\n')
      .filter((line) => !EXACT.test(line))
      .join('\n'),
  }),
);
const isSpoken = ({ path }: Source): boolean => !path.includes('office');

const IMPERSONAL = /(?<!\p{L})\p{L}{3,}(?:ano|ono|yto|ięto)(?!\p{L})/gu;
const OTHERS = new Set(['czerwono', 'kolano', 'nasiono', 'vulcano', 'zielono']);

const impersonalProblems = (texts: readonly Source[]): readonly string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(IMPERSONAL)].flatMap(([word]) =>
      OTHERS.has(word.toLowerCase()) ? [] : [`${path} says "${word}". Name who acts.`],
    ),
  );

describe('plain Polish (docs/copy-pl.md)', () => {
  it('has at least forty pairs of a clumsy phrase and its replacement', () =>
    expect(PAIRS.length).toBeGreaterThanOrEqual(40));

  it('no text of the shop uses a phrase that docs/copy-pl.md replaces', () =>
    expect(phraseProblems(TEXTS)).toEqual([]));

  it('no text of screens, mails, papers, pages or offers matches a pattern of HABITS, such as “wpisano”', () =>
    expect(habitProblems([...COPY, ...PAGES, ...OFFERS])).toEqual([]));

  it('no text of screens, mails, pages, questions or offers has an unlisted impersonal verb in -no or -to', () =>
    expect(
      impersonalProblems([...SPOKEN.filter(isSpoken), ...PAGES.filter(isNoPost), ...OFFERS]),
    ).toEqual([]));

  it('the check finds a planted phrase and each planted bad habit', () => {
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
      "'Jeśli jedziesz sam'",
      "'o porze, którą sam wybierzesz'",
    ])
      expect(habitProblems(plant(text)), text).toHaveLength(1);
    expect(impersonalProblems(plant("'Zamknięto port i wydłużono rejs na Vulcano'"))).toHaveLength(
      2,
    );
  });
});
