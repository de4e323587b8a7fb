import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reached } from '../../adapters/http/contract/wizard/wizard.ts';
import { type Browser, openBrowser } from '../simulation/jar.ts';
import { startPostgres } from '../support/postgres.ts';
import { startChild } from './child.ts';
import { type Figure, median, type Pace, roundsOf } from './measure.ts';

const PASSWORD = 'rejs po morzu';
const ROUNDS = 5;

/** How many bookings are made of how many travellers. */
type Load = {
  readonly flows: number;
  /** Both run for weeks in earnest: what is measured is a program that has run for a while. */
  readonly warming: number;
  /** However many are at it at once, the next booking is somebody else's: nobody has hundreds of trips. */
  readonly travellers: number;
  readonly atOnce: readonly number[];
};

const LOADS: Readonly<Record<Pace, Load>> = {
  full: { flows: 96, warming: 200, travellers: 96, atOnce: [1, 8, 32] },
  short: { flows: 8, warming: 4, travellers: 4, atOnce: [1, 4] },
};

type Environment = Readonly<Record<string, string>>;

type Choice = { readonly offerId: number; readonly roomId: number; readonly journeyId: number; readonly insuranceId: number };

/** A browser with an active account, logged in. */
const loggedIn = async (base: string, n: number): Promise<Browser> => {
  const browser = openBrowser(base, `10.7.0.${n}`);
  const email = `bench${n}@example.com`;
  await browser.call('accountCreate', { siteId: 1, email, password: PASSWORD, policyAccepted: 1, newsletterAccepted: 0 });
  const mails = await (await fetch(`${base}/dev/mail?to=${email}`)).text();
  const token = /Activate\/([\w-]+)/.exec(mails)?.[1] ?? '';
  await browser.call('accountConfirm', { siteId: 1, token, password: PASSWORD });
  const login = await browser.call('login', { siteId: 1, email, password: PASSWORD });
  if (login.isErr()) throw new Error(`No login for ${email}: ${JSON.stringify(login.error)}`);
  return browser;
};

/** What a flow books of an offer: its first unit that sells places, the way there that needs no point. */
const choiceOf = async (browser: Browser, offerId: number): Promise<Choice> => {
  const created = await browser.call('reservationCreate', { siteId: 1, offerId });
  if (created.isErr()) throw new Error(JSON.stringify(created.error));
  const key = { siteId: 1, reservationId: created.value.Reservation.ReservationId };
  await browser.call('detailsUpdate', { ...key, accommodationOption: 'single', participantsCount: 1, termsAccepted: 1 });
  const seen = await browser.call('accommodationsGet', key);
  if (seen.isErr()) throw new Error(JSON.stringify(seen.error));
  const step2 = seen.value.Reservation.Data[2];
  const rooms = reached(step2) ? step2.ResortsList.flatMap(({ RoomsList }) => RoomsList) : [];
  const journeys = reached(step2) ? step2.Journeys : [];
  const roomId = rooms.find(({ Availability }) => Availability.PlaceOpen)?.RoomId ?? 0;
  const journeyId = journeys.find(({ Available, PointsList }) => Available && PointsList.length === 0)?.JourneyId ?? 0;
  await browser.call('accommodationsUpdate', { ...key, ...berth({ offerId, roomId, journeyId, insuranceId: 0 }) });
  const insured = await browser.call('insuranceGet', key);
  if (insured.isErr()) throw new Error(JSON.stringify(insured.error));
  const step3 = insured.value.Reservation.Data[3];
  return { offerId, roomId, journeyId, insuranceId: reached(step3) ? (step3.InsurancesList[0]?.InsuranceId ?? 0) : 0 };
};

const berth = ({ roomId, journeyId }: Choice) => ({
  accommodationConfig: [{ userNum: 1, roomId, optionsChosen: [{ bedroomChosen: 0 as const }] }],
  journeyConfig: [{ userNum: 1, journeyId, journeyPointId: null }],
  isReserveList: 0 as const,
});

/** One booking: eight calls, seven of them durable. */
const book = async (browser: Browser, choice: Choice): Promise<void> => {
  const created = await browser.call('reservationCreate', { siteId: 1, offerId: choice.offerId });
  if (created.isErr()) throw new Error(JSON.stringify(created.error));
  const key = { siteId: 1, reservationId: created.value.Reservation.ReservationId };
  const answers = [
    await browser.call('detailsUpdate', { ...key, accommodationOption: 'single', participantsCount: 1, termsAccepted: 1 }),
    await browser.call('accommodationsUpdate', { ...key, ...berth(choice) }),
    await browser.call('insuranceUpdate', {
      ...key,
      insuranceConfig: [
        { userNum: 1, insuranceId: choice.insuranceId, resignationInsuranceAccepted: '0', quarantineAssistanceAccepted: '0' },
      ],
    }),
    await browser.call('addonsUpdate', { ...key, trainingsConfig: [], addonsConfig: [] }),
    await browser.call('participantsUpdate', {
      ...key,
      participantsConfig: [
        { userNum: 1, firstName: 'Ola', lastName: 'Fala', birthDate: '1995-05-05', country: 'Polska', gender: '1', phone: '600 100 200' },
      ],
    }),
    await browser.call('confirmationGet', key),
    await browser.call('confirm', { ...key, comments: '', paymentOption: 'onetime', paymentType: 'wired', termsAccepted: 1 }),
  ];
  for (const answer of answers) if (answer.isErr()) throw new Error(JSON.stringify(answer.error));
};

/** Offers that may be booked by transfer and in peace: far enough ahead. */
const offersOf = async (browser: Browser): Promise<readonly number[]> => {
  const listed = await browser.call('offersList', { siteId: 1 });
  if (listed.isErr()) throw new Error(JSON.stringify(listed.error));
  return listed.value.Offers.filter(({ Availability }) => Availability.Available && !Availability.GrayedOut)
    .map(({ OfferId }) => OfferId)
    .slice(-12);
};

const flowsPerSecond = async (browsers: readonly Browser[], choices: readonly Choice[], atOnce: number, flows: number): Promise<number> => {
  let begun = 0;
  const began = performance.now();
  const walk = async (): Promise<void> => {
    while (begun < flows) {
      const [browser, choice] = [browsers[begun % browsers.length], choices[begun % choices.length]];
      begun += 1;
      if (browser !== undefined && choice !== undefined) await book(browser, choice);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return flows / ((performance.now() - began) / 1000);
};

/** Booking flows of logged-in travellers, beside a skeleton that answers the same calls and writes the same rows. */
const benchStore = async (pace: Pace, name: string, shopEnv: Environment, skeletonStore: string): Promise<readonly Figure[]> => {
  const { flows, warming, travellers, atOnce } = LOADS[pace];
  const shop = await startChild('flow-shop.ts', [], shopEnv);
  const skeleton = await startChild('flow-skeleton.ts', [skeletonStore]);
  const base = `http://localhost:${shop.port}`;
  const browsers: Browser[] = [];
  for (let n = 1; n <= travellers; n += 1) browsers.push(await loggedIn(base, n));
  const bare = browsers.map((_, n) => openBrowser(`http://localhost:${skeleton.port}`, `10.8.0.${n}`));
  const chooser = openBrowser(base, '10.7.1.1');
  const choices: Choice[] = [];
  for (const offerId of await offersOf(chooser)) choices.push(await choiceOf(chooser, offerId));
  for (const all of [browsers, bare]) await flowsPerSecond(all, choices, Math.max(...atOnce), warming);
  const figures: Figure[] = [];
  for (const together of atOnce) {
    const rounds: { shop: number; bare: number }[] = [];
    for (let round = 0; round < roundsOf(pace, ROUNDS); round += 1)
      rounds.push({
        shop: await flowsPerSecond(browsers, choices, together, flows),
        bare: await flowsPerSecond(bare, choices, together, flows),
      });
    const ratio = median(rounds.map((round) => round.shop / round.bare));
    figures.push(
      {
        name: `Bookings/s on ${name}, ${together} at once`,
        value: median(rounds.map((round) => round.shop)).toFixed(1),
        target: '',
        within: null,
      },
      { name: '  against a bare skeleton', value: ratio.toFixed(2), target: 'at least 0.40', within: ratio >= 0.4 },
    );
  }
  await shop.stop();
  await skeleton.stop();
  return figures;
};

export const benchFlows = async (pace: Pace): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-bench-'));
  const postgres = await startPostgres();
  const common = { NODE_ENV: 'development', TRUST_PROXY: 'loopback', SHOP_DATA: folder };
  const embedded = await benchStore(pace, 'SQLite', { ...common, DATABASE_URL: '' }, join(folder, 'skeleton.sqlite'));
  const server = await benchStore(
    pace,
    'PostgreSQL',
    { ...common, DATABASE_URL: await postgres.freshDatabase() },
    await postgres.freshDatabase(),
  );
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return [...embedded, ...server];
};
