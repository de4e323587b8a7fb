import { expect, type Page } from 'playwright/test';
import { book } from './bookings.ts';
import { expectAccessible, expectNoSidewaysScroll, logIn, shopTest, withoutErrors } from './shop.ts';
import { OFFER } from './wizard.ts';

const TABS = ['', '/uczestnicy', '/transport', '/jachty', '/ubezpieczenie', '/dodatki', '/platnosci'] as const;

/** A trip's tab, with its contents there. */
const open = async (page: Page, id: string, tab: (typeof TABS)[number] = ''): Promise<void> => {
  await page.goto(`/twoj-panel/wyjazd/${id}${tab}`);
  await expect(page.getByRole('heading', { level: 2, name: OFFER.name })).toBeVisible();
};

/** Reads a page the way axe does, then on the narrowest screen. */
const look = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The paths of the panel's calls from now on, in their order. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/(account\/reservations|reservationsUpdates)/.test(pathname)) calls.push(pathname.replace('/v1/', ''));
  });
  return calls;
};

const done = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

shopTest(
  'a trip is changed by its booker: a participant, transport, yacht, insurance, add-ons, each previewed (A-096 to A-104)',
  async ({ page }) => {
    shopTest.setTimeout(150_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors = withoutErrors(page);
    await logIn(page);
    const id = await book(page, { people: 2 });

    await shopTest.step('the list leads to the trip (A-033 to A-038)', async () => {
      await page.goto('/twoj-panel');
      await expect(page.getByText(`Rezerwacja nr ${id}`)).toBeVisible();
      await expect(page.getByText('Oczekuje na wpłatę')).toBeVisible();
      await look(page);
      await page.getByRole('link', { name: /Zobacz szczegóły/ }).click();
      await expect(page).toHaveURL(new RegExp(`/wyjazd/${id}$`));
      await expect(page.getByText('Harmonogram płatności')).toBeVisible();
    });

    const calls = callsOf(page);
    await shopTest.step('participant 2', async () => {
      await page.getByRole('link', { name: 'Uczestnicy' }).click();
      await expect(page.getByRole('button', { name: 'Zmień dane: Anna Żak' })).toHaveCount(0);
      await press(page, 'Zmień dane: Piotr Żak');
      await expect(page.getByLabel('Imię', { exact: true })).toBeFocused();
      expect(calls).toEqual(['account/reservations', 'reservationsUpdates/allowed', 'reservationsUpdates/participants/get']);
      await page.getByLabel('Imię', { exact: true }).fill('');
      await press(page, 'Zapisz');
      await expect(page.getByRole('alert').filter({ hasText: 'Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia' })).toBeFocused();
      await look(page);
      await page.getByLabel('Imię', { exact: true }).fill('Paweł');
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały zapisane poprawnie.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Paweł Żak' })).toBeVisible();
      expect(calls.at(-1)).toBe('account/reservations');
    });

    await shopTest.step('transport: a coach needs a place, the price is told before it is saved', async () => {
      await page.getByRole('link', { name: 'Transport' }).click();
      calls.length = 0;
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByText('Autokar z Polski', { exact: true }).click();
      expect(calls.slice(0, 3)).toEqual(['account/reservations', 'reservationsUpdates/allowed', 'reservationsUpdates/parameters/get']);
      await expect(page.getByText('Dokończ wybór, a policzymy zmianę ceny.')).toBeVisible();
      await press(page, 'Zapisz');
      await expect(page.getByText('Dane uczestnika nie zostały zapisane.', { exact: true })).toBeVisible();
      await expect(page.getByText('Wybierz miejsce odbioru')).toBeVisible();
      await look(page);
      await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
      await expect(page.getByText('Cena wzrośnie o 549 PLN')).toBeVisible();
      await look(page);
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały poprawnie zapisane')).toContainText('Miejsce odbioru: Warszawa');
    });

    await shopTest.step('cancelling gives back what was saved (A-100)', async () => {
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByText('Dojazd własny', { exact: true }).last().click();
      await press(page, 'Anuluj');
      await expect(page.getByRole('button', { name: 'Zmień opcje: Paweł Żak' })).toBeFocused();
      await expect(page.getByText('Warszawa', { exact: true })).toBeVisible();
    });

    await shopTest.step('yacht', async () => {
      await page.getByRole('link', { name: 'Jachty' }).click();
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByText('Dufour 460', { exact: true }).click();
      await expect(page.getByText(/^Cena wzrośnie o/)).toBeVisible();
      await look(page);
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały poprawnie zapisane')).toContainText('Miejsce na jachcie: Dufour 460');
    });

    await shopTest.step('insurance', async () => {
      await page.getByRole('link', { name: 'Ubezpieczenie' }).click();
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByRole('radio', { name: /PLN/ }).first().check();
      await expect(page.getByText(/^Cena wzrośnie o/)).toBeVisible();
      await look(page);
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
    });

    await shopTest.step('add-ons: added, then taken away', async () => {
      await page.getByRole('link', { name: 'Dodatki' }).click();
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByLabel('Dodatek', { exact: true }).selectOption({ index: 1 });
      const option = page.getByLabel('Opcja', { exact: true });
      if (await option.isVisible()) await option.selectOption({ index: 1 });
      await expect(page.getByText(/^Cena (wzrośnie|się nie)/)).toBeVisible();
      await look(page);
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByRole('button', { name: /^Usuń dodatek/ }).click();
      await press(page, 'Zapisz');
      await expect(done(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
      await expect(page.getByText('nie wybrano')).toHaveCount(2);
    });
    errors();
  },
);

shopTest(
  'a group is opened by one and joined by another; a wrong code leaves both ways open (A-106 to A-108, A-155 to A-160)',
  async ({ page, browser }) => {
    shopTest.setTimeout(120_000);
    await logIn(page);
    const leader = await book(page);
    await open(page, leader);
    await press(page, 'Wygeneruj kod grupowy');
    await expect(done(page, `Utworzono nowy kod. Kod grupowy to: ${leader}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dołącz' })).toHaveCount(0);

    const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'pl-PL' });
    const friend = await other.newPage();
    await logIn(friend);
    const joined = await book(friend);
    await open(friend, joined);
    const field = friend.getByLabel('Kod grupowy', { exact: true });
    await field.fill('!!');
    await press(friend, 'Dołącz');
    await expect(friend.getByText('Kod jest nieprawdiłowy').first()).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(friend.getByText('Wygeneruj własny kod poniżej')).toBeVisible();
    await look(friend);
    await field.fill(leader);
    await press(friend, 'Dołącz');
    await expect(done(friend, 'Witaj w ekipie!')).toBeVisible();
    await expect(friend.getByRole('button', { name: 'Wygeneruj kod grupowy' })).toHaveCount(0);
    await expect(friend.getByText('Osób liczonych do rabatu: 2.')).toBeVisible();

    await shopTest.step('as somebody else nothing of it can be seen (R45, A-121)', async () => {
      await friend.goto(`/twoj-panel/wyjazd/${leader}/platnosci`);
      await expect(friend.getByText('Nie ma takiego wyjazdu')).toBeVisible();
      await expect(friend.getByText(OFFER.name)).toHaveCount(0);
      await other.clearCookies();
      await friend.goto(`/twoj-panel/wyjazd/${leader}`);
      await expect(friend).toHaveURL(/\/zaloguj\?dalej=/);
    });
    await other.close();
  },
);

shopTest('cancelling is asked of the office; the contract is downloaded; a bad voucher is told (R48, A-175, A-182)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page);
  const id = await book(page);
  await open(page, id);
  const download = page.waitForEvent('download');
  await press(page, 'Pobierz umowę');
  await expect(done(page, 'Za chwilę rozpocznie się pobieranie')).toBeVisible();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await press(page, 'Pobierz fakturę');
  await expect(done(page, 'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.')).toBeVisible();
  await page.getByRole('link', { name: 'Płatności', exact: true }).click();
  await press(page, 'Przelicz');
  await expect(page.getByText('Wpisz kod vouchera').first()).toBeVisible();
  await page.getByLabel('Kod vouchera').fill('BYLE-CO');
  await press(page, 'Przelicz');
  await expect(page.getByText('Kod vouchera jest nieprawidłowy').first()).toBeVisible();
  await expect(page.getByLabel('Kod vouchera')).toHaveValue('BYLE-CO');
  await look(page);
  await page.getByRole('link', { name: 'Informacje' }).click();
  await press(page, 'Poproś o anulowanie');
  const dialog = page.getByRole('dialog', { name: 'Poprosić biuro o anulowanie?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Wysyłam prośbę' }).click();
  await expect(page.getByText('Prośba o anulowanie jest w biurze').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Prośba o anulowanie jest w biurze')).toBeVisible();
});

shopTest('two tabs: the second is told, nothing is overwritten and nothing chosen is lost (R58)', async ({ page, context }) => {
  await logIn(page);
  const id = await book(page);
  await open(page, id, '/transport');
  await press(page, 'Zmień opcje: Anna Żak');
  const second = await context.newPage();
  await open(second, id, '/ubezpieczenie');
  await press(second, 'Zmień opcje: Anna Żak');
  await second.getByRole('radio', { name: /PLN/ }).first().check();
  await expect(second.getByText(/^Cena wzrośnie o/)).toBeVisible();
  await press(second, 'Zapisz');
  await expect(done(second, 'Dane zostały poprawnie zapisane')).toBeVisible();

  await page.getByText('Autokar z Polski', { exact: true }).click();
  await expect(page.getByText('Tę rezerwację zmieniono w innym oknie')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zapisz', exact: true })).toBeDisabled();
  await press(page, 'Licz od aktualnego stanu');
  await expect(page.getByRole('radio', { name: /Autokar z Polski/ })).toBeChecked();
  await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
  await expect(page.getByText('Cena wzrośnie o 549 PLN')).toBeVisible();
  await press(page, 'Zapisz');
  await expect(done(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Autokar z Polski')).toBeVisible();
});

shopTest('every tab of a trip and every empty list break no accessibility rule and fit 320 px', async ({ page }) => {
  shopTest.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const errors = withoutErrors(page);
  await logIn(page);
  for (const [path, text] of [
    ['', 'Tutaj pojawią się Twoje aktualne wyjazdy'],
    ['?lista=minione', 'Tutaj pojawią się Twoje historyczne wyjazdy'],
    ['?lista=anulowane', 'Tutaj pojawią się Twoje anulowane wyjazdy'],
  ] as const) {
    await page.goto(`/twoj-panel${path}`);
    await expect(page.getByText(text)).toBeVisible();
    await look(page);
  }
  const id = await book(page, { people: 2 });
  for (const tab of TABS) {
    await open(page, id, tab);
    await look(page);
  }
  errors();
});
