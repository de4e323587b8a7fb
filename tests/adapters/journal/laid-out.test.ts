import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { CannotUnpack, layOut, readLaidOut } from '../../../adapters/journal/laid-out.ts';
import { type BadLine, writeLine } from '../../../adapters/journal/lines.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { entryOf } from '../../contracts/examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-laid-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const written = (name: string, content: Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

/** What is read of a file that was laid out, of the lines that are wanted, by their numbers. */
const readOf = async (file: string, wanted: (line: number) => boolean = () => true) => {
  const { lines, laidOut, close } = layOut(file);
  try {
    for await (const _ of lines);
    const bad: BadLine[] = [];
    const heard = { bad: (line: BadLine) => void bad.push(line), wanted };
    return { read: [...readLaidOut(laidOut(), heard)].map(({ line }) => line), bad };
  } finally {
    close();
  }
};

// Letters of two bytes, and notes that are longer than what is read at a time.
const noteOf = (n: number): string => 'ł'.repeat(n === 3 || n === 4 ? 700_000 : n);
const noted = Array.from(
  { length: 250 },
  (_, n): ExportLine => ({ kind: 'command', n, ...entryOf('A', { type: 'note', text: noteOf(n) }) }),
);
const text = Buffer.from(noted.map((line) => `${writeLine(line)}\n`).join(''));

describe('a recording that is laid out', () => {
  it.each<readonly [string, Buffer]>([
    ['plain.jsonl', text],
    ['unended.jsonl', text.subarray(0, -1)],
    ['packed.jsonl.gz', gzipSync(text)],
    ['packed-by-another-name.jsonl', gzipSync(text)],
  ])('is read as it was written, as often as it is asked for, all of it or the lines that are wanted: %s', async (name, content) => {
    const file = written(name, content);
    expect((await readOf(file)).read).toEqual(noted);
    expect((await readOf(file, (line) => line % 50 === 4)).read).toEqual(noted.filter((_, at) => at % 50 === 3));
  });

  it('leaves no file behind, not even while it is read: a process that is killed leaves none either', async () => {
    vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'temporary-')));
    const { lines, laidOut, close } = layOut(written('packed.jsonl.gz', gzipSync(text)));
    for await (const _ of lines) expect(readdirSync(tmpdir())).toEqual([]);
    expect(laidOut().lengths.length).toBe(noted.length);
    close();
  });

  it('says that it cannot be unpacked where there is no place for that', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    expect(() => layOut(written('packed.jsonl.gz', gzipSync(text)))).toThrow(CannotUnpack);
  });

  it('an empty line says nothing, and a bad one is told by its number', async () => {
    const { read, bad } = await readOf(written('bad.jsonl', Buffer.concat([Buffer.from('\n{"kind"\n \n'), text])));
    expect([read.length, bad.map(({ line }) => line)]).toEqual([noted.length, [2]]);
  });
});
