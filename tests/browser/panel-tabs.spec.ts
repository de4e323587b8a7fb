import { expect, type Page } from 'playwright/test';
import { expectSoundPage, shopTest, withoutErrors } from './browser-shop.ts';

const as = async (page: Page, name: string): Promise<void> => {
  const login = await page.request.post('/v1/auth/login', {
    data: { email: `${name}@kilwater.example`, password: 'dobry wiatr' },
  });
  expect(login.ok()).toBe(true);
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Panel klienta' });

shopTest(
  // This test also covers.
  'R41, A-059 to A-061: opening a message marks it as read; after the last one the red dots go',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await as(page, 'grupa');
    await page.goto('/twoj-panel/wiadomosci');
    const messages = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('details') });
    await expect(messages).toHaveCount(3);
    const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Witaj, Gosia' });
    await expect(menu).toContainText('Masz nowe wiadomości');
    await expect(
      tabs(page).getByRole('link', { name: 'Wiadomości (nowe wiadomości)' }),
    ).toBeVisible();
    await expectSoundPage(page);
    await expect(messages.first()).toContainText('Majówka w Dalmacji');

    await messages.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(messages.first().getByText('Nowa cena')).toBeVisible();
    await expect(messages.first().getByText('nieprzeczytana')).toHaveCount(0);
    await expect(messages.first().getByRole('link', { name: 'Zobacz rezerwację' })).toHaveAttribute(
      'href',
      /^\/twoj-panel\/wyjazd\/[0-9A-Z]{8}$/,
    );
    await expectSoundPage(page);
    await expect(menu).toContainText('Masz nowe wiadomości');
    for (const older of [1, 2]) await messages.nth(older).locator('summary').click();
    await expect(menu).not.toContainText('Masz nowe wiadomości');
    await expect(tabs(page).getByRole('link', { name: 'Wiadomości', exact: true })).toBeVisible();
    await page.reload();
    await expect(messages).toHaveCount(3);
    await expect(page.getByText('nieprzeczytana')).toHaveCount(0);
    await expect(menu).not.toContainText('Masz nowe wiadomości');
    errors();
  },
);

shopTest(
  'A-061, A-062: a message is shown with markup, without its script; attachments have name and link',
  async ({ page }) => {
    // Chromium reports the handler when it parses the message, although nothing runs the handler.
    const errors = withoutErrors(page, /^Executing inline event handler violates .*'script-src/);
    await as(page, 'nowa');
    const message = {
      ...{
        MessageId: 'x',
        Author: 'Kilwater',
        WasRead: true,
        Title: 'Próba',
        Related: 'Rejs',
        ReservationId: 'ABCDEFGH',
      },
      ...{
        CreatedTime: '2027-01-10T10:00:00.000Z',
        Attachments: [{ name: 'Umowa.pdf', url: '/v1/documents/x' }],
      },
      Contents:
        '<p>Dzień <b>dobry</b></p><script>document.title = "zepsute"</script><img src="x" onerror="document.title = \'zepsute\'">',
    };
    await page.route('**/v1/account/messages', (route) =>
      route.fulfill({ json: { Messages: [message] } }),
    );
    await page.goto('/twoj-panel/wiadomosci');
    await page.getByText('Próba').click();
    await expect(page.getByText('Dzień dobry')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Umowa.pdf' })).toHaveAttribute(
      'href',
      '/v1/documents/x',
    );
    await expect(page.getByRole('main').locator('script, [onerror]')).toHaveCount(0);
    expect(await page.title()).not.toBe('zepsute');
    await expectSoundPage(page);
    errors();
  },
);

shopTest(
  'A-063, A-064, A-110, A-119, A-179: vouchers are listed, and a new one waits for the office',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await as(page, 'lojalny');
    await page.goto('/twoj-panel/vouchery');
    const active = page.getByRole('listitem').filter({ hasText: 'Na urodziny' });
    for (const words of ['Aktywny', '300 PLN', 'bezterminowo', 'we wszystkich markach'])
      await expect(active).toContainText(words);
    await expect(page.getByRole('listitem').filter({ hasText: 'Dla siostry' })).toContainText(
      'Czeka na aktywację',
    );
    await expectSoundPage(page);

    await press(page, 'Utwórz voucher');
    await expect(page.getByLabel('Opis')).toBeFocused();
    await press(page, 'Anuluj');
    await expect(page.getByRole('button', { name: 'Utwórz voucher' })).toBeFocused();
    await press(page, 'Utwórz voucher');
    await press(page, 'Utwórz voucher');
    await expect(page.getByRole('alert')).toContainText('Podaj opis vouchera');
    await page.getByLabel('Opis').fill('Dla wuja');
    await page.getByLabel('Kwota w złotych').fill('49');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Ta kwota jest za mała');
    await expectSoundPage(page);

    await page.route('**/v1/account/vouchers/create', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Kwota w złotych').fill('1 250');
    await press(page, 'Utwórz voucher');
    await expect(
      page
        .getByText('Nie mamy połączenia')
        .or(page.getByText('Nie udało się utworzyć vouchera'))
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel('Opis')).toHaveValue('Dla wuja');
    await press(page, 'Utwórz voucher');
    await expect(
      page.getByText('Voucher został wygenerowany. W celu aktywacji, napisz do nas maila.'),
    ).toBeVisible();
    const createdVoucher = page.getByRole('listitem').filter({ hasText: 'Dla wuja' });
    await expect(createdVoucher).toHaveCount(1);
    for (const words of ['1 250 PLN', 'Czeka na aktywację'])
      await expect(createdVoucher).toContainText(words);
    await expectSoundPage(page);
    await page.reload();
    await expect(createdVoucher).toContainText('1 250 PLN');
    errors();
  },
);

shopTest(
  // This test also covers.
  'A-066 to A-068, A-178: an ambassador makes a code, and a voucher of its commission is listed',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await as(page, 'ambasador');
    await page.goto('/twoj-panel/panel-ambasadora');
    const code = page.getByRole('listitem').filter({ hasText: 'ADA-NA-FALI' });
    for (const words of ['100 PLN', '50 PLN', 'Bartek', 'Nierozliczony', 'bezterminowo'])
      await expect(code).toContainText(words);
    await expectSoundPage(page);

    await press(page, 'Utwórz kod');
    await expect(page.getByLabel('Nazwa kodu')).toBeFocused();
    await page.keyboard.type('ada-na-fali');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie'),
    ).toBeVisible();
    await expect(page.getByLabel('Nazwa kodu')).toBeFocused();
    await expectSoundPage(page);
    await page.getByLabel('Nazwa kodu').fill('ada-latem');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kod ADA-LATEM jest gotowy')).toBeVisible();
    const fresh = page.getByRole('listitem').filter({ hasText: 'ADA-LATEM' });
    await expect(fresh).toContainText('jeszcze nikt');
    await expect(fresh.getByRole('button', { name: /Wygeneruj voucher/ })).toHaveCount(0);

    await code.getByRole('button', { name: /Wygeneruj voucher/ }).click();
    const dialog = page.getByRole('dialog');
    await expectSoundPage(page);
    await dialog.getByLabel('Kwota w złotych').fill('100,01');
    await dialog.getByRole('button', { name: 'Wygeneruj voucher' }).click();
    await expect(
      dialog.getByText(
        'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
      ),
    ).toBeVisible();
    await expectSoundPage(page);
    await dialog.getByLabel('Kwota w złotych').fill('60,50');
    await dialog.getByRole('button', { name: 'Wygeneruj voucher' }).click();
    const news = page.getByText(/Voucher [2-9A-HJKMNP-Z]{8}-[2-9A-HJKMNP-Z]{8} jest gotowy/);
    await expect(news).toBeVisible();
    const voucher = /[2-9A-Z]{8}-[2-9A-Z]{8}/.exec((await news.textContent()) ?? '')?.[0] ?? '';
    await expect(code).toContainText('39,50 PLN');
    await page.getByRole('link', { name: 'Zobacz w zakładce Vouchery' }).click();
    const listed = page.getByRole('listitem').filter({ hasText: voucher });
    for (const words of ['60,50 PLN', 'Aktywny']) await expect(listed).toContainText(words);
    errors();
  },
);

shopTest(
  'A-026: empty tabs say what will appear there; only ambassadors see the ambassador’s tab',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await as(page, 'nowa');
    await page.goto('/twoj-panel/wiadomosci');
    await expect(page.getByRole('heading', { name: 'Nie masz jeszcze wiadomości' })).toBeVisible();
    await expectSoundPage(page);
    await expect(tabs(page).getByRole('link', { name: 'Panel Ambasadora' })).toHaveCount(0);
    await tabs(page).getByRole('link', { name: 'Vouchery' }).click();
    await expect(
      page.getByRole('heading', { name: 'Nie masz jeszcze żadnego vouchera' }),
    ).toBeVisible();
    await expectSoundPage(page);
    await page.goto('/twoj-panel/panel-ambasadora');
    await expect(
      page.getByRole('heading', { name: 'Ta część panelu jest dla ambasadorów' }),
    ).toBeVisible();
    await expectSoundPage(page);
    errors();
  },
);

for (const [tab, call, found] of [
  ['wiadomosci', 'messages', 'Nie masz jeszcze wiadomości'],
  ['vouchery', 'vouchers', 'Nie masz jeszcze żadnego vouchera'],
] as const)
  shopTest(
    `a tab that could not be loaded says so and loads on a press: ${tab} (R57.2)`,
    async ({ page }) => {
      await as(page, 'nowa');
      await page.route(
        `**/v1/account/${call}`,
        (route) => route.fulfill({ status: 502, body: 'proxy' }),
        { times: 1 },
      );
      await page.goto(`/twoj-panel/${tab}`);
      await expect(page.getByText('Coś poszło nie tak po naszej stronie')).toBeVisible();
      await expectSoundPage(page);
      await press(page, 'Spróbuj ponownie');
      await expect(page.getByRole('heading', { name: found })).toBeVisible();
    },
  );

shopTest('if the session has ended, the tab asks for a login and then loads', async ({ page }) => {
  await as(page, 'nowa');
  await page.goto('/twoj-panel/wiadomosci');
  await expect(page.getByRole('heading', { name: 'Nie masz jeszcze wiadomości' })).toBeVisible();
  await page.request.get('/v1/auth/logout');
  await tabs(page).getByRole('link', { name: 'Vouchery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('Hasło', { exact: true }).fill('dobry wiatr');
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(dialog).toHaveCount(0);
  await press(page, 'Spróbuj ponownie');
  await expect(
    page.getByRole('heading', { name: 'Nie masz jeszcze żadnego vouchera' }),
  ).toBeVisible();
});
