import { closeSync, mkdtempSync, openSync, readSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { growing } from './growing.ts';
import type { InvalidLine } from './lines.ts';
import {
  isPacked,
  type LineBatch,
  lineReader,
  openContent,
  streamLines,
  unpackFailure,
  unpackFailureLine,
} from './read-file.ts';

/** A recording that was gone through once: where its bytes lie unpacked, and where each line does. Threads read it side by side. */
export type LaidOut = {
  /** The file of the bytes, open in the whole process. */
  readonly fd: number;
  /** Bytes of each line with its new line. */
  readonly lengths: Uint32Array<SharedArrayBuffer>;
  /** Why the rest could not be unpacked; null where all could be. */
  readonly cut: string | null;
};

/** A recording that is being gone through: `laidOut` is asked for once, when `lines` came to their end, or were left. */
export type Laying = {
  readonly lines: AsyncGenerator<LineBatch>;
  readonly laidOut: () => LaidOut;
  readonly close: () => void;
};

/** There is no place where a packed recording could be unpacked: none that may be written, or no room. */
export class CannotUnpack extends Error {
  constructor(cause: unknown) {
    super(
      `The recording cannot be unpacked in ${tmpdir()}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** A file that nobody else finds and that is gone with this process, however it ends; throws `CannotUnpack`. */
const openNameless = (): number => {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-unpacked-'));
    const fd = openSync(join(folder, 'lines'), 'wx+', 0o600);
    rmSync(folder, { recursive: true });
    return fd;
  } catch (error) {
    throw new CannotUnpack(error);
  }
};

const writeSome = promisify(write);

/** Why not all could be written; null where it was. */
const writeAll = async (fd: number, bytes: Buffer): Promise<CannotUnpack | null> => {
  try {
    for (let at = 0; at < bytes.length; )
      at += (await writeSome(fd, bytes, at, bytes.length - at, null)).bytesWritten;
    return null;
  } catch (error) {
    return new CannotUnpack(error);
  }
};

/**
 * Goes through an export once: many lines at a time, unpacked where it is packed, into a nameless file among the temporary
 * ones; unpacking is a good part of what going through costs, and is done for all that read afterwards. A file that was cut off ends early.
 * Throws `CannotUnpack`, on the way too.
 */
export const layOut = (path: string): Laying => {
  const packed = isPacked(path);
  const fd = packed ? openNameless() : openSync(path, 'r');
  let lengths = growing();
  let cut: string | null = null;
  const kept = async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      // Writing takes as long as going through what is written: both at once.
      const writing = writeAll(fd, piece);
      let failed: CannotUnpack | null = null;
      try {
        yield piece;
      } finally {
        failed = await writing;
      }
      if (failed !== null) throw failed;
    }
  };
  const lines = async function* (): AsyncGenerator<LineBatch> {
    const { content } = openContent(path);
    try {
      for await (const some of streamLines(packed ? kept(content) : content)) {
        for (let at = 0; at < some.count; at += 1) lengths.push(some.length(at));
        yield some;
      }
    } catch (error) {
      cut = unpackFailure(error);
    }
  };
  const shared = (): Uint32Array<SharedArrayBuffer> => {
    const all = new Uint32Array(
      new SharedArrayBuffer(lengths.length() * Uint32Array.BYTES_PER_ELEMENT),
    );
    for (let at = 0; at < all.length; at += 1) all[at] = lengths.at(at);
    // From here on they are whoever reads the lines'.
    lengths = growing();
    return all;
  };
  return {
    lines: lines(),
    laidOut: () => ({ fd, lengths: shared(), cut }),
    close: () => closeSync(fd),
  };
};

/** How a recording that was laid out is read: a line that is not `wanted` is not even read. */
export type Reading = {
  readonly bad: (line: InvalidLine) => void;
  readonly wanted: (line: number) => boolean;
};

/** Bytes that are read at a time; a line that is longer is read by itself. */
const PIECE = 1024 * 1024;

/** A file's bytes by where they begin, read some at a time in their order. */
const bytesOf = (fd: number) => {
  let bytes = Buffer.allocUnsafeSlow(PIECE);
  let [from, until] = [0, 0];
  const readFrom = (start: number, length: number): void => {
    if (length > bytes.length) bytes = Buffer.allocUnsafeSlow(length);
    [from, until] = [start, start];
    while (until < start + length) {
      const read = readSync(fd, bytes, until - start, bytes.length - (until - start), until);
      if (read === 0) throw new Error('The recording became shorter while it was read');
      until += read;
    }
  };
  /** So many bytes as text. */
  return (start: number, length: number): string => {
    if (start < from || start + length > until) readFrom(start, length);
    return bytes.toString('utf8', start - from, start - from + length);
  };
};

/** A line of an export with its number in the file. */
export type NumberedLine = { readonly number: number; readonly line: ExportLine };

/** Reads what was laid out, in its order; bad lines as `readExport` has them. What is there is never waited for: that costs more than many a line. */
export function* readLaidOut(
  { fd, lengths, cut }: LaidOut,
  { bad, wanted }: Reading,
): Generator<NumberedLine> {
  const textOf = bytesOf(fd);
  const { read, readable } = lineReader(bad);
  let start = 0;
  for (let at = 0; at < lengths.length; at += 1) {
    const length = lengths[at] ?? 0;
    const number = at + 1;
    if (wanted(number)) {
      const line = read(textOf(start, length), number);
      if (line !== null) yield { number, line };
      if (!readable()) return;
    }
    start += length;
  }
  if (cut !== null) bad(unpackFailureLine(lengths.length + 1, cut));
}
