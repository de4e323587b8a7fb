import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { CannotUnpack, layOut, readLaidOut } from '../../../adapters/journal/laid-out.ts';
import { formatLine, type InvalidLine } from '../../../adapters/journal/lines.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { bookingEntryOf } from '../../contracts/record-examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-laid-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const writeRecording = (name: string, content: Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const readLines = async (file: string, wanted: (line: number) => boolean = () => true) => {
  const { lines, laidOut, close } = layOut(file);
  try {
    for await (const _ of lines);
    const bad: InvalidLine[] = [];
    const heard = { bad: (line: InvalidLine) => void bad.push(line), wanted };
    return { read: [...readLaidOut(laidOut(), heard)].map(({ line }) => line), bad };
  } finally {
    close();
  }
};

// Two-byte letters, and notes longer than one read.
const noteOf = (n: number): string => 'ł'.repeat(n === 3 || n === 4 ? 700_000 : n);
const noted = Array.from(
  { length: 250 },
  (_, n): ExportLine => ({
    kind: 'command',
    n,
    ...bookingEntryOf('A', { type: 'note', text: noteOf(n) }),
  }),
);
const text = Buffer.from(noted.map((line) => `${formatLine(line)}\n`).join(''));

describe('an unpacked recording', () => {
  it.each<readonly [string, Buffer]>([
    ['plain.jsonl', text],
    ['unended.jsonl', text.subarray(0, -1)],
    ['packed.jsonl.gz', gzipSync(text)],
    ['packed-by-another-name.jsonl', gzipSync(text)],
  ])(
    'reads all lines or the selected ones, repeatedly, as they were written: %s',
    async (name, content) => {
      const file = writeRecording(name, content);
      expect((await readLines(file)).read).toEqual(noted);
      expect((await readLines(file, (line) => line % 50 === 4)).read).toEqual(
        noted.filter((_, at) => at % 50 === 3),
      );
    },
  );

  it('leaves no file behind, even if the process is killed while reading', async () => {
    vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'temporary-')));
    const { lines, laidOut, close } = layOut(writeRecording('packed.jsonl.gz', gzipSync(text)));
    for await (const _ of lines) expect(readdirSync(tmpdir())).toEqual([]);
    expect(laidOut().lengths.length).toBe(noted.length);
    close();
  });

  it('reports that there is no space to unpack it', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    expect(() => layOut(writeRecording('packed.jsonl.gz', gzipSync(text)))).toThrow(CannotUnpack);
  });

  it('skips an empty line and reports a bad one with its number', async () => {
    const { read, bad } = await readLines(
      writeRecording('bad.jsonl', Buffer.concat([Buffer.from('\n{"kind"\n \n'), text])),
    );
    expect([read.length, bad.map(({ line }) => line)]).toEqual([noted.length, [2]]);
  });
});
