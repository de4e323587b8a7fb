import { createServer } from 'node:net';
import type { Container } from 'inversify';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { closeContainer } from '../../composition/close-container.ts';
import { ShopNotOpened } from '../../composition/opened-shop.ts';
import { CONTENT_FILES, OPENED, SETTINGS, THEME } from '../../composition/tokens.ts';
import {
  type Config,
  logFormatOf,
  type MetricsAddress,
  missingProductionSettings,
} from '../../system/config.ts';
import { createLog, type Program, writeToErrorOutput } from '../../system/log.ts';
import { HOW_TO_OPEN } from './files.ts';
import { reasonOf } from './terminal.ts';

const STOP_TIMEOUT = 5_000;

export const isPortTaken = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export const failureLogger =
  (program: Program) =>
  (event: string, ...lines: readonly string[]): void => {
    const log = createLog(logFormatOf(process.env), program, writeToErrorOutput);
    for (const message of lines) log({ level: 'error', event, message });
    process.exitCode = 1;
  };

const bindAndRelease = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/**
 * Checks texts, theme and network ports before the store is opened, because opening it already
 * writes.
 */
export const checkContentAndPortsBeforeOpeningStore = async (
  container: Container,
  addresses: readonly (MetricsAddress | null)[],
): Promise<void> => {
  await container.getAsync(CONTENT_FILES);
  await container.getAsync(THEME);
  for (const address of addresses)
    if (address !== null) await bindAndRelease(address.port, address.host);
};

/** Lists why the shop cannot run in production: missing settings, or no opened shop (R66). */
export const findProductionObstacles = async (
  container: Container,
  config: Config,
): Promise<readonly string[]> => {
  const opened = await container.getAsync(OPENED).catch((error: unknown) => {
    if (error instanceof ShopNotOpened) return null;
    throw error;
  });
  // Use today's settings, not the settings of the opening: the office can have changed its own
  // e-mail address since then.
  const shopSettings =
    opened === null ? undefined : (await container.getAsync(SETTINGS)).of(SHOP_SITE);
  const missing = missingProductionSettings(config, shopSettings?.office.email ?? null);
  return opened === null ? [...missing, new ShopNotOpened().message, ...HOW_TO_OPEN] : missing;
};

export const closeOnSignal = (container: Container, program: Program): (() => Promise<void>) => {
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= closeContainer(container);
    return closing;
  };
  const end = (): void => {
    if (closing !== undefined) process.exit(1);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    close()
      .catch((error: unknown) =>
        failureLogger(program)(
          `${program}.not-closed`,
          `It did not close cleanly: ${reasonOf(error)}`,
        ),
      )
      // End the process: an open connection, such as to a silent mail server, would keep it
      // running.
      .finally(() => process.exit());
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  return close;
};
