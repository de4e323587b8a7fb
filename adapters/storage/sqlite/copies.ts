import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { err, ok, type Result } from 'neverthrow';
import { isBusy, isDiskFull, runOrThrowStoreUnavailable, toStoreUnavailable } from './failures.ts';

export type CopyRefusal =
  | { readonly kind: 'noShop'; readonly file: string }
  | { readonly kind: 'notAShop'; readonly file: string }
  | { readonly kind: 'damaged'; readonly file: string; readonly found: string }
  | { readonly kind: 'wouldOverwrite'; readonly file: string }
  | { readonly kind: 'diskFull'; readonly file: string }
  | { readonly kind: 'inUse'; readonly file: string }
  | { readonly kind: 'notEmpty'; readonly file: string };

const flushToDisk = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

const withFile = <T>(
  file: string,
  readonly: boolean,
  work: (handle: InstanceType<typeof Database>) => T,
): T =>
  runOrThrowStoreUnavailable(() => {
    const handle = new Database(file, { readonly, fileMustExist: true, timeout: 4_000 });
    try {
      return work(handle);
    } finally {
      handle.close();
    }
  });

const TABLES =
  "select count(*) from sqlite_master where type = 'table' and name in ('bookings', 'journal', 'migrations')";

const checkShopFile = (file: string, reportedName: string): Result<void, CopyRefusal> => {
  try {
    return withFile(file, false, (handle) => {
      const found: unknown = handle.pragma('integrity_check(1)', { simple: true });
      if (found !== 'ok') return err({ kind: 'damaged', file: reportedName, found: String(found) });
      return handle.prepare(TABLES).pluck().get() === 3
        ? ok(undefined)
        : err({ kind: 'notAShop', file: reportedName });
    });
  } catch (failure) {
    return err({
      kind: 'damaged',
      file: reportedName,
      found: failure instanceof Error ? failure.message : String(failure),
    });
  }
};

const deleteFiles = (file: string): void => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
};

/** Copies the store. The copy gets its name only when it is completely on the disk. */
export const backUp = async (
  file: string,
  to: string,
): Promise<Result<{ readonly bytes: number }, CopyRefusal>> => {
  if (!existsSync(file)) return err({ kind: 'noShop', file });
  if (existsSync(to)) return err({ kind: 'wouldOverwrite', file: to });
  const part = `${to}.part`;
  deleteFiles(part);
  // Only the owner is allowed to read the copy, because it contains personal data.
  closeSync(openSync(part, 'wx', 0o600));
  const source = runOrThrowStoreUnavailable(
    () => new Database(file, { fileMustExist: true, timeout: 4_000 }),
  );
  try {
    // VACUUM does not copy free space, which can still contain erased data (R39.7).
    source.prepare('VACUUM INTO ?').run(part);
  } catch (failure) {
    deleteFiles(part);
    if (isDiskFull(failure)) return err({ kind: 'diskFull', file: to });
    throw toStoreUnavailable(failure);
  } finally {
    source.close();
  }
  const whole = checkShopFile(part, to);
  if (whole.isErr()) {
    deleteFiles(part);
    return err(whole.error);
  }
  flushToDisk(part);
  renameSync(part, to);
  for (const end of ['-wal', '-shm']) rmSync(part + end, { force: true });
  return ok({ bytes: statSync(to).size });
};

const fileState = (file: string): 'empty' | 'notEmpty' | 'inUse' => {
  try {
    return withFile(file, false, (handle) => {
      handle.pragma('busy_timeout = 0');
      // Exclusive locking: BEGIN fails if another process has opened the file. The result is then
      // `inUse`.
      handle.pragma('locking_mode = EXCLUSIVE');
      handle.exec('BEGIN EXCLUSIVE; ROLLBACK');
      if (handle.prepare(TABLES).pluck().get() !== 3)
        return handle.prepare('select count(*) from sqlite_master').pluck().get() === 0
          ? 'empty'
          : 'notEmpty';
      const hasRows = ['bookings', 'journal', 'offers', 'accounts'].some(
        (name) => handle.prepare(`select 1 from ${name} limit 1`).get() !== undefined,
      );
      return hasRows ? 'notEmpty' : 'empty';
    });
  } catch (failure) {
    return failure instanceof Error && isBusy(failure.cause ?? failure) ? 'inUse' : 'notEmpty';
  }
};

/** Restores a copy. Refused if the path already has a shop, or if a process has opened the file. */
export const restoreCopy = (copy: string, file: string): Result<void, CopyRefusal> => {
  if (!existsSync(copy)) return err({ kind: 'noShop', file: copy });
  const before = existsSync(file) && statSync(file).size > 0 ? fileState(file) : 'empty';
  if (before !== 'empty') return err({ kind: before, file });
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  deleteFiles(part);
  copyFileSync(copy, part);
  chmodSync(part, 0o600);
  const whole = checkShopFile(part, copy);
  if (whole.isErr()) {
    deleteFiles(part);
    return err(whole.error);
  }
  flushToDisk(part);
  for (const end of ['-wal', '-shm']) {
    rmSync(part + end, { force: true });
    rmSync(file + end, { force: true });
  }
  renameSync(part, file);
  return ok(undefined);
};
