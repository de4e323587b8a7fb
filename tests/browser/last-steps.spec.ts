import { expect, type Page } from 'playwright/test';
import {
  action,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import {
  ANNA_TYPED,
  fillAccount,
  fillPerson,
  onStep,
  pressOrder,
  reservationOf,
  walkToStep,
} from './wizard-steps.ts';

const WITH_SHIRTS = { id: 188, yacht: 1881 };

const look = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
};

const toShirts = async (page: Page): Promise<void> => {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/v1/reservations/${path}`, { data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).Reservation;
  };
  const { ReservationId: reservationId } = await post('create', { offerId: WITH_SHIRTS.id });
  const step2 = (
    await post('details/update', {
      reservationId,
      accommodationOption: 'single',
      participantsCount: 2,
      termsAccepted: 1,
    })
  ).Data[2];
  const ownTransport = step2.Journeys.find(
    ({ PointsList }: { PointsList: readonly object[] }) => PointsList.length === 0,
  ).JourneyId;
  const both = [1, 2];
  const step3 = (
    await post('accommodations/update', {
      reservationId,
      accommodationConfig: both.map((userNum) => ({ userNum, roomId: WITH_SHIRTS.yacht })),
      journeyConfig: both.map((userNum) => ({ userNum, journeyId: ownTransport })),
    })
  ).Data[3];
  const { InsuranceId: insuranceId } = step3.InsurancesList[0];
  await post('insurance/update', {
    reservationId,
    insuranceConfig: both.map((userNum) => ({ userNum, insuranceId })),
  });
  await page.goto(`/rezerwacja/dodatki?r=${reservationId}`);
  await onStep(page, 'dodatki');
};

shopTest(
  'W-065, W-146: each shirt needs a size; choosing it, removing the shirt or skipping continues',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await toShirts(page);
    await action(page, /^Dalej/).click();
    await expect(page.getByText('Wybierz rozmiar koszulki dla każdego uczestnika')).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await look(page);
    await page.getByRole('link', { name: 'Uczestnik 1: wybierz rozmiar' }).click();
    await expect(page.getByRole('combobox', { name: /^Rozmiar/ }).first()).toBeFocused();
    await page
      .getByRole('combobox', { name: /^Rozmiar/ })
      .first()
      .selectOption('M');
    await expect(page.getByText('Wybierz rozmiar', { exact: true })).toHaveCount(1);
    await page
      .getByRole('checkbox', { name: /^Koszulka rejsowa/ })
      .nth(1)
      .uncheck();
    await page
      .getByRole('checkbox', { name: /^Bluza żeglarska/ })
      .nth(1)
      .check();
    await action(page, /^Dalej/).click();
    await expect(page.getByRole('link', { name: 'Uczestnik 2: wybierz rozmiar' })).toBeVisible();
    await page
      .getByRole('combobox', { name: /^Rozmiar/ })
      .nth(1)
      .selectOption('L');
    await action(page, /^Dalej/).click();
    await onStep(page, 'dane-uczestnikow');
    await page.getByRole('button', { name: 'Wstecz' }).click();
    await onStep(page, 'dodatki');
    await expect(page.getByRole('combobox', { name: /^Rozmiar/ }).nth(1)).toHaveValue('3');
    errors();
  },
);

shopTest('W-061, R54: skipping step 4 needs no size', async ({ page }) => {
  await toShirts(page);
  await action(page, 'Przechodzę dalej, wybiorę dodatki później').click();
  await onStep(page, 'dane-uczestnikow');
});

shopTest(
  'W-137, R34.7: step 5 shows the birth date that it read, and the character that an e-mail cannot hold',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await walkToStep(page, 'dane-uczestnikow', newEmail());
    await fillPerson(page, 0, { ...ANNA_TYPED, born: '' });
    const born = page.getByLabel('Data urodzenia');
    await born.pressSequentially('29021996');
    await expect(born).toHaveValue('29021996');
    await born.blur();
    await expect(born).toHaveValue('1996-02-29');
    await born.fill('17.05.1995');
    await fillAccount(page, 'józef@example.com');
    await action(page, /^Dalej/).click();
    await expect(page.getByText('Popraw znak „ó” (2. z kolei).').first()).toBeVisible();
    await expect(born).toHaveValue('1995-05-17');
    await look(page);
    errors();
  },
);

shopTest(
  'W-138, R33: a traveller of 45 or more asks the office from the form, which keeps its input',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await walkToStep(page, 'dane-uczestnikow', newEmail());
    await fillPerson(page, 0, { ...ANNA_TYPED, born: '' });
    await page.getByLabel('Data urodzenia').pressSequentially('19700511');
    await expect(page.getByLabel('Data urodzenia')).toHaveValue('1970-05-11');
    await fillAccount(page, newEmail());
    await action(page, /^Dalej/).click();
    await expect(page.getByText('Na rejsie będzie ktoś w wieku 45+')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Wyślij zapytanie do biura' }).click();
    await expect(page.getByText(/^Zapytanie nr .+ jest w biurze$/)).toBeVisible();
    await look(page);
    await expect(page.getByLabel('Imię', { exact: true })).toHaveValue(ANNA_TYPED.first);
    await page.reload();
    await onStep(page, 'dane-uczestnikow');
    await expect(page.getByLabel('Data urodzenia')).toHaveValue('1970-05-11');
    await expect(page.getByText('Ta rezerwacja zmieniła się w innym oknie')).toHaveCount(0);
    errors();
  },
);

shopTest(
  'W-089, W-090, W-184, W-189: a wrong code is reported, a new group shows its code, input stays',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail());
    await page.getByLabel(/^Wiadomość do organizatora/).fill('Wegetarianie');
    await page.getByText('Mam kod lub voucher').click();
    await page.getByRole('checkbox', { name: 'Posiadam voucher' }).check();
    await page.getByRole('button', { name: 'Przelicz' }).click();
    await expect(page.getByText('Wpisz kod vouchera').first()).toBeVisible();
    await page.getByLabel('Kod vouchera').fill('NIE-MA-TAKIEGO');
    await page.getByLabel('Kod vouchera').press('Enter');
    await expect(
      page.getByText('Kod vouchera jest nieprawidłowy lub został już wykorzystany').first(),
    ).toBeVisible();
    await page.getByLabel('Kod Ambasadora').fill('NIE-MA');
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(
      page
        .getByText('Kod Ambasadora jest nieprawidłowy lub został już przypisany do rezerwacji')
        .first(),
    ).toBeVisible();
    await page.getByLabel('Kod grupowy').fill('NIE-MA');
    await page.getByRole('button', { name: 'Dołącz' }).click();
    await expect(page.getByText(/^Kod jest nieprawidłowy/).first()).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Wygeneruj kod grupowy' }).click();
    await expect(page.getByText('Kod Waszej grupy')).toBeVisible();
    await expect(page.getByText(reservationOf(page), { exact: true })).toBeVisible();
    for (const name of ['Wygeneruj kod grupowy', 'Dołącz'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await pressOrder(page);
    await expect(
      page.getByRole('link', { name: /naciśnij „Przelicz” albo usuń ten kod/i }),
    ).toBeVisible();
    for (const field of ['Kod vouchera', 'Kod Ambasadora']) await page.getByLabel(field).fill('');
    await expect(page.getByLabel(/^Wiadomość do organizatora/)).toHaveValue('Wegetarianie');
    await action(page, 'Rezerwuję i płacę').click();
    await onStep(page, 'podziekowanie');
    errors();
  },
);
