import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type BadLine, readLine } from './lines.ts';

/** Bytes that are read or unpacked at a time. */
const PIECE = 256 * 1024;

/** Whether an export is to be packed, by its name. */
export const isNamedPacked = (path: string): boolean => path.endsWith('.gz');

/** What every packed file begins with. */
const PACKED = Buffer.from([0x1f, 0x8b]);

const beginsPacked = (path: string): boolean => {
  const beginning = Buffer.alloc(PACKED.length);
  const fd = openSync(path, 'r');
  try {
    readSync(fd, beginning, 0, PACKED.length, 0);
  } finally {
    closeSync(fd);
  }
  return beginning.equals(PACKED);
};

/** Whether an export is packed: by its name, or by its first bytes where the name does not say so. */
export const isPacked = (path: string): boolean => isNamedPacked(path) || beginsPacked(path);

/** The bytes of an export, unpacked where it is packed, and how much of the file was read. What fails on the way fails the reading. */
export const contentOf = (path: string): { readonly content: Readable; readonly share: () => number } => {
  const file = createReadStream(path, { highWaterMark: PIECE });
  const { size } = statSync(path);
  return {
    content: isPacked(path) ? pipeline(file, createGunzip({ chunkSize: PIECE }), () => {}) : file,
    share: () => (size === 0 ? 1 : file.bytesRead / size),
  };
};

/** Lines as they lie in a piece of a file, by their place in it from 0: one becomes a text when it is asked for, which most of a recording's are not by each of its readers. */
export type LinesThere = {
  readonly count: number;
  readonly text: (at: number) => string;
  /** A line's first so many bytes, each as one letter. */
  readonly beginning: (at: number, bytes: number) => string;
  /** A line's bytes with the new line behind it. */
  readonly length: (at: number) => number;
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
    length: (at) => Math.min((ends[at] ?? 0) + 1, bytes.length) - startOf(at),
  };
};

/** The lines of bytes that come in pieces, as many at a time as came with one: waiting for each of them costs more than reading it. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<LinesThere> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes: Buffer = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield linesThere(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield linesThere(rest);
}

/** Why a file cannot be unpacked, which is the recording's fault; anything else that fails is not, and is thrown on. */
export const unpackTrouble = (error: unknown): string => {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
  return error.message;
};

/** What is told of a file that cannot be unpacked, behind the last line that can be. */
export const cutOff = (line: number, trouble: string): BadLine => ({ line, reason: `cannot be unpacked (${trouble})`, fatal: true });

/**
 * Reads texts as lines of an export: null where there is none in it. Bad lines are told by number and left out, and `readable` says whether
 * any line of the file can be read after it.
 */
export const lineReader = (bad: (line: BadLine) => void) => {
  let readable = true;
  return {
    readable: (): boolean => readable,
    read: (text: string, number: number): ExportLine | null => {
      if (text === '' || text.trim() === '') return null;
      const line = readLine(text, number);
      if (line.isOk()) return line.value;
      bad(line.error);
      readable = !line.error.fatal;
      return null;
    },
  };
};

/**
 * Reads an export line by line. Bad lines are told by number and left out, and neither a file of another format nor a packed one that was cut
 * off is read on. Order and completeness are the replay's to judge. `told` hears now and then which share of the file was read, from 0 to 1.
 */
export async function* readExport(
  path: string,
  bad: (line: BadLine) => void,
  told: (share: number) => void = () => {},
): AsyncGenerator<ExportLine> {
  let number = 0;
  const { content, share } = contentOf(path);
  const { read, readable } = lineReader(bad);
  try {
    for await (const { count, text } of linesOf(content)) {
      // Those of a piece are read at once, for what `someAtATime` says.
      const some: ExportLine[] = [];
      for (let at = 0; at < count && readable(); at += 1) {
        number += 1;
        const line = read(text(at), number);
        if (line !== null) some.push(line);
      }
      told(share());
      yield* some;
      if (!readable()) return;
    }
  } catch (error) {
    bad(cutOff(number + 1, unpackTrouble(error)));
  }
}
