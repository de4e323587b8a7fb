import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from 'neverthrow';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import type { Store, Transaction } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { SEARCH_COLUMNS } from './record-examples.ts';

export type Opener = { open(): Promise<StoreKit>; close(): Promise<void> };

const closing = () => {
  const opened: StoreKit[] = [];
  return {
    note: (kit: StoreKit): StoreKit => {
      opened.push(kit);
      return kit;
    },
    closeAll: async () => {
      for (const kit of opened) await kit.close();
    },
  };
};

export const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-sqlite-'));
  let files = 0;
  return {
    file: (): string => {
      files += 1;
      return join(folder, `shop-${files}.db`);
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};

const sqlite = (): Opener => {
  const { note, closeAll } = closing();
  const folder = scratch();
  return {
    open: async () => note(await openSqlite(folder.file())),
    close: async () => {
      await closeAll();
      folder.remove();
    },
  };
};

const postgres = (): Opener => {
  const { note, closeAll } = closing();
  let server: Promise<TestPostgres> | undefined;
  return {
    open: async () => {
      server ??= startPostgres();
      return note(await openPostgres(await (await server).freshDatabase()));
    },
    close: async () => {
      await closeAll();
      await (await server)?.stop();
    },
  };
};

export const OPENERS = { SQLite: sqlite, PostgreSQL: postgres } as const;

export const saveBookings = async (
  store: Store,
  ...bookings: readonly Booking[]
): Promise<void> => {
  for (const booking of bookings)
    await store.inTransaction([{ kind: 'booking', id: booking.id }], async ({ bookings: rows }) => {
      await rows.save(booking, { ...SEARCH_COLUMNS, address: '192.0.2.1' });
      return ok(undefined);
    });
};

export const commitWork = async <T>(
  store: Store,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const result = await store.inTransaction([], async (transaction) => ok(await work(transaction)));
  return result._unsafeUnwrap();
};

export const rollBack = (store: Store, work: (transaction: Transaction) => Promise<unknown>) =>
  store.inTransaction([], async (transaction) => {
    await work(transaction);
    return err('given up');
  });
