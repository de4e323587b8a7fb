import { flushCompileCache } from 'node:module';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { backgroundContainer } from '../composition/containers.ts';
import {
  CHANGE_WATCHER,
  HOUSEKEEPER,
  LOG,
  MAIL_WORKER,
  METRICS_LISTENER,
  PAYMENT_WORKER,
  TIME_WORKER,
} from '../composition/tokens.ts';
import { type Config, readConfig } from '../system/config.ts';
import {
  checkContentAndPortsBeforeOpeningStore,
  closeOnSignal,
  failureLogger as complainAs,
  findProductionObstacles,
  isPortTaken,
} from './terminal/lifecycle.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';
import { storeFailureText } from './terminal/store-failure.ts';
import { reasonOf } from './terminal/terminal.ts';

const logWorkFailure = complainAs('work');

const startFailureLines = (config: Config, error: unknown): readonly string[] => {
  if (isPortTaken(error))
    return ['The port of METRICS is in use: give each process its own METRICS address, or none.'];
  return [
    `The worker could not start: ${error instanceof StoreUnavailable ? storeFailureText(config.store, error) : reasonOf(error)}`,
  ];
};

/** Several worker processes can run together: each task is leased or locked by one of them. */
const work = async (config: Config): Promise<void> => {
  const container = await backgroundContainer(config);
  const close = closeOnSignal(container, 'work');
  try {
    await checkContentAndPortsBeforeOpeningStore(container, [config.metrics]);
    const missing = await findProductionObstacles(container, config);
    if (missing.length > 0) {
      logWorkFailure('work.not-begun', 'The work does not begin in production:', ...missing);
      return await close();
    }
    await container.getAsync(METRICS_LISTENER);
    await container.getAsync(CHANGE_WATCHER);
    await container.getAsync(MAIL_WORKER);
    await container.getAsync(HOUSEKEEPER);
    await container.getAsync(TIME_WORKER);
    // The shop's process starts the simulated payment provider, and no other process can query it.
    if (config.paymentProviders.length > 0) await container.getAsync(PAYMENT_WORKER);
    flushCompileCache();
    const message = `Kilwater works (store: ${config.store.kind === 'sqlite' ? config.store.file : 'PostgreSQL'})`;
    if (config.log === 'text') process.stdout.write(`${message}\n`);
    else (await container.getAsync(LOG))({ level: 'info', event: 'work.begun', message });
  } catch (error) {
    logWorkFailure('work.not-begun', ...startFailureLines(config, error));
    await close().catch(() => undefined);
  }
};

parseProgramArgumentsOrExit('npm run work', (program) =>
  program.description('Sends mails and runs scheduled jobs without the server.'),
);
const config = readConfig(process.env);
if (config.isErr()) logWorkFailure('work.not-begun', ...config.error);
else await work(config.value);
