import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../simulation/chance.ts';
import { retryCalls } from '../simulation/retrying-browser.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { type Visit, visitShop } from '../simulation/traveller.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const STORES = [
  ['SQLite', async () => ({}), async () => undefined],
  [
    'PostgreSQL',
    async () => ({ DATABASE_URL: await postgres.freshDatabase() }),
    () => postgres.restart('cut'),
  ],
] as const;

type Acknowledged = Extract<Visit, { end: 'booked' }> & {
  readonly browser: ReturnType<typeof openBrowser>;
};

describe.each(STORES)(
  'a shop that is killed together with its store during bookings: %s',
  (_name, environment, cutOff) => {
    it('R10.2: after a restart every booking that was confirmed to a customer exists once, at its price', async () => {
      const shop = await startShopProcess(await environment());
      try {
        const offers = await openBrowser(shop.base, '10.9.0.1').call('offersList', { siteId: 1 });
        const numbers = offers.isOk() ? offers.value.Offers.map(({ OfferId }) => OfferId) : [];
        const acknowledged: Acknowledged[] = [];
        let traveller = 0;
        let cut = false;
        const walk = async (): Promise<void> => {
          while (!cut && traveller < 400) {
            traveller += 1;
            const browser = openBrowser(shop.base, `10.9.1.${traveller % 250}`);
            const visit = await visitShop(browser, chanceOf(traveller), traveller, numbers);
            if (visit.end === 'booked') acknowledged.push({ ...visit, browser });
            if (acknowledged.length >= 12 && !cut) {
              cut = true;
              await Promise.all([shop.kill(), cutOff()]);
            }
          }
        };
        await Promise.all(Array.from({ length: 8 }, walk));
        expect(acknowledged.length).toBeGreaterThanOrEqual(12);

        await shop.reopen();
        for (const { browser, reservationId, price, version } of acknowledged) {
          // The shop is unavailable for a short time and has lost nothing, so the call is repeated.
          const current = await retryCalls(browser, () => undefined).call('confirmationGet', {
            siteId: 1,
            reservationId,
          });
          const seen = current.map(({ Reservation: { ReservationId, Price, Version } }) => [
            ReservationId,
            Price.CurrentPrice,
            Version,
          ]);
          expect(seen.isOk() ? seen.value : seen.error).toEqual([reservationId, price, version]);
        }
        const file = shop.file('after.jsonl');
        shop.command('export', file);
        expect(shop.command('replay', file)).toContain('The replay agrees with the recording.');
      } finally {
        await shop.close();
      }
    }, 180_000);
  },
);
