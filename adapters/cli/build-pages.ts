import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built pages are made of; the server's own code is run as it is written. */
const SOURCES = ['ui', 'adapters/http/contract', 'adapters/http/client', 'domain', 'vite.config.ts', 'package-lock.json'];
const BUILT = ['client/.vite/manifest.json', 'server/server.js'];

const changedAt = async (path: string): Promise<number> => {
  const about = await stat(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = await readdir(path);
  return Math.max(0, ...(await Promise.all(inside.map((name) => changedAt(join(path, name))))));
};

const builtAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0;
  }
};

/** Whether the pages were never built, or something that they are made of is younger. */
export const isStale = async (root: string, dist: string): Promise<boolean> => {
  const oldest = Math.min(...(await Promise.all(BUILT.map((name) => builtAt(join(dist, name))))));
  if (oldest === 0) return true;
  const sources = await Promise.all(SOURCES.map(async (name) => changedAt(join(root, name)).catch(() => 0)));
  return Math.max(...sources) > oldest;
};

/** Builds the browser's files and the page renderer aside and puts them in place when both are whole. */
export const buildPages = async (root: string, dist: string): Promise<void> => {
  const { build } = await import('vite');
  const aside = join(dist, `.next-${process.pid}`);
  // Vite goes by NODE_ENV and sets it: pages are always built for production, and the shop keeps its own.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
    await build({ ...shared, build: { outDir: join(aside, 'client') } });
    await build({ ...shared, build: { outDir: join(aside, 'server'), ssr: true } });
    await mkdir(dist, { recursive: true });
    for (const name of ['client', 'server']) {
      await rm(join(dist, name), { recursive: true, force: true });
      await rename(join(aside, name), join(dist, name));
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    await rm(aside, { recursive: true, force: true });
  }
};
