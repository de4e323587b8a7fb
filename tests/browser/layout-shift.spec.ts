import { expect, type Page } from 'playwright/test';
import { pagesToMeasure } from '../tools/lighthouse/measured-pages.ts';
import { shopTest } from './browser-shop.ts';
import { PLAIN_OFFER } from './wizard-steps.ts';

const LATE_MS = 700;

/** Imitates a slow line: the text is on the screen before fonts and scripts arrive. */
const delayFiles = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/.*\.(?:woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
};

type Shift = { readonly score: number; readonly moved: readonly string[] };

const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 800));
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return shifts.map((shift) => ({
      score: 'value' in shift ? Number(shift.value) : 0,
      moved:
        'sources' in shift && Array.isArray(shift.sources)
          ? shift.sources.map(({ node }: { node: Node | null }) =>
              (node?.textContent ?? '').slice(0, 40),
            )
          : [],
    }));
  });

// Without a stored answer the pages have the consent strip, as at a first visit.
shopTest.use({ storageState: { cookies: [], origins: [] } });

for (const { name, path } of pagesToMeasure(PLAIN_OFFER.path))
  shopTest(`${name}: late fonts and scripts move the page by less than 0.05`, async ({ page }) => {
    await delayFiles(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { score }) => total + score, 0);
      expect(sum, `${width}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05);
    }
  });
