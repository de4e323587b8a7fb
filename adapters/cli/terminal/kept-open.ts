import type { Container } from 'inversify';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { closeContainer } from '../../composition/containers.ts';
import { NotOpened } from '../../composition/opened-shop.ts';
import { OPENED, SETTINGS } from '../../composition/tokens.ts';
import { type Config, logFormatOf, missingToOpen } from '../../system/config.ts';
import { logTo, type Program, toErrorOutput } from '../../system/log.ts';
import { HOW_TO_OPEN } from './how-to-open.ts';

/** A stop that takes longer than this many milliseconds is ended the hard way. */
const PATIENCE = 5_000;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isPortTaken = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Says why a process does not open or close: to a program in its form, to somebody at a terminal line by line. */
export const complain =
  (program: Program) =>
  (event: string, ...lines: readonly string[]): void => {
    const log = logTo(logFormatOf(process.env), program, toErrorOutput);
    for (const message of lines) log({ level: 'error', event, message });
    process.exitCode = 1;
  };

/** What production lacks, all of it at once: settings of the environment, and a shop in the store (R66). */
export const missingIn = async (container: Container, config: Config): Promise<readonly string[]> => {
  const opened = await container.getAsync(OPENED).catch((error: unknown) => {
    if (error instanceof NotOpened) return null;
    throw error;
  });
  // What the office set since the shop was opened counts too.
  const own = opened === null ? undefined : (await container.getAsync(SETTINGS)).of(SHOP_SITE);
  const missing = missingToOpen(config, own?.office.email ?? null);
  return opened === null ? [...missing, new NotOpened().message, ...HOW_TO_OPEN] : missing;
};

/** Closes what was opened when the process is told to end; asked twice, it ends at once. Answers what closes it otherwise. */
export const endsWhenTold = (container: Container, program: Program): (() => Promise<void>) => {
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= closeContainer(container);
    return closing;
  };
  const end = (): void => {
    if (closing !== undefined) process.exit(1);
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close()
      .catch((error: unknown) => complain(program)(`${program}.not-closed`, `It did not close cleanly: ${reasonOf(error)}`))
      // What is cut off then (a mail server that does not answer, say) must not keep the process.
      .finally(() => process.exit());
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  return close;
};
