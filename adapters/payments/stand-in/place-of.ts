import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';

/** Where a stand-in keeps its orders, and where it notes its port for a later one: in the folder of its shop. */
export const ordersFile = (folder: string): string => resolve(folder, 'payu-orders.jsonl');
export const portFile = (folder: string): string => join(folder, 'payu-port');

/** The port that was noted last, 0 where there is none. */
export const portNoted = (folder: string): number => {
  const noted = Number(existsSync(portFile(folder)) ? readFileSync(portFile(folder), 'utf8') : '0');
  return Number.isInteger(noted) && noted >= 0 && noted <= 65_535 ? noted : 0;
};

/** Where a stand-in says which orders are its own. */
export const WHOSE_PATH = '/czyje';
export const Whose = t.type({ orders: t.union([t.string, t.null]) });

/** Milliseconds that a stand-in on this machine has to say whose it is. */
const PATIENCE = 1000;

/**
 * Where a stand-in with the orders of this folder is open already, started by whichever process; null where none is. Two with the same orders
 * would each know only what was ordered at them.
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
