import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';

/** Files in the shop's data folder: the orders, and the port of the last run. */
export const ordersFile = (folder: string): string => resolve(folder, 'payu-orders.jsonl');
export const portFile = (folder: string): string => join(folder, 'payu-port');

/** Returns the port of the last run; 0 if it is unknown. */
export const portNoted = (folder: string): number => {
  const noted = Number(existsSync(portFile(folder)) ? readFileSync(portFile(folder), 'utf8') : '0');
  return Number.isInteger(noted) && noted >= 0 && noted <= 65_535 ? noted : 0;
};

/** Path at which a running process returns the name of its file of orders. */
export const WHOSE_PATH = '/czyje';
export const Whose = t.type({ orders: t.union([t.string, t.null]) });

/** Milliseconds to wait for the response to that request. */
const PATIENCE = 1000;

/**
 * Returns the address of a process that already uses the same file. A second process would not see
 * the orders of the first.
 */
export const openAlready = async (folder: string): Promise<string | null> => {
  const port = portNoted(folder);
  if (port === 0) return null;
  const url = `http://localhost:${port}`;
  const said: unknown = await fetch(url + WHOSE_PATH, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => answer.json())
    .catch(() => null);
  const whose = decode(Whose, said);
  return whose.isOk() && whose.value.orders === ordersFile(folder) ? url : null;
};
