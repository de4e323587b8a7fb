import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { STAND_IN_ACCOUNT } from '../../adapters/dev/payment-stand-in/account.ts';
import { freePort } from './free-port.ts';
import { runAfterDeath } from './keeper.ts';

const root = join(import.meta.dirname, '..', '..');
const SAYS = /is open at (http:\S+)\./;

export const openPayu = async (folder: string) => {
  const port = String(freePort());
  const env = { ...process.env, SHOP_DATA: folder, PAYU_PORT: port };
  const starting = async () => {
    const child = spawn(process.execPath, ['adapters/dev/payment-stand-in/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const keeper = runAfterDeath('kill -9 "$1"', String(child.pid));
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (SAYS.test(output)) break;
    }
    return { child, keeper, url: SAYS.exec(output)?.[1] ?? '' };
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
  };
  let running = await starting();
  let watched: { readonly path: RegExp; readonly reached: () => void } | null = null;
  let heldBack: ServerResponse[] = [];

  const gate = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'POST' ? await buffer(request) : null;
    const forwarded = {
      method,
      body,
      redirect: 'manual' as const,
      headers: {
        authorization: headers.authorization ?? '',
        'content-type': headers['content-type'] ?? '',
      },
    };
    const answer = await fetch(running.url + url, forwarded).catch(() => null);
    if (answer === null) return void response.destroy();
    const responseBody = await answer.text();
    if (watched?.path.test(`${method} ${url}`)) {
      heldBack.push(response);
      watched.reached();
      watched = null;
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(responseBody);
  });
  await new Promise<void>((resolve) => gate.listen(0, 'localhost', resolve));
  const at = gate.address();
  const { posId, clientId, clientSecret, secondKey } = STAND_IN_ACCOUNT;
  const breakOff = (): void => {
    for (const response of heldBack) response.destroy();
    heldBack = [];
  };
  return {
    environment: {
      PAYU_URL: `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}`,
      ...{
        PAYU_POS_ID: posId,
        PAYU_CLIENT_ID: clientId,
        PAYU_CLIENT_SECRET: clientSecret,
        PAYU_SECOND_KEY: secondKey,
      },
    },
    url: (): string => running.url,
    keepBack: (path: RegExp): Promise<void> =>
      new Promise((resolve) => {
        watched = { path, reached: resolve };
      }),
    kill: async (): Promise<void> => {
      await kill(running.child);
      running.keeper.done();
      breakOff();
    },
    start: async (): Promise<void> => {
      running = await starting();
    },
    close: async (): Promise<void> => {
      await kill(running.child);
      running.keeper.done();
      breakOff();
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
    },
  };
};
