import { Container } from 'inversify';
import type { Clock } from '../../application/ports/system.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import { dayOf } from '../../domain/calendar.ts';
import { CONTENT_FOLDER } from '../content/content-folder.ts';
import { readContentFiles } from '../content/pages/read-files.ts';
import type { Config } from '../system/config.ts';
import { applicationModule } from './application-module.ts';
import { housekeepingModule, metricsModule, timeModule } from './background-modules.ts';
import { blogModule } from './blog-module.ts';
import { changesModule } from './changes-module.ts';
import { contentModule } from './content-module.ts';
import { httpModule, pagesModule } from './http-module.ts';
import { mailModule } from './mail-module.ts';
import { paymentsModule } from './payments-module.ts';
import { memoryStoreModule, servingStoreModule, storeModule } from './store-module.ts';
import { clockModule, clockModuleFor, logModule, systemModule } from './system-module.ts';
import { CONFIG, STORE } from './tokens.ts';

const containerFor = (config: Config): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CONFIG).toConstantValue(config);
  return container;
};

const PROGRAM_MODULES = [
  clockModule,
  systemModule,
  applicationModule,
  mailModule,
  paymentsModule,
  timeModule,
  changesModule,
  housekeepingModule,
  metricsModule,
];

export const shopContainer = async (config: Config, dist: string): Promise<Container> => {
  const container = containerFor(config);
  await container.load(logModule('shop'), servingStoreModule, ...PROGRAM_MODULES);
  await container.load(blogModule, contentModule(), pagesModule(dist), httpModule);
  return container;
};

export const backgroundContainer = async (config: Config): Promise<Container> => {
  // This process does the scheduled work and sends the mails. Servers with `work: 'elsewhere'` do
  // neither.
  const container = containerFor({ ...config, work: 'here' });
  await container.load(logModule('work'), storeModule, ...PROGRAM_MODULES, contentModule());
  return container;
};

let programTexts: ReturnType<typeof readContentFiles> | null = null;
const readContentOnce: typeof readContentFiles = (folder) => {
  if (folder !== CONTENT_FOLDER) return readContentFiles(folder);
  programTexts ??= readContentFiles(folder);
  return programTexts;
};

/**
 * Returns a container for tests, by default with the demo's brands. If `store` is 'kept', the
 * container uses the store that `config` names; otherwise an empty store in memory.
 */
export const testContainer = async (
  config: Config,
  clock: Clock,
  store: 'memory' | 'kept' = 'memory',
  ownBrands?: ShopOpening['brands'],
  ownSellers?: ShopOpening['sellers'],
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
    contentModule(readContentOnce),
    metricsModule,
    pagesModule(null),
    httpModule,
  );
  const { catalogueStore } = await container.getAsync(STORE);
  const {
    DEMO_BRANDS: brands,
    DEMO_SELLERS: sellers,
    demoCatalogue,
  } = await import('../demo-catalogue/demo-catalogue.ts');
  const at = clock.now();
  await catalogueStore.open(
    { as: 'demo', by: 'test', at, brands: ownBrands ?? brands, sellers: ownSellers ?? sellers },
    demoCatalogue(dayOf(at)),
  );
  return container;
};
