import { readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE_FOLDERS = ['ui', 'adapters/http/contract', 'adapters/http/client', 'domain'];
const SOURCE_FILES = ['vite.config.ts', 'package-lock.json'];
const BUILD_OUTPUTS = ['client/.vite/manifest.json', 'server/server.js'];

// Synchronous: the start waits for the result, and a promise per file would be slower.
const lastChangeIn = (folder: string): number => {
  let last = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    last = Math.max(last, entry.isDirectory() ? lastChangeIn(path) : changeTimeOf(path));
  }
  return last;
};

/** Returns when a file last changed, in milliseconds since 1970; 0 if the file is missing. */
const changeTimeOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const isBuildOutdated = (root: string, dist: string): boolean => {
  const oldest = Math.min(...BUILD_OUTPUTS.map((name) => changeTimeOf(join(dist, name))));
  if (oldest === 0) return true;
  return (
    SOURCE_FOLDERS.some((name) => lastChangeIn(join(root, name)) > oldest) ||
    SOURCE_FILES.some((name) => changeTimeOf(join(root, name)) > oldest)
  );
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

export const moveIntoPlace = async (builtFolder: string, targetFolder: string): Promise<void> => {
  await rm(targetFolder, { recursive: true, force: true, maxRetries: 5 });
  await rename(builtFolder, targetFolder).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
};

/** Builds browser and server files in a temporary folder, then moves both into place. */
export const buildPages = async (root: string, dist: string): Promise<void> => {
  const { build } = await import('vite');
  const aside = join(dist, `.next-${process.pid}`);
  // Vite changes NODE_ENV, so set it back to the shop's own value.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
    await build({ ...shared, build: { outDir: join(aside, 'client') } });
    await build({ ...shared, build: { outDir: join(aside, 'server'), ssr: true } });
    await mkdir(dist, { recursive: true });
    for (const name of ['client', 'server'])
      await moveIntoPlace(join(aside, name), join(dist, name));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    await rm(aside, { recursive: true, force: true });
  }
};
