import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Container } from 'inversify';
import type { SecurityEvent } from '../../../application/ports/security-log.ts';
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
import { type Config, readConfig } from '../../system/config.ts';
import { HOW_TO_OPEN, noShopInStoreText } from '../terminal/files.ts';
import { printEarlyExit } from '../terminal/program.ts';
import { storeFailureText } from '../terminal/store-failure.ts';
import { logTextIfTerminal, printErrorAndSetExitCode } from '../terminal/terminal.ts';
import { type Call, parseOfficeCommandLine } from './call.ts';
import type { OfficeDeps } from './command.ts';
import {
  makeFolder,
  readAttachments,
  readBinaryFile,
  readTextFiles,
  writeNewFile,
} from './files.ts';
import { type CallResult, runTask } from './run.ts';

const printPart = async (part: string): Promise<void> => {
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
};

const NO_SHOP =
  'Open the shop first (npm start), or name its store as the shop itself does: SHOP_DATA or DATABASE_URL.';

const officeDeps = async (container: Container): Promise<OfficeDeps> => ({
  ...(await container.getAsync(COMMANDS)),
  sellers: await container.getAsync(SELLERS),
});

const onStore = async (
  config: Config,
  request: Extract<Call, { readonly kind: 'storeTask' }>,
  say: (ended: CallResult) => void,
): Promise<void> => {
  const terminal =
    process.stdin.isTTY && process.stdout.isTTY
      ? createInterface({ input: process.stdin, output: process.stdout })
      : null;
  try {
    const missing = request.opensShop ? null : noShopInStoreText(config.store);
    const kind = missing === null ? 'shop' : 'preview';
    await withContainer(officeContainer(config, kind), async (container) => {
      const events: SecurityEvent[] = [];
      let opened = false;
      const store = () => {
        opened = true;
        return container.getAsync(STORE);
      };
      const within = <T>(get: () => Promise<T>) => store().then(get);
      const ended = await runTask(
        {
          clock: () => within(() => container.getAsync(CLOCK)),
          now: Date.now(),
          catalogueStore: async () => (await store()).catalogueStore,
          changes: () => within(() => container.getAsync(CHANGES)),
          commands: () => within(() => officeDeps(container)),
          papers: () => within(() => container.getAsync(PAPERS)),
          accounts: () => within(() => container.getAsync(ACCOUNTS)),
          tokens: () => container.getAsync(BRAND_TOKENS),
          journal: async () => (await store()).journal,
          contentFolder: contentFolderOf(config),
          read: readTextFiles,
          readBytes: readBinaryFile,
          readAttached: readAttachments,
          write: writeNewFile,
          makeFolder,
          ask: terminal === null ? null : (question: string) => terminal.question(question),
        },
        request,
        { note: (event) => void events.push(event) },
      );
      // The security log belongs to an opened shop. So log nothing if the command only used files,
      // or a store in which no shop is opened.
      if (opened && !(await (await store()).catalogueStore.isEmpty())) {
        const security = await container.getAsync(SECURITY);
        for (const event of events) security.note(event);
      }
      if (opened && missing !== null) process.stderr.write(`${missing}\n`);
      say(ended);
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    printErrorAndSetExitCode(
      1,
      `The store cannot be used: ${storeFailureText(config.store, error)}`,
    );
  } finally {
    terminal?.close();
  }
};

const main = async (): Promise<void> => {
  const call = parseOfficeCommandLine(process.argv.slice(2), process.env);
  if (call.isErr()) return printEarlyExit(call.error);
  const request = call.value;
  const config = readConfig(process.env).map(logTextIfTerminal);
  if (config.isErr()) return printErrorAndSetExitCode(2, ...config.error);
  const { store } = config.value;
  const say = ({ code, out, err }: CallResult): void => {
    if (out !== '') process.stdout.write(out);
    if (out !== '' && !out.endsWith('\n')) process.stdout.write('\n');
    if (code !== 0) printErrorAndSetExitCode(code, err);
  };
  if (request.kind === 'storeTask') return onStore(config.value, request, say);
  // Opening a mistyped path would create a new, empty store, so a missing store is an error.
  const missing = noShopInStoreText(store);
  if (missing !== null) return printErrorAndSetExitCode(1, missing, NO_SHOP);
  try {
    await withContainer(officeContainer(config.value), async (container) => {
      const { catalogueStore } = await container.getAsync(STORE);
      if (await catalogueStore.isEmpty())
        return printErrorAndSetExitCode(1, 'The store is empty.', NO_SHOP, ...HOW_TO_OPEN);
      say(
        await runTask(
          await officeDeps(container),
          request,
          await container.getAsync(SECURITY),
          printPart,
        ),
      );
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    printErrorAndSetExitCode(
      1,
      `The store cannot be used: ${storeFailureText(store, error)}`,
      ...(error.reason === 'unreachable' ? [NO_SHOP] : []),
    );
  }
};

// A program that reads this output (head, less) can end early. That is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await main();
