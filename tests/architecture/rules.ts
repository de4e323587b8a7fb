import { isNode, type Node, nameOf, nodesOf, type Source, stringOf } from './source-tree.ts';

export type Book = {
  readonly rules: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
  readonly notBuilt: ReadonlySet<string>;
  readonly faults: readonly string[];
};

const HEADING = /^### R(\d+) \S/;
const CLAUSE = /^- \*\*R(\d+)\.(\d+)\*\* (`not built` )?\S/;

export const readBook = (text: string): Book => {
  const [rules, clauses, notBuilt] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const faults: string[] = [];
  let [rule, clause] = [0, 0];
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      // Rule numbers may have gaps, because later issues add rules, but they never decrease.
      if (Number(heading[1]) <= rule) faults.push(`R${heading[1]} is out of order`);
      if (rule > 0 && clause === 0) faults.push(`R${rule} has no clause`);
      [rule, clause] = [Number(heading[1]), 0];
      rules.add(`R${rule}`);
    }
    const found = CLAUSE.exec(line);
    if (found === null) {
      if (/^- |^#{2,} R?\d/.test(line) && heading === null) faults.push(`no clause: ${line}`);
      continue;
    }
    const id = `R${found[1]}.${found[2]}`;
    if (Number(found[1]) !== rule || Number(found[2]) !== clause + 1)
      faults.push(`${id} is out of order`);
    clause = Number(found[2]);
    clauses.add(id);
    if (found[3] !== undefined) notBuilt.add(id);
  }
  return { rules, clauses, notBuilt, faults };
};

export const readRows = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .slice(1)
      .flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? ''])),
  );

const CITATION = /(?<![\w-])(?:R\d{1,2}(?:\.\d{1,2})?|[AWP]-\d{3})(?![\w-])/g;

export const unknownCitations = (
  sources: readonly Source[],
  book: Book,
  rows: ReadonlySet<string>,
): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(CITATION)]
        .map(([id]) => id)
        .filter((id) => !book.rules.has(id) && !book.clauses.has(id) && !rows.has(id))
        .map((id) => `${path}:${index + 1} names ${id}`),
    ),
  );

/** The root of `it.each(rows)` is `it`; the root of `test.describe.serial` is `test`. */
const rootOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return rootOf(node.tag);
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);
};
const isTestFunction = (name: string | null): boolean =>
  name !== null && /^(?:it|test|describe|\w+Test)$/.test(name);

const titleOf = (node: unknown): string | null => {
  if (!isNode(node) || node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis))
    return stringOf(node);
  return node.quasis
    .map((part: Node) => (isNode(part.value) ? '' : (Object(part.value).cooked ?? '')))
    .join('…');
};

/** A clause counts as tested only if the title of a test or a describe block names it. */
export const namedByTests = (sources: readonly Source[]): ReadonlySet<string> => {
  const titles = sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (node.type !== 'CallExpression' || !isTestFunction(rootOf(node.callee))) return [];
      const title = Array.isArray(node.arguments) ? titleOf(node.arguments[0]) : null;
      return title === null ? [] : [title];
    }),
  );
  return new Set(
    titles.flatMap((title) =>
      [...title.matchAll(/(?<![\w.])R\d{1,2}(?:\.\d{1,2})?(?![\w.]?\d)/g)].map(([id]) => id),
    ),
  );
};

export const findUnproved = (book: Book, named: ReadonlySet<string>): readonly string[] =>
  [...book.clauses].flatMap((clause) => {
    if (book.notBuilt.has(clause))
      return named.has(clause) ? [`${clause} is marked as not built and has a test`] : [];
    return named.has(clause) ? [] : [`${clause} has no test`];
  });
