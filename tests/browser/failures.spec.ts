import { type APIRequestContext, type Browser, expect, type Page, test } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
} from './browser-shop.ts';
import { type OwnShop, ownShop } from './own-shop.ts';
import {
  ANNA_TYPED,
  chooseCount,
  fillAccount,
  fillPerson,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  reservationOf,
  STEP_SLUGS,
  walkToStep,
} from './wizard-steps.ts';

const MORNING = '2027-03-01T09:00:00Z';
/** A time after the end of the hold, which lasts half an hour (R8). */
const LATER_THAN_THE_HOLD = '2027-03-01T09:45:00Z';
const WORDS = 'Wegetarianie, urodziny na pokładzie';

const troubleTest = test.extend<{ shop: OwnShop; page: Page }>({
  shop: async ({ baseURL: _ }, use) => {
    const shop = ownShop();
    await use(shop);
    await shop.stop();
  },
  page: async ({ shop, browser }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
    await use(await context.newPage());
    await context.close();
  },
});
troubleTest.setTimeout(120_000);

const MINUTE = 60_000;
const aroundMidnight = (day: string, minutes: number): string => {
  const summer = Date.parse(`${day}T22:00:00Z`);
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    timeZone: 'Europe/Warsaw',
  }).format(summer);
  const midnight = hour === '00' ? summer : summer + 60 * MINUTE;
  return `${new Date(midnight + minutes * MINUTE).toISOString().slice(0, 19)}Z`;
};

const look = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
};

type Room = {
  RoomId: number;
  Name: string;
  Availability: { Remaining: number; PlaceOpen: boolean };
};
type Step2 = {
  ResortsList: readonly { RoomsList: readonly Room[] }[];
  Journeys: readonly { JourneyId: number; PointsList: readonly object[] }[];
};

const roomsOf = ({ ResortsList }: Step2): readonly Room[] =>
  ResortsList.flatMap(({ RoomsList }) => RoomsList);
const roomNamed = (step2: Step2, name: string) =>
  roomsOf(step2).find(({ Name }) => Name === name)?.RoomId;
const ownWay = ({ Journeys }: Step2) =>
  Journeys.find(({ PointsList }) => PointsList.length === 0)?.JourneyId;

const poster = (request: APIRequestContext) => async (path: string, data: object) => {
  const answer = await request.post(`/v1/reservations/${path}`, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
};

const begun = async (request: APIRequestContext, offerId: number, participantsCount: number) => {
  const post = poster(request);
  const reservationId: string = (await post('create', { offerId })).Reservation.ReservationId;
  const trip = {
    reservationId,
    accommodationOption: 'single',
    participantsCount,
    termsAccepted: 1,
  };
  const { Data } = (await post('details/update', trip)).Reservation;
  const step2: Step2 = Data[2];
  const most: number = Data[0].MaxPlacesPerRoom;
  return { reservationId, step2, most };
};

const toOrder = async (page: Page): Promise<void> => {
  const post = poster(page.request);
  const { reservationId, step2 } = await begun(page.request, PLAIN_OFFER.id, 1);
  const berth = {
    userNum: 1,
    roomId: roomNamed(step2, PLAIN_OFFER.yacht),
    optionsChosen: [{ bedroomChosen: 0 }],
  };
  const journey = { userNum: 1, journeyId: ownWay(step2), journeyPointId: null };
  const { Reservation } = await post('accommodations/update', {
    reservationId,
    accommodationConfig: [berth],
    journeyConfig: [journey],
  });
  const [insurance] = Reservation.Data[3].InsurancesList;
  await post('insurance/update', {
    reservationId,
    insuranceConfig: [{ userNum: 1, insuranceId: insurance.InsuranceId }],
  });
  await post('addons/update', { reservationId });
  const anna = {
    firstName: ANNA_TYPED.first,
    lastName: ANNA_TYPED.last,
    birthDate: ANNA_TYPED.born,
    phone: ANNA_TYPED.phone,
  };
  const account = {
    email: newEmail(),
    password: BROWSER_PASSWORD,
    policyAccepted: 1,
    newsletterAccepted: 0,
  };
  await post('participants/update', {
    reservationId,
    participantsConfig: [{ userNum: 1, ...anna, ...account }],
  });
  await page.goto(`/rezerwacja/podsumowanie-i-platnosc?r=${reservationId}`);
  await onStep(page, 'podsumowanie-i-platnosc');
  await page.getByLabel(/^Wiadomość do organizatora/).fill(WORDS);
};

const expectWords = (page: Page) =>
  expect(page.getByLabel(/^Wiadomość do organizatora/)).toHaveValue(WORDS);

const takeEverything = async (browser: Browser, url: string, offerId: number): Promise<void> => {
  for (let buyers = 0; buyers < 40; buyers += 1) {
    const context = await browser.newContext({ baseURL: url });
    const took = await takeOne(context.request, offerId);
    await context.close();
    if (!took) return;
  }
  throw new Error('The offer has more places than the test knows how to take');
};

const takeOne = async (request: APIRequestContext, offerId: number): Promise<boolean> => {
  const { reservationId, step2, most } = await begun(request, offerId, 1);
  const room = roomsOf(step2).find(({ Availability }) => Availability.PlaceOpen);
  if (room === undefined) return false;
  const people = Math.min(most, room.Availability.Remaining);
  const post = poster(request);
  await post('details/update', {
    reservationId,
    accommodationOption: 'single',
    participantsCount: people,
    termsAccepted: 1,
  });
  const everybody = Array.from({ length: people }, (_, index) => index + 1);
  await post('accommodations/update', {
    reservationId,
    accommodationConfig: everybody.map((userNum) => ({
      userNum,
      roomId: room.RoomId,
      optionsChosen: [{ bedroomChosen: 0 }],
    })),
    journeyConfig: everybody.map((userNum) => ({
      userNum,
      journeyId: ownWay(step2),
      journeyPointId: null,
    })),
    isReserveList: 0,
  });
  return true;
};

troubleTest(
  'R8: an expired hold is reported before the order, and the places can be reserved again',
  async ({ shop, page }) => {
    await shop.start(MORNING);
    await toOrder(page);
    await shop.start(LATER_THAN_THE_HOLD);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Twoje miejsca wróciły do puli' }),
    ).toBeFocused();
    await look(page);
    await page.getByRole('button', { name: 'Spróbuj zająć je ponownie' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź i zapłać' })).toBeVisible();
    await expectWords(page);
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
  },
);

troubleTest(
  'R51: if another browser has booked the places, a screen offers free places and the reserve list',
  async ({ shop, page, browser }) => {
    await shop.start(MORNING);
    await toOrder(page);
    await shop.start(LATER_THAN_THE_HOLD);
    await takeEverything(browser, shop.url, PLAIN_OFFER.id);
    await pressOrder(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Te miejsca właśnie ktoś zajął' }),
    ).toBeFocused();
    await expect(page.getByText(PLAIN_OFFER.yacht, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Lista rezerwowa', { exact: true }).first()).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Zapisz się na listę rezerwową' }).click();
    await expect(page.getByText('UWAGA: Zapisujesz się na listę rezerwową').first()).toBeVisible();
    await expectWords(page);
    await page.getByRole('checkbox', { name: /przetwarzanie danych/ }).check();
    await page.getByRole('checkbox', { name: /warunki uczestnictwa/ }).check();
    await action(page, 'Zapisuję się na listę rezerwową').click();
    await onStep(page, 'podziekowanie');
    await expect(page.getByText(/nie wpłacaj zaliczki/)).toBeVisible();
  },
);

troubleTest(
  'R17: a price that rose at midnight is shown before anything is ordered, and can be accepted',
  async ({ shop, page }) => {
    await shop.start(MORNING);
    const details = await page.request.get(`/v1/offers/details?offerId=${PLAIN_OFFER.id}`);
    const lastDay: string = (await details.json()).Offer.Prices.FirstMinuteUntil;
    await shop.start(aroundMidnight(lastDay, -10));
    await toOrder(page);
    await shop.start(aroundMidnight(lastDay, 5));
    await pressOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Cena się zmieniła' })).toBeFocused();
    await look(page);
    await page.getByRole('button', { name: 'Wróć do podsumowania' }).click();
    await expectWords(page);
    await expect(page.getByRole('checkbox', { name: /warunki uczestnictwa/ })).toBeChecked();
    await expect(page.getByText('Second Minute').filter({ visible: true }).first()).toBeVisible();
    await action(page, 'Rezerwuję i płacę').click();
    await onStep(page, 'podziekowanie');
  },
);

troubleTest(
  'R58: a save in a second tab is reported in the first one, which keeps its input',
  async ({ shop, page }) => {
    await shop.start(MORNING);
    await toOrder(page);
    const second = await page.context().newPage();
    await second.goto(`/rezerwacja/dane-uczestnikow?r=${reservationOf(page)}`);
    await onStep(second, 'dane-uczestnikow');
    await second.getByLabel('Imię', { exact: true }).first().fill('Hanna');
    await action(second, /^Dalej/).click();
    await onStep(second, 'podsumowanie-i-platnosc');
    await pressOrder(page);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ta rezerwacja zmieniła się w innym oknie' }),
    ).toBeFocused();
    await look(page);
    await page.getByRole('button', { name: 'Wróć do kroku z odpowiedziami stąd' }).click();
    await expect(page.getByText(/Hanna Żak/).first()).toBeVisible();
    await expectWords(page);
    await action(page, 'Rezerwuję i płacę').click();
    await onStep(page, 'podziekowanie');
  },
);

troubleTest(
  'R9: an offer whose trip has started meanwhile takes no booking and links to other trips',
  async ({ shop, page }) => {
    await shop.start(MORNING);
    const list = await page.request.post('/v1/offers/list', { data: {} });
    const offers: readonly { OfferId: number; Availability: { From: string } }[] = (
      await list.json()
    ).Offers;
    const from = offers.find(({ OfferId }) => OfferId === PLAIN_OFFER.id)?.Availability.From ?? '';
    const before = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
    await shop.start(aroundMidnight(before, -10));
    await page.goto(`/rezerwacja?oferta=${PLAIN_OFFER.id}`);
    await onStep(page, STEP_SLUGS[0]);
    await chooseCount(page, 1);
    await shop.start(aroundMidnight(before, 5));
    await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
    await page.getByText('Dojazd własny', { exact: true }).first().click();
    const refusal = page.getByRole('heading', {
      level: 1,
      name: 'Ten rejs nie przyjmuje już rezerwacji',
    });
    // The shop may refuse the price preview of a choice before the customer presses the button.
    await action(page, /^Dalej/)
      .or(refusal)
      .first()
      .click();
    await expect(refusal).toBeFocused();
    await look(page);
    await expect(page.getByRole('link', { name: 'Zobacz inne rejsy' })).toBeVisible();
  },
);

troubleTest(
  'R57: while the shop is stopped no input is lost, and a retry continues',
  async ({ shop, page }) => {
    await shop.start(MORNING);
    await walkToStep(page, 'dane-uczestnikow', newEmail());
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, newEmail());
    await shop.stop();
    await action(page, /^Dalej/).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Nie możemy się połączyć' }),
    ).toBeFocused();
    await look(page);
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(page.getByLabel('Imię', { exact: true }).first()).toHaveValue(ANNA_TYPED.first);
    await shop.start();
    await action(page, /^Dalej/).click();
    await onStep(page, 'podsumowanie-i-platnosc');
    await expect(page.getByText(`${ANNA_TYPED.first} ${ANNA_TYPED.last}`).first()).toBeVisible();
  },
);
