import { isNode, type Node, nameOf, nodesOf, type Source, stringOf } from './source-tree.ts';

const MACHINE = ['process', 'crypto', 'performance', 'globalThis'];
const MEMBERS: Readonly<Record<string, readonly string[]>> = { Date: ['now'], Math: ['random'] };

const memberOf = (node: Node): string | null =>
  node.computed === true ? stringOf(node.property) : nameOf(node.property);

const impurity = (node: Node): string | null => {
  if (node.type === 'MemberExpression') {
    const object = nameOf(node.object) ?? '';
    if (MACHINE.includes(object)) return object;
    const member = memberOf(node) ?? '';
    return MEMBERS[object]?.includes(member) === true ? `${object}.${member}` : null;
  }
  const called = nameOf(node.callee);
  if (node.type === 'CallExpression' && called === 'Date') return 'Date()';
  const bare = Array.isArray(node.arguments) && node.arguments.length === 0;
  return node.type === 'NewExpression' && called === 'Date' && bare ? 'new Date()' : null;
};

export const purityProblems = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      const found = impurity(node);
      return found === null ? [] : [`${source.path} uses ${found}`];
    }),
  );

const POLISH = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;

const mayBePolish = (path: string): boolean =>
  path.endsWith('.pl.ts') ||
  path.startsWith('adapters/demo-catalogue/') ||
  path === 'adapters/system/older-offers.ts';

const textOf = (node: Node): string | null => {
  if (node.type === 'Literal') return stringOf(node);
  if (node.type !== 'TemplateElement') return null;
  const value = node.value;
  return typeof value === 'object' &&
    value !== null &&
    'raw' in value &&
    typeof value.raw === 'string'
    ? value.raw
    : null;
};

export const polishProblems = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => !mayBePolish(path))
    .flatMap((source) =>
      nodesOf(source)
        .filter(isNode)
        .flatMap((node) => {
          const text = textOf(node);
          return text !== null && POLISH.test(text) ? [`${source.path} says ${text}`] : [];
        }),
    );
