import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatOriginalStack } from './terminal/stack-trace.ts';

/** Bundled programs start fast (docs/decisions/0026-bundled-program.md). */
export const BUNDLED = { office: 'adapters/cli/office/main.ts', shop: 'adapters/cli/shop.ts' };

/** `sources` has each source file with the time of its last change, in milliseconds. */
export type BundleIndex = {
  readonly folder: string;
  readonly sources: Readonly<Record<string, number>>;
};

const root = join(import.meta.dirname, '../..');
export const indexFileIn = (dist: string): string => join(dist, 'program', 'index.json');

/** The folder of the bundle; null if there is none or a source has changed since. */
export const freshBundle = (dist = join(root, 'dist')): string | null => {
  try {
    const { folder, sources }: BundleIndex = JSON.parse(readFileSync(indexFileIn(dist), 'utf8'));
    for (const file in sources)
      if (statSync(`${root}/${file}`).mtimeMs !== sources[file]) return null;
    return join(dist, 'program', folder);
  } catch {
    return null;
  }
};

/** The bundled file of a program; null if the program must be loaded from its sources. */
export const bundledProgram = (name: keyof typeof BUNDLED): string | null => {
  const folder = freshBundle();
  if (folder === null) return null;
  Error.prepareStackTrace = formatOriginalStack;
  return pathToFileURL(join(folder, `${name}.js`)).href;
};
