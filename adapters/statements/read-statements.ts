import { crc32, inflateRawSync } from 'node:zlib';
import { ok, Result } from 'neverthrow';
import type { Statement } from '../../domain/statements/line.ts';
import { readCamt053 } from './camt053.ts';
import { decodeStatementText } from './decode-statement-text.ts';
import { readMt940 } from './mt940.ts';
import { MOST_BYTES, MOST_LINES, type Read, refuseStatement } from './problems.ts';

const FIRST_FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEAD_LENGTH = 30;

const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= HEAD_LENGTH && Buffer.from(bytes.subarray(0, 4)).readUInt32LE() === FIRST_FILE;

const STORED = 0;
const DEFLATED = 8;

const unpack = (zip: Buffer, entry: number, room: number): Read<Uint8Array> => {
  const [method, crc, packed, at] = [
    zip.readUInt16LE(entry + 10),
    zip.readUInt32LE(entry + 16),
    zip.readUInt32LE(entry + 20),
    zip.readUInt32LE(entry + 42),
  ];
  if (zip.readUInt32LE(entry + 24) > room) return refuseStatement('tooLarge');
  const from = at + HEAD_LENGTH + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const data = zip.subarray(from, from + packed);
  if (method !== STORED && method !== DEFLATED) return refuseStatement('brokenZip');
  const file =
    method === STORED ? data : inflateRawSync(data, { maxOutputLength: Math.max(room, 1) });
  return crc32(file) === crc ? ok(file) : refuseStatement('brokenZip');
};

const entriesOf = (zip: Buffer): readonly number[] => {
  let end = zip.length - END_LENGTH;
  while (zip.readUInt32LE(end) !== END) end -= 1;
  const entries: number[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('No entry of a ZIP directory');
    entries.push(at);
    at +=
      ENTRY_LENGTH +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32);
  }
  return entries;
};

export type PackedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Unpacks an archive. Together, its files must not exceed the limit of one file. */
const unzip = (bytes: Uint8Array): Read<readonly PackedFile[]> => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let room = MOST_BYTES;
    const files: Read<PackedFile>[] = [];
    for (const entry of entriesOf(zip)) {
      const nameAt = entry + ENTRY_LENGTH;
      const name = zip.toString('utf8', nameAt, nameAt + zip.readUInt16LE(entry + 28));
      if (name.endsWith('/')) continue;
      const file = unpack(zip, entry, room).map(
        (unpacked): PackedFile => ({ name, bytes: unpacked }),
      );
      room -= file.isOk() ? file.value.bytes.length : 0;
      files.push(file);
    }
    return files.length === 0 ? refuseStatement('brokenZip') : Result.combine(files);
  } catch {
    return refuseStatement('brokenZip');
  }
};

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
    .map((read) =>
      read.flatMap((statements, packedFile) =>
        statements.map((statement) => ({ ...statement, packedFile })),
      ),
    );

/** Reads CAMT.053 or MT940 in any encoding, even zipped. One error refuses the whole file. */
export const readStatements = (bytes: Uint8Array): Read<readonly Statement[]> =>
  (isZip(bytes) ? readArchive(bytes) : readFile(bytes)).andThen((statements) =>
    statements.reduce((total, { lines }) => total + lines.length, 0) > MOST_LINES
      ? refuseStatement('tooManyLines')
      : ok(statements),
  );
