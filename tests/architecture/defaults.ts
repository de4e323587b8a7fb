import {
  isNode,
  type Node,
  nameOf,
  nodesIn,
  nodesOf,
  type Source,
  stringOf,
} from './source-tree.ts';

export const OPEN_TEXTS = [
  'ui/features/panel/state/changes.ts: failure.code',
  'adapters/papers/document.ts: element.tagName',
];

const casesOf = (node: Node): readonly Node[] =>
  Array.isArray(node.cases) ? node.cases.filter(isNode) : [];

const wordsOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  return node.type === 'MemberExpression'
    ? `${wordsOf(node.object)}.${nameOf(node.property) ?? ''}`
    : (nameOf(node) ?? '');
};

/** `read satisfies never` makes the compiler prove that the default is unreachable. */
const isProvedEmpty = (clause: Node): boolean =>
  nodesIn(clause).some(
    ({ type, typeAnnotation }) =>
      type === 'TSSatisfiesExpression' &&
      isNode(typeAnnotation) &&
      typeAnnotation.type === 'TSNeverKeyword',
  );

/** `default:` in a switch over a closed union would silently accept a new member. */
export const closedDefaults = (
  sources: readonly Source[],
  open: readonly string[],
): readonly string[] =>
  sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (node.type !== 'SwitchStatement') return [];
      const cases = casesOf(node);
      const otherwise = cases.find(({ test }) => test === null);
      const overWords =
        cases.some(({ test }) => test !== null) &&
        cases.every(({ test }) => test === null || stringOf(test) !== null);
      const where = `${source.path}: ${wordsOf(node.discriminant)}`;
      return otherwise === undefined ||
        !overWords ||
        isProvedEmpty(otherwise) ||
        open.includes(where)
        ? []
        : [`default: in ${where}`];
    }),
  );
