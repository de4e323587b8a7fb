import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../simulation/jar.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { openShop } from '../support/shop.ts';

// Two server processes on one PostgreSQL, and the office at a third, as docs/running.md opens them.

type Shop = Awaited<ReturnType<typeof openShop>>;
type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json };

const root = join(import.meta.dirname, '..', '..');
const OFFER = 145;

let postgres: TestPostgres;
let url: string;
let shops: readonly [Shop, Shop];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.freshDatabase();
  // Both at once, on an empty database.
  shops = await Promise.all([openShop({ DATABASE_URL: url }), openShop({ DATABASE_URL: url })]);
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await postgres.stop();
});

const office = (...words: readonly string[]): string =>
  execFileSync(process.execPath, ['adapters/cli/office.ts', ...words, '--by', 'Ewa'], {
    ...{ cwd: root, encoding: 'utf8' },
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: url, SHOP_DATA: shops[0].file('office') },
  });

const detailsAt = async ({ base }: Shop): Promise<Json> => (await fetch(`${base}/v1/offers/details?offerId=${OFFER}`)).json();
const basePrice = async (shop: Shop): Promise<number> => Number((await detailsAt(shop)).Offer?.Prices?.Base);

/** A visitor of one process with one place up to the last step; `post` answers the status and the body of a call. */
const atLastStep = async ({ base }: Shop) => {
  const browser = openBrowser(base, '10.20.0.1');
  const post = async (path: string, body: object): Promise<{ readonly status: number; readonly body: Json }> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await browser.send(`/v1/reservations/${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  const well = async (path: string, body: object): Promise<Json> => {
    const answer = await post(path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const reservationId = String((await well('create', { offerId: OFFER })).Reservation?.ReservationId);
  const details = { reservationId, accommodationOption: 'single', participantsCount: 1, termsAccepted: 1 };
  const step2 = (await well('details/update', details)).Reservation?.Data?.[2];
  const rooms = Object.values(step2?.ResortsList ?? {}).flatMap((resort) => Object.values(resort.RoomsList ?? {}));
  const room = rooms.find((each) => String(each.Availability?.PlaceOpen) === 'true');
  const own = Object.values(step2?.Journeys ?? {}).find((journey) => Object.keys(journey.PointsList ?? {}).length === 0);
  const accommodationConfig = [{ userNum: 1, roomId: room?.RoomId, optionsChosen: [{ bedroomChosen: 0 }] }];
  const journeyConfig = [{ userNum: 1, journeyId: own?.JourneyId, journeyPointId: null }];
  const third = (await well('accommodations/update', { reservationId, accommodationConfig, journeyConfig })).Reservation?.Data?.[3];
  const insurance = Object.values(third?.InsurancesList ?? {})[0];
  await well('insurance/update', { reservationId, insuranceConfig: [{ userNum: 1, insuranceId: insurance?.InsuranceId }] });
  await well('addons/update', { reservationId });
  const anna = { userNum: 1, firstName: 'Anna', lastName: 'Żak', birthDate: '1995-05-05', phone: '600 100 200', policyAccepted: 1 };
  const account = { email: 'anna@example.com', password: 'rejs po morzu', newsletterAccepted: 0 };
  const last = await well('participants/update', { reservationId, participantsConfig: [{ ...anna, ...account }] });
  return { reservationId, post, price: Number(last.Reservation?.Price?.CurrentPrice) };
};

it('issue 16: while somebody stands in step 6 of one process the office raises the price: told before anything is ordered, sold at it by both, and replayed; the trip called off, both know (R17, R46, R70)', async () => {
  const [first, second] = shops;
  const { reservationId, post, price } = await atLastStep(second);
  const base = await basePrice(first);
  office('offers', 'price', String(OFFER), '--of', 'base', '--price', String(base + 100));

  // No waiting: the very next order is decided by the newest shop, in whatever process.
  const order = { reservationId, dataAccepted: 1, termsAccepted: 1, paymentOption: 'onetime', paymentType: 'wired' };
  const refused = await post('confirm', { ...order, expectedPrice: String(price) });
  expect([refused.status, refused.body.code, refused.body.CurrentPrice]).toEqual([409, 'priceChanged', String(price + 100)]);
  const placed = await post('confirm', { ...order, expectedPrice: String(price + 100) });
  expect([placed.status, placed.body.Reservation?.Price?.CurrentPrice]).toEqual([200, String(price + 100)]);
  for (const shop of shops) await expect.poll(() => basePrice(shop), { timeout: 20_000 }).toBe(base + 100);

  office('offers', 'call-off', String(OFFER));
  for (const shop of shops) await expect.poll(async () => (await detailsAt(shop)).Offer?.Standing, { timeout: 20_000 }).toBe('closed');
  expect(JSON.parse(office('bookings', 'show', reservationId, '--json'))).toMatchObject({ status: expect.stringMatching(/cancel|odwoł/i) });

  const exported = first.file('export.jsonl');
  first.command('export', exported);
  expect(first.command('replay', exported)).toContain('The replay agrees with the recording.');
}, 180_000);
