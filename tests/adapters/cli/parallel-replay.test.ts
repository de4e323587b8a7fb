import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { mergeProgress, replayInParallel } from '../../../adapters/cli/replay/parallel-replay.ts';
import { replayAsStream } from '../../../adapters/cli/replay/streamed-replay.ts';
import { divideRecordingFile } from '../../../adapters/journal/divide.ts';

const season = readFileSync(
  join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl'),
  'utf8',
).split('\n');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeRecording = (name: string, content: string | Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const inBoth = async (file: string) => {
  const alone = await replayAsStream({ file, progress: false }, undefined);
  const reports: (readonly [commands: number, share: number])[] = [];
  expect(await replayInParallel(file, 2, (...far) => reports.push(far))).toEqual(alone);
  expect(reports.at(-1)).toEqual([alone.report.commands, 1]);
  return alone;
};

describe('R46: a replay in several threads reports a damaged recording as a replay in one thread does', () => {
  it('an unreadable line after valid lines is reported, in whichever part of the recording it is', async () => {
    const cut = season.map((line, at) => (at > 200 && at % 150 === 0 ? line.slice(0, 200) : line));
    const file = writeRecording('cut-lines.jsonl', cut.join('\n'));
    const { bad } = await inBoth(file);
    const { parts } = (await divideRecordingFile(file, 2)).division;
    expect(new Set(bad.map(({ line }) => parts[line - 1]))).toEqual(new Set([0, 1]));
  });

  it('a recording of an older format: line 1 is reported, and no command is executed', async () => {
    const { bad, report } = await inBoth(
      writeRecording('old.jsonl', season.join('\n').replace('"format":2', '"format":1')),
    );
    expect([bad.map(({ line, fatal }) => [line, fatal]), report.commands]).toEqual([
      [[1, true]],
      0,
    ]);
  });

  it('a truncated compressed file is reported', async () => {
    const packed = gzipSync(season.join('\n'));
    const { bad, report } = await inBoth(
      writeRecording('cut-off.jsonl.gz', packed.subarray(0, packed.length / 2)),
    );
    expect(bad.map(({ fatal }) => fatal)).toEqual([true]);
    expect(report.commands).toBeGreaterThan(100);
  });
});

it('R46: total progress counts each part by its number of lines, so a finished short part adds little', () => {
  const far = [
    { commands: 1_000, share: 1 },
    { commands: 11_000, share: 0.25 },
  ];
  expect(mergeProgress(far, [1_000, 44_000])).toEqual({ commands: 12_000, share: 12_000 / 45_000 });
  expect(mergeProgress([{ commands: 0, share: 0 }], []).share).toBe(0);
});
