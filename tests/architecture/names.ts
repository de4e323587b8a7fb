import { exportedNames, type Source } from './source-tree.ts';

/** A codec and its type may have the name of the domain's type, because the documents give it. */
const WIRE = 'adapters/http/contract/';

/** Each store implements the same ports, so a function has the same name in each store. */
const STORES = [
  'adapters/storage/memory/',
  'adapters/storage/sql/',
  'adapters/storage/sqlite/',
  'adapters/storage/postgres/',
];

export const SHARED_NAMES: Readonly<Record<string, string>> = {
  CancellingTerms: 'the component shows the terms of that name',
  ContentPage: 'the component shows the page of that name',
  nullable: 'one codec for stored values, one with an OpenAPI schema for the wire',
  SETTINGS: 'the token binds the settings; the tests have one brand’s settings',
};

/** These folders' names are older than this check. Rename them when you rewrite the folder. */
export const OLD_NAMES = ['adapters/cli/office/call.ts', 'adapters/payments/'] as const;

const startsWithOneOf = (path: string, folders: readonly string[]): string | undefined =>
  folders.find((folder) => path.startsWith(folder));

const isWireAndDomain = (name: string, files: readonly string[]): boolean => {
  const inside = files.filter((path) => !path.startsWith(WIRE));
  return (
    /^[A-Z][a-z]/.test(name) &&
    inside.length === 1 &&
    files.length === 2 &&
    inside.every((path) => path.startsWith('domain/') || path.startsWith('application/'))
  );
};

const isOnePerStore = (files: readonly string[]): boolean => {
  const stores = files.map((path) => startsWithOneOf(path, STORES));
  return stores.every((store) => store !== undefined) && new Set(stores).size === files.length;
};

export const filesByName = (sources: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>();
  for (const source of sources.filter(({ path }) => !startsWithOneOf(path, OLD_NAMES)))
    for (const name of exportedNames(source))
      files.set(name, [...(files.get(name) ?? []), source.path]);
  return files;
};

export const duplicateNames = (files: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...files]
    .filter(
      ([name, paths]) =>
        paths.length > 1 &&
        !Object.hasOwn(SHARED_NAMES, name) &&
        !isWireAndDomain(name, paths) &&
        !isOnePerStore(paths),
    )
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    .sort();
