import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeContainer } from '../../adapters/composition/close-container.ts';
import { testContainer } from '../../adapters/composition/containers.ts';
import { SERVER, STORE } from '../../adapters/composition/tokens.ts';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { configFor } from '../http/server/server-shop.ts';
import { chanceOf } from '../simulation/chance.ts';
import { openBrowser, type SimulatedBrowser } from '../simulation/simulated-browser.ts';
import { visitShop } from '../simulation/traveller.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type DatabaseProxy, openProxy } from '../support/proxy.ts';

let postgres: TestPostgres;
let proxy: DatabaseProxy;
let kit: StoreKit;
let base: string;
let closeShop: () => Promise<void>;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.freshDatabase();
  proxy = await openProxy(Number(new URL(url).port));
  const config = configFor({
    store: { kind: 'postgres', url: proxy.through(url) },
    trustProxy: 'loopback',
  });
  const container = await testContainer(config, { now: () => Date.now() }, 'kept');
  const server: FastifyInstance = await container.getAsync(SERVER);
  kit = await container.getAsync(STORE);
  base = await server.listen({ port: 0, host: '127.0.0.1' });
  closeShop = () => closeContainer(container);
});
afterAll(async () => {
  await closeShop();
  await proxy.close();
  await postgres.stop();
});

const offers = async (): Promise<readonly number[]> =>
  (await openBrowser(base, '10.0.0.1').call('offersList', { siteId: 1 }))
    ._unsafeUnwrap()
    .Offers.filter(({ Availability }) => Availability.Available)
    .map(({ OfferId }) => OfferId);

const causeOf = (failure: ApiFailure): unknown =>
  failure.kind === 'refused' ? [failure.status, failure.code] : failure.kind;
const journalled = async (bookingId: string, type: string): Promise<number> => {
  const lines = await kit.journal.read(0, 10_000);
  return lines.filter(
    (line) =>
      'recorded' in line &&
      line.recorded.bookingId === bookingId &&
      line.recorded.command.type === type,
  ).length;
};

const losing = (
  browser: SimulatedBrowser,
  lossy: string,
  what: 'question' | 'answer',
  heard: unknown[],
): SimulatedBrowser => ({
  ...browser,
  call: async (name, sent) => {
    const idempotencyKey = `${name} ${Math.random()}`;
    if (name === lossy) proxy.loseCommit(what);
    const first = await browser.call(name, sent, { idempotencyKey });
    if (name !== lossy) return first;
    heard.push(first.isErr() ? causeOf(first.error) : 'answered');
    return browser.call(name, sent, { idempotencyKey });
  },
});

describe('if the connection to PostgreSQL breaks during a commit, the call gets 503, and a retry works', () => {
  it.each([
    ['the response is lost', 'answer'],
    ['the request is lost', 'question'],
  ] as const)('a draft is begun only once, even if %s', async (_, what) => {
    const browser = openBrowser(base, '10.0.0.2');
    const [offerId = 0] = await offers();
    const begun = (await browser.call('reservationCreate', { siteId: 1, offerId }))._unsafeUnwrap()
      .Reservation.ReservationId;
    const visitorOf = async (id: string) => (await kit.store.bookings.get(id))?.owner.visitorId;
    const before = (await kit.journal.read(0, 10_000)).length;
    const heard: unknown[] = [];
    const again = await losing(browser, 'reservationCreate', what, heard).call(
      'reservationCreate',
      { siteId: 1, offerId },
    );
    expect(heard).toEqual([[503, 'inDoubt']]);
    const id = again._unsafeUnwrap().Reservation.ReservationId;
    expect(await visitorOf(id)).toBe(await visitorOf(begun));
    expect((await kit.journal.read(0, 10_000)).length).toBe(before + 1);
  });

  it.each([
    ['the response is lost', 'answer'],
    ['the request is lost', 'question'],
  ] as const)(
    'R50: an order is placed only once, and the retry returns the booking’s version number, even if %s',
    async (_, what) => {
      const heard: unknown[] = [];
      const visits = [];
      for (let traveller = 1; visits.length < 2 && traveller < 30; traveller += 1) {
        const name = what === 'answer' ? traveller : 100 + traveller;
        const visit = await visitShop(
          losing(openBrowser(base, `10.0.1.${name}`), 'confirm', what, heard),
          chanceOf(name),
          name,
          await offers(),
        );
        if (visit.end === 'booked') visits.push(visit);
      }
      expect(heard).toEqual(visits.map(() => [503, 'inDoubt']));
      for (const { reservationId, version } of visits) {
        expect(await journalled(reservationId, 'confirm')).toBe(1);
        expect((await kit.store.bookings.get(reservationId))?.version).toBe(version);
      }
    },
  );

  it('the retry of a save returns what that save stored, not what was saved later (R58)', async () => {
    const browser = openBrowser(base, '10.0.2.1');
    const [offerId = 0] = await offers();
    const { ReservationId: reservationId } = (
      await browser.call('reservationCreate', { siteId: 1, offerId })
    )._unsafeUnwrap().Reservation;
    const step1 = {
      ...{ siteId: 1, reservationId, ownSkipper: false, beSkipper: false },
      ...({ accommodationOption: 'single', participantsCount: 1, termsAccepted: 1 } as const),
    } as const;
    const options = { expectedVersion: 1, idempotencyKey: 'one click' };
    proxy.loseCommit('answer');
    const first = await browser.call('detailsUpdate', step1, options);
    expect(first.isErr() && causeOf(first.error)).toEqual([503, 'inDoubt']);
    const again = await browser.call('detailsUpdate', step1, options);
    expect(again._unsafeUnwrap().Reservation.Version).toBe(2);
    expect(await journalled(reservationId, 'chooseTrip')).toBe(1);
  });
});
