import { expect, type Page } from 'playwright/test';
import {
  BROWSER_PASSWORD,
  expectSoundPage,
  logInOnPage,
  mailTo,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';

const NEW = 'nowy wiatr 7';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/zaloguj');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Hasło').fill(password);
  await press(page, 'Zaloguj się');
};

shopTest(
  'an account’s own data, devices, new password by mail, and its end (R39, R42, R43)',
  async ({ page, browser }) => {
    shopTest.setTimeout(120_000);
    const errors = withoutErrors(page);
    const email = await logInOnPage(page);
    await page.goto('/twoj-panel/twoje-dane');

    await shopTest.step('own data are saved, and the menu greets with the saved name', async () => {
      await press(page, 'Zmień dane');
      await expect(field(page, 'Imię')).toBeFocused();
      await expect(page.getByLabel(/^E-mail/)).not.toBeEditable();
      await field(page, 'Imię').fill('Ola');
      await field(page, 'NIP').fill('526-025-02-74');
      await field(page, 'Kod pocztowy').fill('81350');
      await press(page, 'Zapisz dane');
      await expect(page.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();
      await expect(page.getByText('5260250274')).toBeVisible();
      await expect(page.getByText('81-350')).toBeVisible();
      await expect(page.getByText('Witaj, Ola').first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('5260250274')).toBeVisible();
    });

    const phone = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'pl-PL',
      userAgent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1',
    });
    const there = await phone.newPage();
    await enter(there, email, BROWSER_PASSWORD);
    await there.getByRole('link', { name: 'Twoje dane' }).click();
    await expect(there.getByRole('button', { name: 'Zmień dane' })).toBeVisible();

    await shopTest.step('the devices are listed, and another device is logged out', async () => {
      await page.getByRole('link', { name: 'Zmień hasło' }).click();
      await expect(page.getByText('To urządzenie')).toBeVisible();
      await page.getByRole('button', { name: /^Wyloguj: Safari, iPhone/ }).click();
      await expect(page.getByText('Urządzenie zostało wylogowane')).toBeVisible();
      await expect(page.getByText('Safari, iPhone')).toHaveCount(0);
      await there.reload();
      await expect(there).toHaveURL(/\/zaloguj\?dalej=/);
    });

    await shopTest.step('a new password by mail ends every session of the account', async () => {
      await there.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
      await expect(there).toHaveURL(/reset-has%C5%82a$/);
      await field(there, 'E-mail').fill(email);
      await press(there, 'Wyślij link');
      await expect(there.getByText('Jeśli ten adres ma', { exact: false })).toBeVisible();
      const link = /\/Password\/[\w-]+/.exec(await mailTo(email, /Nowe hasło/))?.[0] ?? '';
      await there.goto(link);
      await field(there, 'Nowe hasło').fill(NEW);
      await field(there, 'Powtórz nowe hasło').fill(NEW);
      await press(there, 'Zapisz nowe hasło');
      await expect(there.getByText('Twoje hasło zostało zmienione')).toBeVisible();
      await there.goto(link);
      await field(there, 'Nowe hasło').fill(NEW);
      await field(there, 'Powtórz nowe hasło').fill(NEW);
      await press(there, 'Zapisz nowe hasło');
      await expect(there.getByText('Wprowadzony kod lub hasło są nieprawidłowe')).toBeVisible();
      await page.goto('/twoj-panel');
      await expect(page).toHaveURL(/\/zaloguj\?dalej=/);
    });

    await enter(page, email, NEW);
    await page.getByRole('link', { name: 'Twoje dane' }).click();
    await shopTest.step(
      'the account is deleted after a confirmation, and nobody can log in to it again (A-183)',
      async () => {
        await press(page, 'Usuń konto');
        await press(page, 'Zostaję');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await press(page, 'Usuń konto');
        await press(page, 'Usuwam konto');
        await expect(page.getByText('Konto zostało usunięte')).toBeVisible();
        await mailTo(email, /zostało usunięte/);
        await enter(page, email, BROWSER_PASSWORD);
        await expect(page.getByText('Niepoprawny login lub hasło')).toBeVisible();
      },
    );
    errors();
    await phone.close();
  },
);

shopTest('‘To nie ja’ in the activation mail removes the account (R43)', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/v1/account/create', {
    data: { email, password: BROWSER_PASSWORD, policyAccepted: 1 },
  });
  const link = /\/Activate\/[\w-]+\?nie-ja/.exec(await mailTo(email, /Aktywuj/))?.[0] ?? '';
  await page.goto(link);
  await press(page, 'Usuń to konto');
  await expect(page.getByText('Konto zostało usunięte')).toBeVisible();
  await page.goto(link.replace('?nie-ja', ''));
  await press(page, 'Aktywuj konto');
  await expect(page.getByText('Link jest niepoprawny')).toBeVisible();
});

shopTest(
  // This test also covers.
  'R44.6: the panel asks before logout, /wyloguj logs out at once; both lead home (A-015, A-024)',
  async ({ page }) => {
    await logInOnPage(page);
    await page.goto('/twoj-panel/wyloguj');
    await expect(page.getByRole('dialog', { name: 'Wylogować Cię?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/twoj-panel$/);
    await page
      .getByRole('navigation', { name: 'Panel klienta' })
      .getByRole('link', { name: 'Wyloguj' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await page.request.get('/v1/auth/details')).status()).toBe(401);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'zaloguj', exact: true }),
    ).toHaveAttribute('href', '/zaloguj');
    await logInOnPage(page);
    // V14.3.1: logging out clears the typed input that this tab stored.
    await page.evaluate(() => sessionStorage.setItem('typed', 'Anna'));
    await page.goto('/wyloguj');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect((await page.request.get('/v1/auth/details')).status()).toBe(401);
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
  },
);

shopTest(
  '‘Wyloguj wszędzie’ also ends the session of the browser that pressed it',
  async ({ page }) => {
    await logInOnPage(page);
    await page.goto('/twoj-panel/zmiana-hasla');
    await press(page, 'Wyloguj wszędzie');
    await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj wszędzie' }).click();
    await expect(page).toHaveURL(/\/zaloguj$/);
    expect((await page.request.get('/v1/auth/details')).status()).toBe(401);
  },
);

shopTest(
  'the menu greets by name, leads to the panel and marks unread messages (A-017 to A-019, P-027)',
  async ({ page }) => {
    await logInOnPage(page);
    await page.route(/\/v1\/auth\/details(\?|$)/, (route) =>
      route.fulfill({ json: { Auth: { IsAmbassador: false, HasNewMessages: true } } }),
    );
    await page.goto('/');
    const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Witaj' });
    await expect(menu).toContainText('Masz nowe wiadomości');
    await menu.click();
    await expect(page.getByRole('link', { name: 'Twój Panel' }).first()).toHaveAttribute(
      'href',
      '/twoj-panel',
    );
  },
);

shopTest(
  'if the session ends, the login opens over the form and no typed input is lost',
  async ({ page }) => {
    const email = await logInOnPage(page);
    await page.goto('/twoj-panel/twoje-dane');
    await press(page, 'Zmień dane');
    await field(page, 'Imię').fill('Ola');
    await page.request.get('/v1/auth/logout');
    await press(page, 'Zapisz dane');
    const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await dialog.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field(page, 'Imię')).toHaveValue('Ola');
    await press(page, 'Zapisz dane');
    await expect(page.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();
  },
);

shopTest(
  'the account’s public screens and their error states break no accessibility rule and fit 320 px',
  async ({ page }) => {
    const errors = withoutErrors(page);
    for (const path of [
      '/reset-has%C5%82a',
      '/reset-hasla',
      '/Password/nieznany',
      '/Activate/nieznany?nie-ja',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expectSoundPage(page);
    }
    await page.goto('/reset-hasla');
    await press(page, 'Wyślij link');
    await expect(page.getByText('Uzupełnij pole email')).toBeVisible();
    await field(page, 'E-mail').fill('bez-malpy');
    await press(page, 'Wyślij link');
    await expect(page.getByText('Niepoprawny adres email')).toBeVisible();
    await expectSoundPage(page);
    await page.goto('/Password/nieznany');
    await field(page, 'Nowe hasło').fill('12345');
    await press(page, 'Zapisz nowe hasło');
    await expect(page.getByText('Hasło musi mieć minimum 6 znaków').first()).toBeVisible();
    await expectSoundPage(page);
    await page.goto('/rejestracja');
    await press(page, 'Załóż konto');
    await expect(page.getByText('Uzupełnij pole z hasłem').first()).toBeVisible();
    await expectSoundPage(page);
    await page.goto('/zaloguj');
    await press(page, 'Zaloguj się');
    await expect(page.getByText('Uzupełnij pole email')).toBeVisible();
    await expectSoundPage(page);
    errors();
  },
);

shopTest(
  'the panel’s tabs, dialogs and errors are accessible and fit 320 px (A-020, A-023, A-029)',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await logInOnPage(page);
    await page.goto('/twoj-panel/twoje-dane');
    await expect(page.getByRole('heading', { name: 'Panel klienta', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
    await expect(page.getByRole('button', { name: 'Zmień dane' })).toBeVisible();
    await expectSoundPage(page);
    await press(page, 'Usuń konto');
    await expectSoundPage(page);
    await press(page, 'Zostaję');
    await press(page, 'Zmień dane');
    await expectSoundPage(page);
    await field(page, 'Telefon').fill('12');
    await field(page, 'NIP').fill('5260250275');
    await press(page, 'Zapisz dane');
    await expect(
      page.getByRole('alert').getByText('Twoje dane nie zostały zapisane'),
    ).toBeVisible();
    await expect(field(page, 'NIP')).toHaveAttribute('aria-invalid', 'true');
    await expectSoundPage(page);
    await page.goto('/twoj-panel/zmiana-hasla');
    await expect(page.getByText('To urządzenie')).toBeVisible();
    await press(page, 'Zmień hasło');
    await expect(
      page.getByRole('alert').getByText('Wypełnij prawidłowo wszystkie pola'),
    ).toBeVisible();
    await expectSoundPage(page);
    await press(page, 'Wyloguj wszędzie');
    await expectSoundPage(page);
    errors();
  },
);
