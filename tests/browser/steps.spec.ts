import { expect } from 'playwright/test';
import { newEmail, screensOf, shopTest, withoutErrors } from './browser-shop.ts';
import {
  enter,
  PLAIN,
  peopleCounter,
  personPanel,
  pressNext,
  priceText,
  savedReservation,
  summaryBox,
  wayChoice,
} from './first-steps.ts';
import {
  ANNA_TYPED,
  chooseInsurance,
  fillAccount,
  fillPerson,
  MAY_TRIP,
  onStep,
  pressOrder,
  reservationOf,
  skipExtras,
} from './wizard-steps.ts';

shopTest(
  'the total follows each change before it is saved, and stays after saving (W-018, R12)',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await enter(page, PLAIN);
    const before = await savedReservation(page);
    await expect(summaryBox(page)).toContainText(priceText(before.Price.CurrentPrice));
    for (let count = 1; count < 6; count += 1)
      await page.getByRole('button', { name: 'Więcej' }).click();
    await expect(summaryBox(page)).toContainText('6 osób');
    await expect(summaryBox(page)).toContainText('Rabat grupowy');
    expect((await savedReservation(page)).Version).toBe(before.Version);
    const total = (await summaryBox(page).locator('dd').last().textContent()) ?? '';
    await page.getByRole('button', { name: 'Skąd ta cena?' }).filter({ visible: true }).click();
    const receipt = page.getByRole('dialog', { name: 'Skąd ta cena?' });
    await expect(receipt).toContainText('6\u00a0×'.replace('\u00a0', ' '));
    await expect(receipt).toContainText('Rezerwujesz w okresie First Minute.');
    await expect(receipt).toContainText(total);
    await page.keyboard.press('Escape');
    await expect(receipt).toBeHidden();
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    expect(priceText((await savedReservation(page)).Price.CurrentPrice)).toBe(total.trim());
    errors();
  },
);

shopTest(
  'two travellers book a cabin with its surcharge (W-002, W-025, W-042, W-045, R13)',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const email = newEmail();
    await enter(page, MAY_TRIP);
    await wayChoice(page, 'Kabina 2-osobowa').check();
    await expect(page.getByText('Kabina jest zawsze dla 2 osób.')).toBeVisible();
    await expect(summaryBox(page)).toContainText('Dopłata za kabinę');
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await expect(page.getByRole('heading', { level: 2, name: /Uczestnik/ })).toHaveCount(1);
    await wayChoice(page, 'Bavaria 40').check();
    await wayChoice(page, 'Dojazd własny').check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    const { Data } = await savedReservation(page);
    expect(Data[0].Config).toMatchObject({ AccommodationOption: 'cabin', ParticipantsCount: 2 });
    expect(
      Data[2].Config.AccommodationConfig.map((answer: { roomId: number }) => answer.roomId),
    ).toEqual([
      Data[2].Config.AccommodationConfig[0].roomId,
      Data[2].Config.AccommodationConfig[0].roomId,
    ]);
    await chooseInsurance(page);
    await skipExtras(page);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillPerson(page, 1, { first: 'Jan', last: 'Kos', born: '1994-04-04' });
    await fillAccount(page, email);
    expect(await screensOf(page)).toBeLessThanOrEqual(4);
    await pressNext(page);
    await onStep(page, 'podsumowanie-i-platnosc');
    expect(await screensOf(page)).toBeLessThanOrEqual(3.75);
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    errors();
  },
);

shopTest(
  'ten travellers book a whole yacht with an own skipper (W-002, W-026, W-126, R36)',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const email = newEmail();
    await enter(page, 174);
    await wayChoice(page, 'Cały jacht').check();
    await expect(peopleCounter(page)).toHaveText('8');
    await wayChoice(page, 'TAK').check();
    for (let count = 8; count < 10; count += 1)
      await page.getByRole('button', { name: 'Więcej' }).click();
    await expect(peopleCounter(page)).toHaveText('10');
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await wayChoice(page, 'Bavaria 40').check();
    await expect(page.getByText('do 10 osób na pokładzie').first()).toBeVisible();
    await wayChoice(page, 'Dojazd własny').check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    expect((await savedReservation(page)).Data[0].Config).toMatchObject({
      AccommodationOption: 'whole',
      ParticipantsCount: 10,
      ownSkipper: true,
    });
    await chooseInsurance(page);
    await skipExtras(page);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, email);
    await pressNext(page);
    await onStep(page, 'podsumowanie-i-platnosc');
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    errors();
  },
);

shopTest(
  'W-007, W-113 to W-115: „Dalej” saves, „Wstecz” goes back, and every step can be reloaded',
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const path = /\/v1\/reservations\/(.+)$/.exec(request.url())?.[1];
      if (path !== undefined && request.postDataJSON()?.dryRun !== true) calls.push(path);
    });
    const ends = async (...paths: string[]) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(() => expect([...new Set(calls)]).toEqual(paths)).toPass();
      calls.length = 0;
    };
    // Other tests run in parallel and do not book this trip, so its yachts stay free.
    await enter(page, MAY_TRIP);
    await ends('create', 'details/get');
    await page.route('**/v1/reservations/details/update', (route) =>
      route.fulfill({
        status: 400,
        json: {
          message: 'participantsCount',
          errors: [{ field: 'participantsCount', code: 'tooMany' }],
        },
      }),
    );
    await pressNext(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Uzupełnij wszystkie dane' }),
    ).toBeFocused();
    await onStep(page, 'twoj-rejs');
    expect(calls).toEqual(['details/update']);
    calls.length = 0;
    await page.unroute('**/v1/reservations/details/update');
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await ends('details/update', 'accommodations/get');
    await wayChoice(page, 'Bavaria 40').check();
    await wayChoice(page, 'Dojazd własny').check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    await ends('accommodations/update', 'insurance/get');
    await page.getByRole('button', { name: 'Wstecz' }).click();
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await ends('accommodations/get');
    await expect(wayChoice(page, 'Bavaria 40')).toBeChecked();
    for (const step of ['zakwaterowanie-i-dojazd', 'twoj-rejs'] as const) {
      await page.goto(`/rezerwacja/${step}?r=${reservationOf(page)}`);
      await page.reload();
      await onStep(page, step);
    }
    await page.getByRole('button', { name: 'Wstecz' }).click();
    await expect(page).toHaveURL(/\/oferta\/[\w-]+$/);
  },
);

shopTest(
  'W-036, W-037: three, two or one unit fit the width; returning to a class restores its unit',
  async ({ page }) => {
    await enter(page, 174);
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    const units = page.getByRole('region', { name: 'Jachty: Klasa PREMIER' }).getByRole('listitem');
    await expect(units).toHaveCount(3);
    for (const [width, whole] of [
      [1280, 3],
      [1100, 2],
      [760, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await units.evaluateAll((items) => {
        const row = items[0]?.parentElement?.getBoundingClientRect();
        return items.filter(
          (item) => row !== undefined && item.getBoundingClientRect().right <= row.right + 1,
        ).length;
      });
      expect([width, seen]).toEqual([width, whole]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await wayChoice(page, 'Oceanis 38').check();
    const superior = page.getByRole('tab', { name: 'Klasa SUPERIOR' });
    await superior.click();
    await pressNext(page);
    await expect(page.getByText('Wybierz jednostkę', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Klasa PREMIER' }).click();
    await expect(wayChoice(page, 'Oceanis 38')).toBeChecked();
    await wayChoice(page, 'Dojazd własny').check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    await page.goBack();
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await superior.click();
    await page.reload();
    await page.getByRole('tab', { name: 'Klasa SUPERIOR' }).click();
    await page.getByRole('tab', { name: 'Klasa PREMIER' }).click();
    await expect(wayChoice(page, 'Oceanis 38')).toBeChecked();
  },
);

shopTest(
  'R62.3: choosing a smaller yacht reduces the party with a notice; the crew is one folded card',
  async ({ page }) => {
    await enter(page, 174);
    await wayChoice(page, 'Cały jacht').check();
    for (let count = 8; count < 11; count += 1)
      await page.getByRole('button', { name: 'Więcej' }).click();
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await page.getByRole('tab', { name: 'Klasa PREMIER' }).click();
    await wayChoice(page, 'Bavaria 40').check();
    await expect(page.getByText('Ta jednostka zabiera najwyżej 9 osób')).toBeVisible();
    await wayChoice(page, 'Dojazd własny').check();
    await page.getByText('Zmień dla jednej osoby').click();
    await page
      .getByRole('button', { name: 'Podaj imię i nazwisko tej osoby: Uczestnik 3' })
      .click();
    await page.getByLabel('Imię', { exact: true }).fill('Piotr');
    await expect(page.getByRole('heading', { name: /Cała załoga/ })).toBeVisible();
    // Nothing is saved, because parallel tests use these yachts. crew.test.tsx checks the saving.
  },
);

shopTest(
  'twelve travellers choose differently in step 2, and each choice is saved (W-043, W-044)',
  async ({ page }) => {
    shopTest.setTimeout(120_000);
    const errors = withoutErrors(page);
    await enter(page, 174);
    for (let count = 1; count < 12; count += 1)
      await page.getByRole('button', { name: 'Więcej' }).click();
    await expect(peopleCounter(page)).toHaveText('12');
    await expect(page.getByRole('button', { name: 'Więcej' })).toBeDisabled();
    await pressNext(page);
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await personPanel(page, 1).getByRole('tab', { name: 'Klasa PREMIER' }).click();
    await personPanel(page, 1)
      .getByRole('radio', { name: /^Bavaria 40/ })
      .check();
    await personPanel(page, 1)
      .getByRole('radio', { name: /^Dojazd własny/ })
      .check();
    const third = personPanel(page, 3);
    await third.getByRole('checkbox', { name: /Tak samo/ }).uncheck();
    await third.getByRole('tab', { name: 'Klasa SUPERIOR' }).click();
    await third.getByRole('radio', { name: /^Dufour 460/ }).check();
    await third.getByRole('radio', { name: /^Autokar/ }).check();
    await third.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
    const seventh = personPanel(page, 7);
    await seventh.getByRole('checkbox', { name: /Tak samo/ }).uncheck();
    await seventh.getByRole('tab', { name: 'Klasa PREMIER' }).click();
    await seventh.getByRole('radio', { name: /^Bavaria 40/ }).check();
    await seventh.getByRole('radio', { name: /^Autokar/ }).check();
    await seventh.getByLabel('Miejsce odbioru').selectOption({ index: 2 });
    const fifth = personPanel(page, 5);
    await fifth.getByRole('button', { name: /Podaj imię i nazwisko/ }).click();
    await fifth.getByLabel('Imię', { exact: true }).fill('Piotr');
    await fifth.getByLabel('Nazwisko', { exact: true }).fill('Źrałek');
    await fifth.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(fifth.getByRole('heading', { level: 2 })).toContainText('Piotr Źrałek');
    await expect(fifth.getByRole('button', { name: /Zmień imię/ })).toBeFocused();
    await expect(
      personPanel(page, 9).getByRole('checkbox', { name: /Dodatkowy bagaż/ }),
    ).toHaveCount(0);
    await seventh.getByRole('checkbox', { name: /Dodatkowy bagaż/ }).check();
    await pressNext(page);
    await onStep(page, 'ubezpieczenie');
    const { Data } = await savedReservation(page);
    const { AccommodationConfig: berths, JourneyConfig: journeys } = Data[2].Config;
    const [first, , three, , five] = berths;
    expect(berths).toHaveLength(12);
    expect(three.roomId).not.toBe(first.roomId);
    expect(berths.filter(({ roomId }: { roomId: number }) => roomId === first.roomId)).toHaveLength(
      11,
    );
    expect(five).toMatchObject({ valueName: 'Piotr', valueSurname: 'Źrałek', sameAsTheFirst: 1 });
    expect(journeys.map(({ journeyId }: { journeyId: number }) => journeyId)).toEqual([
      2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2,
    ]);
    expect(journeys[2].journeyPointId).not.toBe(journeys[6].journeyPointId);
    expect(journeys[6].transportAddLuggage).toBe(1);
    await personPanel(page, 1)
      .getByRole('radio', { name: /W cenie wyjazdu/ })
      .check();
    await personPanel(page, 2)
      .getByRole('checkbox', { name: /Tak samo/ })
      .uncheck();
    await personPanel(page, 2).getByText('Rekomendujemy dla tego wyjazdu').click();
    await personPanel(page, 2)
      .getByRole('group', { name: 'Ubezpieczenie od kosztów rezygnacji' })
      .getByRole('radio', { name: /^TAK/ })
      .check();
    await expect(personPanel(page, 5).getByRole('heading', { level: 2 })).toContainText(
      'Piotr Źrałek',
    );
    await pressNext(page);
    await onStep(page, 'dodatki');
    const insured = (await savedReservation(page)).Data[3].Config.InsuranceConfig;
    expect(insured[1]).toMatchObject({ resignationInsuranceAccepted: '1', sameAsTheFirst: 0 });
    expect(insured[1].insuranceId).not.toBe(insured[0].insuranceId);
    expect(insured[4]).toMatchObject({
      insuranceId: insured[0].insuranceId,
      resignationInsuranceAccepted: '0',
      sameAsTheFirst: 1,
    });
    errors();
  },
);
