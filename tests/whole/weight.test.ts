import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRaw } from '../support/fetch-raw.ts';
import { startShopProcess } from '../support/shop-process.ts';

let shop: Awaited<ReturnType<typeof startShopProcess>>;
beforeAll(async () => {
  shop = await startShopProcess();
});
afterAll(() => shop.close());

const KB = 1000;

const named = (html: string, tag: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(tag)].flatMap(([, address]) => address ?? [])),
];
const weightOf = async (path: string) => {
  const html = await (await fetch(`${shop.base}${path}`)).text();
  const sum = async (files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(
      files.map(async (file) => (await fetchRaw(shop.base + file)).bytes.length),
    );
    return sizes.reduce((all, size) => all + size, 0);
  };
  const begun =
    /<script type="application\/json" id="programs">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const programs = [
    ...named(begun, /"([^"]+)"/g),
    ...named(html, /<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g),
  ];
  const styles = named(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const [document, scripts, looks] = [
    (await fetchRaw(shop.base + path)).bytes.length,
    await sum(programs),
    await sum(styles),
  ];
  return { programs, styles, scripts, whole: document + scripts + looks };
};
const firstOffer = async (): Promise<string> => {
  const html = await (await fetch(`${shop.base}/rejsy-morskie`)).text();
  return /href="(\/oferta\/[^"]+)"/.exec(html)?.[1] ?? '';
};

type BuiltFile = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
};
const manifest = async (): Promise<Readonly<Record<string, BuiltFile>>> =>
  JSON.parse(
    await readFile(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'),
  );
const builtFiles = async (): Promise<readonly BuiltFile[]> => Object.values(await manifest());

describe('what a browser downloads for the first page that it opens', () => {
  it.each([
    ['the home page', async () => '/', 150],
    ['the list', async () => '/rejsy-morskie', 200],
    ['an offer', firstOffer, 200],
    ['an article', async () => '/blog/piec-wezlow', 200],
    ['the contact page', async () => '/kontakt', 150],
  ])('stays below the limit of bytes for %s', async (_, address, limit) => {
    const { scripts, whole, programs, styles } = await weightOf(await address());
    expect(programs.length).toBeGreaterThan(2);
    expect(styles.length).toBeGreaterThan(1);
    expect(scripts).toBeLessThan(120 * KB);
    expect(whole).toBeLessThan(limit * KB);
    // Each file is one request, and a phone sends at most six requests at a time.
    expect(programs.length + styles.length).toBeLessThan(16);
  });

  it('on a public page the download has no code of the wizard, the panel or the accounts', async () => {
    const { programs } = await weightOf('/');
    const personal = (await builtFiles()).filter(({ name = '' }) =>
      ['personal', 'account', 'WizardScreen', 'PanelPage', 'LoginPage'].includes(name),
    );
    expect(personal.length).toBe(5);
    expect(personal.filter(({ file }) => programs.includes(`/${file}`))).toEqual([]);
  });

  it('includes the screen’s script at once on a customer’s page, because the HTML names the script', async () => {
    const { programs } = await weightOf('/rezerwacja?oferta=101');
    const wizard = (await builtFiles()).find(({ name }) => name === 'WizardScreen');
    expect(programs).toContain(`/${wizard?.file}`);
  });

  it('has no script files that import each other, because one would run before the file that it imports', async () => {
    const files = await manifest();
    const neededBy = (name: string, found: Set<string> = new Set()): ReadonlySet<string> => {
      for (const next of files[name]?.imports ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        neededBy(next, found);
      }
      return found;
    };
    expect(Object.keys(files).length).toBeGreaterThan(20);
    expect(Object.keys(files).filter((name) => neededBy(name).has(name))).toEqual([]);
  });
});
