import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import {
  expectAccessible,
  expectSoundPage,
  logInOnPage,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { PLAIN_OFFER } from './wizard-steps.ts';

const WAITING = { id: 3, name: 'Flotylla przyjaciół' };

const TABS = [
  '',
  '/uczestnicy',
  '/transport',
  '/jachty',
  '/ubezpieczenie',
  '/dodatki',
  '/platnosci',
] as const;

const open = async (page: Page, id: string, tab: (typeof TABS)[number] = ''): Promise<void> => {
  await page.goto(`/twoj-panel/wyjazd/${id}${tab}`);
  await expect(page.getByRole('heading', { level: 2, name: PLAIN_OFFER.name })).toBeVisible();
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const confirmation = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title });

shopTest(
  'R38, R48, A-182: a trip can be cancelled on request, has no invoice until paid, refuses bad vouchers',
  async ({ page }) => {
    await logInOnPage(page);
    const id = await bookTrip(page);
    await open(page, id);
    await expect(page.getByRole('button', { name: 'Pobierz umowę' })).toBeVisible();
    await press(page, 'Pobierz fakturę');
    await expect(
      page.getByText('Aby pobrać fakturę należy opłacić wyjazd w całości.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Płatności', exact: true }).click();
    await press(page, 'Przelicz');
    await expect(page.getByText('Wpisz kod vouchera').first()).toBeVisible();
    await page.getByLabel('Kod vouchera').fill('BYLE-CO');
    await press(page, 'Przelicz');
    await expect(page.getByText('Kod vouchera jest nieprawidłowy').first()).toBeVisible();
    await expect(page.getByLabel('Kod vouchera')).toHaveValue('BYLE-CO');
    await expectSoundPage(page);
    await page.getByRole('link', { name: 'Informacje' }).click();
    await press(page, 'Poproś o anulowanie');
    const dialog = page.getByRole('dialog', { name: 'Poprosić biuro o anulowanie?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Wysyłam prośbę' }).click();
    await expect(page.getByText('Prośba o anulowanie jest w biurze').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Prośba o anulowanie jest w biurze')).toBeVisible();
  },
);

shopTest(
  // This test also covers.
  'R48, A-057, A-058: a sign-up offers no change and no document; its booker leaves the list',
  async ({ page }) => {
    await logInOnPage(page);
    const id = await bookTrip(page, { offerId: WAITING.id, reserveList: true });
    await page.goto('/twoj-panel');
    const card = page.getByRole('article').filter({ hasText: WAITING.name });
    await expect(card.getByText('Lista rezerwowa')).toBeVisible();
    await card.getByRole('link', { name: /Zobacz szczegóły/ }).click();
    for (const name of [
      'Uczestnicy',
      'Transport',
      'Jachty',
      'Ubezpieczenie',
      'Dodatki',
      'Płatności',
      'Informacje',
    ]) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByText('LISTA REZERWOWA', { exact: true })).toBeVisible();
      await expect(page.getByText('Nie wpłacaj zaliczki')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveText(['Zrezygnuj z listy']);
    }
    await expectSoundPage(page);
    await press(page, 'Zrezygnuj z listy');
    const dialog = page.getByRole('dialog', { name: 'Zrezygnować z listy rezerwowej?' });
    await expectSoundPage(page);
    await dialog.getByRole('button', { name: 'Zostaję' }).click();
    await expect(dialog).toHaveCount(0);
    await press(page, 'Zrezygnuj z listy');
    await dialog.getByRole('button', { name: 'Rezygnuję' }).click();
    await expect(confirmation(page, 'Nie ma Cię już na liście rezerwowej')).toBeVisible();
    await expect(page.getByText('Ten wyjazd jest anulowany')).toBeVisible();
    await expectSoundPage(page);
    await page.goto('/twoj-panel?lista=anulowane');
    await expect(page.getByText(`Rezerwacja nr ${id}`)).toBeVisible();
  },
);

shopTest(
  'R58: the second of two tabs shows the conflict; nothing is overwritten or lost',
  async ({ page, context }) => {
    await logInOnPage(page);
    const id = await bookTrip(page);
    await open(page, id, '/transport');
    await press(page, 'Zmień opcje: Anna Żak');
    const second = await context.newPage();
    await open(second, id, '/ubezpieczenie');
    await press(second, 'Zmień opcje: Anna Żak');
    await second.getByRole('radio', { name: /PLN/ }).first().check();
    await expect(second.getByText(/^Cena wzrośnie o/)).toBeVisible();
    await press(second, 'Zapisz');
    await expect(confirmation(second, 'Dane zostały poprawnie zapisane')).toBeVisible();

    await page.getByText('Autokar z Polski', { exact: true }).click();
    await expect(page.getByText('Ta rezerwacja zmieniła się w innym oknie')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zapisz', exact: true })).toBeDisabled();
    await press(page, 'Licz od aktualnego stanu');
    await expect(page.getByRole('radio', { name: /Autokar z Polski/ })).toBeChecked();
    await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
    await expect(page.getByText('Cena wzrośnie o 549 PLN')).toBeVisible();
    await press(page, 'Zapisz');
    await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Autokar z Polski')).toBeVisible();
  },
);

shopTest(
  'every tab of a trip and every empty list break no accessibility rule and fit 320 px',
  async ({ page }) => {
    shopTest.setTimeout(120_000);
    const errors = withoutErrors(page);
    await logInOnPage(page);
    for (const [path, text] of [
      ['', 'Tutaj pojawią się Twoje aktualne wyjazdy'],
      ['?lista=minione', 'Tutaj pojawią się Twoje historyczne wyjazdy'],
      ['?lista=anulowane', 'Tutaj pojawią się Twoje anulowane wyjazdy'],
    ] as const) {
      await page.goto(`/twoj-panel${path}`);
      await expect(page.getByText(text)).toBeVisible();
      await expectSoundPage(page);
    }
    const id = await bookTrip(page, { people: 2 });
    for (const tab of TABS) {
      await open(page, id, tab);
      await expectSoundPage(page);
    }
    errors();
  },
);
