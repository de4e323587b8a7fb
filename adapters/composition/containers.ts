import { setTimeout as pause } from 'node:timers/promises';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Clock } from '../../application/ports/clock.ts';
import { dayOf } from '../../domain/calendar.ts';
import { DEMO_BRANDS } from '../demo-catalogue/data/brands.ts';
import { DEMO_SELLERS } from '../demo-catalogue/data/sellers.ts';
import { demoCatalogue } from '../demo-catalogue/demo-catalogue.ts';
import type { Config } from '../system/config.ts';
import { applicationModule } from './application-module.ts';
import { blogModule } from './blog-module.ts';
import { changesModule } from './changes-module.ts';
import { contentModule } from './content-module.ts';
import { housekeepingModule } from './housekeeping-module.ts';
import { httpModule, pagesModule } from './http-module.ts';
import { mailModule } from './mail-module.ts';
import { metricsModule } from './metrics-module.ts';
import { paymentsModule } from './payments-module.ts';
import { memoryStoreModule, storeModule } from './store-module.ts';
import { clockModule, givenClockModule, logModule, systemModule } from './system-module.ts';
import { timeModule } from './time-module.ts';
import {
  CHANGE_WATCHER,
  CONFIG,
  HOUSEKEEPER,
  MAIL_SENDER,
  MAIL_WORKER,
  METRICS_LISTENER,
  PAYMENT_WORKER,
  PAYU,
  SERVER,
  STORE,
  TIME_WORKER,
} from './tokens.ts';

const containerFor = (config: Config): Container => {
  const container = new Container();
  container.bind(CONFIG).toConstantValue(config);
  return container;
};

/** The whole shop; `dist` is where its pages were built. */
export const shopContainer = async (config: Config, dist: string): Promise<Container> => {
  const container = containerFor(config);
  await container.load(logModule('shop'), storeModule, clockModule, systemModule, applicationModule, mailModule);
  await container.load(
    paymentsModule,
    timeModule,
    changesModule,
    housekeepingModule,
    blogModule,
    contentModule,
    metricsModule,
    pagesModule(dist),
    httpModule,
  );
  return container;
};

/** What works apart from the servers, on the same store: time, mails, housekeeping, questions to the payment provider. */
export const workContainer = async (config: Config): Promise<Container> => {
  // The servers may have been told to leave the work to this process.
  const container = containerFor({ ...config, work: 'here' });
  await container.load(logModule('work'), storeModule, clockModule, systemModule, applicationModule, mailModule);
  await container.load(paymentsModule, timeModule, changesModule, housekeepingModule, contentModule, metricsModule);
  return container;
};

/** A shop for tests: in memory unless `kept`, on the test's clock, without pages; the demo's brands and sellers unless others are given. */
export const testContainer = async (
  config: Config,
  clock: Clock,
  store: 'memory' | 'kept' = 'memory',
  brands = DEMO_BRANDS,
  sellers = DEMO_SELLERS,
): Promise<Container> => {
  const container = containerFor(config);
  const storage = store === 'memory' ? memoryStoreModule : storeModule;
  await container.load(
    logModule('shop'),
    storage,
    givenClockModule(clock),
    systemModule,
    applicationModule,
    mailModule,
    paymentsModule,
    timeModule,
    blogModule,
    contentModule,
    metricsModule,
    pagesModule(null),
    httpModule,
  );
  // The demo as its files say it (a test holds that), without the time that reading them takes.
  const { catalogueStore } = await container.getAsync(STORE);
  const at = clock.now();
  await catalogueStore.open({ as: 'demo', by: 'test', at, brands, sellers }, demoCatalogue(dayOf(at)));
  return container;
};

/** Works with what a container opens and closes it, whatever came of the work; a failure of the work is the one that is told. */
export const withContainer = async <T>(opening: Promise<Container>, work: (container: Container) => Promise<T>): Promise<T> => {
  const container = await opening;
  const done = await work(container).catch(async (error: unknown) => {
    await closeContainer(container).catch(() => undefined);
    throw error;
  });
  await closeContainer(container);
  return done;
};

/** Milliseconds that open calls and work under way have when the shop closes; a mail that is cut off is sent again later. */
const LONGEST = 2_300;

/** Closes what was opened: calls are answered and work under way ends, then the store goes. */
export const closeContainer = async (container: Container): Promise<void> => {
  const close = async (each: ServiceIdentifier): Promise<void> => {
    if (container.isBound(each)) await container.unbindAsync(each);
  };
  await Promise.race([
    Promise.all([SERVER, TIME_WORKER, CHANGE_WATCHER, PAYMENT_WORKER, HOUSEKEEPER, MAIL_WORKER, METRICS_LISTENER].map(close)),
    pause(LONGEST, undefined, { ref: false }),
  ]);
  await close(MAIL_SENDER);
  await close(PAYU);
  await close(STORE);
};
