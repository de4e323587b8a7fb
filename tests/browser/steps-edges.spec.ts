import { expect, type Page } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  logInOnPage,
  newEmail,
  shopTest,
} from './browser-shop.ts';
import {
  enter,
  OWN_SKIPPER_ONLY,
  PLAIN,
  peopleCounter,
  pressNext,
  RESERVE_LIST_ONLY,
  SKIPPER_DISCOUNT,
  savedReservation,
  summaryBox,
  wayChoice,
} from './first-steps.ts';
import { countPresses } from './presses.ts';
import {
  ANNA_TYPED,
  fillAccount,
  fillPerson,
  onStep,
  reservationOf,
  walkToStep,
} from './wizard-steps.ts';

const HOUR = 3_600_000;

shopTest(
  // This test also covers W-030, W-047 and W-124.
  'R64.1, W-003, W-118: a reserve-list-only offer takes a sign-up in eight presses and three consents',
  async ({ page }) => {
    const counted = await countPresses(page);
    await page.goto('/oferta/flotylla-przyjaciol');
    await page
      .getByRole('link', { name: 'Zapisz mnie na listę' })
      .filter({ visible: true })
      .first()
      .click();
    await onStep(page, 'twoj-rejs');
    expect((await savedReservation(page)).Offer.OfferId).toBe(RESERVE_LIST_ONLY);
    await expect(page.getByText('Możesz dołączyć do listy rezerwowej.')).toBeVisible();
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await wayChoice(page, 'Bavaria 40').check();
    await expect(page.getByText('Zapisz się na Listę Rezerwową!')).toBeVisible();
    await expect(summaryBox(page)).toContainText('UWAGA: Zapisujesz się na listę rezerwową');
    await wayChoice(page, 'Dojazd własny').check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    expect((await savedReservation(page)).Data[1].Config.IsReserveList).toBe(1);
    await pressNext(page);
    await onStep(page, 'dane-uczestnikow');
    await expect(page.getByRole('link', { name: /Ukończono: Dodatki/ })).toBeVisible();
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, newEmail());
    await pressNext(page);
    await onStep(page, 'podsumowanie-i-platnosc');
    await expect(page.getByText('Jak płacisz?')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /przetwarzanie danych/ }).check();
    await page.getByRole('checkbox', { name: /warunki uczestnictwa/ }).check();
    await action(page, 'Zapisuję się na listę rezerwową').click();
    await onStep(page, 'podziekowanie');
    expect(counted()).toEqual({ presses: 8, consents: 3 });
    await expect(page.getByText(/nie wpłacaj zaliczki/i).first()).toBeVisible();
    await expect(page.getByText(/przed Wami/i)).toBeVisible();
    await expect(page.getByText(/naciśnij „Zrezygnuj z\slisty”/)).toBeVisible();
  },
);

shopTest(
  'W-026 to W-028: step 1 asks who provides the skipper only if the offer leaves the choice',
  async ({ page }) => {
    await enter(page, OWN_SKIPPER_ONLY);
    await wayChoice(page, 'Cały jacht').check();
    await expect(
      page.getByText('Cały jacht na tym rejsie jest tylko dla grup ze swoim skipperem'),
    ).toBeVisible();
    await expect(page.getByRole('group', { name: 'Czy macie swojego skippera?' })).toHaveCount(0);
    await page.context().clearCookies();
    await enter(page, SKIPPER_DISCOUNT);
    await page
      .getByRole('group', { name: 'Czy jesteś skipperem?' })
      .getByRole('radio', { name: 'TAK' })
      .check();
    await expect(summaryBox(page)).toContainText('Rabat skippera');
    await wayChoice(page, 'Cały jacht').check();
    await expect(page.getByRole('group', { name: 'Czy macie swojego skippera?' })).toHaveCount(0);
  },
);

shopTest(
  'W-013, R57.5: a draft without its cookie can begin again; strangers read that they have no access',
  async ({ page, browser }) => {
    await enter(page, PLAIN);
    const id = reservationOf(page);
    await page.context().clearCookies();
    await page.reload();
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Ta przeglądarka nie ma już dostępu do rezerwacji',
      }),
    ).toBeVisible();
    await expect(page.getByText('powstała w innej przeglądarce')).toHaveCount(0);
    await expect(page.getByLabel('Hasło', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zacznij od nowa' }).click();
    await onStep(page, 'twoj-rejs');
    expect(reservationOf(page)).not.toBe(id);
    expect((await savedReservation(page)).Offer.OfferId).toBe(PLAIN);
    const stranger = await (
      await browser.newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await enter(stranger, PLAIN);
    await stranger.goto(`/rezerwacja/twoj-rejs?r=${id}`);
    await expect(
      stranger.getByText(/powstała w innej przeglądarce albo na innym koncie/),
    ).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'Zacznij od nowa' })).toHaveCount(0);
    await stranger.context().close();
  },
);

shopTest(
  'R67.7: at 360 px a name of sixty letters widens no step, and an account number stays on one line',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await walkToStep(page, 'dane-uczestnikow', null);
    await fillPerson(page, 0, { ...ANNA_TYPED, first: 'Ż'.repeat(60), last: 'W'.repeat(60) });
    await fillAccount(page, newEmail());
    const name = page.getByText(`${'Ż'.repeat(60)} ${'W'.repeat(60)}`).first();
    const within = async () => (await name.boundingBox())?.width ?? 999;
    expect(await within()).toBeLessThan(360);
    await expectNoSidewaysScroll(page);
    await pressNext(page);
    await onStep(page, 'podsumowanie-i-platnosc');
    expect(await within()).toBeLessThan(360);
    await expectNoSidewaysScroll(page);
    const account = page
      .getByText(/^\d{2}(?: \d{4}){6}$/)
      .filter({ visible: true })
      .first();
    const lines = await account.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  },
);

shopTest(
  'R57.5: the first step and the login say if the browser refuses cookies',
  async ({ page }) => {
    const email = await logInOnPage(page);
    await page.route('**/v1/**', async (route) => {
      await page.context().clearCookies();
      await route.continue();
    });
    await page.goto(`/rezerwacja?oferta=${PLAIN}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Rezerwacja wymaga plików cookie' }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('link', { name: 'Zacznij od nowa' })).toHaveAttribute(
      'href',
      `/rezerwacja?oferta=${PLAIN}`,
    );
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await page.getByRole('button', { name: 'Zaloguj się' }).last().click();
    await expect(
      page.getByRole('alert').getByText('Ta przeglądarka nie przyjmuje plików cookie'),
    ).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  },
);

shopTest(
  // This test also covers W-129, W-130 and W-131.
  'R51.4, R51.5, W-029: only customers see the group section; it stays open after a wrong code',
  async ({ page }) => {
    await page.clock.install();
    await enter(page, PLAIN);
    await expect(page.getByRole('heading', { name: 'Płyniecie większą grupą?' })).toHaveCount(0);
    await logInOnPage(page);
    await enter(page, PLAIN);
    await page.getByRole('heading', { name: 'Płyniecie większą grupą?' }).click();
    const code = page.getByLabel('Kod grupowy');
    await expect(code).toBeVisible();
    await page.clock.pauseAt(Date.now() + HOUR);
    await code.fill('ABC');
    await page.getByRole('button', { name: 'Dołącz' }).click();
    const invalid = page.getByText(/^Kod jest nieprawidłowy/).first();
    await expect(invalid).toBeVisible();
    await code.fill('ABCD');
    await page.clock.runFor(6_999);
    await expect(invalid).toBeVisible();
    await page.clock.runFor(1);
    await expect(invalid).toBeHidden();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Dołącz' }).click();
    await expect(invalid).toBeVisible();
    await expectAccessible(page);
    await code.fill('');
    await page.getByRole('button', { name: 'Wygeneruj kod grupowy' }).click();
    await expect(page.getByText(`Twój kod grupowy: ${reservationOf(page)}`)).toBeVisible();
    await wayChoice(page, 'Cały jacht').check();
    await expect(page.getByRole('heading', { name: 'Płyniecie większą grupą?' })).toHaveCount(0);
  },
);

for (const width of [1280, 360])
  shopTest(
    `refusals of steps 1 and 2 appear in the summary and at each field at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The counter in the form allows no such number, so the test changes the request.
      await page.route('**/v1/reservations/details/update', (route) => {
        const body = route.request().postDataJSON();
        return body.dryRun
          ? route.continue()
          : route.continue({ postData: JSON.stringify({ ...body, participantsCount: 13 }) });
      });
      await enter(page, PLAIN);
      await expectAccessible(page);
      await pressNext(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Uzupełnij wszystkie dane' });
      await expect(alert).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: /nie zmieści się tyle osób/ }).click();
      await expect(page.getByRole('group', { name: 'Liczba osób' })).toBeFocused();
      await page.unroute('**/v1/reservations/details/update');
      await pressNext(page);
      await onStep(page, 'zakwaterowanie-i-dojazd');
      await pressNext(page);
      await expect(alert).toBeFocused();
      for (const text of ['Wybierz jednostkę', 'Wybierz środek transportu'])
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: /rodzaj transportu/i }).click();
      await expect(wayChoice(page, 'Autokar')).toBeFocused();
      await expectAccessible(page);
      await wayChoice(page, 'Bavaria 40').check();
      await wayChoice(page, 'Autokar').check();
      await expect(page.getByText('Wybierz jednostkę', { exact: true })).toBeHidden();
      await pressNext(page);
      await expect(page.getByText('Wybierz miejsce dosiadki').last()).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Miejsce odbioru').selectOption({ label: await groupPoint(page) });
      await expect(
        page.getByText('Wyjazd możliwy pod warunkiem uzbierania się grupy min. 15 osób'),
      ).toBeVisible();
      await pressNext(page);
      await onStep(page, 'ubezpieczenie');
      await expect(page.getByRole('radio', { name: /W cenie wyjazdu/ })).toBeChecked();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );

const groupPoint = async (page: Page): Promise<string> =>
  (await page.getByLabel('Miejsce odbioru').locator('option').allTextContents()).find((text) =>
    /Kraków|Wrocław|Poznań/.test(text),
  ) ?? '';

shopTest(
  'steps 1 to 4 work by keyboard only, at 320 px without horizontal scrolling',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await enter(page, PLAIN);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const press = async (locator: ReturnType<typeof wayChoice>): Promise<void> => {
      await locator.focus();
      await page.keyboard.press('Space');
      await expect(locator).toBeChecked();
    };
    await press(wayChoice(page, 'Miejsce na jachcie'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Więcej' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(peopleCounter(page)).toHaveText('2');
    await action(page, /^Dalej/).focus();
    await page.keyboard.press('Enter');
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: 'Klasa PREMIER' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Klasa SUPERIOR' }).first()).toBeFocused();
    await press(wayChoice(page, 'Dufour 460'));
    await press(wayChoice(page, 'Dojazd własny'));
    await page.getByRole('button', { name: /Podaj imię i nazwisko/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Jan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kos');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Zmień imię/ })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await action(page, /^Dalej/).focus();
    await page.keyboard.press('Enter');
    await onStep(page, 'ubezpieczenie');
    await expectNoSidewaysScroll(page);
    await press(page.getByRole('radio', { name: /W cenie wyjazdu/ }));
    await action(page, /^Dalej/).focus();
    await page.keyboard.press('Enter');
    await onStep(page, 'dodatki');
  },
);
