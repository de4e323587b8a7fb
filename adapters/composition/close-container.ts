import { setTimeout as pause } from 'node:timers/promises';
import type { Container, ServiceIdentifier } from 'inversify';
import {
  CHANGE_WATCHER,
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

/**
 * This code is not in containers.ts, because containers.ts loads the HTTP server, and office
 * commands do not need that server.
 */
export const withContainer = async <T>(
  opening: Promise<Container>,
  work: (container: Container) => Promise<T>,
): Promise<T> => {
  const container = await opening;
  const result = await work(container).catch(async (error: unknown) => {
    await closeContainer(container).catch(() => undefined);
    throw error;
  });
  await closeContainer(container);
  return result;
};

const CLOSING_LIMIT = 2_300;

/** Closes the server and the background workers first, then the store. */
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
