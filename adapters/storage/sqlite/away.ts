import Database from 'better-sqlite3';
import { type AwayReason, StoreAway } from '../../../application/ports/store-away.ts';

/** Result codes, by their beginning, with which SQLite says that the file cannot be used at the moment, or not any more. */
const REASONS: readonly (readonly [code: string, reason: AwayReason])[] = [
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
];

const codeOf = (failure: unknown): string => (failure instanceof Database.SqliteError ? failure.code : '');

export const isBusy = (failure: unknown): boolean => codeOf(failure).startsWith('SQLITE_BUSY');

export const isFull = (failure: unknown): boolean => codeOf(failure).startsWith('SQLITE_FULL');

/** A failure of the file as the ports tell it: the store is away; itself where it is a defect of the shop. */
export const awayOr = (failure: unknown, inDoubt = false): unknown => {
  const code = codeOf(failure);
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))?.[1];
  // A commit whose last step on the disk failed may be found there later.
  return reason === undefined ? failure : new StoreAway(reason, failure, inDoubt && reason === 'broken');
};

/** Does something with the file; fails as the ports tell it. */
export const onFile = <T>(work: () => T, inDoubt = false): T => {
  try {
    return work();
  } catch (failure) {
    throw awayOr(failure, inDoubt);
  }
};
