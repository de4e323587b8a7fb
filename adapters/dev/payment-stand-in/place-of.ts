import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';

export const ordersFile = (folder: string): string => resolve(folder, 'payu-orders.jsonl');
export const portFile = (folder: string): string => join(folder, 'payu-port');

/** The port of the last run, or 0 if it is unknown. */
export const readLastPort = (folder: string): number => {
  const noted = Number(existsSync(portFile(folder)) ? readFileSync(portFile(folder), 'utf8') : '0');
  return Number.isInteger(noted) && noted >= 0 && noted <= 65_535 ? noted : 0;
};

/** A running process returns the name of its file of orders at this path. */
export const WHOSE_PATH = '/czyje';
export const Whose = t.type({ orders: t.union([t.string, t.null]) });

/** Milliseconds that the shop waits for a running simulated PayU to respond. */
const PATIENCE = 1000;

/** A second process on the same file would not see the orders of the first one. */
export const findRunningStandIn = async (folder: string): Promise<string | null> => {
  const port = readLastPort(folder);
  if (port === 0) return null;
  const url = `http://localhost:${port}`;
  const body: unknown = await fetch(url + WHOSE_PATH, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => answer.json())
    .catch(() => null);
  const owner = decode(Whose, body);
  return owner.isOk() && owner.value.orders === ordersFile(folder) ? url : null;
};
