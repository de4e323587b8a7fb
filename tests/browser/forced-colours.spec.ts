import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import { logInOnPage, shopTest } from './browser-shop.ts';
import { beginBooking, chooseCount, MAY_TRIP, PLAIN_OFFER } from './wizard-steps.ts';

/** Visible controls without a border, and chosen ones that look like the others. */
const unclear = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      `${element.tagName} „${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const edge = (element: Element): number => {
      const {
        outlineStyle,
        outlineWidth,
        borderTopStyle,
        borderTopWidth,
        borderBottomStyle,
        borderBottomWidth,
      } = getComputedStyle(element);
      const widthOf = (style: string, width: string) =>
        style === 'none' ? 0 : Number.parseFloat(width);
      return Math.max(
        widthOf(outlineStyle, outlineWidth),
        widthOf(borderTopStyle, borderTopWidth),
        widthOf(borderBottomStyle, borderBottomWidth),
      );
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
    const noEdge = all('button, a[class*="_button_"]').filter((element) => edge(element) < 1);
    const ownState = (label: Element) => [...label.querySelectorAll('input')].some(seen);
    const chosen = [
      ...all(
        '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]',
      ),
      ...all('label:has(> input:checked)').filter((label) => !ownState(label)),
    ].filter((element) => edge(element) < 3);
    return [
      ...noEdge.map((element) => `no edge: ${nameOf(element)}`),
      ...chosen.map((element) => `not told apart: ${nameOf(element)}`),
    ];
  });

for (const width of [1280, 360])
  shopTest(
    `in forced colours each button has an edge and each choice its mark, ${width} px wide`,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/',
        '/rejsy-morskie?sort=price',
        PLAIN_OFFER.path,
        '/rejsy-prywatne',
        '/szkolenia',
        '/faq',
        '/kontakt',
        '/blog',
        '/zaloguj',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await unclear(page), path).toEqual([]);
      }
      await logInOnPage(page);
      await beginBooking(page, MAY_TRIP);
      expect(await unclear(page), 'step 1').toEqual([]);
      await chooseCount(page, 2);
      expect(await unclear(page), 'step 2').toEqual([]);
      const id = await bookTrip(page, { offerId: MAY_TRIP });
      for (const tab of ['', '/transport', '/platnosci']) {
        await page.goto(`/twoj-panel/wyjazd/${id}${tab}`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'Wczytywanie' })).toHaveCount(0);
        expect(await unclear(page), `panel${tab}`).toEqual([]);
      }
    },
  );

shopTest('a printed page has no buttons', async ({ page }) => {
  const buttons = () => page.locator('button:visible, a[class*="_button_"]:visible').count();
  await logInOnPage(page);
  const id = await bookTrip(page, { offerId: MAY_TRIP });
  for (const path of [
    '/',
    '/rejsy-morskie',
    PLAIN_OFFER.path,
    '/rejsy-prywatne',
    '/kontakt',
    `/twoj-panel/wyjazd/${id}/platnosci`,
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect.poll(buttons, path).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await buttons(), path).toBe(0);
  }
  await beginBooking(page, MAY_TRIP);
  expect(await buttons()).toBe(0);
});
