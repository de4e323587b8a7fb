import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { evaluateEndpoints } from './adapters/cli/evaluate-endpoints.ts';

const underTest = process.env.VITEST !== undefined;

// A build does not need the test sequencer.
const sequence = underTest
  ? { sequencer: (await import('./tests/support/slowest-first.ts')).SlowestFirst }
  : {};

type Modules = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/** Returns a module with all its static imports, recursively. */
const withStaticImports = (modules: Modules, file: string): ReadonlySet<string> => {
  const needed = new Set<string>();
  const need = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(need);
  };
  need(file);
  return needed;
};

/** Modules that load optional programs (docs/decisions/0022-blocked-files-and-translation.md). */
const LOADERS = [
  'ui/screens/consent/consent-parts.ts',
  'ui/screens/newsletter/newsletter-part.ts',
  'ui/analytics/with-statistics.ts',
];

/**
 * Groups shared modules into few files, because each file costs a phone a request. `shop` is loaded
 * by every page. `personal` is loaded by the pages of one customer. The bundler places a module
 * that only one or two public screens use, unless the module is a part.
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
      everywhere ??= withStaticImports(modules, resolve('ui/client.tsx'));
      if (readers.length === 0) {
        const lazyIn = (file: string): readonly string[] => {
          const found = modules.getModuleInfo(resolve(file))?.dynamicallyImportedIds ?? [];
          if (found.length === 0) throw new Error(`${file} loads nothing: has it moved?`);
          return found;
        };
        const optional = LOADERS.flatMap(lazyIn).map((part) => withStaticImports(modules, part));
        readers = [
          ...lazyIn('ui/screens/public-screens.ts').map((screen) =>
            withStaticImports(modules, screen),
          ),
          ...optional,
        ];
        shared = new Set(optional.flatMap((needed) => [...needed]));
      }
      // The imports of a part go into the same file. Otherwise that file and `shop` would import
      // each other, and one would run too early.
      parts ??= new Set(
        readers
          .flatMap((needed) => [...needed].filter(isPart))
          .flatMap((part) => [...withStaticImports(modules, part)]),
      );
      const count = everywhere.has(id)
        ? Number.POSITIVE_INFINITY
        : readers.filter((needed) => needed.has(id)).length;
      if (count > 2 || parts.has(id) || loaders.includes(id) || (count > 1 && shared.has(id)))
        return 'shop';
      return count === 0 ? 'personal' : null;
    },
  };
};

/**
 * Writes .gz and .br files beside the built files, at the best compression. Fonts are already
 * compressed.
 */
const compressFiles = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, files) {
    const names = Object.keys(files).filter((name) => /\.(js|css|svg)$/.test(name));
    const lay = async (name: string): Promise<void> => {
      const bytes = await readFile(join(dir, name));
      await writeFile(
        join(dir, `${name}.gz`),
        await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      );
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
const BROWSER_NAMES = {
  ...NAMES,
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
};

/**
 * One source, two builds. `vite build` writes the browser's files with a manifest to dist/client.
 * `vite build --ssr` writes the page renderer to dist/server/server.js; it bundles everything
 * except Node's own modules.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    evaluateEndpoints(),
    ...(isSsrBuild === true || underTest ? [] : [compressFiles()]),
  ],
  publicDir: false as const,
  resolve: {
    // The ES modules of fp-ts allow tree shaking (7.7 → 2.3 kB). Node, and therefore the tests,
    // need the CommonJS modules.
    alias: underTest
      ? []
      : [{ find: /^fp-ts\/lib\/(.+?)(?:\.js)?$/, replacement: 'fp-ts/es6/$1.js' }],
  },
  ssr: isSsrBuild === true ? { noExternal: true, target: 'node' as const } : {},
  // Always use React's production build on the server. The development build is many times slower
  // for each page, because it records a stack trace for each element.
  define: isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild === true ? 'node24' : 'baseline-widely-available',
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined assets would be data: URLs, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild !== true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions:
      isSsrBuild === true
        ? {
            input: 'ui/server.tsx',
            output: { ...NAMES, entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' },
          }
        : {
            input: 'ui/index.html',
            output: {
              ...BROWSER_NAMES,
              codeSplitting: { includeDependenciesRecursively: false, groups: [sharedFiles()] },
            },
          },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Tests of rendered parts use the class names of the style sheets.
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // graphql has a second build for development. Inlining makes graphql-http and the tests use the
    // same one.
    server: { deps: { inline: ['graphql-http'] } },
    exclude: ['tests/browser/**', 'node_modules/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // With the default, one of two processors would stay idle. Set VITEST_MAX_WORKERS to use fewer
    // workers.
    maxWorkers: '100%',
    sequence,
  },
}));
