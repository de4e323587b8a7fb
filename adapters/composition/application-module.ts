import { ContainerModule } from 'inversify';
import { allBrandSettingsProblems } from '../shop-files/brand-file.ts';
import { bindDependenciesByName } from './by-name.ts';
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

const ACCOUNT_DEPENDENCIES = {
  store: DECIDING_STORE,
  kit: STORE,
  clock: CLOCK,
  ids: IDS,
  passwords: PASSWORDS,
  commonPasswords: COMMON_PASSWORDS,
  settings: SETTINGS,
  catalogue: CATALOGUE,
  commits: COMMITS,
};

export const applicationModule = new ContainerModule(({ bind }) => {
  bind(COMMITS).toResolvedValue(createCommitListeners);
  bind(ACCOUNTS).toResolvedValue(
    ...bindDependenciesByName(ACCOUNT_DEPENDENCIES, ({ kit, commits, ...deps }) => ({
      ...deps,
      sessions: kit.sessions,
      committed: () => commits.notify({ mail: true }),
    })),
  );
  bind(COMMANDS).toResolvedValue(
    (store, catalogue, settings, clock, ids, { notify }, providers) => ({
      ...providers,
      store,
      catalogue,
      settings,
      clock,
      ids,
      committed: notify,
    }),
    [DECIDING_STORE, CATALOGUE, SETTINGS, CLOCK, IDS, COMMITS, PROVIDERS] as const,
  );
  bind(CHANGES).toResolvedValue(
    ({ store, clock, committed }, shop) => ({
      store,
      clock,
      committed,
      shop,
      figureProblems: allBrandSettingsProblems,
    }),
    [COMMANDS, ON_SALE] as const,
  );
});
