import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type InvalidLine, parseLine } from './lines.ts';

/** Bytes that are read or unpacked at a time. */
const PIECE = 256 * 1024;

export const hasPackedName = (path: string): boolean => path.endsWith('.gz');

const PACKED = Buffer.from([0x1f, 0x8b]);

const hasGzipHeader = (path: string): boolean => {
  const beginning = Buffer.alloc(PACKED.length);
  const fd = openSync(path, 'r');
  try {
    readSync(fd, beginning, 0, PACKED.length, 0);
  } finally {
    closeSync(fd);
  }
  return beginning.equals(PACKED);
};

/** Returns true if an export is compressed, by its name or by its first bytes. */
export const isPacked = (path: string): boolean => hasPackedName(path) || hasGzipHeader(path);

/** Opens an export. `share` is the read share of the file. A failed unpacking fails the stream. */
export const openContent = (
  path: string,
): { readonly content: Readable; readonly share: () => number } => {
  const file = createReadStream(path, { highWaterMark: PIECE });
  const { size } = statSync(path);
  return {
    content: isPacked(path) ? pipeline(file, createGunzip({ chunkSize: PIECE }), () => {}) : file,
    share: () => (size === 0 ? 1 : file.bytesRead / size),
  };
};

/** Some lines, by index from 0. A line becomes text on request, because readers need few lines. */
export type LineBatch = {
  readonly count: number;
  readonly text: (at: number) => string;
  /** Returns the first bytes of a line as a text with one letter per byte. */
  readonly beginning: (at: number, bytes: number) => string;
  /** Returns the length of a line in bytes, including its newline. */
  readonly length: (at: number) => number;
};

const NEW_LINE = 10;

/** Finds the lines in some bytes. Bytes after the last newline are one more line. */
export const findLines = (bytes: Buffer): LineBatch => {
  const ends: number[] = [];
  for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, end + 1))
    ends.push(end);
  if ((ends.at(-1) ?? -1) < bytes.length - 1) ends.push(bytes.length);
  const startOf = (at: number): number => (at === 0 ? 0 : (ends[at - 1] ?? 0) + 1);
  return {
    count: ends.length,
    text: (at) => bytes.toString('utf8', startOf(at), ends[at]),
    beginning: (at, most) =>
      bytes.toString('latin1', startOf(at), Math.min(startOf(at) + most, ends[at] ?? 0)),
    length: (at) => Math.min((ends[at] ?? 0) + 1, bytes.length) - startOf(at),
  };
};

/**
 * Yields lines in groups, one per piece of the file: awaiting each line costs more than reading it.
 */
export async function* streamLines(content: AsyncIterable<Buffer>): AsyncGenerator<LineBatch> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes: Buffer = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    rest = bytes.subarray(end);
    if (end > 0) yield findLines(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield findLines(rest);
}

/** Returns why a compressed file is damaged. Rethrows any other failure. */
const unpackFailure = (error: unknown): string => {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')))
    throw error;
  return error.message;
};

/**
 * Reads the lines of an export. Stops early at damaged compression and reports it as a bad line
 * after the last one.
 */
export async function* readLineBatches(
  path: string,
  bad: (line: InvalidLine) => void,
  told: (share: number) => void = () => {},
): AsyncGenerator<LineBatch> {
  const { content, share } = openContent(path);
  let lines = 0;
  try {
    for await (const batch of streamLines(content)) {
      lines += batch.count;
      yield batch;
      told(share());
    }
  } catch (error) {
    const reason = `cannot be unpacked (${unpackFailure(error)})`;
    bad({ line: lines + 1, reason, fatal: true });
  }
}

export type NumberedLine = { readonly number: number; readonly line: ExportLine };

/**
 * How to read an export. `bad` gets invalid lines. Lines that are not `wanted` are not converted to
 * text.
 */
export type Reading = {
  readonly bad: (line: InvalidLine) => void;
  readonly wanted: (line: number) => boolean;
};

/**
 * Reads numbered lines. Skips invalid lines; stops at another format or damaged compression. The
 * replay checks order and completeness. `told` gets the read share, 0 to 1.
 */
export async function* readNumberedLines(
  path: string,
  { bad, wanted }: Reading,
  told?: (share: number) => void,
): AsyncGenerator<Iterable<NumberedLine>> {
  let before = 0;
  let readable = true;
  const linesOf = function* ({ count, text }: LineBatch): Generator<NumberedLine> {
    const first = before + 1;
    before += count;
    for (let at = 0; at < count && readable; at += 1) {
      const number = first + at;
      const content = wanted(number) ? text(at).trim() : '';
      if (content === '') continue;
      const line = parseLine(content, number);
      if (line.isOk()) yield { number, line: line.value };
      else {
        bad(line.error);
        readable = !line.error.fatal;
      }
    }
  };
  for await (const batch of readLineBatches(path, bad, told)) {
    yield linesOf(batch);
    if (!readable) return;
  }
}

const EVERY_LINE = (): boolean => true;

export async function* readExport(
  path: string,
  bad: (line: InvalidLine) => void,
  told?: (share: number) => void,
): AsyncGenerator<ExportLine> {
  for await (const lines of readNumberedLines(path, { bad, wanted: EVERY_LINE }, told))
    for (const { line } of lines) yield line;
}
