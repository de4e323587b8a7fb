import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import {
  isNode,
  type Node,
  nameOf,
  nodesOf,
  readEverything,
  type Source,
  stringOf,
  templateText,
} from './source-tree.ts';

export type LanguageProblem = {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
  readonly text: string;
};

/** Extend this list when you meet a phrase that a reader has to read twice. */
export const REFUSED_PHRASES = [
  'whoever',
  'whose it is',
  'anew',
  'hangs on',
  'hang on',
  'comes to nothing',
  'came to nothing',
  'laid down',
  'is told of',
  'of which nobody',
  'that there is not',
  'what is asked',
  'was asked of',
  'looked at anew',
  'goes by',
  'taken for nothing',
  'by itself alone',
  'whatever would be',
] as const;

export const MOST_WORDS = 30;

/** Verbs whose participle is also the imperative are left out. */
const IRREGULAR = new Set(
  `begun bound bought brought built caught done drawn felt flown found gone grown heard held
  kept known laid led left lent lost made meant met paid put read said seen sent shown sold spent
  stood stuck sworn taught thought thrown told understood won worn`.split(/\s+/),
);

const PREPOSITIONS =
  /(?:Of|In|On|At|By|For|From|To|With|Until|Since|Under|Before|After|Beside|Again|Together)$/;

export const PARTICIPLE_EXCEPTIONS: Readonly<Record<string, string>> = {
  read: 'the verb in the imperative',
  put: 'the verb in the imperative',
  embed: 'the verb in the imperative',
  open: 'the verb in the imperative',
  listen: 'the verb in the imperative',
  feed: 'the noun',
  seed: 'the noun',
  children: 'the noun',
  token: 'the noun',
  screen: 'the noun',
  when: 'the adverb',
  touched: '`dataToLockAndLoad` returns the data that a command touches',
};

export const isBareParticiple = (name: string): boolean => {
  const word = name.replace(PREPOSITIONS, '');
  return (
    !Object.hasOwn(PARTICIPLE_EXCEPTIONS, word) &&
    (IRREGULAR.has(word) || /^[a-z]+(?:ed|en)$/.test(word))
  );
};

const refusedPattern = new RegExp(`\\b(?:${REFUSED_PHRASES.join('|')})\\b`, 'i');

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const plainWords = (text: string): string =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\S+/g, 'address');

/** Sentences also end at a colon or semicolon, at a blank line and before a list item. */
const sentencesOf = (text: string): readonly string[] =>
  plainWords(text)
    .split(/(?<=[.!?:;])\s+|\n\s*\n|\n\s*(?=[-*\d@|])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

const problemsOfText = (
  path: string,
  line: number,
  text: string,
  mostWords: number | null,
): readonly LanguageProblem[] => {
  const phrase = refusedPattern.exec(plainWords(text))?.[0];
  const refused =
    phrase === undefined ? [] : [{ path, line, problem: `says "${phrase}"`, text: text.trim() }];
  if (mostWords === null) return refused;
  const long = sentencesOf(text).filter((sentence) => sentence.split(' ').length > mostWords);
  return [
    ...refused,
    ...long.map((sentence) => ({
      path,
      line,
      problem: `${sentence.split(' ').length} words`,
      text: sentence,
    })),
  ];
};

const TITLED = new Set(['describe', 'it', 'test']);

const titleText = (node: unknown): string | null => {
  const plain = stringOf(node);
  if (plain !== null) return plain;
  if (!isNode(node) || node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part) => templateText(part) ?? '').join('…');
};

const calleeName = (callee: unknown): string | null => {
  if (!isNode(callee)) return null;
  if (callee.type === 'MemberExpression') return calleeName(callee.object);
  if (callee.type === 'CallExpression') return calleeName(callee.callee);
  return nameOf(callee);
};

export const titleOf = ({ type, callee, arguments: callArguments }: Node): string | null =>
  type === 'CallExpression' && TITLED.has(calleeName(callee) ?? '') && Array.isArray(callArguments)
    ? titleText(callArguments[0])
    : null;

export const startOf = (node: Node): number => (typeof node.start === 'number' ? node.start : 0);

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

const makesFunction = (init: unknown): boolean =>
  isNode(init) &&
  (FUNCTIONS.has(init.type) ||
    (init.type === 'CallExpression' &&
      Array.isArray(init.arguments) &&
      init.arguments.some((argument) => isNode(argument) && FUNCTIONS.has(argument.type))));

const namesIn = (declaration: Node): readonly (readonly [string, Node])[] => {
  if (declaration.type === 'FunctionDeclaration') {
    const name = nameOf(declaration.id);
    return name === null ? [] : [[name, declaration]];
  }
  if (declaration.type !== 'VariableDeclaration' || !Array.isArray(declaration.declarations))
    return [];
  return declaration.declarations.flatMap((declarator): readonly (readonly [string, Node])[] => {
    const name =
      isNode(declarator) && makesFunction(declarator.init) ? nameOf(declarator.id) : null;
    return name === null || !isNode(declarator) ? [] : [[name, declarator]];
  });
};

export const exportedFunctions = (nodes: readonly Node[]): readonly (readonly [string, Node])[] =>
  nodes.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && isNode(node.declaration)
      ? namesIn(node.declaration)
      : [],
  );

export const commentsOf = ({
  path,
  text,
}: Source): readonly { readonly at: number; readonly text: string }[] => {
  const found: { at: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    const last = found.at(-1);
    if (type === 'Line' && last !== undefined && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.text += `\n${value}`;
      last.end = end;
    } else found.push({ at: start, end, text: value });
  }
  return found;
};

const problemsOfCode = (source: Source): readonly LanguageProblem[] => {
  const { path, text } = source;
  const comments = commentsOf(source).flatMap((comment) =>
    problemsOfText(path, lineAt(text, comment.at), comment.text, MOST_WORDS),
  );
  const nodes = nodesOf(source);
  const titles = nodes.flatMap((node) => {
    const title = titleOf(node);
    return title === null ? [] : problemsOfText(path, lineAt(text, startOf(node)), title, null);
  });
  const names = exportedFunctions(nodes)
    .filter(([name]) => isBareParticiple(name))
    .map(([name, node]) => ({
      path,
      line: lineAt(text, startOf(node)),
      problem: 'a bare participle as a function',
      text: name,
    }));
  return [...comments, ...titles, ...names];
};

const problemsOfDocument = ({ path, text }: Source): readonly LanguageProblem[] => {
  const prose = text.replace(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  );
  return prose.split('\n').flatMap((line, index) => problemsOfText(path, index + 1, line, null));
};

export const languageProblems = (sources: readonly Source[]): readonly LanguageProblem[] =>
  sources.flatMap((source) => {
    if (/\.(?:tsx?|js|mjs)$/.test(source.path)) return problemsOfCode(source);
    return source.path.endsWith('.md') ? problemsOfDocument(source) : [];
  });

export const englishSources = (): readonly Source[] =>
  readEverything().filter(
    ({ path }) =>
      !path.startsWith('adapters/content/files/') &&
      !path.startsWith('tests/architecture/language'),
  );

/** `node tests/architecture/language.ts [FOLDER …]` lists the problems of some folders. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = process.argv.slice(2);
  const problems = languageProblems(
    englishSources().filter(
      ({ path }) => folders.length === 0 || folders.some((folder) => path.startsWith(folder)),
    ),
  );
  for (const { path, line, problem, text } of problems)
    console.log(`${path}:${line}: ${problem}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`);
  console.log(`${problems.length} problems`);
}
