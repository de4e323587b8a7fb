import { expect, test } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll, mailTo, withoutErrors } from './browser-shop.ts';

const TEXT = 'Herbata z termosu smakuje najlepiej o szóstej rano.';

/** The demo's customer whose trip to Norway ended two weeks ago. */
const BOOKER = 'lojalny@kilwater.example';
const OFFER = '/oferta/bergen-i-wyspy';
const COUNTRY = '/rejsy-morskie/norwegia';
const METHOD = '/opinie';

test('R72: through the mailed link a booker reviews an ended trip, without scripts; the offer shows it', async ({
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
    await page.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(page.getByRole('link', { name: 'Wybierz od 1 do 5 gwiazdek.' })).toBeVisible();
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
  for (const path of [OFFER, COUNTRY, METHOD]) {
    await page.goto(path);
    await expect(page.locator('#opinie').getByText(TEXT)).toBeVisible();
  }
  expectNoErrors();
});

for (const path of [OFFER, COUNTRY, METHOD, '/', '/opinia/nieznana'])
  test(`R72: the reviews on ${path} break no accessibility rule at 1280 and 360 px`, async ({
    page,
  }) => {
    const expectNoErrors = withoutErrors(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      if (path !== '/opinia/nieznana') await expect(page.locator('#opinie')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expectNoErrors();
  });
