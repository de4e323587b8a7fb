import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../support/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Addresses that answer otherwise than with a page. */
const notThere = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(shop.base + path, { redirect: 'manual' });
    if (status !== 200) found.push(`${status} ${path}`);
  }
  return found;
};

it('every address of the map of the site is a page, and there are countries, trainings and articles among them', async () => {
  const map = await (await fetch(`${shop.base}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(100);
  for (const kind of [/^\/rejsy-morskie\/\w/, /^\/oferta\/akademia/, /^\/blog\/\w/, /^\/szkolenia$/, /^\/mazury$/])
    expect(paths.some((path) => kind.test(path))).toBe(true);
  expect(await notThere(paths)).toEqual([]);
});

it('menu and footer lead to pages that there are (P-020 to P-031)', async () => {
  const html = await (await fetch(`${shop.base}/kontakt`)).text();
  const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href));
  expect(links.size).toBeGreaterThan(30);
  expect(await notThere([...links])).toEqual([]);
});
