import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBuiltPages } from '../../../adapters/http/server/pages/bundle.ts';
import * as pageProgram from '../../../ui/app/server.tsx';
import { NO_LOOK } from '../../support/no-look.ts';

it('the built pages export each function under the name that it has in ui/app/server.tsx', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'kilwater-dist-'));
  mkdirSync(join(dist, 'server'));
  mkdirSync(join(dist, 'client', '.vite'), { recursive: true });
  writeFileSync(join(dist, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(dist, 'server', 'server.js'),
    `export {};${Object.keys(pageProgram)
      .map((name) => `export const ${name} = () => '${name}';`)
      .join('')}`,
  );
  const { previews } = await loadBuiltPages(dist, NO_LOOK);
  rmSync(dist, { recursive: true });
  expect(previews.previewPath({})).toBe('linkPreviewImagePath');
  expect(previews.previewOf({})).toBe('linkPreviewOf');
});
