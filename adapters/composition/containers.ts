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
import { clockModule, clockModuleFor, logModule, systemModule } from './system-module.ts';
import { timeModule } from './time-module.ts';
import {
  CHANGE_WATCHER,
  CONFIG,
  HOUSEKEEPER,
  MAIL_SENDER,
  MAIL_WORKER,
  METRICS_LISTENER,
  PAYMENT_WORKER,
  PAYMENTS,
  SERVER,
  STORE,
  TIME_WORKER,
} from './tokens.ts';

const containerFor = (config: Config): Container => {
  const container = new Container();
  container.bind(CONFIG).toConstantValue(config);
  return container;
};

/** `dist` is the folder of the built pages. */
export const shopContainer = async (config: Config, dist: string): Promise<Container> => {
  const container = containerFor(config);
  await container.load(
    logModule('shop'),
    storeModule,
    clockModule,
    systemModule,
    applicationModule,
    mailModule,
  );
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

/** A work process on the same store: time, mails, housekeeping and queries to the provider. */
export const workContainer = async (config: Config): Promise<Container> => {
  // `work` may be 'elsewhere' for the servers; this process does it.
  const container = containerFor({ ...config, work: 'here' });
  await container.load(
    logModule('work'),
    storeModule,
    clockModule,
    systemModule,
    applicationModule,
    mailModule,
  );
  await container.load(
    paymentsModule,
    timeModule,
    changesModule,
    housekeepingModule,
    contentModule,
    metricsModule,
  );
  return container;
};

/** A test's shop is in memory unless `kept`, with the demo's brands and sellers by default. */
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
    clockModuleFor(clock),
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
  // Equals the demo that its files describe (a test checks that), without reading them.
  const { catalogueStore } = await container.getAsync(STORE);
  const at = clock.now();
  await catalogueStore.open(
    { as: 'demo', by: 'test', at, brands, sellers },
    demoCatalogue(dayOf(at)),
  );
  return container;
};

/** Closes the container in any case. If work and closing both fail, throws the work's failure. */
export const withContainer = async <T>(
  opening: Promise<Container>,
  work: (container: Container) => Promise<T>,
): Promise<T> => {
  const container = await opening;
  const done = await work(container).catch(async (error: unknown) => {
    await closeContainer(container).catch(() => undefined);
    throw error;
  });
  await closeContainer(container);
  return done;
};

const CLOSING_LIMIT = 2_300;

/** Open calls and running work end first, then the store closes. */
export const closeContainer = async (container: Container): Promise<void> => {
  const close = async (each: ServiceIdentifier): Promise<void> => {
    if (container.isBound(each)) await container.unbindAsync(each);
  };
  await Promise.race([
    Promise.all(
      [
        SERVER,
        TIME_WORKER,
        CHANGE_WATCHER,
        PAYMENT_WORKER,
        HOUSEKEEPER,
        MAIL_WORKER,
        METRICS_LISTENER,
      ].map(close),
    ),
    pause(CLOSING_LIMIT, undefined, { ref: false }),
  ]);
  await close(MAIL_SENDER);
  await close(PAYMENTS);
  await close(STORE);
};
