import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import {
  BROWSER_PASSWORD,
  expectSoundPage,
  logInOnPage,
  mailTo,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import {
  ANNA_TYPED,
  beginBooking,
  chooseBerths,
  chooseCount,
  chooseInsurance,
  fillPerson,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  reservationOf,
  skipExtras,
} from './wizard-steps.ts';

// This test reads the mailbox, which the shop shows only to this machine.
const lifeTest = shopTest.extend({ extraHTTPHeaders: async ({ baseURL: _ }, use) => use({}) });

const NEW = 'nowy wiatr 7';
const ROOT = join(import.meta.dirname, '..', '..');

const office = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['adapters/cli/office.ts', ...words, '--by', 'Biuro'], {
    cwd: ROOT,
    env: { ...process.env, SHOP_DATA: process.env.BROWSER_TEST_DATA ?? '' },
  });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const confirmation = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title });
const part = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Panel klienta' }).getByRole('link', { name }).click();

const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/zaloguj');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Hasło').fill(password);
  await press(page, 'Zaloguj się');
};

const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/(account\/reservations|reservationsUpdates)/.test(pathname))
      calls.push(pathname.replace('/v1/', ''));
  });
  return calls;
};

lifeTest(
  'a customer registers, books and uses the panel; other visitors see none of it',
  async ({ page, browser }) => {
    lifeTest.setTimeout(300_000);
    const errors = withoutErrors(page);
    const email = newEmail();

    await lifeTest.step(
      'an account is registered, activated by mail, and can log in (A-007, A-009, A-012, A-022)',
      async () => {
        await page.goto('/zaloguj');
        await tab(page, 'Nie mam konta');
        await field(page, 'E-mail').fill(email);
        await field(page, 'Hasło').fill(BROWSER_PASSWORD);
        await expect(page.getByText('Siła hasła:')).toBeVisible();
        await page.getByLabel(/Akceptuję regulamin/).check();
        await press(page, 'Załóż konto');
        await expect(page.getByRole('heading', { name: 'Sprawdź skrzynkę' })).toBeFocused();
        await enter(page, email, BROWSER_PASSWORD);
        await expect(page.getByText('Niepoprawny login lub hasło')).toBeVisible();
        await mailTo(email, /Aktywuj/);
        await page.goto(`/dev/poczta?to=${encodeURIComponent(email)}`);
        await page
          .getByRole('link', { name: /\/Activate\// })
          .first()
          .click();
        await press(page, 'Aktywuj konto');
        await expect(page.getByText('Twoje konto jest już aktywne')).toBeVisible();
        await enter(page, email, BROWSER_PASSWORD);
        await expect(page).toHaveURL(/\/twoj-panel$/);
        // The greeting has no first name, because the account has none yet.
        await expect(page.getByText('Witaj', { exact: true })).toBeVisible();
        await expect(page.getByText('Tutaj pojawią się Twoje aktualne wyjazdy')).toBeVisible();
      },
    );

    const id = await lifeTest.step('two places are booked', async () => {
      await beginBooking(page);
      await chooseCount(page, 2);
      await chooseBerths(page);
      await chooseInsurance(page);
      await skipExtras(page);
      await fillPerson(page, 0, ANNA_TYPED);
      await fillPerson(page, 1, { first: 'Piotr', last: 'Żak', born: '1994-04-04' });
      await page
        .getByRole('button', { name: /^Dalej/ })
        .filter({ visible: true })
        .first()
        .click();
      await onStep(page, 'podsumowanie-i-platnosc');
      await page.getByRole('radio', { name: /^W trzech ratach/ }).check();
      await pressOrder(page);
      await onStep(page, 'podziekowanie');
      return reservationOf(page);
    });

    await lifeTest.step('the list leads to the trip (A-033 to A-038)', async () => {
      await page.goto('/twoj-panel');
      await expect(page.getByText(`Rezerwacja nr ${id}`)).toBeVisible();
      await expect(page.getByText('Oczekuje na wpłatę')).toBeVisible();
      await expectSoundPage(page);
      await page.getByRole('link', { name: /Zobacz szczegóły/ }).click();
      await expect(page).toHaveURL(new RegExp(`/wyjazd/${id}$`));
      await expect(page.getByText('Harmonogram płatności')).toBeVisible();
    });

    const calls = callsOf(page);
    await lifeTest.step(
      'participant 2: cancelling drops the input; saving reloads the trip and confirms (A-097, A-098)',
      async () => {
        await tab(page, 'Uczestnicy');
        await expect(page.getByRole('button', { name: 'Zmień dane: Anna Żak' })).toHaveCount(0);
        await press(page, 'Zmień dane: Piotr Żak');
        await expect(field(page, 'Imię')).toBeFocused();
        expect(calls).toEqual([
          'account/reservations',
          'reservationsUpdates/allowed',
          'reservationsUpdates/participants/get',
        ]);
        await field(page, 'Imię').fill('');
        await press(page, 'Zapisz');
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: 'Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia' }),
        ).toBeFocused();
        await expectSoundPage(page);
        await field(page, 'Imię').fill('Gaweł');
        await press(page, 'Anuluj');
        await expect(page.getByRole('heading', { name: 'Piotr Żak' })).toBeVisible();
        await press(page, 'Zmień dane: Piotr Żak');
        await expect(field(page, 'Imię')).toHaveValue('Piotr');
        await field(page, 'Imię').fill('Paweł');
        await press(page, 'Zapisz');
        await expect(confirmation(page, 'Dane zostały zapisane poprawnie.')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Paweł Żak' })).toBeVisible();
        expect(calls.at(-1)).toBe('account/reservations');
      },
    );

    await lifeTest.step(
      'transport: a coach needs a pick-up point, and the price is shown before saving (A-101)',
      async () => {
        await tab(page, 'Transport');
        calls.length = 0;
        await press(page, 'Zmień opcje: Paweł Żak');
        await page.getByText('Autokar z Polski', { exact: true }).click();
        expect(calls.slice(0, 3)).toEqual([
          'account/reservations',
          'reservationsUpdates/allowed',
          'reservationsUpdates/parameters/get',
        ]);
        await expect(page.getByText('Dokończ wybór, a policzymy zmianę ceny.')).toBeVisible();
        await press(page, 'Zapisz');
        await expect(
          page.getByText('Dane uczestnika nie zostały zapisane.', { exact: true }),
        ).toBeVisible();
        await expect(page.getByText('Wybierz miejsce odbioru', { exact: true })).toBeVisible();
        await expectSoundPage(page);
        await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
        await expect(page.getByText('Cena wzrośnie o 549 PLN')).toBeVisible();
        await expectSoundPage(page);
        await press(page, 'Zapisz');
        await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toContainText(
          'Miejsce odbioru: Warszawa',
        );
      },
    );

    await lifeTest.step('cancelling restores the saved values (A-100)', async () => {
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByText('Dojazd własny', { exact: true }).last().click();
      await press(page, 'Anuluj');
      await expect(page.getByRole('button', { name: 'Zmień opcje: Paweł Żak' })).toBeFocused();
      await expect(page.getByText('Warszawa', { exact: true })).toBeVisible();
    });

    await lifeTest.step('yacht: the price of another yacht is shown before saving', async () => {
      await tab(page, 'Jachty');
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByText('Dufour 460', { exact: true }).click();
      await expect(page.getByText(/^Cena wzrośnie o/)).toBeVisible();
      await expectSoundPage(page);
      await press(page, 'Zapisz');
      await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toContainText(
        'Miejsce na jachcie: Dufour 460',
      );
    });

    await lifeTest.step(
      'insurance: the price of another insurance is shown before saving',
      async () => {
        await tab(page, 'Ubezpieczenie');
        await press(page, 'Zmień opcje: Paweł Żak');
        await page.getByRole('radio', { name: /PLN/ }).first().check();
        await expect(page.getByText(/^Cena wzrośnie o/)).toBeVisible();
        await expectSoundPage(page);
        await press(page, 'Zapisz');
        await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
      },
    );

    await lifeTest.step('add-ons are added, then removed', async () => {
      await tab(page, 'Dodatki');
      await press(page, 'Zmień opcje: Paweł Żak');
      await field(page, 'Dodatek').selectOption({ index: 1 });
      const option = field(page, 'Opcja');
      if (await option.isVisible()) await option.selectOption({ index: 1 });
      await expect(page.getByText(/^Cena (wzrośnie|się nie)/)).toBeVisible();
      await expectSoundPage(page);
      await press(page, 'Zapisz');
      await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
      await press(page, 'Zmień opcje: Paweł Żak');
      await page.getByRole('button', { name: /^Usuń dodatek/ }).click();
      await press(page, 'Zapisz');
      await expect(confirmation(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
      await expect(page.getByText('brak')).toHaveCount(2);
    });

    const elsewhere = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'pl-PL',
    });
    const other = await elsewhere.newPage();
    await lifeTest.step(
      'a friend opens a group; after a wrong code the customer joins with the right one (A-106 to A-108)',
      async () => {
        await logInOnPage(other);
        const leader = await bookTrip(other);
        await other.goto(`/twoj-panel/wyjazd/${leader}`);
        await press(other, 'Wygeneruj kod grupowy');
        await expect(
          confirmation(other, `Utworzono nowy kod. Kod grupowy to: ${leader}`),
        ).toBeVisible();
        await expect(other.getByRole('button', { name: 'Dołącz' })).toHaveCount(0);

        await tab(page, 'Informacje');
        const code = field(page, 'Kod grupowy');
        await code.fill('!!');
        await press(page, 'Dołącz');
        await expect(page.getByText('Kod jest nieprawdiłowy').first()).toBeVisible();
        await expect(code).toHaveValue('');
        await expect(page.getByText('Wygeneruj własny kod poniżej')).toBeVisible();
        await expectSoundPage(page);
        await code.fill(leader);
        await press(page, 'Dołącz');
        await expect(confirmation(page, 'Witaj w ekipie!')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Wygeneruj kod grupowy' })).toHaveCount(0);
        await expect(page.getByText('Liczba osób do rabatu: 3.')).toBeVisible();
      },
    );

    const voucher = await lifeTest.step(
      'a voucher is made, activated by the office, and pays for the trip (A-065, A-180)',
      async () => {
        await part(page, 'Vouchery');
        await press(page, 'Utwórz voucher');
        await field(page, 'Opis').fill('Od załogi');
        await field(page, 'Kwota w złotych').fill('500');
        await press(page, 'Utwórz voucher');
        const createdVoucher = page.getByRole('listitem').filter({ hasText: 'Od załogi' });
        await expect(createdVoucher).toContainText('Czeka na aktywację');
        const name = (await createdVoucher.getByRole('heading').textContent()) ?? '';
        await office('vouchers', 'activate', name);
        await page.goto(`/twoj-panel/wyjazd/${id}/platnosci`);
        await field(page, 'Kod vouchera').fill(name);
        await press(page, 'Przelicz');
        await expect(confirmation(page, 'Voucher został naliczony jako wpłata')).toBeVisible();
        await expect(page.getByText('dotarło 500 PLN')).toBeVisible();
        await part(page, 'Vouchery');
        await expect(createdVoucher).toContainText('Wykorzystany');
        return name;
      },
    );

    await lifeTest.step(
      'a message is read, and leads to the trip (A-025, A-060, R41)',
      async () => {
        await part(page, 'Wiadomości (nowe wiadomości)');
        const news = page
          .getByRole('listitem')
          .filter({ has: page.locator('details') })
          .filter({ hasText: `Rezerwacja ${id}: ${PLAIN_OFFER.name}` });
        await expect(news.getByText('nieprzeczytana')).toHaveCount(1);
        await news.locator('summary').click();
        await expect(news.getByText('Przyjęliśmy Twoją rezerwację.')).toBeVisible();
        await expect(news.getByText('nieprzeczytana')).toHaveCount(0);
        await news.getByRole('link', { name: 'Zobacz rezerwację' }).click();
        await expect(page).toHaveURL(new RegExp(`/wyjazd/${id}$`));
      },
    );

    await lifeTest.step('the contract is downloaded (A-044, A-175)', async () => {
      const download = page.waitForEvent('download');
      await press(page, 'Pobierz umowę');
      await expect(confirmation(page, 'Za chwilę rozpocznie się pobieranie')).toBeVisible();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    });

    await lifeTest.step('the password is changed, and the old one is refused (A-072)', async () => {
      await part(page, 'Zmień hasło');
      await field(page, 'Obecne hasło').fill('nie to hasło');
      await field(page, 'Nowe hasło').fill(NEW);
      await field(page, 'Powtórz nowe hasło').fill(`${NEW}!`);
      await press(page, 'Zmień hasło');
      await expect(page.getByText('Hasła muszą być zgodne').first()).toBeVisible();
      await field(page, 'Powtórz nowe hasło').fill(NEW);
      await press(page, 'Zmień hasło');
      await expect(page.getByText('Wypełnij prawidłowo wszystkie pola')).toBeVisible();
      await field(page, 'Obecne hasło').fill(BROWSER_PASSWORD);
      await press(page, 'Zmień hasło');
      await expect(page.getByText('Twoje hasło zostało zmienione')).toBeVisible();
      await mailTo(email, /zostało zmienione/);
      const oldLogin = await other.request.post('/v1/auth/login', {
        data: { email, password: BROWSER_PASSWORD },
      });
      expect(oldLogin.status()).toBe(401);
    });

    await lifeTest.step(
      'the customer’s data can be downloaded as a file that includes the trip',
      async () => {
        await part(page, 'Twoje dane');
        const download = page.waitForEvent('download');
        await press(page, 'Pobierz moje dane');
        const file = await download;
        expect(file.suggestedFilename()).toBe('kilwater-moje-dane.json');
        const dataExport = readFileSync(await file.path(), 'utf8');
        expect(JSON.parse(dataExport).Account).toMatchObject({ Email: email });
        for (const words of [id, 'Paweł', voucher]) expect(dataExport).toContain(words);
      },
    );

    await lifeTest.step(
      'the account cannot be deleted while a trip is ahead: the window stays open and says why (A-112, R39)',
      async () => {
        await press(page, 'Usuń konto');
        await press(page, 'Usuwam konto');
        await expect(page.getByRole('dialog').getByText('Masz przed sobą wyjazd')).toBeVisible();
        await expectSoundPage(page);
        await press(page, 'Zostaję');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Usuń konto' })).toBeVisible();
      },
    );

    await lifeTest.step(
      'R45, A-030, A-121: other customers see nothing of it, and anonymous visitors only the login',
      async () => {
        await other.goto('/twoj-panel');
        await expect(other.getByText('Rezerwacja nr')).toHaveCount(1);
        await expect(other.getByText(`Rezerwacja nr ${id}`)).toHaveCount(0);
        await other.goto(`/twoj-panel/wyjazd/${id}/platnosci`);
        await expect(other.getByText('Nie ma takiego wyjazdu')).toBeVisible();
        await expect(other.getByText(PLAIN_OFFER.name)).toHaveCount(0);
        await part(other, 'Vouchery');
        await expect(other.getByText('Nie masz jeszcze żadnego vouchera')).toBeVisible();
        await part(other, /^Wiadomości/);
        await expect(other.getByRole('listitem').filter({ hasText: id })).toHaveCount(0);
        const contract = () =>
          other.request.post('/v1/documents/contract', { data: { siteId: 1, reservationId: id } });
        expect((await contract()).status()).toBe(404);
        await elsewhere.clearCookies();
        for (const path of [
          `/twoj-panel/wyjazd/${id}`,
          '/twoj-panel/wiadomosci',
          '/twoj-panel/vouchery',
          '/twoj-panel/twoje-dane',
        ]) {
          await other.goto(path);
          await expect(other).toHaveURL(/\/zaloguj\?dalej=/);
        }
        expect((await contract()).status()).toBe(401);
      },
    );
    errors();
    await elsewhere.close();
  },
);
