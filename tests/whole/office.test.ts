import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStepReached } from '../../adapters/http/contract/wizard/wizard.ts';
import { chanceOf } from '../simulation/chance.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { visitShop } from '../simulation/traveller.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';

const root = join(import.meta.dirname, '..', '..');

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const STORES = [
  ['SQLite', async (): Promise<Readonly<Record<string, string>>> => ({})],
  [
    'PostgreSQL',
    async (): Promise<Readonly<Record<string, string>>> => ({
      DATABASE_URL: await postgres.freshDatabase(),
    }),
  ],
] as const;

type Ran = { readonly code: number; readonly out: string; readonly err: string };

const officeOf =
  (environment: Readonly<Record<string, string>>) =>
  (...words: readonly string[]): Promise<Ran> =>
    new Promise((resolve) => {
      const options = {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      } as const;
      execFile(process.execPath, ['adapters/cli/office.ts', ...words], options, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

type Browser = ReturnType<typeof openBrowser>;

const booked = async (base: string) => {
  const offers = await openBrowser(base, '10.8.0.1').call('offersList', { siteId: 1 });
  const numbers = offers.isOk() ? offers.value.Offers.map(({ OfferId }) => OfferId) : [];
  for (let traveller = 1; traveller < 50; traveller += 1) {
    const browser = openBrowser(base, `10.8.1.${traveller}`);
    const visit = await visitShop(browser, chanceOf(traveller), traveller, numbers);
    if (visit.end !== 'booked') continue;
    const seen = await browser.call('confirmationGet', {
      siteId: 1,
      reservationId: visit.reservationId,
    });
    if (seen.isErr()) continue;
    const { Reservation } = seen.value;
    const flags = Reservation.Data[1];
    if (isStepReached(flags) && flags.Config.IsReserveList === 0)
      return { browser, ...visit, reservation: Reservation };
  }
  throw new Error('nobody booked');
};

const placesLeft = async (
  browser: Browser,
  offerId: number,
): Promise<ReadonlyMap<number, number>> => {
  const created = await browser.call('reservationCreate', { siteId: 1, offerId });
  const reservationId = created.isOk() ? created.value.Reservation.ReservationId : '';
  const details = {
    siteId: 1,
    reservationId,
    accommodationOption: 'whole',
    participantsCount: 2,
    termsAccepted: 1,
    ownSkipper: true,
  } as const;
  const whole = await browser.call('detailsUpdate', details);
  const saved = whole.isOk()
    ? whole
    : await browser.call('detailsUpdate', {
        ...details,
        accommodationOption: 'single',
        ownSkipper: false,
      });
  if (saved.isErr()) return new Map();
  const step = saved.value.Reservation.Data[2];
  const rooms = isStepReached(step) ? step.ResortsList.flatMap(({ RoomsList }) => RoomsList) : [];
  return new Map(rooms.map(({ RoomId, Availability }) => [RoomId, Availability.Remaining]));
};

describe.each(STORES)(
  'an office command while the shop runs, on the store %s',
  (_name, environment) => {
    it('R46: the shop shows the office’s rebate, payment and cancellation at once, and a replay agrees', async () => {
      const store = await environment();
      const shop = await startShopProcess(store);
      try {
        const office = officeOf({
          ...store,
          SHOP_DATA: dirname(shop.file('shop.sqlite')),
          OFFICE_USER: 'Ewa z biura',
        });
        const { browser, reservationId, price, reservation } = await booked(shop.base);
        const output = await office('bookings', 'show', reservationId);
        expect([output.code, output.err]).toEqual([0, '']);
        expect(output.out).toContain(`Booking ${reservationId}`);
        expect(output.out).toContain('Oczekuje na wpłatę');

        const granted = await office(
          'bookings',
          'rebate',
          reservationId,
          '--amount',
          '100',
          '--reason',
          'Urodziny',
          '--json',
        );
        expect(JSON.parse(granted.out)).toMatchObject({
          price: String(Number(price) - 100),
          by: 'Ewa z biura',
        });
        const repriced = await browser.call('confirmationGet', { siteId: 1, reservationId });
        expect(repriced.isOk() && Number(repriced.value.Reservation.Price.CurrentPrice)).toBe(
          Number(price) - 100,
        );

        const paid = await office(
          'payments',
          'register',
          reservationId,
          '--amount',
          '100',
          '--number',
          'MT/1',
        );
        expect([paid.code, paid.out]).toEqual([0, expect.stringContaining('100 PLN paid')]);
        const twice = await office(
          'payments',
          'register',
          reservationId,
          '--amount',
          '100',
          '--number',
          'MT/1',
        );
        expect([twice.code, twice.out, twice.err]).toEqual([
          1,
          '',
          expect.stringContaining('This is done already'),
        ]);

        const { OfferId } = reservation.Offer;
        const before = await placesLeft(openBrowser(shop.base, '10.8.2.1'), OfferId);
        const cancelled = await office(
          'bookings',
          'cancel',
          reservationId,
          '--reason',
          'organiser',
        );
        expect([cancelled.code, cancelled.out]).toEqual([
          0,
          expect.stringContaining('To be paid back: 100 PLN'),
        ]);
        const after = await placesLeft(openBrowser(shop.base, '10.8.2.2'), OfferId);
        expect(before.size).toBeGreaterThan(0);
        const freed = [...after].filter(
          ([room, freePlaces]) => freePlaces > (before.get(room) ?? 0),
        );
        expect(freed.length).toBeGreaterThan(0);

        const file = shop.file('journal.jsonl');
        shop.command('export', file, '--with-personal-data');
        // Only the owner may read the file, because it contains personal data.
        expect(statSync(file).mode & 0o777).toBe(0o600);
        const lines = readFileSync(file, 'utf8').split('\n');
        const mine = lines.filter((line) =>
          line.includes('"by":{"kind":"office","name":"Ewa z biura"}'),
        );
        const recordedCommands = mine.map(
          (line) =>
            `${line.includes('"kind":"refused"') ? 'refused ' : ''}${/"type":"(\w+)"/.exec(line)?.[1]}`,
        );
        expect(recordedCommands).toEqual([
          'grantRebate',
          'registerPayment',
          'refused registerPayment',
          'cancel',
        ]);
        expect(shop.command('replay', file)).toContain('The replay agrees with the recording.');
      } finally {
        await shop.close();
      }
    }, 180_000);
  },
);

describe('an office command where no shop is stored', () => {
  it.each([
    [{ SHOP_DATA: '/nowhere/at/all' }, 'There is no shop at /nowhere/at/all/shop.sqlite.'],
    [
      { DATABASE_URL: 'postgres://localhost:1/shop' },
      'PostgreSQL at localhost:1 cannot be reached',
    ],
  ])('exits with code 1 and says how to open a shop: %j', async (environment, message) => {
    const { code, out, err } = await officeOf(environment)('lines');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).toContain('Open the shop first (npm start)');
  });

  it('creates no shop in an empty database', async () => {
    const { code, err } = await officeOf({ DATABASE_URL: await postgres.freshDatabase() })('lines');
    expect([code, err]).toEqual([1, expect.stringContaining('The store is empty.')]);
  });

  it('checks its arguments before it opens the store: a wrong one gives exit code 2, --help gives 0', async () => {
    const nowhere = officeOf({ SHOP_DATA: '/nowhere/at/all' });
    expect((await nowhere('bookings', 'cancel')).code).toBe(2);
    const help = await nowhere('--help');
    expect([help.code, help.err]).toEqual([0, '']);
    expect((await officeOf({ PORT: 'x' })('lines')).code).toBe(2);
  });
});
