import { spawnSync } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';
import { shopContainer } from '../composition/containers.ts';
import { createDemoDataAtFirstStart } from '../composition/first-start.ts';
import {
  CHANGE_WATCHER,
  HOUSEKEEPER,
  LOG,
  MAIL_WORKER,
  METRICS_LISTENER,
  OFFERS,
  PAYMENT_WORKER,
  PAYMENTS,
  SERVER,
  SETTINGS,
  STORE,
  TIME_WORKER,
} from '../composition/tokens.ts';
import { type Config, readConfig, shopUrlOf, unencryptedAddress } from '../system/config.ts';
import {
  checkContentAndPortsBeforeOpeningStore,
  closeOnSignal,
  failureLogger as complainAs,
  findProductionObstacles,
  isPortTaken,
} from './terminal/lifecycle.ts';
import { storeFailureText } from './terminal/store-failure.ts';
import { reasonOf } from './terminal/terminal.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

const logShopFailure = complainAs('shop');

const openFailureLines = (config: Config, error: unknown): readonly string[] => {
  if (isPortTaken(error) && 'port' in error && error.port === config.metrics?.port)
    return [
      `Port ${error.port} of METRICS is in use: stop the program that uses it, or set another port.`,
    ];
  if (isPortTaken(error))
    return [
      `Port ${config.port} is in use: stop the program that uses it, or start with another port, like PORT=${config.port + 1} npm start.`,
    ];
  return [
    `The shop could not open: ${error instanceof StoreUnavailable ? storeFailureText(config.store, error) : reasonOf(error)}`,
  ];
};

const greeting = (config: Config, port: number): string => {
  const address = shopUrlOf({ ...config, port });
  const store = config.store.kind === 'sqlite' ? config.store.file : 'PostgreSQL';
  const mail = config.smtpUrl === null && !config.production ? `, mail: ${address}/dev/poczta` : '';
  return `Kilwater is open at ${address} (store: ${store}${mail})`;
};

const printPayments = async (container: Container, config: Config): Promise<void> => {
  if (config.paymentProviders.length > 0) return;
  const { standIn } = await container.getAsync(PAYMENTS);
  const log = await container.getAsync(LOG);
  if (standIn === null) {
    const message =
      'No payment provider is set: the shop sells by transfer alone, nothing is paid online.';
    return log({ level: 'warn', event: 'payments.transfer-only', message });
  }
  await standIn.address().then(
    (url) =>
      log({
        level: 'info',
        event: 'payments.stand-in',
        message: `Online payments end at ${url}, which stands in for ${standIn.provider.label}`,
      }),
    (error: unknown) =>
      log({ level: 'error', event: 'payments.stand-in', message: reasonOf(error) }),
  );
};

const logUnencryptedAddresses = async (container: Container, config: Config): Promise<void> => {
  if (!config.production) return;
  const settings = await container.getAsync(SETTINGS);
  const log = await container.getAsync(LOG);
  for (const siteId of SITES) {
    const [name, address] =
      siteId === SHOP_SITE
        ? ['PUBLIC_URL', config.publicUrl]
        : [`The address of brand ${siteId}`, settings.of(siteId)?.address ?? null];
    const message = unencryptedAddress(name, address);
    if (message !== null) log({ level: 'warn', event: 'address.unencrypted', message });
  }
};

const serve = async (config: Config): Promise<void> => {
  const container = await shopContainer(config, dist);
  const close = closeOnSignal(container, 'shop');
  let failed = false;
  const fail = async (error: unknown): Promise<void> => {
    if (!failed) logShopFailure('shop.not-opened', ...openFailureLines(config, error));
    failed = true;
    // The error is already printed. Close what is still open.
    await close().catch(() => undefined);
  };
  // In production, accept connections from other machines: a proxy or a load balancer is in front.
  const address = { port: config.port, host: config.production ? '::' : 'localhost' };
  try {
    await checkContentAndPortsBeforeOpeningStore(container, [address, config.metrics]);
    const { checked } = await container.getAsync(STORE);
    checked.catch((error: unknown) => fail(error).finally(() => process.exit()));
    const missing = await findProductionObstacles(container, config);
    if (missing.length > 0) {
      logShopFailure('shop.not-opened', 'The shop does not open in production:', ...missing);
      return await close();
    }
    await createDemoDataAtFirstStart(container);
    const server = await container.getAsync(SERVER);
    await server.listen(address);
    await container.getAsync(METRICS_LISTENER);
    await container.getAsync(MAIL_WORKER);
    await container.getAsync(HOUSEKEEPER);
    await container.getAsync(TIME_WORKER);
    await container.getAsync(PAYMENT_WORKER);
    await container.getAsync(CHANGE_WATCHER);
    const at = server.server.address();
    flushCompileCache();
    const message = greeting(config, typeof at === 'object' && at !== null ? at.port : config.port);
    if (config.log === 'text') process.stdout.write(`${message}\n`);
    else (await container.getAsync(LOG))({ level: 'info', event: 'shop.opened', message });
    await printPayments(container, config);
    await logUnencryptedAddresses(container, config);
    // Read the offers now, before the first visitor needs them. With thousands of offers, the first
    // read takes half a second.
    (await container.getAsync(OFFERS)).of(SHOP_SITE).catch(() => undefined);
  } catch (error) {
    await fail(error);
  }
};

/** Build in a separate process, so that the build's memory is free again when that process ends. */
const buildInOwnProcess = (): boolean =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts'), '--build-only'], {
    stdio: 'inherit',
  }).status === 0;

/** `isBuildUpToDate`: the pages and the bundled program are up to date. */
export const startShop = async (isBuildUpToDate: boolean): Promise<void> => {
  const config = readConfig(process.env);
  if (config.isErr()) return logShopFailure('shop.not-opened', ...config.error);
  if (isBuildUpToDate || buildInOwnProcess()) await serve(config.value);
  else process.exitCode = 1;
};
