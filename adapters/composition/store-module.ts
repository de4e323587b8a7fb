import { existsSync, statSync } from 'node:fs';
import { ContainerModule } from 'inversify';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Config } from '../system/config.ts';
import { CONFIG, STORE } from './tokens.ts';

const openStore = async (store: Config['store']): Promise<StoreKit> => {
  if (store.kind === 'sqlite')
    return (await import('../storage/sqlite/sqlite.ts')).openSqlite(store.file);
  return (await import('../storage/postgres/postgres.ts')).openPostgres(store.url);
};

/**
 * Provides the store of a server. After a crash the shop checks the store's file. Reads need not
 * wait for this check, but writes do.
 */
export const servingStoreModule = new ContainerModule(({ bind }) => {
  bind(STORE)
    .toResolvedValue(
      async ({ store }) =>
        store.kind === 'sqlite'
          ? (await import('../storage/sqlite/sqlite.ts')).openSqliteBeforeFileCheck(store.file)
          : openStore(store),
      [CONFIG] as const,
    )
    .onDeactivation((kit) => kit.close());
});

export const storeModule = new ContainerModule(({ bind }) => {
  bind(STORE)
    .toResolvedValue(({ store }) => openStore(store), [CONFIG] as const)
    .onDeactivation((kit) => kit.close());
});

export const memoryStoreModule = new ContainerModule(({ bind }) => {
  bind(STORE)
    .toResolvedValue(async () => (await import('../storage/sqlite/in-memory.ts')).openMemoryStore())
    .onDeactivation((kit) => kit.close());
});

export class StoreNotEmpty extends Error {}

const isEmpty = async (store: Config['store']): Promise<boolean> => {
  if (store.kind === 'sqlite') return !existsSync(store.file) || statSync(store.file).size === 0;
  return !(await (
    await import('../storage/postgres/connect-to-first-host.ts')
  ).hasTables(store.url));
};

/** Provides an empty store for a replay. Throws StoreNotEmpty if the database contains data. */
export const emptyStoreModule = (store: Config['store']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(STORE)
      .toResolvedValue(async () => {
        if (!(await isEmpty(store))) throw new StoreNotEmpty();
        return openStore(store);
      })
      .onDeactivation((kit) => kit.close());
  });
