import { type Import, importsOf, type Source } from './source-tree.ts';

/** The first row whose folder contains a file applies to the file. */
type Layer = {
  readonly folder: string;
  readonly may: readonly string[];
  readonly mayTypes: readonly string[];
  readonly mayPackage: (name: string) => boolean;
  readonly mayCompute: boolean;
};

const WIRE_PACKAGES = ['io-ts', 'fp-ts', 'neverthrow'];
const anyOf =
  (names: readonly string[]) =>
  (name: string): boolean =>
    names.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));

const LAYERS: readonly Layer[] = [
  {
    folder: 'domain',
    may: ['domain'],
    mayTypes: [],
    mayPackage: anyOf(['neverthrow']),
    mayCompute: false,
  },
  {
    folder: 'application',
    may: ['domain', 'application'],
    mayTypes: [],
    mayPackage: anyOf(['neverthrow']),
    mayCompute: false,
  },
  // The browser loads these folders too, so they must work without a server.
  {
    folder: 'adapters/codecs',
    may: ['domain', 'adapters/codecs'],
    mayTypes: [],
    mayPackage: anyOf(WIRE_PACKAGES),
    mayCompute: false,
  },
  ...['adapters/http/contract', 'adapters/http/client'].map((folder) => ({
    folder,
    may: [
      'domain',
      'adapters/codecs',
      'adapters/words/unbroken.pl.ts',
      'adapters/http/contract',
      'adapters/http/client',
    ],
    mayTypes: ['application'],
    mayPackage: anyOf(WIRE_PACKAGES),
    mayCompute: false,
  })),
  {
    folder: 'adapters',
    may: ['domain', 'application', 'adapters'],
    mayTypes: [],
    mayPackage: () => true,
    mayCompute: true,
  },
  {
    folder: 'ui',
    // The wire names an offer's traits (R3), so screens need no table of catalogue numbers.
    may: ['ui', 'adapters/http/contract', 'adapters/http/client'],
    mayTypes: ['domain', 'application'],
    mayPackage: (name) => !name.startsWith('node:'),
    mayCompute: false,
  },
];

const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const problemOf = ({ from, target, relative, typeOnly }: Import): string | null => {
  const layer = LAYERS.find(({ folder }) => isIn(from, folder));
  if (layer === undefined) return `${from} belongs to no layer`;
  if (target === null)
    return layer.mayCompute ? null : `${from} imports something that is computed`;
  if (!relative) return layer.mayPackage(target) ? null : `${from} imports the package ${target}`;
  if (layer.may.some((folder) => isIn(target, folder))) return null;
  if (!layer.mayTypes.some((folder) => isIn(target, folder))) return `${from} imports ${target}`;
  return typeOnly ? null : `${from} imports more than types from ${target}`;
};

export const layerProblems = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(importsOf).flatMap((found) => problemOf(found) ?? []);
