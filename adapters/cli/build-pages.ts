import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = [
  'ui',
  'adapters/http/contract',
  'adapters/http/client',
  'domain',
  'vite.config.ts',
  'package-lock.json',
];
const BUILD_OUTPUTS = ['client/.vite/manifest.json', 'server/server.js'];

const lastChangeOf = async (path: string): Promise<number> => {
  const about = await stat(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = await readdir(path);
  return Math.max(0, ...(await Promise.all(inside.map((name) => lastChangeOf(join(path, name))))));
};

const lastBuildOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0;
  }
};

export const isStale = async (root: string, dist: string): Promise<boolean> => {
  const oldest = Math.min(
    ...(await Promise.all(BUILD_OUTPUTS.map((name) => lastBuildOf(join(dist, name))))),
  );
  if (oldest === 0) return true;
  const sources = await Promise.all(
    SOURCES.map(async (name) => lastChangeOf(join(root, name)).catch(() => 0)),
  );
  return Math.max(...sources) > oldest;
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

export const moveIntoPlace = async (built: string, place: string): Promise<void> => {
  await rm(place, { recursive: true, force: true, maxRetries: 5 });
  await rename(built, place).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
};

/** Builds client and server in a separate folder and moves both into place at the end. */
export const buildPages = async (root: string, dist: string): Promise<void> => {
  const { build } = await import('vite');
  const aside = join(dist, `.next-${process.pid}`);
  // Vite sets NODE_ENV, so restore the shop's own value.
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
