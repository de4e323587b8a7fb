import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openExportFile, streamLines } from '../../../adapters/journal/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesIn = async (name: string, content: Buffer): Promise<readonly string[]> => {
  const file = join(folder, name);
  writeFileSync(file, content);
  const lines: string[] = [];
  for await (const { count, text } of streamLines(openExportFile(file).content))
    for (let at = 0; at < count; at += 1) lines.push(text(at));
  return lines;
};

describe('lines of a file that is read in chunks', () => {
  // With two-byte letters, chunks end inside a letter. Some lines are longer than a chunk.
  const lines = Array.from(
    { length: 400 },
    (_, at) => `${at} ${'ąż'.repeat(at % 7 === 0 ? 0 : at * 3)}`,
  );
  const long = [...lines, 'ł'.repeat(400_000), '', 'the last'];
  it.each<readonly [string, (text: Buffer) => Buffer]>([
    ['plain.jsonl', (text) => text],
    ['packed.jsonl.gz', (text) => gzipSync(text)],
    ['packed-by-another-name.jsonl', (text) => gzipSync(text)],
  ])('are complete and in order, empty lines included: %s', async (name, as) => {
    expect(await linesIn(name, as(Buffer.from(long.join('\n'))))).toEqual(long);
    expect(await linesIn(name, as(Buffer.from(`${long.join('\n')}\n`)))).toEqual(long);
  });

  it('an empty file has no lines', async () => {
    expect(await linesIn('empty.jsonl', Buffer.alloc(0))).toEqual([]);
  });
});
