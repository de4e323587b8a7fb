import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { replayInPassing } from '../../../adapters/cli/replay/passing-by.ts';
import { farTogether, replaySideBySide } from '../../../adapters/cli/replay/side-by-side.ts';
import { withDivided } from '../../../adapters/journal/divide.ts';

const season = readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl'), 'utf8').split('\n');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

/** What a recording comes to in two threads, which is what it comes to in one. */
const inBoth = async (file: string) => {
  const alone = await replayInPassing({ file, progress: false }, undefined);
  const told: (readonly [commands: number, share: number])[] = [];
  expect(await replaySideBySide(file, 2, (...far) => told.push(far))).toEqual(alone);
  expect(told.at(-1)).toEqual([alone.report.commands, 1]);
  return alone;
};

describe('R46: threads tell of a recording that is not whole what one tells', () => {
  it('a line that begins well and cannot be read, in whichever part it is', async () => {
    const cut = season.map((line, at) => (at > 200 && at % 150 === 0 ? line.slice(0, 200) : line));
    const file = written('cut-lines.jsonl', cut.join('\n'));
    const { bad } = await inBoth(file);
    const parts = await withDivided(file, 2, async ({ division }) => division.parts);
    expect(new Set(bad.map(({ line }) => parts[line - 1]))).toEqual(new Set([0, 1]));
  });

  it('a recording of another format, of which nothing is read on', async () => {
    const { bad, report } = await inBoth(written('old.jsonl', season.join('\n').replace('"format":2', '"format":1')));
    expect([bad.map(({ line, fatal }) => [line, fatal]), report.commands]).toEqual([[[1, true]], 0]);
  });

  it('a packed file that was cut off', async () => {
    const packed = gzipSync(season.join('\n'));
    const { bad, report } = await inBoth(written('cut-off.jsonl.gz', packed.subarray(0, packed.length / 2)));
    expect(bad.map(({ fatal }) => fatal)).toEqual([true]);
    expect(report.commands).toBeGreaterThan(100);
  });
});

it('R46: how far parts are together is told by their lines: a short part that is done is little of a long recording', () => {
  const far = [
    { commands: 1_000, share: 1 },
    { commands: 11_000, share: 0.25 },
  ];
  expect(farTogether(far, [1_000, 44_000])).toEqual({ commands: 12_000, share: 12_000 / 45_000 });
  // Nobody is told of how far a recording is before it is divided, and one without lines is no further than that.
  expect(farTogether([{ commands: 0, share: 0 }], []).share).toBe(0);
});
