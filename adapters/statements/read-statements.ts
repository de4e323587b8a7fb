import { ok, Result } from 'neverthrow';
import type { Statement } from '../../domain/statements/line.ts';
import { readCamt053 } from './camt053.ts';
import { decodeStatementText } from './decode-statement-text.ts';
import { readMt940 } from './mt940.ts';
import { MOST_BYTES, MOST_LINES, type Read, refuseStatement } from './problems.ts';
import { isZip, unzip } from './unzip.ts';

const CAMT = /^\s*<[?!a-z]/i;
const MT940 = /^(?:\{.*\{4:|\p{Cc})?:(?:20|25):/mu;

const readFile = (bytes: Uint8Array): Read<readonly Statement[]> => {
  if (bytes.length > MOST_BYTES) return refuseStatement('tooLarge');
  const text = decodeStatementText(bytes);
  if (text.includes('\0')) return refuseStatement('notText');
  if (CAMT.test(text)) return readCamt053(text);
  return MT940.test(text) ? readMt940(text) : refuseStatement('unknownFormat');
};

const readArchive = (archive: Uint8Array): Read<readonly Statement[]> =>
  unzip(archive)
    .andThen((files) =>
      Result.combine(
        files.map(({ name, bytes }) =>
          readFile(bytes).mapErr((refusal) => ({
            ...refusal,
            field: `${name} ${refusal.field}`.trim(),
          })),
        ),
      ),
    )
    .map((read) => read.flat());

/** Reads CAMT.053 or MT940 in any encoding, even zipped. One error refuses the whole file. */
export const readStatements = (bytes: Uint8Array): Read<readonly Statement[]> =>
  (isZip(bytes) ? readArchive(bytes) : readFile(bytes)).andThen((statements) =>
    statements.reduce((total, { lines }) => total + lines.length, 0) > MOST_LINES
      ? refuseStatement('tooManyLines')
      : ok(statements),
  );
