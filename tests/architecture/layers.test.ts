import { describe, expect, it } from 'vitest';
import { layerProblems } from './layers.ts';
import { importsOf, readSources, type Source } from './source-tree.ts';

const LAYERS = ['domain', 'application', 'adapters', 'ui'] as const;

describe('the layers of the program', () => {
  it('import only inner layers', () => {
    expect(layerProblems(readSources(LAYERS))).toEqual([]);
  });

  it.each([
    ['domain', 25, 60],
    ['application', 15, 40],
    ['adapters', 40, 150],
    ['ui', 60, 150],
  ])(
    'the check reads every file: %s has at least %i files with %i imports',
    (folder, files, imports) => {
      const sources = readSources([folder]);
      expect(sources.length).toBeGreaterThanOrEqual(files);
      expect(sources.flatMap(importsOf).length).toBeGreaterThanOrEqual(imports);
    },
  );
});

const PLANTED: readonly Source[] = [
  {
    path: 'domain/right.ts',
    text: "import { ok } from 'neverthrow';\nimport './other.ts';\nexport const a = ok(1);",
  },
  { path: 'domain/package.ts', text: "import { z } from 'fp-ts/lib/Either.js';" },
  { path: 'domain/node.ts', text: "import type { Hash } from 'node:crypto';" },
  {
    path: 'domain/outwards.ts',
    text: "import type { Clock } from '../application/ports/system.ts';",
  },
  { path: 'domain/re-export.ts', text: "export { clock } from '../adapters/system/clock.ts';" },
  { path: 'domain/re-export-all.ts', text: "export * from '../ui/format.ts';" },
  {
    path: 'domain/typed.ts',
    text: "export type Clock = import('../application/ports/system.ts').Clock;",
  },
  {
    path: 'domain/lazy.ts',
    text: "export const load = () => import('../adapters/system/clock.ts');",
  },
  { path: 'domain/computed.ts', text: 'export const load = (file: string) => import(file);' },
  {
    path: 'application/right.ts',
    text: "import { a } from '../domain/right.ts';\nimport type { Clock } from './ports/clock.ts';",
  },
  {
    path: 'application/adapter.ts',
    text: "import { sqlite } from '../adapters/storage/sqlite.ts';",
  },
  { path: 'application/package.ts', text: "import { inject } from 'inversify';" },
  {
    path: 'adapters/right.ts',
    text: "import fastify from 'fastify';\nimport { a } from '../domain/right.ts';\nawait import(fastify.name);",
  },
  { path: 'adapters/screen.ts', text: "import { App } from '../ui/app/App.tsx';" },
  { path: 'adapters/test-helper.ts', text: "import { runs } from '../tests/support/runs.ts';" },
  { path: 'adapters/http/contract/server.ts', text: "import { shop } from '../server/shop.ts';" },
  { path: 'adapters/http/client/node.ts', text: "import { readFile } from 'node:fs';" },
  {
    path: 'ui/right.tsx',
    text: "import type { Trait } from '../domain/catalogue/traits.ts';\nimport { call } from '../adapters/http/client/call.ts';",
  },
  { path: 'ui/mixed.ts', text: "import { has, type Offer } from '../domain/catalogue/offer.ts';" },
  { path: 'ui/server.ts', text: "import type { Shop } from '../adapters/http/server/shop.ts';" },
  { path: 'ui/node.ts', text: "import { join } from 'node:path';" },
  { path: 'elsewhere/file.ts', text: "import 'neverthrow';" },
];

describe('the layer check', () => {
  it('reports every planted violation and nothing else', () => {
    expect(layerProblems(PLANTED)).toEqual([
      'domain/package.ts imports the package fp-ts/lib/Either.js',
      'domain/node.ts imports the package node:crypto',
      'domain/outwards.ts imports application/ports/system.ts',
      'domain/re-export.ts imports adapters/system/clock.ts',
      'domain/re-export-all.ts imports ui/format.ts',
      'domain/typed.ts imports application/ports/system.ts',
      'domain/lazy.ts imports adapters/system/clock.ts',
      'domain/computed.ts imports something that is computed',
      'application/adapter.ts imports adapters/storage/sqlite.ts',
      'application/package.ts imports the package inversify',
      'adapters/screen.ts imports ui/app/App.tsx',
      'adapters/test-helper.ts imports tests/support/runs.ts',
      'adapters/http/contract/server.ts imports adapters/http/server/shop.ts',
      'adapters/http/client/node.ts imports the package node:fs',
      'ui/mixed.ts imports more than types from domain/catalogue/offer.ts',
      'ui/server.ts imports adapters/http/server/shop.ts',
      'ui/node.ts imports the package node:path',
      'elsewhere/file.ts belongs to no layer',
    ]);
  });

  it('throws on a file that it cannot parse', () => {
    expect(() => layerProblems([{ path: 'domain/broken.ts', text: 'import {' }])).toThrow(
      'domain/broken.ts',
    );
  });
});
