import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import { chanceOf } from '../simulation/chance.ts';
import { retryingBrowser } from '../simulation/retrying-browser.ts';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { type Visit, visitShop } from '../simulation/traveller.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';

const RESTARTS = Math.max(1, Number(process.env.RESTARTS ?? '3') || 3);
const SEED = Number(process.env.SEED ?? '13') || 13;
const WORKERS = 16;
/** The number of answered calls between two restarts, so that every restart happens under load. */
const BETWEEN = 120;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const untilReady = async (base: string): Promise<number> => {
  const began = performance.now();
  while (!(await fetch(`${base}/readyz`)).ok)
    if (performance.now() - began > 20_000) return Number.POSITIVE_INFINITY;
  return performance.now() - began;
};

const rows = async (
  url: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

it(`${RESTARTS} database restarts during bookings: no booking is lost or stored twice (seed ${SEED})`, async () => {
  const url = await postgres.freshDatabase();
  const shop = await startShopProcess({ DATABASE_URL: url });
  try {
    const offers = (
      await openBrowser(shop.base, '10.9.0.1').call('offersList', { siteId: 1 })
    )._unsafeUnwrap().Offers;
    const numbers = offers.map(({ OfferId }) => OfferId);
    const began = Date.now();
    const failures: ApiFailure[] = [];
    const booked: Extract<Visit, { end: 'booked' }>[] = [];
    let answered = 0;
    let over = false;
    let travellers = 0;
    const walk = async (): Promise<void> => {
      while (!over) {
        travellers += 1;
        const traveller = travellers;
        const plain = retryingBrowser(
          shop.base,
          `10.9.${1 + (traveller >> 8)}.${traveller & 255}`,
          (_, failure) => failures.push(failure),
        );
        const browser = {
          ...plain,
          call: async (...sent: Parameters<typeof plain.call>) => {
            const answer = await plain.call(...sent);
            answered += 1;
            return answer;
          },
        } as typeof plain;
        // An idempotency key is valid only within a session, so each traveller first needs a
        // session.
        await browser.call('reservationCreate', { siteId: 1, offerId: numbers[0] ?? 0 });
        const visit = await visitShop(
          browser,
          chanceOf(SEED * 1000 + traveller),
          traveller,
          numbers,
        );
        if (visit.end === 'booked') booked.push(visit);
      }
    };
    const load = Promise.all(Array.from({ length: WORKERS }, walk));
    const back: number[] = [];
    try {
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await expect
          .poll(() => answered, { timeout: 60_000, interval: 5 })
          .toBeGreaterThan((restart + 1) * BETWEEN);
        answered = (restart + 1) * BETWEEN;
        await postgres.restart();
        back.push(await untilReady(shop.base));
        expect(shop.running()).toBe(true);
      }
    } finally {
      over = true;
      await load;
    }
    expect(shop.running()).toBe(true);
    const slowest = Math.max(...back);
    process.stdout.write(
      `${RESTARTS} restarts (seed ${SEED}): ready again after ${slowest.toFixed(0)} ms at most; ${booked.length} booked, ${failures.length} calls refused meanwhile\n`,
    );
    expect(slowest).toBeLessThan(1000);
    // The shop may answer that it is unavailable (503). No other failure is allowed.
    const unkind = failures.filter(
      (failure) => failure.kind !== 'refused' || (failure.status >= 500 && failure.status !== 503),
    );
    expect(unkind).toEqual([]);
    expect(failures.some((failure) => failure.kind === 'refused' && failure.status === 503)).toBe(
      true,
    );
    const stored = await rows(url, 'select id, document from bookings where id = any($1)', [
      booked.map(({ reservationId }) => reservationId),
    ]);
    expect(stored).toHaveLength(booked.length);
    const often = await rows(
      url,
      'select visitor_id from bookings where created_at >= $1 group by 1 having count(*) > 2',
      [began],
    );
    expect(often).toEqual([]);
    const file = shop.file('after.jsonl');
    shop.command('export', file);
    expect(shop.command('replay', file)).toContain('The replay agrees with the recording.');
  } finally {
    await shop.close();
  }
}, 300_000);
