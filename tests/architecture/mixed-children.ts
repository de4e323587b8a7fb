import {
  isNode,
  type Node,
  nameOf,
  nodesIn,
  nodesOf,
  type Source,
  stringOf,
} from './source-tree.ts';

// A translator may merge neighbouring text nodes into one <font>; then React cannot change one of
// them (docs/decisions/0022-blocked-files-and-translation.md).

type Child = 'text' | 'changing' | 'list' | 'elements' | 'nothing';

const partsOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Returns the text that JSX makes of a literal: lines are trimmed, empty ones left out. */
const jsxText = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, { length }) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === length - 1 ? begun : begun.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');

/** A translator may lose a text of spaces without harm. */
const isBlank = (text: string | null): boolean => text !== null && text.trim() === '';

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
/** A call of a function in another file may return elements. */
const TEXTS = ['Literal', 'TemplateLiteral', 'BinaryExpression', 'MemberExpression'];
const ELEMENTS = ['JSXElement', 'JSXFragment'];

const resultsOf = (callback: Node): readonly Node[] => {
  const { body } = callback;
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  return nodesIn(body).flatMap((node) =>
    node.type === 'ReturnStatement' && isNode(node.argument) ? [node.argument] : [],
  );
};

type Names = ReadonlyMap<string, Node>;
const namesOf = (nodes: readonly Node[]): Names =>
  new Map(
    nodes.flatMap((node): readonly [string, Node][] => {
      const name = nameOf(node.id);
      if (name === null) return [];
      if (node.type === 'FunctionDeclaration') return [[name, node]];
      return node.type === 'VariableDeclarator' && isNode(node.init) ? [[name, node.init]] : [];
    }),
  );

/** True for a constant text of a copy file, such as `wizardCopy.back`. */
const isCopy = (node: Node): boolean => {
  if (node.type !== 'MemberExpression' || node.computed === true || !isNode(node.object))
    return false;
  return /Copy$/.test(nameOf(node.object) ?? '') || isCopy(node.object);
};

const isText = (kinds: readonly Child[]): boolean =>
  kinds.includes('text') || kinds.includes('changing');

const kindsOf = (value: unknown, names: Names, seen: readonly unknown[] = []): readonly Child[] => {
  if (!isNode(value) || seen.includes(value)) return [];
  const inner = (next: unknown): readonly Child[] => kindsOf(next, names, [...seen, value]);
  switch (value.type) {
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'Literal':
      return [
        typeof value.value === 'string' || typeof value.value === 'number' ? 'text' : 'nothing',
      ];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return inner(value.expression);
    case 'LogicalExpression':
      // The left operand of && never renders: false, null and undefined render nothing.
      return value.operator === '&&'
        ? ['nothing', ...inner(value.right)]
        : [...inner(value.left), ...inner(value.right)];
    case 'ConditionalExpression':
      return [...inner(value.consequent), ...inner(value.alternate)];
    case 'ArrayExpression':
      return partsOf(value.elements).flatMap(inner);
    case 'Identifier': {
      const named = names.get(nameOf(value) ?? '');
      return named === undefined || FUNCTIONS.includes(named.type)
        ? [nameOf(value) === 'undefined' ? 'nothing' : 'changing']
        : inner(named);
    }
    case 'CallExpression': {
      const called = names.get(nameOf(value.callee) ?? '');
      const callback = partsOf(value.arguments).find(({ type }) => FUNCTIONS.includes(type));
      const answering = called !== undefined && FUNCTIONS.includes(called.type) ? called : callback;
      if (answering === undefined) return ['changing'];
      const results = resultsOf(answering).flatMap(inner);
      const isList = resultsOf(answering).some(
        (result) => TEXTS.includes(result.type) && isText(inner(result)),
      );
      return answering === callback && isList ? [...results, 'list'] : results;
    }
    case 'MemberExpression':
      return [isCopy(value) ? 'text' : 'changing'];
    default:
      return ELEMENTS.includes(value.type) ? ['elements'] : ['changing'];
  }
};

type Placed = { readonly at: Node; readonly kinds: readonly Child[] };

const childrenOf = (element: Node, names: Names): readonly Placed[] =>
  partsOf(element.children).flatMap((child) => {
    if (child.type === 'JSXFragment') return childrenOf(child, names);
    if (child.type === 'JSXText')
      return isBlank(jsxText(String(child.value))) ? [] : [{ at: child, kinds: ['text' as const] }];
    if (child.type === 'JSXExpressionContainer')
      return isBlank(stringOf(child.expression))
        ? []
        : [{ at: child, kinds: kindsOf(child.expression, names) }];
    return [{ at: child, kinds: ['elements' as const] }];
  });

const changes = (kinds: readonly Child[]): boolean =>
  kinds.includes('changing') || new Set(kinds).size > 1 || kinds.length > 1;

/** Returns `path: children` for each text that may change and has another text beside it. */
export const mixedChildren = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) => {
    const nodes = nodesOf(source);
    const names = namesOf(nodes);
    const elements = nodes.filter(({ type }) => ELEMENTS.includes(type));
    // The children of inner fragments are checked with those of the surrounding element.
    const inner = new Set(
      elements.flatMap(({ children }) =>
        partsOf(children).filter(({ type }) => type === 'JSXFragment'),
      ),
    );
    const problem = (first: Node, last: Node): string =>
      `${source.path}: ${source.text.slice(Number(first.start), Number(last.end)).replaceAll(/\s+/g, ' ').trim()}`;
    return elements
      .filter((element) => !inner.has(element))
      .flatMap((element) => {
        const children = childrenOf(element, names).filter(({ kinds }) =>
          kinds.some((kind) => kind !== 'nothing'),
        );
        return children.flatMap(({ at, kinds }, index) => {
          const before = children[index - 1];
          const besideText = before !== undefined && isText(before.kinds) && isText(kinds);
          return [
            ...(kinds.includes('list') ? [problem(at, at)] : []),
            ...(besideText && (changes(before.kinds) || changes(kinds))
              ? [problem(before.at, at)]
              : []),
          ];
        });
      });
  });
