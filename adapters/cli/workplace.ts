import { flushCompileCache } from 'node:module';
import { StoreAway } from '../../application/ports/store-away.ts';
import { workContainer } from '../composition/containers.ts';
import { CHANGE_WATCHER, HOUSEKEEPER, LOG, MAIL_WORKER, METRICS_LISTENER, PAYMENT_WORKER, TIME_WORKER } from '../composition/tokens.ts';
import { type Config, readConfig } from '../system/config.ts';
import { complain as complainAs, endsWhenTold, isPortTaken, missingIn, reasonOf } from './terminal/kept-open.ts';
import { storeTrouble } from './terminal/store-trouble.ts';

const complain = complainAs('work');

/** Why the work does not begin, in lines for whoever starts it. */
const whyNotBegun = (config: Config, error: unknown): readonly string[] => {
  if (isPortTaken(error)) return ['The port of METRICS is taken: each process has an address of its own, or none.'];
  return [`The work could not begin: ${error instanceof StoreAway ? storeTrouble(config.store, error) : reasonOf(error)}`];
};

/** Works until it is told to stop. Any number of processes may do it at once: each thing is leased or locked by whoever does it. */
const work = async (config: Config): Promise<void> => {
  const container = await workContainer(config);
  const close = endsWhenTold(container, 'work');
  try {
    const missing = await missingIn(container, config);
    if (missing.length > 0) {
      complain('work.not-begun', 'The work does not begin in production:', ...missing);
      return await close();
    }
    await container.getAsync(METRICS_LISTENER);
    await container.getAsync(CHANGE_WATCHER);
    await container.getAsync(MAIL_WORKER);
    await container.getAsync(HOUSEKEEPER);
    await container.getAsync(TIME_WORKER);
    // In development the shop that started the stand-in of the payment provider asks it.
    if (config.payu !== null) await container.getAsync(PAYMENT_WORKER);
    flushCompileCache();
    const message = `Kilwater works (store: ${config.store.kind === 'sqlite' ? config.store.file : 'PostgreSQL'})`;
    if (config.log === 'text') process.stdout.write(`${message}\n`);
    else (await container.getAsync(LOG))({ level: 'info', event: 'work.begun', message });
  } catch (error) {
    complain('work.not-begun', ...whyNotBegun(config, error));
    // Why it did not begin has been said; what was open closes as far as it can.
    await close().catch(() => undefined);
  }
};

const config = readConfig(process.env);
if (config.isErr()) complain('work.not-begun', ...config.error);
else await work(config.value);
