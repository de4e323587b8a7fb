import type { Container } from 'inversify';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { closeContainer } from '../../composition/containers.ts';
import { ShopNotOpened } from '../../composition/opened-shop.ts';
import { OPENED, SETTINGS } from '../../composition/tokens.ts';
import { type Config, logFormatOf, missingToOpen } from '../../system/config.ts';
import { logTo, type Program, toErrorOutput } from '../../system/log.ts';
import { HOW_TO_OPEN } from './how-to-open.ts';

/** Milliseconds after which a slow stop becomes a forced exit. */
const STOP_TIMEOUT = 5_000;

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const isPortTaken = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Logs why a process does not open or close: as a log record for programs, line by line at a
 * terminal.
 */
export const failureLogger =
  (program: Program) =>
  (event: string, ...lines: readonly string[]): void => {
    const log = logTo(logFormatOf(process.env), program, toErrorOutput);
    for (const message of lines) log({ level: 'error', event, message });
    process.exitCode = 1;
  };

/** Everything that production lacks: settings of the environment, and a shop in the store (R66). */
export const missingForProduction = async (
  container: Container,
  config: Config,
): Promise<readonly string[]> => {
  const opened = await container.getAsync(OPENED).catch((error: unknown) => {
    if (error instanceof ShopNotOpened) return null;
    throw error;
  });
  // Settings that the office changed after the opening count too.
  const own = opened === null ? undefined : (await container.getAsync(SETTINGS)).of(SHOP_SITE);
  const missing = missingToOpen(config, own?.office.email ?? null);
  return opened === null ? [...missing, new ShopNotOpened().message, ...HOW_TO_OPEN] : missing;
};

/**
 * Closes the container when the process receives a stop signal; a second signal exits at once.
 * Returns the function that closes it in other cases.
 */
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
      // Open connections (for example to a mail server that does not answer) must not keep the
      // process alive.
      .finally(() => process.exit());
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  return close;
};
