import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RouteName, routeNames, routes } from '../../../adapters/http/contract/routes.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';
import { allowEach, runs } from '../../support/runs.ts';
import { examples } from '../contract/request-examples.ts';
import {
  berthsBody,
  insurancesBody,
  noExtrasBody,
  orderBody,
  peopleBody,
  tripBody,
  walk,
} from './step-bodies.ts';
import { catalogueEntryOf } from './test-catalogue.ts';
import { at, openWizardShop, WizardBrowser, type WizardShop } from './wizard-shop.ts';

allowEach(120_000);

/** The rest of a run needs the session, so calls that end it are left out. */
const NAMES = routeNames.filter((name) => name !== 'logout');

const good: Partial<Record<RouteName, object>> = {
  reservationCreate: { offerId: 900 },
  offersList: { filterCountry: [1] },
  offerDetails: { offerId: 900 },
  offerDetailsPost: { friendlyUrl: 'rejs-900' },
  detailsUpdate: tripBody(2),
  accommodationsUpdate: berthsBody(2, 501),
  insuranceUpdate: insurancesBody(2),
  addonsUpdate: {
    ...noExtrasBody,
    addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
  },
  participantsUpdate: peopleBody(2),
  confirm: { ...orderBody, expectedPrice: undefined },
};

const oddities = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '0',
    0,
    -1,
    1.5,
    1e21,
    13,
    '501',
    'ż'.repeat(300),
    '__proto__',
    [],
    {},
    [null],
    [[]],
    {
      length: 1e9,
    },
  ),
  fc.jsonValue(),
);

const mutateBody = (
  body: unknown,
  steps: readonly number[],
  odd: unknown,
  drop: boolean,
): unknown => {
  const [step, ...laterSteps] = steps;
  if (step === undefined || typeof body !== 'object' || body === null) return odd;
  const entries = Object.entries(body);
  const chosen = entries[step % Math.max(1, entries.length)];
  if (chosen === undefined) return odd;
  const [key, value] = chosen;
  const next =
    laterSteps.length === 0 && drop ? undefined : mutateBody(value, laterSteps, odd, drop);
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

const send = (browser: WizardBrowser, name: RouteName, body: unknown) => {
  const { method, path } = routes[name];
  const headers = { host: 'localhost', cookie: browser.cookie, 'content-type': 'application/json' };
  if (method === 'POST')
    return browser.shop.app.inject({
      method,
      url: path,
      headers,
      payload: JSON.stringify(body) ?? 'null',
    });
  const query =
    typeof body === 'object' && body !== null
      ? Object.entries(body).map(([key, value]) => [key, String(JSON.stringify(value))])
      : [];
  return browser.shop.app.inject({ method, url: `${path}?${new URLSearchParams(query)}`, headers });
};

const stateOf = async (shop: WizardShop, id: string) => ({
  lines: await shop.journalLength(),
  booking: await shop.kit.store.bookings.get(id),
});

const openAtStep6 = async (): Promise<{
  readonly shop: WizardShop;
  readonly anna: WizardBrowser;
}> => {
  const shop = openWizardShop([
    catalogueEntryOf(offerWith({ units: OFFER.units.map((unit) => ({ ...unit, yachts: 1000 })) })),
  ]);
  const anna = new WizardBrowser(shop);
  await walk(anna, 900, 501, 2, 5);
  return { shop, anna };
};

describe('random requests to every call of the wizard', () => {
  it.each(Object.keys(good).filter((name): name is RouteName => name in good))(
    'the call %s accepts a valid request body; the next test changes this body at random',
    async (name) => {
      const { anna } = await openAtStep6();
      const answer = await send(anna, name, {
        ...examples[name],
        ...good[name],
        reservationId: anna.reservationId,
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    },
  );

  it('no request gets 500; a failed call changes nothing in the draft or the journal', async () => {
    // Each run has its own shop, so that the seed and path of a failure reproduce it.
    await fc.assert(
      fc.asyncProperty(
        fc.array(calls, { minLength: 1, maxLength: 60, size: 'max' }),
        async (sequence) => {
          const { shop, anna } = await openAtStep6();
          for (const { name, steps, odd, drop, mine, how } of sequence) {
            const base = {
              ...examples[name],
              ...(mine ? { ...good[name], reservationId: anna.reservationId } : {}),
            };
            const before = await stateOf(shop, anna.reservationId);
            const answer = await send(
              anna,
              name,
              how === 'wild' ? odd : how === 'as it is' ? base : mutateBody(base, steps, odd, drop),
            );
            expect(answer.statusCode).toBeLessThan(500);
            expect(shop.defects).toEqual([]);
            if (answer.statusCode !== 200) {
              expect(typeof at(answer.json(), 'message')).toBe('string');
              expect(await stateOf(shop, anna.reservationId)).toEqual(before);
              continue;
            }
            const current = await shop.kit.store.bookings.get(anna.reservationId);
            if (current?.status !== 'draft') {
              shop.later(HOUR);
              await walk(anna, 900, 501, 2, 5);
            }
          }
        },
      ),
      runs(50),
    );
  });
});
