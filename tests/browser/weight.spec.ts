import { gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { newEmail, shopTest } from './browser-shop.ts';
import { MAY_TRIP, walkToStep } from './wizard-steps.ts';

const LIMIT = 160 * 1024;

shopTest(
  'the whole wizard, entry to step 6, needs at most 160 kB of gzipped JavaScript',
  async ({ page }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && response.ok())
        scripts.set(response.url(), response.body());
    });
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail(), MAY_TRIP);
    const sizes = await Promise.all(
      [...scripts.values()].map(async (body) => gzipSync(await body).length),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
  },
);

shopTest(
  'the list first fetches only visible pictures; the next ones load before they are reached',
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sceny/')) fetched.push(request.url());
    });
    // The small window comes first, because a reload requests all pictures that the tab has loaded.
    for (const [width, height] of [
      [360, 800],
      [1280, 900],
    ] as const) {
      // The page of the old window size would load what the new size makes visible.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height });
      fetched.length = 0;
      await page.goto('/rejsy-morskie');
      await page.waitForLoadState('networkidle');
      const scenes = await page.evaluate(() =>
        [...document.images]
          .filter(({ src }) => src.includes('/sceny/'))
          .map((image) => {
            // A picture that has not loaded has no size, so its frame is measured.
            const { top, bottom } = (image.parentElement ?? image).getBoundingClientRect();
            return { address: image.src, seen: top < innerHeight && bottom > 0 };
          }),
      );
      const seen = scenes.filter((scene) => scene.seen).map(({ address }) => address);
      expect(scenes.length).toBeGreaterThan(seen.length);
      expect([...new Set(fetched)].toSorted()).toEqual([...new Set(seen)].toSorted());
      const far = await page
        .getByRole('article')
        .nth(20)
        .evaluate((card) =>
          card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        );
      expect(far, 'a card far below is laid out beside others alone').toBe(width > 560);
    }
    const before = fetched.length;
    await page.mouse.wheel(0, 10);
    await expect.poll(() => fetched.length).toBeGreaterThan(before);
  },
);
