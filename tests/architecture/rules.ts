import { isNode, nameOf, nodesOf, type Source, stringOf } from './source-tree.ts';

const TEST_FUNCTIONS = ['it', 'test', 'describe'];

/** The function behind `it`, `it.each(rows)` or `test.describe.serial`: the name at the very left. */
const rootOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return rootOf(node.tag);
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);
};

/** The numbers of the rules that the names of tests and of their groups mention; comments and code prove nothing. */
export const rulesNamed = (sources: readonly Source[]): ReadonlySet<number> => {
  const names = sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (node.type !== 'CallExpression' || !TEST_FUNCTIONS.includes(rootOf(node.callee) ?? '')) return [];
      const name = Array.isArray(node.arguments) ? stringOf(node.arguments[0]) : null;
      return name === null ? [] : [name];
    }),
  );
  return new Set(names.flatMap((name) => [...name.matchAll(/\bR(\d{1,2})\b/g)].map(([, number]) => Number(number))));
};
