import { existsSync } from 'node:fs';
import { StoreAway } from '../../../application/ports/store-away.ts';
import { withContainer } from '../../composition/containers.ts';
import { COMMANDS, SECURITY, STORE } from '../../composition/tokens.ts';
import { officeContainer } from '../../composition/tools.ts';
import { readConfig } from '../../system/config.ts';
import { storeTrouble } from '../terminal/store-trouble.ts';
import { stop } from '../terminal/terminal.ts';
import { readCall } from './call.ts';
import { runTask } from './run.ts';

const NO_SHOP = 'Open the shop first (npm start), or name its store as the shop itself does: SHOP_DATA or DATABASE_URL.';

/** The office's own commands, beside the running shop and on the same store. */
const main = async (): Promise<void> => {
  const call = readCall(process.argv.slice(2), process.env);
  if (call.isErr()) return stop(2, ...call.error);
  const asked = call.value;
  if (asked.kind === 'help') {
    process.stdout.write(`${asked.text}\n`);
    return;
  }
  const config = readConfig(process.env);
  if (config.isErr()) return stop(2, ...config.error);
  const { store } = config.value;
  // An office that opened a shop of its own by mistake would work on nothing.
  if (store.kind === 'sqlite' && !existsSync(store.file)) return stop(1, `There is no shop at ${store.file}.`, NO_SHOP);
  try {
    await withContainer(officeContainer(config.value), async (container) => {
      const { catalogueStore } = await container.getAsync(STORE);
      if ((await catalogueStore.load()).length === 0) return stop(1, 'The store is empty.', NO_SHOP);
      const { code, out, err } = await runTask(await container.getAsync(COMMANDS), asked, await container.getAsync(SECURITY));
      if (out !== '') process.stdout.write(`${out}\n`);
      if (code !== 0) stop(code, err);
    });
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    stop(1, `The store cannot be used: ${storeTrouble(store, error)}`, ...(error.reason === 'unreachable' ? [NO_SHOP] : []));
  }
};

await main();
