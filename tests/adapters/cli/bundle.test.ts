import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type BundleManifest,
  bundleManifestPath,
  upToDateBundleFolder,
} from '../../../adapters/cli/bundle.ts';
import { scratch } from '../../contracts/helpers.ts';

const root = join(import.meta.dirname, '../../..');
const SOURCE = 'adapters/cli/bundle.ts';

const distWith = (sources: BundleManifest['sources']): string => {
  const folder = scratch();
  onTestFinished(folder.remove);
  const dist = folder.file();
  mkdirSync(join(dist, 'program'), { recursive: true });
  writeFileSync(bundleManifestPath(dist), JSON.stringify({ folder: '1', sources }));
  return dist;
};

const changed = statSync(join(root, SOURCE)).mtimeMs;

test('a program bundle is loaded if no source file has changed since the bundle was built', () => {
  const dist = distWith({ [SOURCE]: changed });
  expect(upToDateBundleFolder(dist)).toBe(join(dist, 'program', '1'));
});

test.each([
  ['a source changed', { [SOURCE]: changed - 1 }],
  ['a source was restored from an older copy', { [SOURCE]: changed + 1 }],
  ['a source is missing', { [SOURCE]: changed, 'adapters/cli/no-such-file.ts': changed }],
])('the source files are loaded instead of the bundle if %s', (_, sources) => {
  expect(upToDateBundleFolder(distWith(sources))).toBeNull();
});

test('the source files are loaded if no bundle exists, or if the bundle’s list of sources is cut off', () => {
  const dist = distWith({});
  writeFileSync(bundleManifestPath(dist), '{"folder":');
  expect([upToDateBundleFolder(dist), upToDateBundleFolder(join(dist, 'none'))]).toEqual([
    null,
    null,
  ]);
});
