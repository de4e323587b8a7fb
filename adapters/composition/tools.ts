import { Container } from 'inversify';
import type { Config } from '../system/config.ts';
import { applicationModule } from './application-module.ts';
import { paymentsModule } from './payments-module.ts';
import { emptyStoreModule, memoryStoreModule, storeModule } from './store-module.ts';
import { clockModule, logModule, systemModule } from './system-module.ts';
import { CONFIG } from './tokens.ts';

/** What the command line works with: the shop's own store, beside the running shop. */
export const commandLineContainer = async (config: Config): Promise<Container> => {
  const container = new Container();
  container.bind(CONFIG).toConstantValue(config);
  await container.load(logModule('office'), storeModule, clockModule, systemModule);
  return container;
};

/** What the office works with: the use cases too, in a process that tells nobody of its commits; the running shop looks by itself. */
export const officeContainer = async (config: Config): Promise<Container> => {
  const container = await commandLineContainer(config);
  await container.load(paymentsModule, applicationModule);
  return container;
};

/** What a replay works with: an empty store, in this process where no other is named. */
export const replayContainer = async (store: Config['store'] | null = null): Promise<Container> => {
  const container = new Container();
  await container.load(store === null ? memoryStoreModule : emptyStoreModule(store));
  return container;
};
