import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  logInOnPage,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

shopTest(
  'R58, A-109: of two tabs with account details the second shows the conflict and keeps its input',
  async ({ page, context }) => {
    const errors = withoutErrors(page);
    await logInOnPage(page);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto('/twoj-panel/twoje-dane');
      await press(tab, 'Zmień dane');
    }
    await field(second, 'Telefon').fill('600 700 800');
    await press(second, 'Zapisz dane');
    await expect(second.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();

    await field(page, 'Nazwisko').fill('Żak');
    await press(page, 'Zapisz dane');
    await expect(page.getByText('Te dane zmieniły się w innym oknie')).toBeVisible();
    await expect(page.getByText('Telefon: 600 700 800')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await press(page, 'Pracuj na aktualnych danych');
    await expect(field(page, 'Imię')).toBeFocused();
    await expect(field(page, 'Telefon')).toHaveValue('600 700 800');
    await expect(field(page, 'Nazwisko')).toHaveValue('Żak');
    await press(page, 'Zapisz dane');
    await expect(page.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();
    for (const words of ['Żak', '600 700 800'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    errors();
  },
);

shopTest(
  'W-137, R67.9: own data and travellers in the panel show the parsed date, or the refused input',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await logInOnPage(page);
    const correct = async (save: string) => {
      const born = field(page, 'Data urodzenia');
      await born.fill('17. 5. 1994 r.');
      await born.blur();
      await expect(born).toHaveValue('1994-05-17');
      await born.fill('');
      await born.pressSequentially('29022000');
      await expect(born).toHaveValue('29022000');
      await born.fill('30.02.2000');
      await field(page, 'Imię').fill('Jan');
      await field(page, 'Nazwisko').fill('Kos');
      await press(page, save);
      await expect(page.getByText(/nieprawidłowy format.*RRRR-MM-DD/).first()).toBeVisible();
      await expect(born).toHaveValue('30.02.2000');
      await born.fill('29/02/2000');
      await field(page, 'Imię').fill('Jan (Janek)');
      await press(page, save);
      await expect(page.getByText('Popraw znak „(” (5. z kolei).').first()).toBeVisible();
      await expect(born).toHaveValue('2000-02-29');
      await field(page, 'Imię').fill('Jan\u00a0Maria\u200b');
      await press(page, save);
    };
    await page.goto('/twoj-panel/twoje-dane');
    await press(page, 'Zmień dane');
    await correct('Zapisz dane');
    await expect(page.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();
    for (const words of ['Jan Maria', '29.02.2000'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();

    const id = await bookTrip(page, { people: 2 });
    await page.goto(`/twoj-panel/wyjazd/${id}/uczestnicy`);
    await press(page, 'Zmień dane: Piotr Żak');
    await correct('Zapisz');
    await expect(
      page.getByRole('status').filter({ hasText: 'Dane zostały zapisane poprawnie' }),
    ).toBeVisible();
    await expect(page.getByText('Jan Maria Kos').first()).toBeVisible();
    errors();
  },
);

shopTest('a text button stands in line with the other elements of its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/rejestracja');
  const column = await page.getByRole('button', { name: 'Załóż konto' }).boundingBox();
  const words = page.getByRole('main').getByRole('link', { name: 'Mam już konto' });
  const text = await words.locator('span').first().boundingBox();
  expect(text?.x).toBe(column?.x);
});
