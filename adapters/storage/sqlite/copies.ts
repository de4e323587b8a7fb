import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { err, ok, type Result } from 'neverthrow';
import { awayOr, isBusy, onFile } from './away.ts';

/** Why a copy was not made or laid in; each is one sentence of the command line's. */
export type CopyRefusal =
  | { readonly kind: 'noShop'; readonly file: string }
  | { readonly kind: 'notAShop'; readonly file: string }
  | { readonly kind: 'damaged'; readonly file: string; readonly found: string }
  | { readonly kind: 'wouldOverwrite'; readonly file: string }
  | { readonly kind: 'inUse'; readonly file: string }
  | { readonly kind: 'notEmpty'; readonly file: string };

/** What a file that was just written holds is on the disk from here on. */
const flushed = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

const withFile = <T>(file: string, readonly: boolean, work: (handle: InstanceType<typeof Database>) => T): T =>
  onFile(() => {
    const handle = new Database(file, { readonly, fileMustExist: true, timeout: 4_000 });
    try {
      return work(handle);
    } finally {
      handle.close();
    }
  });

const TABLES = "select count(*) from sqlite_master where type = 'table' and name in ('bookings', 'journal', 'migrations')";

/** Whether a file is whole and a shop's. */
const wholeShop = (file: string, tell: string): Result<void, CopyRefusal> => {
  try {
    return withFile(file, false, (handle) => {
      const found: unknown = handle.pragma('integrity_check(1)', { simple: true });
      if (found !== 'ok') return err({ kind: 'damaged', file: tell, found: String(found) });
      return handle.prepare(TABLES).pluck().get() === 3 ? ok(undefined) : err({ kind: 'notAShop', file: tell });
    });
  } catch (failure) {
    return err({ kind: 'damaged', file: tell, found: failure instanceof Error ? failure.message : String(failure) });
  }
};

const forget = (file: string): void => {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
};

/**
 * Copies the shop's file while the shop is open: everything that was acknowledged before the call is in the copy, and nothing by halves.
 * The copy appears under its name only when it is whole and on the disk.
 */
export const backUp = async (file: string, to: string): Promise<Result<{ readonly bytes: number }, CopyRefusal>> => {
  if (!existsSync(file)) return err({ kind: 'noShop', file });
  if (existsSync(to)) return err({ kind: 'wouldOverwrite', file: to });
  const part = `${to}.part`;
  forget(part);
  // People's data is its owner's to read alone.
  closeSync(openSync(part, 'wx', 0o600));
  const source = onFile(() => new Database(file, { fileMustExist: true, timeout: 4_000 }));
  try {
    // Row by row, and not page by page: free space of the file may hold what was erased (R39.7).
    source.prepare('VACUUM INTO ?').run(part);
  } catch (failure) {
    forget(part);
    throw awayOr(failure);
  } finally {
    source.close();
  }
  const whole = wholeShop(part, to);
  if (whole.isErr()) {
    forget(part);
    return err(whole.error);
  }
  flushed(part);
  renameSync(part, to);
  for (const end of ['-wal', '-shm']) rmSync(part + end, { force: true });
  return ok({ bytes: statSync(to).size });
};

/** Whether something is kept in a shop's file, and whether somebody has it open. */
const standing = (file: string): 'empty' | 'notEmpty' | 'inUse' => {
  try {
    return withFile(file, false, (handle) => {
      handle.pragma('busy_timeout = 0');
      // The only one who has it open may have it alone.
      handle.pragma('locking_mode = EXCLUSIVE');
      handle.exec('BEGIN EXCLUSIVE; ROLLBACK');
      if (handle.prepare(TABLES).pluck().get() !== 3)
        return handle.prepare('select count(*) from sqlite_master').pluck().get() === 0 ? 'empty' : 'notEmpty';
      const hasRows = ['bookings', 'journal', 'offers', 'accounts'].some(
        (name) => handle.prepare(`select 1 from ${name} limit 1`).get() !== undefined,
      );
      return hasRows ? 'notEmpty' : 'empty';
    });
  } catch (failure) {
    return failure instanceof Error && isBusy(failure.cause ?? failure) ? 'inUse' : 'notEmpty';
  }
};

/** Lays a copy in where there is no shop yet, or an empty one that nobody has open. */
export const layIn = (copy: string, file: string): Result<void, CopyRefusal> => {
  if (!existsSync(copy)) return err({ kind: 'noShop', file: copy });
  const before = existsSync(file) && statSync(file).size > 0 ? standing(file) : 'empty';
  if (before !== 'empty') return err({ kind: before, file });
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  forget(part);
  copyFileSync(copy, part);
  chmodSync(part, 0o600);
  const whole = wholeShop(part, copy);
  if (whole.isErr()) {
    forget(part);
    return err(whole.error);
  }
  flushed(part);
  for (const end of ['-wal', '-shm']) {
    rmSync(part + end, { force: true });
    rmSync(file + end, { force: true });
  }
  renameSync(part, file);
  return ok(undefined);
};
