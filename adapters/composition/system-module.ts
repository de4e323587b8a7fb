import { ContainerModule } from 'inversify';
import type { Clock } from '../../application/ports/clock.ts';
import { dayOf } from '../../domain/calendar.ts';
import { demoCatalogue } from '../demo-catalogue/demo-catalogue.ts';
import { storedCatalogue } from '../system/catalogue.ts';
import { shopClock } from '../system/clock.ts';
import { listedPasswords } from '../system/common-passwords.ts';
import { complaints } from '../system/complaints.ts';
import { cryptoIds } from '../system/ids.ts';
import { argon2Passwords } from '../system/passwords.ts';
import { fixedSettings } from '../system/settings.ts';
import { CATALOGUE, CLOCK, COMMON_PASSWORDS, COMPLAINTS, CONFIG, IDS, PASSWORDS, SETTINGS, STORE } from './tokens.ts';

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

/** Names, passwords, the brands' figures and the catalogue, which is laid out around the clock's day at the first start. */
export const systemModule = new ContainerModule(({ bind }) => {
  bind(COMPLAINTS)
    .toResolvedValue(() => complaints((line) => console.error(line)))
    .inSingletonScope();
  bind(IDS).toConstantValue(cryptoIds);
  bind(PASSWORDS).toResolvedValue(argon2Passwords).inSingletonScope();
  bind(COMMON_PASSWORDS).toResolvedValue(listedPasswords).inSingletonScope();
  bind(SETTINGS)
    .toResolvedValue(() => fixedSettings())
    .inSingletonScope();
  bind(CATALOGUE)
    .toResolvedValue(({ catalogueStore }, clock) => storedCatalogue(catalogueStore, () => demoCatalogue(dayOf(clock.now()))), [
      STORE,
      CLOCK,
    ] as const)
    .inSingletonScope();
});
