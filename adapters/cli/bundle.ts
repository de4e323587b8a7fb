import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatOriginalStack } from './terminal/stack-trace.ts';

/** Bundled programs start fast (docs/decisions/0026-bundled-program.md). */
export const BUNDLED = { office: 'adapters/cli/office/main.ts', shop: 'adapters/cli/shop.ts' };

/** `sources` maps each source file to the time of its last change, in milliseconds since 1970. */
export type BundleManifest = {
  readonly folder: string;
  readonly sources: Readonly<Record<string, number>>;
};

const root = join(import.meta.dirname, '../..');
export const bundleManifestPath = (dist: string): string => join(dist, 'program', 'index.json');

/** Returns the folder of the bundle; null if there is no bundle or a source file is newer. */
export const upToDateBundleFolder = (dist = join(root, 'dist')): string | null => {
  try {
    const { folder, sources }: BundleManifest = JSON.parse(
      readFileSync(bundleManifestPath(dist), 'utf8'),
    );
    for (const file in sources)
      if (statSync(`${root}/${file}`).mtimeMs !== sources[file]) return null;
    return join(dist, 'program', folder);
  } catch {
    return null;
  }
};

/** Returns a program's bundled file; null if the program must run from its source files. */
export const bundledProgramUrl = (name: keyof typeof BUNDLED): string | null => {
  const folder = upToDateBundleFolder();
  if (folder === null) return null;
  Error.prepareStackTrace = formatOriginalStack;
  return pathToFileURL(join(folder, `${name}.js`)).href;
};
