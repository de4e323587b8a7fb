import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as t from 'io-ts';
import { decode } from '../../codecs/decode.ts';
import { payu } from '../../payments/payu/payu.ts';
import { type ConfiguredProvider, configureProvider } from '../../payments/provider-folder.ts';
import { STAND_IN_ACCOUNT } from './account.ts';
import { findRunningStandIn } from './orders.ts';

const PROGRAM = join(import.meta.dirname, './main.ts');

export type StandInProcess = {
  readonly provider: ConfiguredProvider;
  readonly address: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Milliseconds to wait for the simulated PayU to end. A slower one ends after the shop. */
const ENDING = 500;

const Open = t.type({ url: t.string });

const opened = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const read = decode(Open, message);
      if (read.isOk()) resolve(read.value.url);
      else reject(new Error('The stand-in of the payment provider did not report its address'));
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The stand-in of the payment provider exited with code ${code}`)),
    );
  });

/** Starts the simulated PayU when it is first needed. It ends together with the shop's process. */
export const standInProcess = (folder: string): StandInProcess => {
  let running: { readonly child: ChildProcess; readonly url: Promise<string> } | null = null;
  const start = (): Promise<string> => {
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, SHOP_DATA: folder },
    });
    const url = opened(child);
    running = { child, url };
    child.once('exit', () => {
      running = null;
    });
    // The child process must not keep an office command alive. The command can then end while the
    // simulated PayU still runs, or after its start has failed.
    const keepNothingAlive = (): void => {
      child.unref();
      child.channel?.unref();
    };
    url.then(keepNothingAlive, keepNothingAlive);
    return url;
  };
  const address = async (): Promise<string> =>
    running?.url ?? (await findRunningStandIn(folder)) ?? running?.url ?? start();
  return {
    provider: configureProvider(payu, { account: STAND_IN_ACCOUNT, address }),
    address,
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
