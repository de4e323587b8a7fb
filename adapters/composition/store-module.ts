import { ContainerModule } from 'inversify';
import { openMemory } from '../storage/memory/memory.ts';
import type { Config } from '../system/config.ts';
import { CONFIG, STORE } from './tokens.ts';

// Each store is loaded when it is the one in use: a shop on SQLite starts without PostgreSQL's driver.
const open = async ({ store }: Config) => {
  if (store.kind === 'sqlite') return (await import('../storage/sqlite/sqlite.ts')).openSqlite(store.file);
  return (await import('../storage/postgres/postgres.ts')).openPostgres(store.url);
};

/** The store that the configuration names, its tables up to date. */
export const storeModule = new ContainerModule(({ bind }) => {
  bind(STORE)
    .toResolvedValue(open, [CONFIG])
    .inSingletonScope()
    .onDeactivation((kit) => kit.close());
});

/** A store in this process alone. */
export const memoryStoreModule = new ContainerModule(({ bind }) => {
  bind(STORE)
    .toResolvedValue(openMemory)
    .inSingletonScope()
    .onDeactivation((kit) => kit.close());
});
