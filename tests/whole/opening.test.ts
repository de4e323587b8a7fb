import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from '../../adapters/content/content-folder.ts';
import { freePort } from '../support/free-port.ts';
import { startShopProcess } from '../support/shop-process.ts';

const root = join(import.meta.dirname, '..', '..');

type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> =>
  new Promise((resolve) => {
    const options = {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    } as const;
    execFile(process.execPath, [file, ...words], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

type DemoFiles = {
  brands: { format: string; brands: Record<string, unknown>[] };
  sellers: object;
  offers: {
    format: string;
    offers: { offer: { id: number; name: string; from: string }; content: { similar: number[] } }[];
  }[];
};

it('R66.2, V15.2.3: in production the shop refuses an empty store and sells only the company’s offers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-opening-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    ...{
      NODE_ENV: 'production',
      SHOP_DATA: folder,
      PUBLIC_URL: 'https://morze.example',
      OFFICE_USER: 'Ewa',
      OFFICE_EMAIL: '',
    },
    SMTP_URL: 'smtp://127.0.0.1:9?ignoreTLS=true',
    SMTP_PLAIN: 'allowed',
  };
  const office = (...words: readonly string[]): Promise<Ended> =>
    run('adapters/cli/office.ts', words, env);

  const empty = await run('adapters/cli/start.ts', [], { ...env, PORT: '0', SMTP_URL: '' });
  expect(empty.code).toBe(1);
  for (const missing of [
    'SMTP_URL is missing',
    'OFFICE_EMAIL is missing',
    'no shop was opened',
    'office -- open --brands FILE',
  ])
    expect(empty.out + empty.err).toContain(missing);

  const unwritten = join(folder, 'example');
  const rehearsed = await office('demo', '--folder', unwritten, '--dry-run');
  expect([rehearsed.code, existsSync(unwritten)]).toEqual([0, false]);
  const demo: DemoFiles = JSON.parse((await office('demo', '--dry-run', '--json')).out);
  const offers = demo.offers
    .flatMap((file) => file.offers)
    .filter(({ offer }) => offer.from > '2027-03');
  for (const { content } of offers) content.similar = [];
  const [brand, ...otherBrands] = demo.brands.brands;
  const ownBrand = {
    ...brand,
    name: 'Morze i Spółka',
    office: { phone: '+48 58 000 00 00', email: 'biuro@morze.example' },
  };
  const files = {
    'brands.json': { ...demo.brands, brands: [ownBrand, ...otherBrands] },
    'sellers.json': demo.sellers,
    'offers.json': { format: 'kilwater-offers/1', offers: offers.slice(0, 12) },
    'wrong.json': {
      format: 'kilwater-offers/1',
      offers: offers.slice(0, 2).map((entry) => ({ ...entry, offer: { ...entry.offer, id: 7 } })),
    },
  };
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  const open = (file: string, ...more: readonly string[]): Promise<Ended> =>
    office(
      'open',
      ...['brands', 'sellers'].flatMap((name) => [`--${name}`, join(folder, `${name}.json`)]),
      '--offers',
      join(folder, file),
      ...more,
    );

  const refused = await open('wrong.json');
  expect([
    refused.code,
    /wrong\.json:\d+: offers\[1\]\.offer\.id is the same number/.test(refused.err),
  ]).toEqual([1, true]);
  expect((await office('offers', 'list')).err).toContain('The store has no shop yet.');
  expect((await open('offers.json', '--dry-run')).out).toContain('Nothing was changed');
  const output = await open('offers.json');
  expect([output.code, output.out.includes('12 offers')]).toEqual([0, true]);
  for (const warning of [
    'Warning: brands: bankTransfer.accountNumber of brand 1 is the demo’s: "61 1090',
    'Warning: sellers: nip of brand 1 is the demo’s: "5861001009".',
    'Warning: sellers: guarantee.number of brand 1 is the demo’s',
    `Warning: offers of the demo are on sale: ${offers[0]?.offer.id}`,
    'Warning: SHOP_CONTENT is not set',
  ])
    expect(output.out).toContain(warning);
  expect(output.out).not.toContain('name of brand 1 is the demo’s: "Morze');
  expect((await open('offers.json')).err).toContain('The store already has an open shop');

  const shop = await startShopProcess(env);
  onTestFinished(shop.close);
  const answer = await fetch(`${shop.base}/v1/offers/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'morze.example' },
    body: '{}',
  });
  const listed: { Offers: { OfferId: number }[] } = await answer.json();
  const ours = new Set(files['offers.json'].offers.map(({ offer }) => offer.id));
  expect(listed.Offers.length).toBeGreaterThan(3);
  expect(listed.Offers.filter(({ OfferId }) => !ours.has(OfferId))).toEqual([]);
  expect(await (await fetch(`${shop.base}/kontakt`)).text()).toContain('biuro@morze.example');
  // V3.4.1, V15.2.3: the test checks the running production program, not only its parts.
  const home = await fetch(`${shop.base}/`);
  expect([home.status, home.headers.get('strict-transport-security')]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
  for (const path of ['/czesci', '/dev/mail', '/dev/poczta'])
    expect((await fetch(shop.base + path)).status, path).toBe(404);
}, 180_000);

it('R66.3: open warns of dashes in texts, a missing guarantee and an unencrypted address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-warned-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const company = join(root, 'tests', 'fixtures', 'second-company');
  const read = (name: string) => JSON.parse(readFileSync(join(company, name), 'utf8'));
  const [brands, sellers] = [read('brands.json'), read('sellers.json')];
  const second = { siteId: 2, name: 'Fale', address: 'http://fale.example' };
  brands.brands.push({ ...brands.brands[0], ...second });
  sellers.sellers.push({ ...sellers.sellers[0], siteId: 2 });
  sellers.sellers[0].guarantee = null;
  brands.brands[0].cancellation.terms.splice(1, 0, { fromDays: 45, keepsPercent: 20 });
  writeFileSync(join(folder, 'brands.json'), JSON.stringify(brands));
  writeFileSync(join(folder, 'sellers.json'), JSON.stringify(sellers));
  const env = {
    ...{ NODE_ENV: 'production', SHOP_DATA: folder, SHOP_CONTENT: join(company, 'content') },
    ...{ PUBLIC_URL: 'http://morenka.example', SMTP_URL: 'smtp://127.0.0.1:9' },
    OFFICE_EMAIL: 'biuro@morenka.example',
  };
  const files = ['brands', 'sellers'].flatMap((name) => [`--${name}`, `${folder}/${name}.json`]);
  const words = ['open', ...files, '--offers', join(company, 'offers'), '--by', 'Ewa'];
  const { code, out } = await run('adapters/cli/office.ts', words, env);
  expect([code, out.split('\n').filter((line) => line.startsWith('Warning'))]).toEqual([
    0,
    expect.arrayContaining([
      'Warning: brand 1 has no guarantee. A company that organises trips needs one; name it in the sellers’ file.',
      expect.stringMatching(/^Warning: The address of brand 2 is http:\/\/fale\.example: /),
      'Warning: pages/trip-terms.yaml names 4 of 5 cancellation fees. Write {{cancel.rows}} or {{cancel.steps}} instead.',
      expect.stringMatching(
        /^Warning: pages\/trip-terms\.yaml:\d+ shows a dash for \{\{deposit\.exotic\}\}/,
      ),
    ]),
  ]);
  expect(out).not.toMatch(/shows a dash for \{\{(?!deposit\.exotic|guarantee\.)/);

  const shop = await startShopProcess(env);
  onTestFinished(shop.close);
  await fetch(`${shop.base}/readyz`);
  for (const name of ['PUBLIC_URL is http://morenka', 'The address of brand 2 is http://fale'])
    await expect
      .poll(() => shop.said().filter((line) => line.includes('address.unencrypted')))
      .toContainEqual(expect.stringContaining(name));
}, 180_000);

const rowsOf = (file: string): readonly (readonly [string, string])[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.map(({ name }): [string, string] => [
    String(name),
    JSON.stringify(database.prepare(`select * from "${name}"`).all()),
  ]);
  database.close();
  return rows;
};

it('issue 44: if a server’s start fails, it sends no mail, runs no scheduled event and writes no row', async () => {
  const shop = await startShopProcess({ WORK: 'elsewhere' });
  onTestFinished(shop.close);
  const { status } = await fetch(`${shop.base}/v1/auth/passwordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lojalny@kilwater.example' }),
  });
  expect(status).toBe(200);
  await shop.end();
  const before = rowsOf(shop.file('shop.sqlite'));
  expect(before.length).toBeGreaterThan(20);

  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : address);
  const contentWith = (file: string, text: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-content-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(CONTENT_FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, file), text);
    return folder;
  };
  const empty = mkdtempSync(join(tmpdir(), 'kilwater-empty-'));
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
  const failures = [
    [shop.file(''), { PORT: port }, `Port ${port} is in use`],
    [empty, { METRICS: `localhost:${port}` }, `Port ${port} of METRICS is in use`],
    [shop.file(''), { SHOP_CONTENT: contentWith('theme.yaml', 'no: [') }, 'theme.yaml: '],
    [empty, { SHOP_CONTENT: contentWith('pages/faq.yaml', 'no: [') }, 'pages/faq.yaml: '],
  ] as const;
  for (const [folder, env, reason] of failures) {
    const ended = await run('adapters/cli/start.ts', [], {
      ...{ NODE_ENV: 'development', SHOP_DATA: folder, PORT: String(freePort()) },
      ...env,
    });
    expect([ended.code, ended.err]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect(existsSync(join(empty, 'shop.sqlite'))).toBe(false);
  expect(rowsOf(shop.file('shop.sqlite'))).toEqual(before);
}, 240_000);

const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

it('issue 44: an upgrade changes no byte in the company’s folder and shows the company’s pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  const fixtures = join(root, 'tests', 'fixtures');
  cpSync(join(fixtures, 'second-company', 'content'), content, { recursive: true });
  writeFileSync(
    join(folder, 'shop.sqlite'),
    gunzipSync(readFileSync(join(fixtures, 'shop-2026-11.sqlite.gz'))),
  );
  const check = (): Promise<Ended> => run('adapters/cli/check-content.ts', [content], {});
  expect(await check()).toEqual({ code: 0, out: '', err: '' });
  const before = filesIn(content);
  expect(before.size).toBeGreaterThan(20);

  expect((await check()).code).toBe(0);
  const shop = await startShopProcess({ SHOP_DATA: folder, SHOP_CONTENT: content });
  onTestFinished(shop.close);
  const textOf = async (path: string): Promise<string> => (await fetch(shop.base + path)).text();
  expect(await textOf('/o-morence')).toContain('O Morence');
  expect(await textOf('/')).toContain('#2b1738');
  expect((await fetch(`${shop.base}/mazury`)).status).toBe(404);
  await shop.end();
  expect(await run('adapters/cli/audit.ts', [], { SHOP_DATA: folder })).toMatchObject({ code: 0 });
  expect(filesIn(content)).toEqual(before);
}, 240_000);
