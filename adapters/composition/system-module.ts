import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/ports/clock.ts';
import { dayOf } from '../../domain/calendar.ts';
import { demoCatalogue } from '../demo-catalogue/demo-catalogue.ts';
import { storedCatalogue } from '../system/catalogue.ts';
import { shopClock } from '../system/clock.ts';
import { listedPasswords } from '../system/common-passwords.ts';
import { complaints } from '../system/complaints.ts';
import { officeAddressOf } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { logTo, toErrorOutput } from '../system/log.ts';
import { argon2Passwords } from '../system/passwords.ts';
import { NO_SECURITY_LOG, securityLog, standInKey } from '../system/security-log.ts';
import { fixedSettings } from '../system/settings.ts';
import { CATALOGUE, CLOCK, COMMON_PASSWORDS, COMPLAINTS, CONFIG, IDS, LOG, PASSWORDS, SECURITY, SETTINGS, STORE } from './tokens.ts';

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
export const logModule = (program: 'shop' | 'office'): ContainerModule =>
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

/** Names, passwords, the brands' figures and the catalogue, which is laid out around the clock's day at the first start. */
export const systemModule = new ContainerModule(({ bind }) => {
  bind(COMPLAINTS)
    .toResolvedValue(complaints, [LOG] as const)
    .inSingletonScope();
  bind(IDS).toConstantValue(cryptoIds);
  bind(PASSWORDS).toResolvedValue(argon2Passwords).inSingletonScope();
  bind(COMMON_PASSWORDS).toResolvedValue(listedPasswords).inSingletonScope();
  bind(SETTINGS)
    .toResolvedValue((config) => fixedSettings(undefined, officeAddressOf(config)), [CONFIG] as const)
    .inSingletonScope();
  bind(CATALOGUE)
    .toResolvedValue(({ catalogueStore }, clock) => storedCatalogue(catalogueStore, () => demoCatalogue(dayOf(clock.now()))), [
      STORE,
      CLOCK,
    ] as const)
    .inSingletonScope();
});
