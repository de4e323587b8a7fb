import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ResultAsync } from 'neverthrow';
import { decodeText, isUtf8File } from '../../shop-files/decode-text.ts';
import type { FileBytes } from '../../shop-files/list-items.ts';
import type { NamedText } from '../../shop-files/read-entries.ts';
import type { OpeningFailure } from './refusals.ts';

/** Files of this many bytes or more are read in parts: a whole text needs much memory. */
const LONG = 256 * 1024;

const readPart = (path: string, start: number, end: number): Uint8Array => {
  const descriptor = openSync(path, 'r');
  try {
    const part = Buffer.alloc(end - start);
    return part.subarray(0, readSync(descriptor, part, 0, part.length, start));
  } finally {
    closeSync(descriptor);
  }
};

/** Returns null if the file is short or binary; then the caller reads the whole file. */
const longText = (file: string, path: string): NamedText | null => {
  const { size } = statSync(path);
  const bytes: FileBytes = { size, read: (start, end) => readPart(path, start, end) };
  if (size < LONG || !isUtf8File(bytes)) return null;
  return {
    file,
    bytes,
    get text() {
      return decodeText(readFileSync(path)).unwrapOr('');
    },
  };
};

const texts = async (path: string): Promise<readonly NamedText[]> => {
  const isFolder = (await stat(path)).isDirectory();
  const names = isFolder
    ? (await readdir(path)).filter((name) => name.endsWith('.json')).toSorted()
    : [basename(path)];
  if (names.length === 0) throw new Error('the folder has no JSON file');
  const paths = isFolder ? names.map((name) => join(path, name)) : [path];
  return paths.map((each, index) => {
    const file = names[index] ?? each;
    const long = longText(file, each);
    if (long !== null) return long;
    const text = decodeText(readFileSync(each));
    if (text.isErr()) throw new Error(isFolder ? `${file}: ${text.error}` : text.error);
    return { file, text: text.value };
  });
};

const orFileFailure = <T>(path: string, work: Promise<T>): ResultAsync<T, OpeningFailure> =>
  ResultAsync.fromPromise(work, (error) => ({
    kind: 'unreadable',
    path,
    reason: error instanceof Error ? error.message : String(error),
  }));

export const readTextFiles = (path: string): ResultAsync<readonly NamedText[], OpeningFailure> =>
  orFileFailure(path, texts(path));

export const readBinaryFile = (path: string): ResultAsync<Uint8Array, OpeningFailure> =>
  orFileFailure(path, readFile(path));

/** Writes a `.part` file and renames it after `accept`: a full disk leaves no partial file. */
const writeComplete = async (
  path: string,
  file: Uint8Array,
  accept: () => Promise<void>,
): Promise<void> => {
  const part = `${path}.part`;
  let isOurs = false;
  try {
    await rm(part, { force: true });
    await writeFile(part, file, { flag: 'wx', mode: 0o600, flush: true });
    await (await open(path, 'wx', 0o600)).close();
    isOurs = true;
    await accept();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (isOurs) await rm(path, { force: true });
    throw error;
  }
};

/** Only the owner can read the new file, because it contains personal data. */
export const writeNewFile = (
  path: string,
  file: Uint8Array,
  accept: () => Promise<void> = async () => {},
): ResultAsync<void, OpeningFailure> =>
  ResultAsync.fromPromise(writeComplete(path, file, accept), (error) => ({
    kind: 'unwritable',
    path,
    reason: error instanceof Error ? error.message : String(error),
  }));

export const makeFolder = (path: string): ResultAsync<void, OpeningFailure> =>
  ResultAsync.fromPromise(
    mkdir(path, { recursive: true }).then(() => undefined),
    (error) => ({
      kind: 'unwritable',
      path,
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
