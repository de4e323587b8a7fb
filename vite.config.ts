import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { endpointListPlugin } from './adapters/cli/endpoint-list-plugin.ts';

const sequence =
  process.env.VITEST === undefined
    ? {}
    : { sequencer: (await import('./tests/support/slowest-first.ts')).SlowestFirst };

/** False for a build that a test starts, because its mode is `production`. */
const isTestRun = (mode: string): boolean => mode === 'test';

/** These folders of tests leave modules and globals as they found them. */
const SHARED = 'adapters|application|domain|http|mail|papers|ui';
/** Files that use `vi.mock` need modules of their own. */
const MOCK_MODULES = ['tests/application/accounts/login.test.ts'];

type Modules = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

const withStaticImports = (modules: Modules, file: string): ReadonlySet<string> => {
  const needed = new Set<string>();
  const need = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(need);
  };
  if (modules.getModuleInfo(file) === null)
    throw new Error(`${file} is in no program: has it moved?`);
  need(file);
  return needed;
};

/** Modules that load optional programs (docs/decisions/0022-blocked-files-and-translation.md). */
const LOADERS = [
  'ui/shared/consent/consent-parts.ts',
  'ui/shared/newsletter/newsletter-part.ts',
  'ui/shared/analytics/with-statistics.ts',
];

/** The gallery of all parts is for development, so pages must not load its parts everywhere. */
const GALLERY = '/ui/features/parts/PartsPage.tsx';

/**
 * Each file costs a phone a request, so shared modules go into few files: `shop` for every page,
 * `public` for public pages, `personal` for one customer's pages, `account` for panel and account.
 */
const sharedFiles = () => {
  type Readers = {
    readonly everywhere: ReadonlySet<string>;
    readonly screens: readonly ReadonlySet<string>[];
    readonly personal: ReadonlySet<string>;
    // A screen gets modules that it shares with optional parts from `shop`, never from their files.
    readonly wizard: ReadonlySet<string>;
    readonly always: ReadonlySet<string>;
  };
  const readersOf = (modules: Modules): Readers => {
    const lazyIn = (file: string): readonly string[] => {
      const found = modules.getModuleInfo(resolve(file))?.dynamicallyImportedIds ?? [];
      if (found.length === 0) throw new Error(`${file} loads nothing: has it moved?`);
      return found;
    };
    const neededBy = (ids: readonly string[]) => ids.map((id) => withStaticImports(modules, id));
    const optional = neededBy(LOADERS.flatMap(lazyIn));
    const screens = [...neededBy(lazyIn('ui/app/public-screens.ts')), ...optional];
    const parts = screens.flatMap((needed) =>
      [...needed].filter((id) => id.includes('/ui/parts/')),
    );
    const inAny = (sets: readonly ReadonlySet<string>[]) =>
      new Set(sets.flatMap((set) => [...set]));
    const shared = [...inAny(optional)].filter(
      (id) => screens.filter((needed) => needed.has(id)).length > 1,
    );
    return {
      everywhere: withStaticImports(modules, resolve('ui/app/client.tsx')),
      screens,
      personal: inAny(
        neededBy(lazyIn('ui/app/personal-screens.ts').filter((id) => !id.endsWith(GALLERY))),
      ),
      wizard: withStaticImports(modules, resolve('ui/features/wizard/WizardScreen.tsx')),
      always: new Set([
        ...inAny(neededBy([...new Set(parts)])),
        ...LOADERS.map((file) => resolve(file)),
        ...shared,
      ]),
    };
  };
  let readers: Readers | undefined;
  return {
    debugName: 'shared files',
    minShareCount: 2,
    name: (id: string, modules: Modules): string | null => {
      readers ??= readersOf(modules);
      const { everywhere, screens, personal, wizard, always } = readers;
      if (everywhere.has(id)) return 'shop';
      const count = screens.filter((needed) => needed.has(id)).length;
      if (count > 2 || always.has(id)) return personal.has(id) ? 'shop' : 'public';
      if (count > 0) return null;
      return wizard.has(id) ? 'personal' : 'account';
      // Otherwise the file and `shop` would import each other, and one would run too early.
    },
  };
};

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
 * Vite prints this warning for each `composes` of a CSS module. It concerns only composed styles
 * with a `url()`, and there are none.
 */
const COMPOSES_WARNING = 'did not pass the `from` option';
const hideComposesWarning = (): Plugin => ({
  name: 'composes warning',
  apply: 'build',
  configResolved: ({ logger }) => {
    const { warnOnce } = logger;
    logger.warnOnce = (text, options) => {
      if (!text.includes(COMPOSES_WARNING)) warnOnce(text, options);
    };
  },
});

/**
 * File names are hashes only, because content blockers in browsers block files by words in their
 * names. Both builds use the same names, because the server's pages refer to the browser's files.
 */
const NAMES = { assetFileNames: 'assets/[hash][extname]', hashCharacters: 'hex' as const };
const BROWSER_NAMES = {
  ...NAMES,
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
};

/** `vite build` writes dist/client; `vite build --ssr` writes dist/server/server.js. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    endpointListPlugin(),
    hideComposesWarning(),
    ...(isSsrBuild === true || isTestRun(mode) ? [] : [compressFiles()]),
  ],
  publicDir: false as const,
  resolve: {
    // fp-ts's ES modules allow tree shaking (7.7 → 2.3 kB). Node, and so the tests, need CommonJS.
    alias: isTestRun(mode)
      ? []
      : [
          { find: /^fp-ts\/lib\/(.+?)(?:\.js)?$/, replacement: 'fp-ts/es6/$1.js' },
          // wouter imports a shim of a hook that React has had since version 18.
          { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
        ],
  },
  ssr: isSsrBuild === true ? { noExternal: true, target: 'node' as const } : {},
  // React's development build is many times slower for each page, because it records stack traces.
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
    rolldownOptions: {
      // Without this, a slow machine prints a report about the pace of Vite's own plugins.
      checks: { pluginTimings: false },
      ...(isSsrBuild === true
        ? {
            input: 'ui/app/server.tsx',
            // The server loads all screens at its start, one file faster than a hundred.
            output: { ...NAMES, entryFileNames: 'server.js', codeSplitting: false },
          }
        : {
            input: 'ui/app/index.html',
            output: {
              ...BROWSER_NAMES,
              codeSplitting: { includeDependenciesRecursively: false, groups: [sharedFiles()] },
            },
          }),
    },
  },
  test: {
    environment: 'node',
    // Tests of rendered parts use the class names of the style sheets.
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // graphql has a second build for development; all modules must use the same build.
    server: { deps: { inline: ['graphql-http'] } },
    // A worker loads the program once for all shared tests, not once for each file.
    projects: [
      {
        extends: true as const,
        test: {
          name: 'alone',
          include: [`tests/!(browser|${SHARED})/**/*.test.{ts,tsx}`, ...MOCK_MODULES],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'shared',
          include: [`tests/@(${SHARED})/**/*.test.{ts,tsx}`],
          exclude: MOCK_MODULES,
          isolate: false,
        },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests wait for another process. VITEST_MAX_WORKERS lowers the number of workers.
    maxWorkers: availableParallelism() + 1,
    sequence,
  },
}));
