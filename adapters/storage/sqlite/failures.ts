import Database from 'better-sqlite3';
import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';

const REASONS: readonly (readonly [code: string, reason: UnavailableReason])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_PROTOCOL', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_PERM', 'readOnly'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_IOERR', 'broken'],
  ['SQLITE_CORRUPT', 'broken'],
  ['SQLITE_NOTADB', 'broken'],
  // Errors of the operating system while SQLite creates its file or folder.
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['EROFS', 'readOnly'],
  ['ENOSPC', 'full'],
  ['EISDIR', 'unreachable'],
  ['ENOTDIR', 'unreachable'],
  ['EEXIST', 'unreachable'],
];

const isFileFailure = (failure: unknown): failure is NodeJS.ErrnoException =>
  failure instanceof Error && 'syscall' in failure && 'path' in failure;

const codeOf = (failure: unknown): string =>
  failure instanceof Database.SqliteError || isFileFailure(failure) ? (failure.code ?? '') : '';

export const isBusy = (failure: unknown): boolean => codeOf(failure).startsWith('SQLITE_BUSY');

export const isDiskFull = (failure: unknown): boolean => codeOf(failure).startsWith('SQLITE_FULL');

/** Converts errors of the file to StoreUnavailable. Returns all other errors unchanged. */
export const toStoreUnavailable = (failure: unknown, inDoubt = false): unknown => {
  const code = codeOf(failure);
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))?.[1];
  // After an error the commit can still have reached the file, so its result is unknown.
  return reason === undefined
    ? failure
    : new StoreUnavailable(reason, failure, inDoubt && reason === 'broken');
};

/** Runs `work`. Throws StoreUnavailable if the file cannot be used. */
export const runOrThrowStoreUnavailable = <T>(work: () => T, inDoubt = false): T => {
  try {
    return work();
  } catch (failure) {
    throw toStoreUnavailable(failure, inDoubt);
  }
};
