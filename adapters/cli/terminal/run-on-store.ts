import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import { type Config, readConfig } from '../../system/config.ts';
import { noShopInStoreText } from './files.ts';
import { storeFailureText } from './store-failure.ts';
import { printErrorAndSetExitCode, reasonOf } from './terminal.ts';

/**
 * Calls `work` with the settings of the shop. If the store cannot be used, prints `failurePrefix`
 * and the reason. Throws other errors, or prints them too if `printsAllErrors` is true. If
 * `needsFile` is true, a missing SQLite file is an error before `work` runs.
 */
export const runOnStore = async (
  failurePrefix: string,
  work: (config: Config) => Promise<void>,
  { needsFile = true, printsAllErrors = false } = {},
): Promise<void> => {
  const config = readConfig(process.env);
  if (config.isErr()) return printErrorAndSetExitCode(2, ...config.error);
  const { store } = config.value;
  const missing = needsFile ? noShopInStoreText(store) : null;
  if (missing !== null) return printErrorAndSetExitCode(1, missing);
  try {
    await work(config.value);
  } catch (error) {
    const isOfStore = error instanceof StoreUnavailable;
    if (!isOfStore && !printsAllErrors) throw error;
    const reason = isOfStore ? storeFailureText(store, error) : reasonOf(error);
    printErrorAndSetExitCode(1, `${failurePrefix}${reason}`);
  }
};
