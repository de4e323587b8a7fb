import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const underTest = process.env.VITEST !== undefined;

/**
 * Two builds of one source: the browser's files (`vite build` → dist/client, with a manifest) and
 * the page renderer that the server imports (`vite build --ssr` → dist/server/server.js, everything but Node's own modules inside).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false as const,
  resolve: {
    // The ES modules of fp-ts can be shaken (7.7 → 2.3 kB); Node itself, and so the tests, want the CommonJS ones.
    alias: underTest ? [] : [{ find: /^fp-ts\/lib\/(.+?)(?:\.js)?$/, replacement: 'fp-ts/es6/$1.js' }],
  },
  ssr: isSsrBuild === true ? { noExternal: true, target: 'node' as const } : {},
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
        ? { input: 'ui/server.tsx', output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' } }
        : { input: 'ui/index.html' },
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
  },
}));
