import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type InvalidLine, parseLine } from './lines.ts';

const PIECE = 256 * 1024;

export const hasGzipName = (path: string): boolean => path.endsWith('.gz');

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

const isGzipFile = (path: string): boolean => hasGzipName(path) || hasGzipHeader(path);

/**
 * Opens an export. Reading fails if the gzip data are damaged. `fractionRead` returns how much of
 * the file has been read, from 0 (nothing) to 1 (all).
 */
export const openExportFile = (
  path: string,
): { readonly content: Readable; readonly fractionRead: () => number } => {
  const file = createReadStream(path, { highWaterMark: PIECE });
  const { size } = statSync(path);
  return {
    content: isGzipFile(path) ? pipeline(file, createGunzip({ chunkSize: PIECE }), () => {}) : file,
    fractionRead: () => (size === 0 ? 1 : file.bytesRead / size),
  };
};

/**
 * A batch of lines of a file. The first line of the batch has number 0. `text` decodes a line only
 * when the caller asks for that line.
 */
export type LineBatch = {
  readonly count: number;
  readonly text: (at: number) => string;
  readonly beginning: (at: number, bytes: number) => string;
  readonly length: (at: number) => number;
};

const NEW_LINE = 10;

export const indexLinesIn = (bytes: Buffer): LineBatch => {
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

/** Yields lines in batches, because an `await` for each line would cost more than reading it. */
export async function* streamLines(content: AsyncIterable<Buffer>): AsyncGenerator<LineBatch> {
  let partialLine: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes: Buffer = partialLine.length === 0 ? piece : Buffer.concat([partialLine, piece]);
    const end = bytes.lastIndexOf(NEW_LINE) + 1;
    partialLine = bytes.subarray(end);
    if (end > 0) yield indexLinesIn(bytes.subarray(0, end));
  }
  if (partialLine.length > 0) yield indexLinesIn(partialLine);
}

const unpackFailure = (error: unknown): string => {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')))
    throw error;
  return error.message;
};

/** Reads the lines of an export. Reports damaged gzip data as one more invalid line at the end. */
export async function* readLineBatches(
  path: string,
  onInvalidLine: (line: InvalidLine) => void,
  onProgress: (fraction: number) => void = () => {},
): AsyncGenerator<LineBatch> {
  const { content, fractionRead } = openExportFile(path);
  let lines = 0;
  try {
    for await (const batch of streamLines(content)) {
      lines += batch.count;
      yield batch;
      onProgress(fractionRead());
    }
  } catch (error) {
    const reason = `cannot be unpacked (${unpackFailure(error)})`;
    onInvalidLine({ line: lines + 1, reason, fatal: true });
  }
}

export type NumberedLine = { readonly number: number; readonly line: ExportLine };

export type Reading = {
  readonly bad: (line: InvalidLine) => void;
  readonly wanted: (line: number) => boolean;
};

/** Reads the valid lines of an export. Stops at an unknown format, or at damaged gzip data. */
export async function* readNumberedLines(
  path: string,
  { bad, wanted }: Reading,
  onProgress?: (fraction: number) => void,
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
  for await (const batch of readLineBatches(path, bad, onProgress)) {
    yield linesOf(batch);
    if (!readable) return;
  }
}

const EVERY_LINE = (): boolean => true;

export async function* readExport(
  path: string,
  bad: (line: InvalidLine) => void,
  onProgress?: (fraction: number) => void,
): AsyncGenerator<ExportLine> {
  for await (const lines of readNumberedLines(path, { bad, wanted: EVERY_LINE }, onProgress))
    for (const { line } of lines) yield line;
}
