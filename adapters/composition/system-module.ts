import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/ports/system.ts';
import { brandWebAddressesOf } from '../system/addresses.ts';
import { shopClock } from '../system/clock.ts';
import { officeEmailOf } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { loadShop, storeRetryingWithNewestShop } from '../system/live-shop.ts';
import { createLog, type Program, writeToErrorOutput } from '../system/log.ts';
import { argon2Passwords, commonPasswordList } from '../system/passwords.ts';
import { problemReporter } from '../system/problem-reporter.ts';
import { NO_SECURITY_LOG, pseudonymKey, securityLog } from '../system/security-log.ts';
import { readOrCreateShop } from './opened-shop.ts';
import {
  ADDRESSES,
  CATALOGUE,
  CLOCK,
  COMMON_PASSWORDS,
  CONFIG,
  DECIDING_STORE,
  IDS,
  LOG,
  ON_SALE,
  OPENED,
  PASSWORDS,
  PROBLEM_REPORTER,
  SECURITY,
  SELLERS,
  SETTINGS,
  STORE,
} from './tokens.ts';

export const clockModule = new ContainerModule(({ bind }) => {
  bind(CLOCK).toResolvedValue(
    ({ values }, { startsAt, production }) => shopClock(values, startsAt, production),
    [STORE, CONFIG] as const,
  );
});

export const clockModuleFor = (clock: Clock): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(CLOCK).toConstantValue(clock);
  });

/**
 * Provides the logs. Only programs monitor the security log, so it is written only if the log
 * format is JSON.
 */
export const logModule = (program: Program): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LOG).toResolvedValue(({ log }) => createLog(log, program, writeToErrorOutput), [
      CONFIG,
    ] as const);
    bind(SECURITY).toResolvedValue(
      async (log, { log: format }, { values }) =>
        format === 'json' ? securityLog(log, await pseudonymKey(values)) : NO_SECURITY_LOG,
      [LOG, CONFIG, STORE] as const,
    );
  });

export const systemModule = new ContainerModule(({ bind }) => {
  bind(PROBLEM_REPORTER).toResolvedValue(problemReporter, [LOG] as const);
  bind(IDS).toConstantValue(cryptoIds);
  bind(PASSWORDS).toResolvedValue(argon2Passwords);
  bind(COMMON_PASSWORDS).toResolvedValue(commonPasswordList);
  bind(OPENED).toResolvedValue(
    ({ catalogueStore }, clock, { production }) =>
      readOrCreateShop(catalogueStore, production ? 'refuse' : 'demo', clock.now()),
    [STORE, CLOCK, CONFIG] as const,
  );
  bind(ON_SALE).toResolvedValue(
    (beginning, { catalogueStore }, clock, config) =>
      loadShop({
        beginning,
        store: catalogueStore,
        officeEmail: officeEmailOf(config),
        now: clock.now,
      }),
    [OPENED, STORE, CLOCK, CONFIG] as const,
  );
  bind(DECIDING_STORE).toResolvedValue(
    ({ store }, shop) => storeRetryingWithNewestShop(store, shop),
    [STORE, ON_SALE] as const,
  );
  bind(SETTINGS).toResolvedValue(({ settings }) => settings, [ON_SALE]);
  bind(ADDRESSES).toResolvedValue(
    (settings, { publicUrl }) => brandWebAddressesOf(settings, publicUrl),
    [SETTINGS, CONFIG] as const,
  );
  bind(SELLERS).toResolvedValue(({ sellers }) => sellers, [ON_SALE]);
  bind(CATALOGUE).toResolvedValue(({ catalogue }) => catalogue, [ON_SALE]);
});
