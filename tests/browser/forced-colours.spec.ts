import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import { logInOnPage, shopTest } from './browser-shop.ts';
import { beginBooking, chooseCount, MAY_TRIP, PLAIN_OFFER } from './wizard-steps.ts';

/** Forced colours hide controls without an edge and chosen controls without a mark of their own. */
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
        borderLeftStyle,
        borderLeftWidth,
      } = getComputedStyle(element);
      const widthOf = (style: string, width: string) =>
        style === 'none' ? 0 : Number.parseFloat(width);
      return Math.max(
        widthOf(outlineStyle, outlineWidth),
        widthOf(borderTopStyle, borderTopWidth),
        widthOf(borderBottomStyle, borderBottomWidth),
        widthOf(borderLeftStyle, borderLeftWidth),
      );
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
    const noEdge = [
      ...all('button, a[class*="_button_"], a[href="#top"]'),
      ...all('*').filter((element) => getComputedStyle(element).position === 'fixed'),
    ].filter((element) => edge(element) < 1);
    const ownState = (label: Element) => [...label.querySelectorAll('input')].some(seen);
    const CHOSEN =
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';
    const chosen = [
      ...all(CHOSEN),
      ...all('label:has(> input:checked)').filter((label) => !ownState(label)),
    ];
    const canvas = getComputedStyle(document.body).backgroundColor;
    const hasMark = (element: Element) => {
      const style = getComputedStyle(element);
      return (['left', 'bottom'] as const).some(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 2 &&
          style.getPropertyValue(`border-${side}-color`) !== canvas,
      );
    };
    const markedOthers = all(CHOSEN).flatMap((element) => {
      const item = element.parentElement;
      const row = item?.tagName === 'LI' ? item.parentElement : item;
      return [...(row?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => seen(other) && !other.matches(CHOSEN) && hasMark(other),
      );
    });
    // A row that scrolls sideways cuts off what is outside of it.
    const isCutOff = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none') return false;
      const { top, bottom } = element.getBoundingClientRect();
      const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      for (let around = element.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        const cuts = !['visible', 'clip'].includes(getComputedStyle(around).overflowY);
        if (cuts && around !== document.documentElement && around !== document.body)
          return top - beyond < box.top - 0.5 || bottom + beyond > box.bottom + 0.5;
      }
      return false;
    };
    // A mark around a whole label cuts through its visible checkbox or radio button.
    const cutThrough = all('label:has(> input)').filter(
      (label) =>
        ownState(label) && edge(label) > 0 && getComputedStyle(label).paddingInlineStart === '0px',
    );
    return [
      ...noEdge.map((element) => `no edge: ${nameOf(element)}`),
      ...chosen
        .filter((element) => edge(element) < 3)
        .map((element) => `not told apart: ${nameOf(element)}`),
      ...chosen.filter(isCutOff).map((element) => `mark cut off: ${nameOf(element)}`),
      ...markedOthers.map((element) => `looks chosen: ${nameOf(element)}`),
      ...cutThrough.map((element) => `mark in the way: ${nameOf(element)}`),
    ];
  });

for (const width of [1280, 360])
  shopTest(
    `in forced colours each button has an edge and each choice its mark, ${width} px wide`,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/',
        '/rejsy-morskie?sort=price',
        PLAIN_OFFER.path,
        '/rejsy-prywatne',
        '/szkolenia',
        '/faq',
        '/jak-to-dziala',
        '/kontakt',
        '/blog',
        '/zaloguj',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect.soft(await unclear(page), path).toEqual([]);
        const isScrolled = await page.evaluate(() => {
          scrollTo(0, 1500);
          return scrollY > 400;
        });
        if (isScrolled) await expect(page.locator('a[href="#top"]')).toBeVisible();
        expect.soft(await unclear(page), `${path}, scrolled`).toEqual([]);
      }
      await logInOnPage(page);
      await beginBooking(page, MAY_TRIP);
      expect.soft(await unclear(page), 'step 1').toEqual([]);
      await chooseCount(page, 2);
      expect.soft(await unclear(page), 'step 2').toEqual([]);
      const id = await bookTrip(page, { offerId: MAY_TRIP });
      for (const tab of ['', '/transport', '/platnosci']) {
        await page.goto(`/twoj-panel/wyjazd/${id}${tab}`);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'Wczytywanie' })).toHaveCount(0);
        expect.soft(await unclear(page), `panel${tab}`).toEqual([]);
      }
    },
  );

shopTest('a printed page has no buttons', async ({ page }) => {
  const buttons = () =>
    page.locator('button:visible, a[class*="_button_"]:visible, video[controls]:visible').count();
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
