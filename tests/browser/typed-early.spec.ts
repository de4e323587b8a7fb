import { expect, type Page } from 'playwright/test';
import { newEmail, shopTest } from './browser-shop.ts';

const openWithoutProgram = async (page: Page, path: string): Promise<() => Promise<void>> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main input')].every((input) =>
        Object.keys(input).some((key) => key.startsWith('__reactProps')),
      ),
    );
  };
};

/** These pages have no script at first, so this fixture does not wait for React. */
const earlyTest = shopTest.extend({
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

earlyTest(
  'P-129: the enquiry keeps every field that was filled in before React ran',
  async ({ page }) => {
    const arrive = await openWithoutProgram(page, '/rejsy-prywatne');
    const form = page.locator('form[action="/kontakt"]');
    await form.getByLabel('Kiedy').fill('lipiec 2027');
    await form.getByRole('combobox').nth(0).selectOption({ index: 2 });
    await form.getByRole('combobox').nth(1).selectOption({ index: 1 });
    await form.locator('textarea').fill('Płyniemy z psem');
    await form.locator('input[type="email"]').fill('anna@example.pl');
    const chosen = () =>
      form
        .getByRole('combobox')
        .evaluateAll((lists) =>
          lists.map((list) => (list instanceof HTMLSelectElement ? list.value : '')),
        );
    const before = await chosen();
    await arrive();
    await form.getByRole('button', { name: 'Więcej' }).click();
    await expect(form.getByLabel('Kiedy')).toHaveValue('lipiec 2027');
    expect(await chosen()).toEqual(before);
    await expect(form.locator('textarea')).toHaveValue('Płyniemy z psem');
    await expect(form.locator('input[type="email"]')).toHaveValue('anna@example.pl');
    const sent = page.waitForRequest('**/v1/contact/request');
    await form.getByRole('button', { name: /Wyślij/ }).click();
    const { contents } = (await sent).postDataJSON();
    for (const words of ['lipiec 2027', ...before, 'Płyniemy z psem'])
      expect(contents).toContain(words);
  },
);

earlyTest('filters that were ticked before React ran are applied', async ({ page }) => {
  const arrive = await openWithoutProgram(page, '/rejsy-morskie');
  const form = page.getByRole('form', { name: 'Filtry' });
  for (const name of ['Chorwacja', 'Grecja']) await form.getByRole('checkbox', { name }).check();
  await arrive();
  await expect(page).toHaveURL(/destination=\d+(%2C|,)\d+/);
  for (const name of ['Chorwacja', 'Grecja'])
    await expect(form.getByRole('checkbox', { name })).toBeChecked();
});

earlyTest(
  'the home page’s search and newsletter keep input that was typed before React ran',
  async ({ page }) => {
    const email = newEmail();
    const arrive = await openWithoutProgram(page, '/');
    const search = page.getByRole('form', { name: 'Szukaj rejsu' });
    await search.getByLabel('Dokąd').selectOption({ label: 'Chorwacja' });
    const letter = page.locator('form[action="/newsletter"]');
    await letter.locator('input[type="email"]').fill(email);
    await letter.getByRole('checkbox').check();
    await arrive();
    await search.getByLabel('Kiedy').selectOption({ index: 1 });
    await expect(search.getByLabel('Dokąd').locator('option:checked')).toHaveText('Chorwacja');
    await search.getByLabel('Kiedy').selectOption({ index: 0 });
    await expect(search.getByRole('button')).toContainText(/rejs/);
    await expect(letter.locator('input[type="email"]')).toHaveValue(email);
    await letter.getByRole('button').click();
    await expect(page.getByText('Dziękujemy za zapis').first()).toBeVisible();
  },
);

earlyTest(
  'a filter that is ticked as soon as React runs is applied only once',
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const tick = () => {
          const box = document.querySelector<HTMLInputElement>('input[name="destination"]');
          if (box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps')))
            box.click();
          else setTimeout(tick);
        };
        tick();
      });
    });
    await page.goto('/rejsy-morskie');
    await expect(page).toHaveURL(/destination=\d+$/);
    await expect(page.locator('input[name="destination"]').first()).toBeChecked();
  },
);

earlyTest(
  'P-111, P-125: questions and yachts do not collapse when React takes over; the search finds all',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ['/rejsy-prywatne', '/faq']) {
      const arrive = await openWithoutProgram(page, path);
      const height = () =>
        page.evaluate(async () => {
          await document.fonts.ready;
          return document.documentElement.scrollHeight;
        });
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('#root') ?? document.body).display === 'flex',
      );
      const before = await height();
      await arrive();
      expect(Math.abs((await height()) - before), path).toBeLessThan(120);
      await page.unrouteAll();
    }
    await page.getByLabel('Szukaj w pytaniach').fill('ZALOGA');
    const found = Number(
      /\d+/.exec((await page.getByText(/^Znalezione: \d+$/).textContent()) ?? '')?.[0],
    );
    expect(found).toBeGreaterThan(2);
    await expect(page.locator('main details:visible')).toHaveCount(found);
  },
);
