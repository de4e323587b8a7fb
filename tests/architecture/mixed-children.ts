import {
  isNode,
  type Node,
  nameOf,
  nodesIn,
  nodesOf,
  type Source,
  stringOf,
  targetOf,
} from './source-tree.ts';

// A translator may merge neighbouring text nodes into one <font>, so React cannot change one
// alone (docs/decisions/0022-blocked-files-and-translation.md).

const NO_TEXT = 0;
const CONSTANT_TEXT = 1;
const SOME_VALUE = 2;
const CHANGING_TEXT = 3;
type End = typeof NO_TEXT | typeof CONSTANT_TEXT | typeof SOME_VALUE | typeof CHANGING_TEXT;

type Rendering = { readonly optional: boolean; readonly first: End; readonly last: End };

const NOTHING: Rendering = { optional: true, first: NO_TEXT, last: NO_TEXT };
const ELEMENTS: Rendering = { optional: false, first: NO_TEXT, last: NO_TEXT };
const CONSTANT: Rendering = { optional: false, first: CONSTANT_TEXT, last: CONSTANT_TEXT };
const VALUE: Rendering = { optional: false, first: SOME_VALUE, last: SOME_VALUE };
const CHANGING: Rendering = { optional: false, first: CHANGING_TEXT, last: CHANGING_TEXT };

const isKnownText = (end: End): boolean => end === CONSTANT_TEXT || end === CHANGING_TEXT;
const higher = (first: End, other: End): End => (first > other ? first : other);

const follow = (before: Rendering, after: Rendering): Rendering => ({
  optional: before.optional && after.optional,
  first: before.optional ? higher(before.first, after.first) : before.first,
  last: after.optional ? higher(before.last, after.last) : after.last,
});

/** If only one of several expressions renders at a time, its text can replace another's. */
const oneOf = (alternatives: readonly Rendering[]): Rendering => {
  const [only = ELEMENTS, ...furtherKinds] = alternatives;
  if (furtherKinds.length === 0) return only;
  const endOf = (end: 'first' | 'last'): End => {
    const ends = alternatives.map((alternative) => alternative[end]);
    if (ends.includes(CONSTANT_TEXT)) return CHANGING_TEXT;
    return ends.reduce(higher);
  };
  return {
    optional: alternatives.some(({ optional }) => optional),
    first: endOf('first'),
    last: endOf('last'),
  };
};

const partsOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

const jsxText = (raw: string): string =>
  raw
    .split('\n')
    .map((line, index, { length }) => {
      const begun = index === 0 ? line : line.trimStart();
      return index === length - 1 ? begun : begun.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');

/** A translator may lose a text of spaces only, which does no harm. */
const isBlank = (text: string | null): boolean => text !== null && text.trim() === '';

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];
const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

const resultsOf = ({ body }: Node): readonly Node[] => {
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  const nodes = nodesIn(body);
  const inner = new Set(nodes.filter(isFunction).flatMap(nodesIn));
  return nodes.flatMap((node) =>
    node.type === 'ReturnStatement' && isNode(node.argument) && !inner.has(node)
      ? [node.argument]
      : [],
  );
};

type Declaration = { readonly name: string; readonly node: Node; readonly scope: Node };

type Module = {
  readonly path: string;
  readonly nodes: readonly Node[];
  readonly declared: readonly Declaration[];
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  readonly exportsAll: readonly string[];
};

const isInside = (inner: Node, outer: Node): boolean =>
  Number(inner.start) >= Number(outer.start) && Number(inner.end) <= Number(outer.end);

const declarationsIn = (nodes: readonly Node[]): readonly Declaration[] => {
  const scopes = nodes.filter(
    (node) => isFunction(node) || ['Program', 'BlockStatement'].includes(node.type),
  );
  return nodes.flatMap((declarator): readonly Declaration[] => {
    const name = nameOf(declarator.id);
    const node =
      declarator.type === 'FunctionDeclaration'
        ? declarator
        : declarator.type === 'VariableDeclarator'
          ? declarator.init
          : null;
    const scope = scopes.findLast((scope) => scope !== declarator && isInside(declarator, scope));
    return name === null || !isNode(node) || scope === undefined ? [] : [{ name, node, scope }];
  });
};

const readModule = (source: Source): Module => {
  const nodes = nodesOf(source);
  const fileOf = (node: Node): string => {
    const specifier = stringOf(node.source) ?? '';
    return specifier.startsWith('.') ? targetOf(source.path, specifier) : specifier;
  };
  return {
    path: source.path,
    nodes,
    declared: declarationsIn(nodes),
    imported: new Map(
      nodes
        .filter(({ source }) => isNode(source))
        .flatMap((node) =>
          partsOf(node.specifiers).map(
            ({ local, imported, exported }) =>
              [
                nameOf(exported) ?? nameOf(local) ?? '',
                { from: fileOf(node), name: nameOf(imported ?? local) ?? '' },
              ] as const,
          ),
        ),
    ),
    exportsAll: nodes.filter(({ type }) => type === 'ExportAllDeclaration').map(fileOf),
  };
};

type Resolution = { readonly node: Node; readonly module: Module } | string | null;

type Resolve = (name: string, module: Module, at?: Node) => Resolution;

const finderIn = (
  sources: readonly Source[],
): { find: Resolve; moduleOf(path: string): Module } => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const read = new Map<string, Module>();
  const moduleOf = (path: string): Module => {
    const source = byPath.get(path);
    if (source === undefined) throw new Error(`${path} is imported, but the check has not read it`);
    const module = read.get(path) ?? readModule(source);
    read.set(path, module);
    return module;
  };
  const find: Resolve = (name, module, at) => {
    const declaration = module.declared.findLast(
      (declaration) =>
        declaration.name === name &&
        (at === undefined ? declaration.scope.type === 'Program' : isInside(at, declaration.scope)),
    );
    if (declaration !== undefined) return { node: declaration.node, module };
    const imported = module.imported.get(name);
    if (imported !== undefined)
      return /\.tsx?$/.test(imported.from) && imported.from.startsWith('ui/')
        ? find(imported.name, moduleOf(imported.from))
        : imported.from;
    for (const path of module.exportsAll) {
      const found = find(name, moduleOf(path));
      if (found !== null) return found;
    }
    return null;
  };
  return { find, moduleOf };
};

const isCopy = (node: Node): boolean => {
  if (node.type !== 'MemberExpression' || node.computed === true || !isNode(node.object))
    return false;
  return /Copy$/.test(nameOf(node.object) ?? '') || isCopy(node.object);
};

const TRANSPARENT = ['Fragment', 'StrictMode', 'Suspense'];
const LISTS = ['map', 'flatMap'];

type Place = {
  readonly module: Module;
  readonly children: Rendering;
  readonly within: readonly Node[];
};

type Checked = Rendering & { readonly list?: boolean };

const rendererOf = (find: Resolve) => {
  const ofFunction = (node: Node, place: Place): Checked =>
    oneOf(resultsOf(node).map((result) => renderingOf(result, place)));

  const functionOf = (
    node: unknown,
    place: Place,
  ): { readonly node: Node; readonly module: Module } | null => {
    if (!isNode(node)) return null;
    if (isFunction(node)) return { node, module: place.module };
    const found = find(nameOf(node) ?? '', place.module, node);
    return found !== null && typeof found !== 'string' && isFunction(found.node) ? found : null;
  };

  const ofCall = (call: Node, place: Place): Checked => {
    const parts = partsOf(call.arguments);
    const { callee } = call;
    if (isNode(callee) && LISTS.includes(nameOf(callee.property) ?? '')) {
      const called = functionOf(parts.at(-1), place);
      const item =
        called === null ? VALUE : ofFunction(called.node, { ...place, module: called.module });
      return { ...item, optional: true, list: isKnownText(item.first) && isKnownText(item.last) };
    }
    const called = functionOf(callee, place);
    if (called !== null) return ofFunction(called.node, { ...place, module: called.module });
    const callbacks = parts.filter(isFunction);
    return callbacks.length === 0
      ? VALUE
      : oneOf(callbacks.map((callback) => ofFunction(callback, place)));
  };

  const ofComponent = (element: Node, place: Place): Rendering => {
    const opening = isNode(element.openingElement) ? element.openingElement : element;
    const tag = isNode(opening.name) ? opening.name : opening;
    const children = childrenOf(element, place)
      .map(({ rendering }) => rendering)
      .reduce(follow, NOTHING);
    if (tag.type !== 'JSXIdentifier') return children.optional ? ELEMENTS : children;
    const name = String(tag.name);
    if (/^[a-z]/.test(name)) return ELEMENTS;
    const found = find(name, place.module, element);
    if (found === null || typeof found === 'string')
      return TRANSPARENT.includes(name) ? children : ELEMENTS;
    const { node, module } = found;
    const inner = { module, children, within: place.within };
    if (isFunction(node)) return renderingOf(node, inner);
    if (node.type === 'MemberExpression') return children;
    if (node.type !== 'CallExpression') return ELEMENTS;
    if (nameOf(node.callee) === 'createContext') return children;
    const wrapped = partsOf(node.arguments).find(isFunction);
    return nameOf(node.callee) === 'memo' && wrapped !== undefined
      ? renderingOf(wrapped, inner)
      : ELEMENTS;
  };

  const renderingOf = (value: unknown, outer: Place): Checked => {
    if (!isNode(value) || outer.within.includes(value)) return ELEMENTS;
    const place = { ...outer, within: [...outer.within, value] };
    const inner = (next: unknown): Checked => renderingOf(next, place);
    if (isFunction(value)) return ofFunction(value, place);
    switch (value.type) {
      case 'JSXEmptyExpression':
        return NOTHING;
      case 'JSXElement':
        return ofComponent(value, place);
      case 'JSXFragment':
        return childrenOf(value, place)
          .map(({ rendering }) => rendering)
          .reduce(follow, NOTHING);
      case 'Literal':
        return typeof value.value === 'string' || typeof value.value === 'number'
          ? CONSTANT
          : NOTHING;
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
        return inner(value.expression);
      case 'LogicalExpression':
        // The left operand of && never renders, because false, null and undefined render nothing.
        return value.operator === '&&'
          ? oneOf([NOTHING, inner(value.right)])
          : oneOf([inner(value.left), inner(value.right)]);
      case 'ConditionalExpression':
        return oneOf([inner(value.consequent), inner(value.alternate)]);
      case 'ArrayExpression':
        return partsOf(value.elements).map(inner).reduce(follow, NOTHING);
      case 'Identifier': {
        const name = nameOf(value) ?? '';
        if (name === 'undefined') return NOTHING;
        if (name === 'children') return place.children;
        const found = find(name, place.module, value);
        return found === null || typeof found === 'string' || isFunction(found.node)
          ? VALUE
          : renderingOf(found.node, { ...place, module: found.module });
      }
      case 'CallExpression':
        return ofCall(value, place);
      case 'MemberExpression':
        return isCopy(value) ? CONSTANT : CHANGING;
      default:
        return CHANGING;
    }
  };

  type Placed = { readonly at: Node; readonly rendering: Checked };

  const childrenOf = (element: Node, place: Place): readonly Placed[] =>
    partsOf(element.children).flatMap((child) => {
      if (child.type === 'JSXFragment') return childrenOf(child, place);
      if (child.type === 'JSXText')
        return isBlank(jsxText(String(child.value))) ? [] : [{ at: child, rendering: CONSTANT }];
      if (child.type === 'JSXExpressionContainer')
        return isBlank(stringOf(child.expression))
          ? []
          : [{ at: child, rendering: renderingOf(child.expression, place) }];
      return [{ at: child, rendering: renderingOf(child, place) }];
    });

  return childrenOf;
};

/** Returns `path: children` for each text that may change and has another text beside it. */
export const mixedChildren = (sources: readonly Source[]): readonly string[] => {
  const { find, moduleOf } = finderIn(sources);
  const childrenOf = rendererOf(find);
  return sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((source) => {
      const module = moduleOf(source.path);
      const elements = module.nodes.filter(({ type }) =>
        ['JSXElement', 'JSXFragment'].includes(type),
      );
      // Inner fragments are skipped, because the surrounding element's check covers their children.
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
          const children = childrenOf(element, { module, children: VALUE, within: [] });
          return children.flatMap(({ at, rendering }, index) => {
            const problems = rendering.list === true ? [problem(at, at)] : [];
            if (rendering.last === NO_TEXT) return problems;
            // Texts become neighbours if everything between them renders nothing.
            let between = false;
            for (const next of children.slice(index + 1)) {
              const { first, optional } = next.rendering;
              const changes = between || higher(first, rendering.last) > CONSTANT_TEXT;
              if (first !== NO_TEXT && changes) problems.push(problem(at, next.at));
              if (!optional) break;
              between = true;
            }
            return problems;
          });
        });
    });
};
