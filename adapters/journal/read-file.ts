import { createReadStream, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type BadLine, readLine } from './lines.ts';

/** Bytes that are read or unpacked at a time. */
const PIECE = 256 * 1024;

/** The bytes of an export, unpacked where its name says that it is packed, and how much of the file was read. What fails on the way fails the reading. */
const contentOf = (path: string): { readonly content: Readable; readonly share: () => number } => {
  const file = createReadStream(path, { highWaterMark: PIECE });
  const { size } = statSync(path);
  return {
    content: path.endsWith('.gz') ? pipeline(file, createGunzip({ chunkSize: PIECE }), () => {}) : file,
    share: () => (size === 0 ? 1 : file.bytesRead / size),
  };
};

/** Lines between two tellings of how far the reading is. */
const TOLD_EVERY = 100;

/** Lines as they lie in a piece of a file, by their place in it from 0: one becomes a text when it is asked for, which most of a recording's are not by each of its readers. */
export type LinesThere = {
  readonly count: number;
  readonly text: (at: number) => string;
  /** A line's first so many bytes, each as one letter. */
  readonly beginning: (at: number, bytes: number) => string;
};

const NEW_LINE = 10;

/** The lines of some bytes; behind the last new line is one more, unless nothing is. */
export const linesThere = (bytes: Buffer): LinesThere => {
  const ends: number[] = [];
  for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, end + 1)) ends.push(end);
  if ((ends.at(-1) ?? -1) < bytes.length - 1) ends.push(bytes.length);
  const startOf = (at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0) + 1);
  return {
    count: ends.length,
    text: (at) => bytes.toString('utf8', startOf(at), ends[at]),
    beginning: (at, most) => bytes.toString('latin1', startOf(at), Math.min(startOf(at) + most, ends[at] ?? 0)),
  };
};

/** The lines of bytes that come in pieces, as many at a time as came with one: waiting for each of them costs more than reading it. */
async function* linesOf(content: Readable): AsyncGenerator<LinesThere> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes: Buffer = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield linesThere(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield linesThere(rest);
}

/** The lines of a file, many at a time, unpacked where its name says that it is packed. */
export const linesInFile = (path: string): AsyncGenerator<LinesThere> => linesOf(contentOf(path).content);

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
  const linesIn = function* (lines: LinesThere): Generator<ExportLine> {
    for (let at = 0; at < lines.count; at += 1) {
      number += 1;
      if (number % TOLD_EVERY === 0) told?.(share());
      if (wanted?.(number) === false) continue;
      const text = lines.text(at);
      if (text === '' || text.trim() === '') continue;
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
    for await (const lines of linesOf(content)) {
      yield linesIn(lines);
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
