import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The programs whose start counts, each in few files instead of a thousand
 * (docs/decisions/0026-bundled-program.md).
 */
export const BUNDLED = { office: 'adapters/cli/office/main.ts', shop: 'adapters/cli/shop.ts' };

/** `sources` has each source file of the bundle with the time of its last change, in ms. */
export type BundleIndex = {
  readonly folder: string;
  readonly sources: Readonly<Record<string, number>>;
};

const root = join(import.meta.dirname, '../..');
export const indexFileIn = (dist: string): string => join(dist, 'program', 'index.json');

/** The folder of the bundle, or null if there is none or a source differs from what it was built of. */
export const freshBundle = (dist = join(root, 'dist')): string | null => {
  try {
    const { folder, sources }: BundleIndex = JSON.parse(readFileSync(indexFileIn(dist), 'utf8'));
    for (const file in sources)
      if (statSync(join(root, file)).mtimeMs !== sources[file]) return null;
    return join(dist, 'program', folder);
  } catch {
    return null;
  }
};

/** The URL of a program's bundle, or null if the program must be loaded from its sources. */
export const bundledProgram = (name: keyof typeof BUNDLED): string | null => {
  const folder = freshBundle();
  if (folder === null) return null;
  // Stack traces name the sources.
  process.setSourceMapsEnabled(true);
  return pathToFileURL(join(folder, `${name}.js`)).href;
};
