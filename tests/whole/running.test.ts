import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeContainer } from '../../adapters/composition/close-container.ts';
import { testContainer } from '../../adapters/composition/containers.ts';
import { METRICS_LISTENER, SERVER } from '../../adapters/composition/tokens.ts';
import {
  DEMO_BRANDS,
  DEMO_SELLERS,
  demoCatalogue,
} from '../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  formatBrandsFile,
  formatOffersFile,
  formatSellersFile,
} from '../../adapters/shop-files/opening.ts';
import { readConfig } from '../../adapters/system/config.ts';
import { dayOf } from '../../domain/calendar.ts';
import { camt } from '../adapters/statements/statement-files.ts';
import { readSources } from '../architecture/source-tree.ts';
import { configFor, movableClock } from '../http/server/server-shop.ts';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, 'docs', 'running.md'), 'utf8');

const blocks = [...guide.matchAll(/^```sh\n# test\n([\s\S]*?)^```$/gm)].map(
  ([, commands = '']) => commands,
);

const bash = (
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', script],
      { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64_000_000 },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
    child.stdin?.end();
  });

const companysFiles = (folder: string): void => {
  const today = dayOf(Date.now());
  const trips = demoCatalogue(today).filter(({ offer }) => offer.from > today && !offer.closed);
  mkdirSync(join(folder, 'offers'), { recursive: true });
  writeFileSync(join(folder, 'brands.json'), formatBrandsFile(DEMO_BRANDS));
  writeFileSync(join(folder, 'sellers.json'), formatSellersFile(DEMO_SELLERS));
  writeFileSync(
    join(folder, 'offers', 'trips.json'),
    formatOffersFile(
      trips.slice(-3).map((entry) => ({ ...entry, content: { ...entry.content, similar: [] } })),
    ),
  );
};

describe('docs/running.md', () => {
  it('its commands work as written: opening a shop, copying, restoring, rebuilding from a journal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-running-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [settings, data, copies] = [
      join(folder, 'etc'),
      join(folder, 'lib'),
      join(folder, 'backups'),
    ];
    companysFiles(settings);
    mkdirSync(copies);
    const env = {
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      NODE_ENV: 'production',
      SHOP_DATA: data,
      DATABASE_URL: '',
      PUBLIC_URL: 'https://rejsy.example.pl',
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    let [shop, metrics] = ['', ''];
    const run = async (block: string): Promise<string> => {
      const here = [
        ['/etc/kilwater', settings],
        ['/var/lib/kilwater', data],
        ['/var/backups/kilwater', copies],
        ['127.0.0.1:3000', shop],
        ['127.0.0.1:9464', metrics],
      ] as const;
      const { code, out, err } = await bash(
        here.reduce((text, [of, mine]) => text.replaceAll(of, mine), block),
        env,
      );
      const errors = err
        .split('\n')
        .filter(
          (line) =>
            line !== '' && !/^\{"time":.*"event":"office\.command".*"outcome":"done"/.test(line),
        );
      expect([code, errors]).toEqual([0, []]);
      return out;
    };
    expect(blocks).toHaveLength(6);
    const [open = '', ask = '', bank = '', ...otherBlocks] = blocks;
    expect(await run(open)).toContain('3 offers');
    const container = await testContainer(
      configFor({
        store: { kind: 'sqlite', file: join(data, 'shop.sqlite') },
        metrics: { host: '127.0.0.1', port: 0 },
      }),
      movableClock(),
      'kept',
    );
    onTestFinished(() => closeContainer(container));
    const server = await container.getAsync(SERVER);
    shop = new URL(await server.listen({ port: 0, host: '127.0.0.1' })).host;
    metrics = `127.0.0.1:${(await container.getAsync(METRICS_LISTENER))?.port}`;
    expect(await run(ask)).toMatch(/"alive".*"ready".*kilwater_store_ready 1/s);
    writeFileSync(
      join(data, 'styczen.xml'),
      camt([{ day: dayOf(Date.now()), amount: 100_00, title: 'Nie wiem za co' }]),
    );
    const [morning = '', ...laterOutputs] = await Promise.all(
      [bank, otherBlocks.slice(0, 2).join('\n'), otherBlocks[2] ?? ''].map((block) => run(block)),
    );
    expect(morning.match(/Nie wiem za co/g)?.length).toBeGreaterThanOrEqual(3);
    const out = laterOutputs.join('\n');
    expect(out.match(/Places, ledger, vouchers and journal agree\./g)).toHaveLength(2);
    expect(out).toContain('The store agrees with its journal.');
    expect(out).toContain('The replay agrees with the recording.');
  }, 180_000);

  it('lists exactly the environment variables that the program reads', () => {
    const named = readSources(['adapters', 'application', 'domain']).flatMap(({ text }) =>
      [...text.matchAll(/\b(?:environment|process\.env)\.([A-Z][A-Z_]+)\b/g)].map(
        ([, name = '']) => name,
      ),
    );
    const readNames = new Set<string>();
    const watched = (environment: Readonly<Record<string, string>>) =>
      new Proxy(environment, {
        get: (values, name) => {
          readNames.add(String(name));
          return values[String(name)];
        },
      });
    for (const environment of [
      {},
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/shop' },
    ])
      readConfig(watched(environment));
    const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual([...new Set([...named, ...readNames])].toSorted());
  });

  it.each(['kilwater@.service', 'kilwater-work@.service'])(
    'its service file %s is accepted by systemd and starts a program that exists',
    (name) => {
      const unit = readFileSync(join(root, 'docs', name), 'utf8');
      const [, starts = ''] = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(unit) ?? [];
      for (const file of starts.split(' ').filter((word) => /\.(js|ts)$/.test(word)))
        expect([file, existsSync(join(root, file))]).toEqual([file, true]);
      expect(unit).toContain('WorkingDirectory=/srv/kilwater\n');
      if (!existsSync('/usr/bin/systemd-analyze')) return;
      const folder = mkdtempSync(join(tmpdir(), 'kilwater-unit-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, name);
      const verify = (text: string): void => {
        writeFileSync(file, text);
        execFileSync('systemd-analyze', ['verify', '--man=no', file], {
          stdio: ['ignore', 'ignore', 'pipe'],
        });
      };
      expect(() => verify(unit.replaceAll('/srv/kilwater', root))).not.toThrow();
      expect(() => verify(unit.replace('/usr/bin/env', '/usr/bin/no-such-program'))).toThrow();
    },
  );
});
