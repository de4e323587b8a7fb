import { isNode, type Node, nameOf, nodesOf, type Source, stringOf } from './source-tree.ts';

/** Plain `id` counts only as a property (`offer.id`). */
const NUMBERED =
  /^(?:id|(?:offer|type|offerType|country|journey|point|journeyPoint|addon|option|addonOption|unit|room|training)Id)$/i;
const NAMED = /^(?:name|title)$/i;
const SEARCHING = ['includes', 'startsWith', 'endsWith', 'indexOf', 'match', 'search', 'test'];
const COMPARING = ['===', '!==', '==', '!=', '<', '<=', '>', '>='];

const isNumber = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'number' && node.value !== 0;
const isText = (node: unknown): boolean => (stringOf(node) ?? '') !== '';

const readName = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'ChainExpression') return readName(node.expression);
  return (node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node)) ?? '';
};
const isNumbered = (node: unknown): boolean => {
  const name = readName(node);
  return (
    NUMBERED.test(name) &&
    (name.toLowerCase() !== 'id' || (isNode(node) && node.type === 'MemberExpression'))
  );
};
const isNamed = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && NAMED.test(readName(node));

const listOf = (node: unknown): readonly unknown[] =>
  isNode(node) && node.type === 'ArrayExpression' && Array.isArray(node.elements)
    ? node.elements
    : [];

const compared = ({ type, operator, left, right }: Node): string | null => {
  if (type !== 'BinaryExpression' || typeof operator !== 'string' || !COMPARING.includes(operator))
    return null;
  for (const [side, other] of [
    [left, right],
    [right, left],
  ]) {
    if (isNumbered(side) && isNumber(other)) return `compares ${readName(side)} with a number`;
    if (isNamed(side) && isText(other)) return `compares ${readName(side)} with a text`;
  }
  return null;
};

const switched = ({ type, discriminant, cases }: Node): string | null =>
  type === 'SwitchStatement' &&
  isNumbered(discriminant) &&
  Array.isArray(cases) &&
  cases.some((branch) => isNode(branch) && isNumber(branch.test))
    ? `compares ${readName(discriminant)} with a number`
    : null;

const searched = ({ type, callee, arguments: callArguments }: Node): string | null => {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return null;
  const [method, first] = [
    nameOf(callee.property) ?? '',
    Array.isArray(callArguments) ? callArguments[0] : null,
  ];
  if (!SEARCHING.includes(method)) return null;
  if (listOf(callee.object).some(isNumber) && isNumbered(first))
    return `looks for ${readName(first)} in a list of numbers`;
  if (isNamed(callee.object) || (method === 'test' && isNamed(first)))
    return `searches ${readName(isNamed(callee.object) ? callee.object : first)}`;
  return null;
};

/** Rules may depend on an offer's traits only, not on its number or name (R3). */
export const identityProblems = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => path !== 'adapters/system/older-offers.ts')
    .flatMap((source) =>
      nodesOf(source).flatMap((node) => {
        const found = compared(node) ?? switched(node) ?? searched(node);
        return found === null ? [] : [`${source.path} ${found}`];
      }),
    );
