import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { BUNDLED, type BundleManifest, bundleManifestPath } from './bundle.ts';

/** Packages outside the bundle: five have native code or data files, two are rarely needed. */
const SEPARATE_PACKAGES = [
  ...['better-sqlite3', 'sharp', '@resvg/resvg-js', 'pdfkit', 'fontkit'],
  ...['pg', 'nodemailer'],
];

/**
 * The program finds files by the path of its own source file. The bundle is in another folder, so
 * this plug-in puts the source file's path into the bundled code.
 */
const keepPlaces = (outDir: string): Plugin => ({
  name: 'keep places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const place = relative(outDir, id).replaceAll(sep, '/');
    const moved = code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(place)}')`)
      .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
    // No source map is needed: the code replaces `import.meta.dirname` and `import.meta.url`
    // without moving any line, so line numbers stay right.
    return { code: moved, map: null };
  },
});

const sourcesOf = (root: string, began: number, save: (index: BundleManifest['sources']) => void) =>
  ({
    name: 'sources',
    async generateBundle() {
      const files = [...this.getModuleIds()].filter(
        (id) => id.startsWith(root) && !id.includes('node_modules'),
      );
      const entries = [...files, import.meta.filename, join(root, 'package-lock.json')].map(
        async (file) => {
          const { mtimeMs } = await stat(file);
          // If a source file changed during the build, store time 0 for it. The program then sees
          // that the file is newer than the bundle, so the bundle is outdated.
          return [relative(root, file), mtimeMs < began ? mtimeMs : 0] as const;
        },
      );
      save(Object.fromEntries(await Promise.all(entries)));
    },
  }) satisfies Plugin;

/** Keeps the two newest bundles, because a running process can still load the older one. */
const removeOlder = async (folder: string): Promise<void> => {
  const builds = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).sort();
  for (const name of builds.slice(0, -2))
    await rm(join(folder, name), { recursive: true, force: true });
};

export const buildBundle = async (root: string, dist: string): Promise<void> => {
  const { build } = await import('vite');
  const began = Date.now();
  const folder = String(began);
  const outDir = join(dist, 'program', folder);
  let sources: BundleManifest['sources'] = {};
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      keepPlaces(outDir),
      sourcesOf(root, began, (files) => {
        sources = files;
      }),
    ],
    publicDir: false,
    ssr: { noExternal: true, external: SEPARATE_PACKAGES, target: 'node' },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(BUNDLED).map(([name, file]) => [name, join(root, file)]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  const index: BundleManifest = { folder, sources };
  const aside = join(outDir, 'index.json');
  await writeFile(aside, JSON.stringify(index));
  await rename(aside, bundleManifestPath(dist));
  await removeOlder(join(dist, 'program'));
};
