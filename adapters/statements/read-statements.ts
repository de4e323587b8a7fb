import type { Statement } from '../../domain/statements/line.ts';
import { readCamt053 } from './camt053.ts';
import { readMt940 } from './mt940.ts';
import { broken, MOST_BYTES, MOST_LINES, type Read } from './problems.ts';
import { textOf } from './text-of.ts';

const CAMT = /^\ufeff?\s*<[?!a-z]/i;
const MT940 = /^:(?:20|25):/m;

/** Reads a bank's file, CAMT.053 or MT940, in whatever encoding it came. A broken file is refused whole, with the line. */
export const readStatements = (bytes: Uint8Array): Read<readonly Statement[]> => {
  if (bytes.length > MOST_BYTES) return broken('tooLarge');
  if (bytes.includes(0)) return broken('notText');
  const text = textOf(bytes);
  const read = CAMT.test(text) ? readCamt053(text) : MT940.test(text) ? readMt940(text) : broken('unknownFormat');
  return read.andThen((statements) => {
    const count = statements.reduce((total, { lines }) => total + lines.length, 0);
    return count > MOST_LINES ? broken('tooManyLines') : read;
  });
};
