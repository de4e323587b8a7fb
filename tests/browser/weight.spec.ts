import { gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { newEmail, shopTest } from './shop.ts';
import { walkTo } from './wizard.ts';

const LIMIT = 160 * 1024;

shopTest('the whole wizard, entry to step 6, needs at most 160 kB of gzipped JavaScript', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.ok()) scripts.set(response.url(), response.body());
  });
  await walkTo(page, 'podsumowanie-i-platnosc', newEmail());
  const sizes = await Promise.all([...scripts.values()].map(async (body) => gzipSync(await body).length));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
});
