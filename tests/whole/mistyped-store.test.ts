import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-mistyped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mistyped = join(folder, 'mistyped');
const NO_SHOP = `There is no shop at ${join(mistyped, 'shop.sqlite')}.`;

type Company = {
  readonly brands: object;
  readonly sellers: object;
  readonly offers: readonly { readonly offers: readonly { readonly offer: { to: string } }[] }[];
};
type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (name: string, ...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      SHOP_DATA: mistyped,
      OFFICE_USER: 'Ewa',
      DATABASE_URL: undefined,
    };
    execFile(
      process.execPath,
      [`adapters/cli/${name}.ts`, ...words],
      { cwd: root, env, encoding: 'utf8', maxBuffer: 64_000_000 },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

it('issue 43: if SHOP_DATA is mistyped, a command creates nothing and names the path that has no shop', async () => {
  const demo = await run('office', 'demo', '--dry-run', '--json');
  expect([demo.code, demo.err]).toEqual([0, expect.stringContaining(NO_SHOP)]);
  const company: Company = JSON.parse(demo.out);
  const written = await run('office', 'demo', '--folder', join(folder, 'example'));
  expect([written.code, written.err, existsSync(mistyped)]).toEqual([0, '', false]);
  for (const name of ['brands', 'sellers'] as const)
    expect(JSON.parse(readFileSync(join(folder, 'example', `${name}.json`), 'utf8'))).toEqual(
      company[name],
    );
  const files = (['brands', 'sellers'] as const).map((name) => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(company[name]));
    return [`--${name}`, join(folder, `${name}.json`)];
  });
  const [all] = company.offers;
  const today = new Date().toISOString().slice(0, 10);
  const offers = all?.offers.filter(({ offer }) => offer.to > today);
  writeFileSync(join(folder, 'offers.json'), JSON.stringify({ ...all, offers }));
  const named = [...files.flat(), '--offers', join(folder, 'offers.json')];
  const opened = await run('office', 'open', '--dry-run', ...named);
  expect([opened.code, opened.err]).toEqual([0, expect.stringContaining(NO_SHOP)]);
  expect(opened.out).toContain('Nothing was changed');
  const calls: readonly (readonly [string, ...string[]])[] = [
    ['restore', '--check'],
    ['export', join(folder, 'journal.jsonl')],
    ['office', 'brand', 'show'],
    ['office', 'offers', 'close', '900'],
  ];
  for (const words of calls) {
    const { code, out, err } = await run(...words);
    expect([words, code, out, err]).toEqual([words, 1, '', expect.stringContaining(NO_SHOP)]);
  }
  expect([mistyped, join(folder, 'journal.jsonl')].filter((path) => existsSync(path))).toEqual([]);
}, 180_000);
