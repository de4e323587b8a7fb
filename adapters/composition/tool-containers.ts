import { Container } from 'inversify';
import type { Config } from '../system/config.ts';
import { applicationModule } from './application-module.ts';
import { contentModule } from './content-module.ts';
import { paymentsModule } from './payments-module.ts';
import { emptyStoreModule, memoryStoreModule, storeModule } from './store-module.ts';
import { clockModule, logModule, systemModule } from './system-module.ts';
import { CONFIG } from './tokens.ts';

export const commandLineContainer = async (
  config: Config,
  store = storeModule,
): Promise<Container> => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(CONFIG).toConstantValue(config);
  await container.load(logModule('office'), store, clockModule, systemModule);
  return container;
};

/** An office command wakes no worker: the running shop looks for new work regularly. */
export const officeContainer = async (
  config: Config,
  kind: 'shop' | 'preview' = 'shop',
): Promise<Container> => {
  const container = await commandLineContainer(
    config,
    kind === 'shop' ? storeModule : memoryStoreModule,
  );
  await container.load(paymentsModule, applicationModule, contentModule());
  return container;
};

export const replayContainer = async (store: Config['store']): Promise<Container> => {
  const container = new Container({ defaultScope: 'Singleton' });
  await container.load(emptyStoreModule(store));
  return container;
};
