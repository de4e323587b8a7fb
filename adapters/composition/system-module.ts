import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/ports/clock.ts';
import { addressesOf } from '../system/addresses.ts';
import { shopClock } from '../system/clock.ts';
import { listedPasswords } from '../system/common-passwords.ts';
import { complaints } from '../system/complaints.ts';
import { officeAddressOf } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { shopOnSale } from '../system/live-shop.ts';
import { logTo, type Program, toErrorOutput } from '../system/log.ts';
import { inNewestShop } from '../system/newest-shop.ts';
import { argon2Passwords } from '../system/passwords.ts';
import { NO_SECURITY_LOG, securityLog, standInKey } from '../system/security-log.ts';
import { openedShop } from './opened-shop.ts';
import {
  ADDRESSES,
  CATALOGUE,
  CLOCK,
  COMMON_PASSWORDS,
  COMPLAINTS,
  CONFIG,
  DECIDING_STORE,
  IDS,
  LOG,
  ON_SALE,
  OPENED,
  PASSWORDS,
  SECURITY,
  SELLERS,
  SETTINGS,
  STORE,
} from './tokens.ts';

/** The shop's clock, as it is kept with the store. */
export const clockModule = new ContainerModule(({ bind }) => {
  bind(CLOCK)
    .toResolvedValue(({ values }, { startsAt, production }) => shopClock(values, startsAt, production), [STORE, CONFIG] as const)
    .inSingletonScope();
});

/** Another clock: of a test, or of a replay. */
export const givenClockModule = (clock: Clock): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(CLOCK).toConstantValue(clock);
  });

/** The log of a program of the shop. At a terminal, where nobody watches over it, security events are not written. */
export const logModule = (program: Program): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LOG)
      .toResolvedValue(({ log }) => logTo(log, program, toErrorOutput), [CONFIG] as const)
      .inSingletonScope();
    bind(SECURITY)
      .toResolvedValue(
        async (log, { log: format }, { values }) => (format === 'json' ? securityLog(log, await standInKey(values)) : NO_SECURITY_LOG),
        [LOG, CONFIG, STORE] as const,
      )
      .inSingletonScope();
  });

/** Names, passwords, and what the shop was opened with: the brands' figures, who sells, the catalogue. */
export const systemModule = new ContainerModule(({ bind }) => {
  bind(COMPLAINTS)
    .toResolvedValue(complaints, [LOG] as const)
    .inSingletonScope();
  bind(IDS).toConstantValue(cryptoIds);
  bind(PASSWORDS).toResolvedValue(argon2Passwords).inSingletonScope();
  bind(COMMON_PASSWORDS).toResolvedValue(listedPasswords).inSingletonScope();
  bind(OPENED)
    .toResolvedValue(
      ({ catalogueStore }, clock, { production }) => openedShop(catalogueStore, production ? 'refuse' : 'demo', clock.now()),
      [STORE, CLOCK, CONFIG] as const,
    )
    .inSingletonScope();
  bind(ON_SALE)
    .toResolvedValue(
      (beginning, { catalogueStore }, clock, config) =>
        shopOnSale({ beginning, store: catalogueStore, officeEmail: officeAddressOf(config), now: clock.now }),
      [OPENED, STORE, CLOCK, CONFIG] as const,
    )
    .inSingletonScope();
  bind(DECIDING_STORE)
    .toResolvedValue(({ store }, shop) => inNewestShop(store, shop), [STORE, ON_SALE] as const)
    .inSingletonScope();
  bind(SETTINGS)
    .toResolvedValue(({ settings }) => settings, [ON_SALE])
    .inSingletonScope();
  bind(ADDRESSES)
    .toResolvedValue((settings, { publicUrl }) => addressesOf(settings, publicUrl), [SETTINGS, CONFIG] as const)
    .inSingletonScope();
  bind(SELLERS)
    .toResolvedValue(({ sellers }) => sellers, [ON_SALE])
    .inSingletonScope();
  bind(CATALOGUE)
    .toResolvedValue(({ catalogue }) => catalogue, [ON_SALE])
    .inSingletonScope();
});
