import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './browser-shop.ts';
import { ownShop } from './own-shop.ts';

const COMPANY = join(import.meta.dirname, '..', 'fixtures', 'second-company');
const PAGES = [
  '/',
  '/rejsy-morskie',
  '/oferta/algarve-klify',
  '/oferta/szkiery-bohuslan',
  '/o-morence',
  '/co-zabrac',
  '/kontakt',
  '/faq',
  '/regulamin',
];
const DEMO = /kilwater|ciuchy|20–45|8–10 godzin|Chorwacj|Mazur|Gdyni|Latarnia|od 2011/i;

const shop = ownShop(COMPANY);

test.beforeAll(() => shop.start());
test.afterAll(() => shop.stop());

for (const width of [1280, 360])
  test(`issue 44: a second company shows nothing of the demo at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      const answer = await page.goto(shop.url + path);
      expect(answer?.status(), path).toBe(200);
      const text = await page.evaluate(
        () => `${document.title} ${document.body.innerText} ${[...document.links].join(' ')}`,
      );
      expect(DEMO.exec(text)?.[0], path).toBeUndefined();
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(ink, path).toBe('rgb(43, 23, 56)');
      await expect(page.getByRole('img', { name: /flaga/i })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

test('issue 44: pages of the demo that the company left out answer 404', async ({ request }) => {
  for (const path of ['/mazury', '/szkolenia', '/o-nas/team', '/blog', '/chorwacja'])
    expect((await request.get(shop.url + path)).status(), path).toBe(404);
});
