import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { runAfterDeath } from '../support/keeper.ts';
import { startShopProcess } from '../support/shop-process.ts';

const root = join(import.meta.dirname, '..', '..');

const startWork = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['adapters/cli/work.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  const keeper = runAfterDeath('kill -9 "$1"', String(child.pid), '');
  const output: string[] = [];
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    if (line.startsWith('Kilwater works')) break;
  }
  return {
    said: output,
    end: async (): Promise<number | null> => {
      child.kill('SIGTERM');
      await ended;
      keeper.done();
      return child.exitCode;
    },
  };
};

it('issue 17: a server without a worker sends no mails; two workers send each mail once', async () => {
  const shop = await startShopProcess({ WORK: 'elsewhere' });
  onTestFinished(() => shop.close());
  // The demo's trips send other mails as time passes, so only password mails count.
  const mails = async (): Promise<readonly { readonly Subject: string }[]> => {
    const all: readonly { readonly Subject: string }[] = await (
      await fetch(`${shop.base}/dev/mail?to=lojalny@kilwater.example`)
    ).json();
    return all.filter(({ Subject }) => Subject.includes('hasł'));
  };
  const resetAnswer = await fetch(`${shop.base}/v1/auth/passwordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lojalny@kilwater.example' }),
  });
  expect(resetAnswer.status).toBe(200);
  expect(await mails()).toHaveLength(0);
  const works = await Promise.all(
    [1, 2].map(() => startWork({ SHOP_DATA: shop.file(''), WORK: 'elsewhere' })),
  );
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  expect(await Promise.all(works.map((work) => work.end()))).toEqual([0, 0]);
  expect(await mails()).toHaveLength(1);
}, 60_000);
