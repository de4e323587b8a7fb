import { expect, test } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll, mailTo, withoutErrors } from './browser-shop.ts';

const TEXT = 'Herbata z termosu smakuje najlepiej o szóstej rano.';

/** The demo's customer whose trip to Norway ended two weeks ago. */
const BOOKER = 'lojalny@kilwater.example';

test('R72: a booker reviews an ended trip by the mail’s link without a script; the offer shows it', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const expectNoErrors = withoutErrors(page);
  const letter = await mailTo(BOOKER, /Dziękujemy za wspólny rejs/);
  const link = new URL(/http\S+\/opinia\/\S+/.exec(letter)?.[0] ?? '').pathname;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Jak oceniasz ten rejs?' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByLabel(/Co zapamiętasz/).fill(TEXT);
  await plain.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(plain.getByRole('link', { name: 'Wybierz od 1 do 5 gwiazdek.' })).toBeVisible();
  await expect(plain.getByLabel(/Co zapamiętasz/)).toHaveValue(TEXT);
  await plain.getByLabel('4 / 5, dobry').check();
  await plain.getByRole('button', { name: 'Wyślij opinię' }).click();
  await expect(plain.getByRole('heading', { name: 'Dziękujemy za opinię' })).toBeVisible();
  await context.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dziękujemy za opinię' })).toBeVisible();
  await expectAccessible(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries({
      offer: '/oferta/bergen-i-wyspy',
      country: '/rejsy-morskie/norwegia',
      method: '/opinie',
      home: '/',
    })) {
      await page.goto(path);
      const section = page.locator('#opinie');
      if (name !== 'home') await expect(section.getByText(TEXT)).toBeVisible();
      if (name === 'method') await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
  expectNoErrors();
});
