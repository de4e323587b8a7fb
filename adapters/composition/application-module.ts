import { ContainerModule } from 'inversify';
import { allBrandSettingsProblems } from '../shop-files/brand-file.ts';
import {
  ACCOUNTS,
  CATALOGUE,
  CHANGES,
  CLOCK,
  COMMANDS,
  COMMITS,
  COMMON_PASSWORDS,
  createCommitListeners,
  DECIDING_STORE,
  IDS,
  ON_SALE,
  PASSWORDS,
  PROVIDERS,
  SETTINGS,
  STORE,
} from './tokens.ts';

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(COMMITS).toResolvedValue(createCommitListeners).inSingletonScope();
  bind(ACCOUNTS)
    .toResolvedValue(
      (
        store,
        { sessions },
        clock,
        ids,
        passwords,
        commonPasswords,
        settings,
        catalogue,
        { tell },
      ) => ({
        store,
        sessions,
        clock,
        ids,
        passwords,
        commonPasswords,
        settings,
        catalogue,
        committed: () => tell({ mail: true }),
      }),
      [
        DECIDING_STORE,
        STORE,
        CLOCK,
        IDS,
        PASSWORDS,
        COMMON_PASSWORDS,
        SETTINGS,
        CATALOGUE,
        COMMITS,
      ] as const,
    )
    .inSingletonScope();
  bind(COMMANDS)
    .toResolvedValue(
      (store, catalogue, settings, clock, ids, { tell }, providers) => ({
        ...providers,
        store,
        catalogue,
        settings,
        clock,
        ids,
        committed: tell,
      }),
      [DECIDING_STORE, CATALOGUE, SETTINGS, CLOCK, IDS, COMMITS, PROVIDERS] as const,
    )
    .inSingletonScope();
  bind(CHANGES)
    .toResolvedValue(
      ({ store, clock, committed }, shop) => ({
        store,
        clock,
        committed,
        shop,
        figureProblems: allBrandSettingsProblems,
      }),
      [COMMANDS, ON_SALE] as const,
    )
    .inSingletonScope();
});
