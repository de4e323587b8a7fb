import { createReadStream, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type BadLine, readLine } from './lines.ts';

/** The bytes of an export, unpacked where its name says that it is packed, and how much of the file was read. What fails on the way fails the reading. */
const contentOf = (path: string): { readonly content: Readable; readonly share: () => number } => {
  const file = createReadStream(path);
  const { size } = statSync(path);
  return {
    content: path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file,
    share: () => (size === 0 ? 1 : file.bytesRead / size),
  };
};

/** Lines between two tellings of how far the reading is. */
const TOLD_EVERY = 100;

/** The lines of a text that comes in pieces, as many at a time as came with one: waiting for each of them costs more than reading it. */
async function* linesOf(text: Readable): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of text.setEncoding('utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** The lines of a file as texts, many at a time, unpacked where its name says that it is packed. */
export const textsOf = (path: string): AsyncGenerator<readonly string[]> => linesOf(contentOf(path).content);

/** How an export is read. `told` hears now and then which share of the file was read, from 0 to 1; lines that are not `wanted` are not even read. */
export type Reading = {
  readonly bad: (line: BadLine) => void;
  readonly told?: (share: number) => void;
  readonly wanted?: (line: number) => boolean;
};

/**
 * Reads an export, as many lines at a time as come with a piece of its file, each when it is asked for: to be waited for line by line costs
 * more than many a line. Bad lines are told by number and left out, and neither a file of another format nor a packed one that was cut off is
 * read on. Order and completeness are the replay's to judge.
 */
export async function* readPieces(path: string, { bad, told, wanted }: Reading): AsyncGenerator<Iterable<ExportLine>> {
  let number = 0;
  let readable = true;
  const { content, share } = contentOf(path);
  const linesIn = function* (texts: readonly string[]): Generator<ExportLine> {
    for (const text of texts) {
      number += 1;
      if (number % TOLD_EVERY === 0) told?.(share());
      if (text === '' || wanted?.(number) === false || text.trim() === '') continue;
      const line = readLine(text, number);
      if (line.isOk()) {
        yield line.value;
        continue;
      }
      bad(line.error);
      readable = !line.error.fatal;
      if (!readable) return;
    }
  };
  try {
    for await (const texts of linesOf(content)) {
      yield linesIn(texts);
      if (!readable) return;
    }
  } catch (error) {
    // A file that cannot be unpacked is the recording's fault; anything else is not.
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    bad({ line: number + 1, reason: `cannot be unpacked (${error.message})`, fatal: true });
  }
}

/** The same line by line. */
export async function* readExport(path: string, bad: Reading['bad'], told: Reading['told'] = () => {}): AsyncGenerator<ExportLine> {
  for await (const lines of readPieces(path, { bad, told })) yield* lines;
}
