import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuPlace } from '../place.ts';
import { STAND_IN_ACCOUNT } from './account.ts';
import { openAlready } from './place-of.ts';

const PROGRAM = join(import.meta.dirname, '../../cli/payu.ts');

/** Milliseconds for which its end is waited for; one that takes longer ends by itself, with the channel to this process. */
const ENDING = 500;

/** What the process says once it listens. */
const Open = t.type({ url: t.string });

const opened = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('message', (said) => {
      const read = decode(Open, said);
      if (read.isOk()) resolve(read.value.url);
      else
        reject(
          new Error('The stand-in of the payment provider said something else than where it is'),
        );
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The stand-in of the payment provider ended with ${code}`)),
    );
  });

/**
 * A stand-in in a process of its own, started by the first question for its address and ended with this process, however that ends. Its
 * orders are kept in a folder; a later one goes on with them, at the same address where that is still free. Where another process has one
 * open with these orders, a command of the office beside the running shop, it is asked instead, as long as it is there.
 */
export const standInProcess = (folder: string): PayuPlace => {
  let running: { readonly child: ChildProcess; readonly url: Promise<string> } | null = null;
  const start = (): Promise<string> => {
    // The channel is how it learns that this process is gone.
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, SHOP_DATA: folder },
    });
    const url = opened(child);
    running = { child, url };
    child.once('exit', () => {
      running = null;
    });
    // Once it is open it keeps no program alive; until then it does, for a command of the office waits for nothing else. Whoever asks for it
    // hears of a failure; nobody else has to.
    const keepNothingAlive = (): void => {
      child.unref();
      child.channel?.unref();
    };
    url.then(keepNothingAlive, keepNothingAlive);
    return url;
  };
  return {
    account: STAND_IN_ACCOUNT,
    address: async () => running?.url ?? (await openAlready(folder)) ?? running?.url ?? start(),
    close: async () => {
      if (running === null) return;
      const { child } = running;
      const ended = once(child, 'exit');
      child.ref();
      child.kill('SIGTERM');
      await Promise.race([ended, pause(ENDING, undefined, { ref: false })]);
    },
  };
};
