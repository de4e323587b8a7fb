import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ResultAsync } from 'neverthrow';
import type { StoredFile } from '../../../../application/ports/messages.ts';
import { MESSAGE_BOUNDS } from '../../../../domain/booking/note.ts';
import type { OpeningFailure } from '../refusals.ts';

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

export const checkAttachment = (path: string, file: Uint8Array): StoredFile => {
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
    paths.map(async (each) => checkAttachment(each, await readFile(each))),
  );
  if (files.reduce((bytes, { file }) => bytes + file.length, 0) > LARGEST_TOGETHER)
    throw new Error(`the files have more than ${LARGEST_TOGETHER / MEGABYTE} MB together`);
  return files;
};

export const readAttachments = (path: string): ResultAsync<readonly StoredFile[], OpeningFailure> =>
  ResultAsync.fromPromise(filesAt(path), (error) => ({
    kind: 'unreadable',
    path,
    reason: error instanceof Error ? error.message : String(error),
  }));
