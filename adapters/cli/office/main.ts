import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import type { Container } from 'inversify';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import { withContainer } from '../../composition/close-container.ts';
import {
  ACCOUNTS,
  BRAND_TOKENS,
  CHANGES,
  CLOCK,
  COMMANDS,
  PAPERS,
  SECURITY,
  SELLERS,
  STORE,
} from '../../composition/tokens.ts';
import { officeContainer } from '../../composition/tool-containers.ts';
import { contentFolderOf } from '../../content/content-folder.ts';
import { readConfig } from '../../system/config.ts';
import { HOW_TO_OPEN, noShopInStoreText } from '../terminal/files.ts';
import { printEarlyExit } from '../terminal/program.ts';
import { storeFailureText } from '../terminal/store-failure.ts';
import { logTextIfTerminal, printErrorAndSetExitCode } from '../terminal/terminal.ts';
import { parseOfficeCommandLine } from './call.ts';
import type { ShopDeps } from './command.ts';
import { clerkFiles } from './files.ts';
import { type CallResult, runTask } from './run.ts';

const printPart = async (part: string): Promise<void> => {
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
};

const NO_SHOP =
  'Open the shop first (npm start), or name its store as the shop itself does: SHOP_DATA or DATABASE_URL.';

const shopDeps = async (container: Container, ask: ShopDeps['ask']): Promise<ShopDeps> => {
  const { catalogueStore, journal } = await container.getAsync(STORE);
  return {
    ...(await container.getAsync(COMMANDS)),
    sellers: await container.getAsync(SELLERS),
    ...{ ...clerkFiles, catalogueStore, journal, ask },
    changes: () => container.getAsync(CHANGES),
    papers: () => container.getAsync(PAPERS),
    accounts: () => container.getAsync(ACCOUNTS),
    tokens: () => container.getAsync(BRAND_TOKENS),
  };
};

/** Opens the terminal at the first question: until then, Ctrl+C ends the program. */
const openTerminal = (): { readonly ask: ShopDeps['ask']; readonly close: () => void } => {
  let terminal: Interface | null = null;
  const ask = (question: string): Promise<string> => {
    terminal ??= createInterface({ input: process.stdin, output: process.stdout });
    return terminal.question(question);
  };
  return {
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
    close: () => terminal?.close(),
  };
};

const say = ({ code, out, err }: CallResult): void => {
  if (out !== '') process.stdout.write(out);
  if (out !== '' && !out.endsWith('\n')) process.stdout.write('\n');
  if (code !== 0) printErrorAndSetExitCode(code, err);
};

const main = async (): Promise<void> => {
  const parsed = parseOfficeCommandLine(process.argv.slice(2), process.env);
  if (parsed.isErr()) return printEarlyExit(parsed.error);
  const call = parsed.value;
  const read = readConfig(process.env).map(logTextIfTerminal);
  if (read.isErr()) return printErrorAndSetExitCode(2, ...read.error);
  const config = read.value;
  const missing = call.opensShop ? null : noShopInStoreText(config.store);
  if (call.explainsMissingStore && missing !== null)
    return printErrorAndSetExitCode(1, missing, NO_SHOP);
  // Opening a mistyped path would create a new, empty store. So use a store in memory instead.
  const kind = missing === null ? 'shop' : 'preview';
  const { ask, close } = openTerminal();
  try {
    await withContainer(officeContainer(config, kind), async (container) => {
      let opened = false;
      const store = () => {
        opened = true;
        return container.getAsync(STORE);
      };
      const catalogueStore = async () => (await store()).catalogueStore;
      if (call.explainsMissingStore && (await (await catalogueStore()).isEmpty()))
        return printErrorAndSetExitCode(1, 'The store is empty.', NO_SHOP, ...HOW_TO_OPEN);
      const ended = await runTask(
        {
          ...{ ...clerkFiles, catalogueStore, ask },
          clock: () => store().then(() => container.getAsync(CLOCK)),
          now: Date.now(),
          contentFolder: contentFolderOf(config),
          shop: () => shopDeps(container, ask),
        },
        call,
        // The security log belongs to an opened shop. So log nothing if the command only used files,
        // or a store in which no shop is opened.
        async (event) => {
          if (opened && !(await (await catalogueStore()).isEmpty()))
            (await container.getAsync(SECURITY)).note(event);
        },
        printPart,
      );
      if (opened && missing !== null) process.stderr.write(`${missing}\n`);
      say(ended);
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    printErrorAndSetExitCode(
      1,
      `The store cannot be used: ${storeFailureText(config.store, error)}`,
      ...(call.explainsMissingStore && error.reason === 'unreachable' ? [NO_SHOP] : []),
    );
  } finally {
    close();
  }
};

// A program that reads this output (head, less) can end early. That is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(
    `The output is incomplete, because it cannot be written: ${error.message}\n`,
  );
  process.exit(1);
});

await main();
