import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-season-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' });

it('R46: a recorded season is compressed only if its file name ends in .gz; the lines are the same', () => {
  const [plain, packed] = [join(folder, 'season.jsonl'), join(folder, 'season.jsonl.gz')];
  for (const file of [plain, packed])
    run('tests/simulation/year/record.ts', file, '6', '2', '--years', '2');
  expect(gunzipSync(readFileSync(packed)).equals(readFileSync(plain))).toBe(true);
  for (const file of [plain, packed])
    expect(run('adapters/cli/replay.ts', file)).toMatch(
      /The replay agrees with the recording\.\n$/,
    );
}, 60_000);
