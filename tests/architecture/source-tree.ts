import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/** `path` is relative to the project's root and has forward slashes. */
export type Source = { readonly path: string; readonly text: string };

export const ROOT = join(import.meta.dirname, '..', '..');

export const readSources = (
  folders: readonly string[],
  endings: readonly string[] = ['.ts', '.tsx', '.js'],
  root = ROOT,
): readonly Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({
        path: relative(root, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      })),
  );

export const readProjectText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const NOT_OURS = ['.git', 'node_modules', 'dist', 'var', 'test-results', 'tests/fixtures'];
const TEXTS = /\.(?:tsx?|js|mjs|css|html|json|md|tsv|sql|ya?ml|sh)$|(?:^|\/)[^.]+$/;

const textsBelow = (folder: string): readonly Source[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.includes(path)) return [];
    if (entry.isDirectory()) return textsBelow(path);
    return entry.isFile() && TEXTS.test(path) && path !== 'package-lock.json'
      ? [{ path, text: readProjectText(path) }]
      : [];
  });

export const readEverything = (): readonly Source[] => textsBelow('');

export type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const inner of value) walk(inner, visit);
  else if (isNode(value)) {
    visit(value);
    for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner, visit);
  }
};

export const nodesIn = (tree: unknown): readonly Node[] => {
  const nodes: Node[] = [];
  walk(tree, (node) => nodes.push(node));
  return nodes;
};

/** Outer nodes come first. Throws if the file does not parse, so that no check skips a file. */
export const nodesOf = ({ path, text }: Source): readonly Node[] => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return nodesIn(program);
};

/** Returns the text of a template's part between two `${…}`. */
export const templateText = (part: unknown): string | null => {
  const value: unknown = isNode(part) ? part.value : null;
  return typeof value === 'object' &&
    value !== null &&
    'cooked' in value &&
    typeof value.cooked === 'string'
    ? value.cooked
    : null;
};

export const stringOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1)
    return null;
  return templateText(node.quasis[0]);
};

export const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null;

/** `target` is a project path or a package; null if the path is computed. */
export type Import = {
  readonly from: string;
  readonly target: string | null;
  readonly relative: boolean;
  readonly typeOnly: boolean;
};

export const targetOf = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier);

const IMPORTING = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

const isTypeOnly = (node: Node): boolean => {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type')
    return true;
  const specifiers = node.specifiers;
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every(
      (specifier) =>
        isNode(specifier) && (specifier.importKind === 'type' || specifier.exportKind === 'type'),
    )
  );
};

export const importsOf = (source: Source): readonly Import[] =>
  nodesOf(source).flatMap((node) => {
    if (!IMPORTING.includes(node.type)) return [];
    if (node.type === 'ExportNamedDeclaration' && !isNode(node.source)) return [];
    const specifier = stringOf(node.source ?? node.argument);
    const local = specifier?.startsWith('.') ?? false;
    const target = specifier !== null && local ? targetOf(source.path, specifier) : specifier;
    return [{ from: source.path, target, relative: local, typeOnly: isTypeOnly(node) }];
  });

const declaredNames = ({ type, id, declarations }: Node): readonly (string | null)[] =>
  type === 'VariableDeclaration' && Array.isArray(declarations)
    ? declarations.map((declarator) => (isNode(declarator) ? nameOf(declarator.id) : null))
    : [nameOf(id)];

/** A codec and its type of the same name count once. */
export const exportedNames = ({ path, text }: Source): ReadonlySet<string> =>
  new Set(
    parseSync(path, text).program.body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && isNode(node.declaration)
        ? declaredNames(node.declaration).filter((name) => name !== null)
        : [],
    ),
  );
