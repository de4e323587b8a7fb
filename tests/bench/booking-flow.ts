import { isStepReached } from '../../adapters/http/contract/wizard/wizard.ts';
import { openBrowser, type SimulatedBrowser } from '../simulation/simulated-browser.ts';

const PASSWORD = 'rejs po morzu';

export type BenchChoice = {
  readonly offerId: number;
  readonly roomId: number;
  readonly journeyId: number;
  readonly insuranceId: number;
};

type OnAnswer = Parameters<typeof openBrowser>[2];

const loggedIn = async (base: string, n: number, onAnswer: OnAnswer): Promise<SimulatedBrowser> => {
  const browser = openBrowser(base, `10.7.0.${n}`, onAnswer);
  const email = `bench${n}@example.com`;
  await browser.call('accountCreate', {
    siteId: 1,
    email,
    password: PASSWORD,
    policyAccepted: 1,
    newsletterAccepted: 0,
  });
  const mails = await (await fetch(`${base}/dev/mail?to=${email}`)).text();
  const token = /Activate\/([\w-]+)/.exec(mails)?.[1] ?? '';
  await browser.call('accountConfirm', { siteId: 1, token, password: PASSWORD });
  const login = await browser.call('login', { siteId: 1, email, password: PASSWORD });
  if (login.isErr()) throw new Error(`No login for ${email}: ${JSON.stringify(login.error)}`);
  return browser;
};

const choiceOf = async (browser: SimulatedBrowser, offerId: number): Promise<BenchChoice> => {
  const created = await browser.call('reservationCreate', { siteId: 1, offerId });
  if (created.isErr()) throw new Error(JSON.stringify(created.error));
  const key = { siteId: 1, reservationId: created.value.Reservation.ReservationId };
  await browser.call('detailsUpdate', {
    ...key,
    accommodationOption: 'single',
    participantsCount: 1,
    termsAccepted: 1,
  });
  const seen = await browser.call('accommodationsGet', key);
  if (seen.isErr()) throw new Error(JSON.stringify(seen.error));
  const step2 = seen.value.Reservation.Data[2];
  const rooms = isStepReached(step2) ? step2.ResortsList.flatMap(({ RoomsList }) => RoomsList) : [];
  const journeys = isStepReached(step2) ? step2.Journeys : [];
  const roomId = rooms.find(({ Availability }) => Availability.PlaceOpen)?.RoomId ?? 0;
  const journeyId =
    journeys.find(({ Available, PointsList }) => Available && PointsList.length === 0)?.JourneyId ??
    0;
  await browser.call('accommodationsUpdate', {
    ...key,
    ...berth({ offerId, roomId, journeyId, insuranceId: 0 }),
  });
  const insured = await browser.call('insuranceGet', key);
  if (insured.isErr()) throw new Error(JSON.stringify(insured.error));
  const step3 = insured.value.Reservation.Data[3];
  return {
    offerId,
    roomId,
    journeyId,
    insuranceId: isStepReached(step3) ? (step3.InsurancesList[0]?.InsuranceId ?? 0) : 0,
  };
};

const berth = ({ roomId, journeyId }: BenchChoice) => ({
  accommodationConfig: [{ userNum: 1, roomId, optionsChosen: [{ bedroomChosen: 0 as const }] }],
  journeyConfig: [{ userNum: 1, journeyId, journeyPointId: null }],
  isReserveList: 0 as const,
});

/** Makes one booking with eight calls. Seven of them are durable writes. */
const book = async (browser: SimulatedBrowser, choice: BenchChoice): Promise<void> => {
  const created = await browser.call('reservationCreate', { siteId: 1, offerId: choice.offerId });
  if (created.isErr()) throw new Error(JSON.stringify(created.error));
  const key = { siteId: 1, reservationId: created.value.Reservation.ReservationId };
  const answers = [
    await browser.call('detailsUpdate', {
      ...key,
      accommodationOption: 'single',
      participantsCount: 1,
      termsAccepted: 1,
    }),
    await browser.call('accommodationsUpdate', { ...key, ...berth(choice) }),
    await browser.call('insuranceUpdate', {
      ...key,
      insuranceConfig: [
        {
          userNum: 1,
          insuranceId: choice.insuranceId,
          resignationInsuranceAccepted: '0',
          quarantineAssistanceAccepted: '0',
        },
      ],
    }),
    await browser.call('addonsUpdate', { ...key, trainingsConfig: [], addonsConfig: [] }),
    await browser.call('participantsUpdate', {
      ...key,
      participantsConfig: [
        {
          userNum: 1,
          firstName: 'Ola',
          lastName: 'Fala',
          birthDate: '1995-05-05',
          country: 'Polska',
          gender: '1',
          phone: '600 100 200',
        },
      ],
    }),
    await browser.call('confirmationGet', key),
    await browser.call('confirm', {
      ...key,
      comments: '',
      paymentOption: 'onetime',
      paymentType: 'wired',
      termsAccepted: 1,
    }),
  ];
  for (const answer of answers) if (answer.isErr()) throw new Error(JSON.stringify(answer.error));
};

const offersOf = async (browser: SimulatedBrowser): Promise<readonly number[]> => {
  const listed = await browser.call('offersList', { siteId: 1 });
  if (listed.isErr()) throw new Error(JSON.stringify(listed.error));
  return listed.value.Offers.filter(
    ({ Availability }) => Availability.Available && !Availability.GrayedOut,
  )
    .map(({ OfferId }) => OfferId)
    .slice(-12);
};

export const travellersAt = async (base: string, travellers: number, onAnswer?: OnAnswer) => {
  const browsers: SimulatedBrowser[] = [];
  for (let n = 1; n <= travellers; n += 1) browsers.push(await loggedIn(base, n, onAnswer));
  const chooser = openBrowser(base, '10.7.1.1');
  const choices: BenchChoice[] = [];
  for (const offerId of await offersOf(chooser)) choices.push(await choiceOf(chooser, offerId));
  return { browsers, choices };
};

export const bookTogether = async (
  browsers: readonly SimulatedBrowser[],
  choices: readonly BenchChoice[],
  atOnce: number,
  more: (begun: number) => boolean,
): Promise<number> => {
  let begun = 0;
  const walk = async (): Promise<void> => {
    while (more(begun)) {
      const [browser, choice] = [
        browsers[begun % browsers.length],
        choices[begun % choices.length],
      ];
      begun += 1;
      if (browser !== undefined && choice !== undefined) await book(browser, choice);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return begun;
};
