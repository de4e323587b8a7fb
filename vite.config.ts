import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const underTest = process.env.VITEST !== undefined;

// Whoever builds pages needs nothing of it.
const sequence = underTest ? { sequencer: (await import('./tests/support/slowest-first.ts')).SlowestFirst } : {};

type Modules = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
};

/** A module and all that it cannot do without. */
const withNeeds = (modules: Modules, file: string): ReadonlySet<string> => {
  const needed = new Set<string>();
  const need = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(need);
  };
  need(file);
  return needed;
};

/** Modules that load optional programs (docs/decisions/0050-browsers-as-people-have-them.md). */
const LOADERS = ['ui/screens/consent/consentParts.ts', 'ui/screens/newsletter/newsletterPart.ts', 'ui/analytics/withStatistics.ts'];

/**
 * What screens share lies in few files, because each costs a phone a question: `shop` goes with every page; `personal` with the pages of
 * one person alone; what one or two of the screens that the server renders need, and is no part, is the bundler's to place.
 */
const sharedFiles = () => {
  let everywhere: ReadonlySet<string> | undefined;
  let readers: readonly ReadonlySet<string>[] = [];
  let parts: ReadonlySet<string> | undefined;
  const loaders = LOADERS.map((file) => resolve(file));
  // Modules of optional parts: a screen gets what it shares with them from `shop`, never from their files.
  let shared: ReadonlySet<string> = new Set();
  const isPart = (id: string): boolean => id.includes('/ui/parts/');
  return {
    debugName: 'shared files',
    minShareCount: 2,
    name: (id: string, modules: Modules): string | null => {
      everywhere ??= withNeeds(modules, resolve('ui/client.tsx'));
      if (readers.length === 0) {
        const lazyIn = (file: string): readonly string[] => {
          const found = modules.getModuleInfo(resolve(file))?.dynamicallyImportedIds ?? [];
          if (found.length === 0) throw new Error(`${file} loads nothing: has it moved?`);
          return found;
        };
        const optional = LOADERS.flatMap(lazyIn).map((part) => withNeeds(modules, part));
        readers = [...lazyIn('ui/screens/publicScreens.ts').map((screen) => withNeeds(modules, screen)), ...optional];
        shared = new Set(optional.flatMap((needed) => [...needed]));
      }
      // What a part needs goes with it: elsewhere it would need `shop` while `shop` needs it, and one of the two would begin too early.
      parts ??= new Set(readers.flatMap((needed) => [...needed].filter(isPart)).flatMap((part) => [...withNeeds(modules, part)]));
      const count = everywhere.has(id) ? Number.POSITIVE_INFINITY : readers.filter((needed) => needed.has(id)).length;
      if (count > 2 || parts.has(id) || loaders.includes(id) || (count > 1 && shared.has(id))) return 'shop';
      return count === 0 ? 'personal' : null;
    },
  };
};

/** Lays what is sent compressed beside the files themselves, as small as it can be made; fonts are compressed in themselves. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, files) {
    const names = Object.keys(files).filter((name) => /\.(js|css|svg)$/.test(name));
    const lay = async (name: string): Promise<void> => {
      const bytes = await readFile(join(dir, name));
      await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
      await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes));
    };
    await Promise.all(names.map(lay));
  },
});

/**
 * Names of built files are hashes only. Privacy lists block files by words in their names: `/assets/analytics-` alone stopped the wizard.
 * Both builds name assets alike, because the server's pages refer to the browser's files. The manifest says which file is which.
 */
const NAMES = { assetFileNames: 'assets/[hash][extname]', hashCharacters: 'hex' as const };
const BROWSER_NAMES = { ...NAMES, entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' };

/**
 * Two builds of one source: the browser's files (`vite build` → dist/client, with a manifest) and
 * the page renderer that the server imports (`vite build --ssr` → dist/server/server.js, everything but Node's own modules inside).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild === true || underTest ? [] : [compressed()])],
  publicDir: false as const,
  resolve: {
    // The ES modules of fp-ts can be shaken (7.7 → 2.3 kB); Node itself, and so the tests, want the CommonJS ones.
    alias: underTest ? [] : [{ find: /^fp-ts\/lib\/(.+?)(?:\.js)?$/, replacement: 'fp-ts/es6/$1.js' }],
  },
  ssr: isSsrBuild === true ? { noExternal: true, target: 'node' as const } : {},
  // Whoever starts the shop: React as it is for developers takes many times as long for a page, with a stack trace for each element.
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild === true ? 'node24' : 'baseline-widely-available',
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would be data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild !== true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions:
      isSsrBuild === true
        ? { input: 'ui/server.tsx', output: { ...NAMES, entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' } }
        : {
            input: 'ui/index.html',
            output: { ...BROWSER_NAMES, codeSplitting: { includeDependenciesRecursively: false, groups: [sharedFiles()] } },
          },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Tests of rendered parts name classes as their style sheets do.
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // Resolved like the tests' own imports: graphql has a second build for development, and both must use the same one.
    server: { deps: { inline: ['graphql-http'] } },
    exclude: ['tests/browser/**', 'node_modules/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Of two processors one would be left idle; whoever works beside it says so with VITEST_MAX_WORKERS.
    maxWorkers: '100%',
    sequence,
  },
}));
