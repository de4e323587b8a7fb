import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths, type RouteName } from '../../../adapters/http/contract/paths.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { allowEach, runs } from '../../support/runs.ts';
import { examples } from '../contract/examples.ts';
import { entryOf } from './catalogue.ts';
import { at, Browser, openShop, type Shop } from './shop.ts';
import { berths, insurance, nothingMore, order, people, trip, walk } from './steps.ts';

allowEach(120_000);

/** Calls that end the session would leave the rest of a run without one; /v1/openapi.json and health take no input. */
const NAMES: readonly RouteName[] = Object.keys(paths).filter((name): name is RouteName => name in paths && name !== 'logout');

/** Bodies that would be accepted, by call: mutations of them come nearest to what is. */
const good: Partial<Record<RouteName, object>> = {
  reservationCreate: { offerId: 900 },
  offersList: { filterCountry: [1] },
  offerDetails: { offerId: 900 },
  offerDetailsPost: { friendlyUrl: 'rejs-900' },
  detailsUpdate: trip(2),
  accommodationsUpdate: berths(2, 501),
  insuranceUpdate: insurance(2),
  addonsUpdate: { ...nothingMore, addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }] },
  participantsUpdate: people(2),
  confirm: { ...order, expectedPrice: undefined },
};

const oddities = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '0', 0, -1, 1.5, 1e21, 13, '501', 'ż'.repeat(300), '__proto__', [], {}, [null], [[]], {
    length: 1e9,
  }),
  fc.jsonValue(),
);

/** A body with one of its values, however deep, replaced or left out. */
const mutated = (body: unknown, steps: readonly number[], odd: unknown, drop: boolean): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof body !== 'object' || body === null) return odd;
  const entries = Object.entries(body);
  const chosen = entries[step % Math.max(1, entries.length)];
  if (chosen === undefined) return odd;
  const [key, value] = chosen;
  const next = rest.length === 0 && drop ? undefined : mutated(value, rest, odd, drop);
  if (Array.isArray(body)) return body.map((item, index) => (String(index) === key ? next : item));
  return { ...body, [key]: next };
};

const calls = fc.record({
  name: fc.constantFrom(...NAMES),
  steps: fc.array(fc.nat(20), { maxLength: 5 }),
  odd: oddities,
  drop: fc.boolean(),
  mine: fc.boolean(),
  how: fc.constantFrom('wild', 'mutated', 'mutated', 'mutated', 'as it is'),
});

const send = (browser: Browser, name: RouteName, body: unknown) => {
  const { method, path } = paths[name];
  const headers = { host: 'localhost', cookie: browser.cookie, 'content-type': 'application/json' };
  if (method === 'POST') return browser.shop.app.inject({ method, url: path, headers, payload: JSON.stringify(body) ?? 'null' });
  const query =
    typeof body === 'object' && body !== null ? Object.entries(body).map(([key, value]) => [key, String(JSON.stringify(value))]) : [];
  return browser.shop.app.inject({ method, url: `${path}?${new URLSearchParams(query)}`, headers });
};

const stateOf = async (shop: Shop, id: string) => ({ lines: await shop.journalLength(), booking: await shop.kit.store.bookings.get(id) });

/** A shop with yachts enough for every order of a run, and somebody who has come to step 6 in it. */
const underway = async (): Promise<{ readonly shop: Shop; readonly anna: Browser }> => {
  const shop = openShop([entryOf(offerWith({ units: OFFER.units.map((unit) => ({ ...unit, yachts: 1000 })) }))]);
  const anna = new Browser(shop);
  await walk(anna, 900, 501, 2, 5);
  return { shop, anna };
};

describe('whatever is sent to whichever call', () => {
  it.each(Object.keys(good).filter((name): name is RouteName => name in good))(
    'comes near to what is taken: the body of %s is, before anything in it is changed',
    async (name) => {
      const { anna } = await underway();
      const answer = await send(anna, name, { ...examples[name], ...good[name], reservationId: anna.reservationId });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    },
  );

  it('is never a 500, and a call that fails changes nothing', async () => {
    // Each run has a shop of its own, so that the seed and path of a failure bring it about again.
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 60, size: 'max' }), async (sequence) => {
        const { shop, anna } = await underway();
        for (const { name, steps, odd, drop, mine, how } of sequence) {
          const base = { ...examples[name], ...(mine ? { ...good[name], reservationId: anna.reservationId } : {}) };
          const before = await stateOf(shop, anna.reservationId);
          const answer = await send(anna, name, how === 'wild' ? odd : how === 'as it is' ? base : mutated(base, steps, odd, drop));
          expect(answer.statusCode).toBeLessThan(500);
          expect(shop.defects).toEqual([]);
          if (answer.statusCode !== 200) {
            expect(typeof at(answer.json(), 'message')).toBe('string');
            expect(await stateOf(shop, anna.reservationId)).toEqual(before);
            continue;
          }
          // What was ordered takes no more saves: the next calls meet a new booking.
          const now = await shop.kit.store.bookings.get(anna.reservationId);
          if (now?.status !== 'draft') {
            shop.later(HOUR);
            await walk(anna, 900, 501, 2, 5);
          }
        }
      }),
      runs(50),
    );
  });
});
