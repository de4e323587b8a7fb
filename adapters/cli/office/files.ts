import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ResultAsync } from 'neverthrow';
import type { StoredFile } from '../../../application/ports/messages.ts';
import { MESSAGE_BOUNDS } from '../../../domain/booking/note.ts';
import type { FileBytes } from '../../codecs/decode-text.ts';
import { decodeText, isUtf8File } from '../../codecs/decode-text.ts';
import type { NamedText } from '../../shop-files/read-entries.ts';
import { reasonOf } from '../terminal/terminal.ts';
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

/**
 * Returns a text file that is read in parts. Returns null if the file is short or binary; the
 * caller then reads the whole file at once.
 */
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

const orFileFailure = <T>(
  path: string,
  work: Promise<T>,
  kind: 'unreadable' | 'unwritable' = 'unreadable',
): ResultAsync<T, OpeningFailure> =>
  ResultAsync.fromPromise(work, (error) => ({ kind, path, reason: reasonOf(error) }));

export const readTextFiles = (
  fileOrFolder: string,
): ResultAsync<readonly NamedText[], OpeningFailure> =>
  orFileFailure(fileOrFolder, texts(fileOrFolder));

const readBinaryFile = (path: string): ResultAsync<Uint8Array, OpeningFailure> =>
  orFileFailure(path, readFile(path));

/**
 * Writes a `.part` file and renames it after `beforeRename`: a full disk leaves no partial file.
 */
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
  beforeRename: () => Promise<void> = async () => {},
): ResultAsync<void, OpeningFailure> =>
  orFileFailure(path, writeComplete(path, file, beforeRename), 'unwritable');

export const makeFolder = (path: string): ResultAsync<void, OpeningFailure> =>
  orFileFailure(
    path,
    mkdir(path, { recursive: true }).then(() => undefined),
    'unwritable',
  );

const MEGABYTE = 2 ** 20;
const LARGEST = 5 * MEGABYTE;
const LARGEST_TOGETHER = 10 * MEGABYTE;
const LONGEST_NAME = 100;

/** The first bytes of a file decide its type, because the ending of its name can be wrong (R41). */
const FILE_SIGNATURES: readonly (readonly [StoredFile['type'], readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

export const toStoredAttachment = (path: string, file: Uint8Array): StoredFile => {
  const type = FILE_SIGNATURES.find(([, beginning]) =>
    beginning.every((byte, index) => file[index] === byte),
  )?.[0];
  if (type === undefined) throw new Error('the file is not a PDF, PNG or JPEG');
  if (file.length > LARGEST) throw new Error(`the file has more than ${LARGEST / MEGABYTE} MB`);
  const name = basename(path)
    .normalize('NFC')
    .replace(/[\p{C}"\\/]/gu, '_');
  if (name.length > LONGEST_NAME)
    throw new Error(`the file name has more than ${LONGEST_NAME} characters`);
  return { name, type, file };
};

const filesAt = async (path: string): Promise<readonly StoredFile[]> => {
  const isFolder = (await stat(path)).isDirectory();
  const paths = isFolder
    ? (await readdir(path)).toSorted().map((name) => join(path, name))
    : [path];
  if (paths.length === 0) throw new Error('the folder is empty');
  if (paths.length > MESSAGE_BOUNDS.files)
    throw new Error(`the folder has more than ${MESSAGE_BOUNDS.files} files`);
  const files = await Promise.all(
    paths.map(async (each) => toStoredAttachment(each, await readFile(each))),
  );
  if (files.reduce((bytes, { file }) => bytes + file.length, 0) > LARGEST_TOGETHER)
    throw new Error(`the files have more than ${LARGEST_TOGETHER / MEGABYTE} MB together`);
  return files;
};

const readAttachments = (path: string): ResultAsync<readonly StoredFile[], OpeningFailure> =>
  orFileFailure(path, filesAt(path));

/** Reads and writes the files that a clerk names. */
export const clerkFiles = {
  read: readTextFiles,
  readBytes: readBinaryFile,
  readAttached: readAttachments,
  write: writeNewFile,
  makeFolder,
};

export type Files = Readonly<typeof clerkFiles>;
