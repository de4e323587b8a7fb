import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moveIntoPlace } from '../../../adapters/cli/build-pages.ts';

it('several processes that build the pages at the same time leave one complete set of pages', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kilwater-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const built = (name: string): string => {
    const folder = join(root, name);
    mkdirSync(folder, { recursive: true });
    for (let file = 0; file < 20; file += 1) writeFileSync(join(folder, `${file}.js`), name);
    return folder;
  };
  for (let round = 0; round < 20; round += 1) {
    const folders = [1, 2, 3, 4].map((number) => built(`next-${number}`));
    await Promise.all(folders.map((folder) => moveIntoPlace(folder, join(root, 'client'))));
    expect(readdirSync(join(root, 'client'))).toHaveLength(20);
  }
});
