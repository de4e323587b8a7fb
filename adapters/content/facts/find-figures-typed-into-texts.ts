import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as t from 'io-ts';
import { contentText, readYaml } from '../content-folder.ts';
import { findAmountsAndDatesIn, SPEAKS_OF_CRUISES } from './fact-words.pl.ts';

const ADVICE_FILE = 'general-advice.yaml';

/**
 * The file general-advice.yaml. `guides` are files with general advice: in them, only sentences
 * about the shop's own cruises are checked.
 */
const AdviceCodec = t.strict({
  guides: t.readonlyArray(t.strict({ file: t.string, reason: t.string })),
  skipped: t.readonlyArray(t.strict({ file: t.string, reason: t.string })),
  advice: t.readonlyArray(
    t.strict({ file: t.string, reason: t.string, says: t.readonlyArray(t.string) }),
  ),
});
type Advice = t.TypeOf<typeof AdviceCodec>;

const NO_TEXT =
  /^\s*(?:- )?\{? ?(?:scene|url|width|height|film|changed|date|alt|id|order|formerly|slug|picture|places|traits|notTraits|countries|layout|anchor|route|link|author|next|keywords|offers|ids|urls|questions)\b/;

type Sentence = { readonly file: string; readonly line: number; readonly text: string };

const sentencesOf = (file: string, text: string): readonly Sentence[] =>
  text.split('\n').flatMap((content, index) => {
    const comment = file.endsWith('.yaml') && /^\s*#/.test(content);
    if (comment || NO_TEXT.test(content)) return [];
    // A figure such as {{key}} comes from the settings, so it is always right and not checked.
    const bare = content
      .replace(/\{\{[^}]*\}\}/g, '§')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/link: "?[^ ,}"]*/g, '');
    return bare
      .split(/(?<=[.!?:])\s+/)
      .map((sentence) => ({ file, line: index + 1, text: sentence.trim() }));
  });

const isDocument = (text: string): boolean => /^document:/m.test(text);

const readTexts = async (folder: string, { skipped }: Advice): Promise<readonly Sentence[]> => {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /^(?:pages|faq|blog)\/.*\.(?:yaml|md)$/.test(name))
    .filter((name) => !skipped.some(({ file }) => file === name))
    .toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text, index) =>
    isDocument(text) ? [] : sentencesOf(names[index] ?? '', text),
  );
};

const isGuide = ({ guides }: Advice, file: string): boolean =>
  guides.some((guide) => file === guide.file || file.startsWith(`${guide.file}/`));

const phrasesIn = ({ advice }: Advice, { file, text }: Sentence) =>
  advice
    .filter((group) => group.file === file)
    .flatMap(({ says }) => says.filter((phrase) => text.includes(phrase)));

/**
 * Finds amounts and dates that are typed into a text, where the text must use a {{key}}. Ignores
 * the phrases in general-advice.yaml.
 */
export const findFiguresTypedIntoTexts = async (folder: string): Promise<readonly string[]> => {
  const list = contentText(folder, ADVICE_FILE);
  if (list === null) return [];
  const read = readYaml(list, AdviceCodec);
  if (read.isErr()) return [`${ADVICE_FILE}: ${read.error}`];
  const advice = read.value;
  const used = new Set<string>();
  const problems = (await readTexts(folder, advice)).flatMap((sentence) => {
    const { file, line, text } = sentence;
    if (isGuide(advice, file) && !SPEAKS_OF_CRUISES.test(text)) return [];
    const phrases = phrasesIn(advice, sentence);
    return findAmountsAndDatesIn(text).flatMap((fact) => {
      const phrase = phrases.find((candidate) => candidate.includes(fact));
      if (phrase !== undefined) {
        used.add(`${file} ${phrase}`);
        return [];
      }
      return [
        `${file}:${line} states "${fact}" without a field. Name a field, or list it in ${ADVICE_FILE}: ${text}`,
      ];
    });
  });
  const unused = advice.advice.flatMap(({ file, says }) =>
    says
      .filter((phrase) => !used.has(`${file} ${phrase}`))
      .map((phrase) => `${ADVICE_FILE} lists "${phrase}" for ${file}, which states no such fact`),
  );
  return [...problems, ...unused];
};
