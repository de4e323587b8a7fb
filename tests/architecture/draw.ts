import { execFileSync } from 'node:child_process';
import { chanceOf } from '../simulation/chance.ts';
import { commentsOf, exportedFunctions, startOf, titleOf } from './language.ts';
import { readBook } from './rules.ts';
import {
  isNode,
  type Node,
  nodesOf,
  readEverything,
  readProjectText,
  type Source,
  stringOf,
} from './source-tree.ts';

/** `node tests/architecture/draw.ts [--seed N] [--rules COMMIT]` draws texts, functions and
 * rules. Say what each means before you look at the code. */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const commit = argument('--rules');
const seed = Number(argument('--seed') ?? Math.floor(Math.random() * 1e9));

const chance = chanceOf(seed);

const draw = <T>(count: number, from: readonly T[]): readonly T[] => {
  const remaining = [...from];
  return Array.from({ length: Math.min(count, remaining.length) }, () =>
    remaining.splice(chance.between(0, remaining.length - 1), 1),
  ).flat();
};

const oneLine = (text: string): string => text.replace(/^\s*\*+ ?|\s+/gm, ' ').trim();

type Text = Source & { readonly kind: string };

const remarksOf = (source: Source): readonly Text[] =>
  commentsOf(source)
    .filter(({ text }) => !/biome-ignore|@ts-/.test(text))
    .map(({ text }) => ({ path: source.path, kind: 'comment', text }));

const unwrap = (node: unknown): unknown =>
  isNode(node) && node.type.startsWith('TS') ? unwrap(node.expression) : node;

const itemsOf = (list: unknown): readonly unknown[] => {
  const array = unwrap(list);
  return isNode(array) && array.type === 'ArrayExpression' && Array.isArray(array.elements)
    ? array.elements
    : [];
};

/** The runner prints a title of `it.each` with the cells of a case: here of the first one. */
const withFirstCase = ({ text }: Source, { callee }: Node, title: string): string => {
  if (!isNode(callee) || callee.type !== 'CallExpression' || !Array.isArray(callee.arguments))
    return title;
  const row = unwrap(itemsOf(callee.arguments[0])[0]);
  const cells = isNode(row) && row.type !== 'ArrayExpression' ? [row] : [...itemsOf(row)];
  return title.replace(/%[sdifjo]/g, (placeholder) => {
    const cell = cells.shift();
    if (!isNode(cell)) return placeholder;
    const plain = stringOf(cell);
    if (plain !== null) return placeholder === '%j' || plain === '' ? JSON.stringify(plain) : plain;
    return text.slice(startOf(cell), Math.min(Number(cell.end), startOf(cell) + 60));
  });
};

const titlesOf = (source: Source): readonly Text[] => {
  const titled = nodesOf(source).flatMap((node) => {
    const title = titleOf(node);
    if (title === null) return [];
    return [
      { start: startOf(node), end: Number(node.end), title: withFirstCase(source, node, title) },
    ];
  });
  return titled.map(({ start, end }) => ({
    path: source.path,
    kind: 'title',
    text: titled
      .filter((outer) => outer.start <= start && outer.end >= end)
      .map(({ title }) => title)
      .join(' > '),
  }));
};

const errorsOf = ({ path, text }: Source): readonly Text[] =>
  [...text.matchAll(/(?:new Error\(|err\(|err\(\[|stop\(\d, ?)\s*(['`][^\n]{20,}['`])/g)].map(
    ([, message = '']) => ({
      path,
      kind: 'error',
      text: message,
    }),
  );

const paragraphsOf = ({ path, text }: Source): readonly Text[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => /^[A-Z]/.test(paragraph))
    .map((paragraph) => ({ path, kind: 'paragraph', text: paragraph }));

const sources = readEverything().filter(({ path }) => !path.startsWith('adapters/content/files/'));
const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
const below = (folder: string): readonly Source[] =>
  code.filter(({ path }) => path.startsWith(`${folder}/`));
const LAYERS = ['domain', 'application', 'adapters', 'ui'];

const texts = [
  ...LAYERS.flatMap((layer) => draw(8, below(layer).flatMap(remarksOf))),
  ...draw(14, below('tests').flatMap(titlesOf)),
  ...draw(6, LAYERS.flatMap(below).flatMap(errorsOf)),
  ...draw(8, sources.filter(({ path }) => path.endsWith('.md')).flatMap(paragraphsOf)),
];
const functions = draw(
  15,
  LAYERS.flatMap(below).flatMap((source) =>
    exportedFunctions(nodesOf(source)).map(([, node]) => ({
      path: source.path,
      text: source.text
        .slice(startOf(node), startOf(node) + 500)
        .replace(/ =>(?:\n| [({]| \w+\()[\s\S]*/, ' =>'),
    })),
  ),
);

const book =
  commit === undefined
    ? readProjectText('docs/rules.md')
    : execFileSync('git', ['show', `${commit}:docs/rules.md`], { encoding: 'utf8' });
const { clauses, notBuilt } = readBook(book);
const rules = draw(
  10,
  [...clauses].filter((clause) => !notBuilt.has(clause)),
);

const print = (heading: string, lines: readonly string[]): void =>
  console.log(`\n${heading}\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`);

console.log(`seed ${seed}`);
print(
  'Texts',
  texts.map(({ path, kind, text }) => `[${kind}] ${oneLine(text)} (${path})`),
);
print(
  'Functions',
  functions.map(({ path, text }) => `${oneLine(text)} (${path})`),
);
/** A clause with all its lines, below the headings of its chapter and its rule. */
const clauseText = (clause: string): string => {
  const at = book.indexOf(`- **${clause}**`);
  const headings = ['\n## ', '\n### '].map(
    (mark) => book.slice(book.lastIndexOf(mark, at) + mark.length).split('\n')[0],
  );
  const [text = ''] = book.slice(at + 2).split(/\n(?=- |#|\n)/);
  return `${headings.join(' > ')}: ${oneLine(text)}`;
};
print('Rules', rules.map(clauseText));
