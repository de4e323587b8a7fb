import { expect, type Page } from 'playwright/test';
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
