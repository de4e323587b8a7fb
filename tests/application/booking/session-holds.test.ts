import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { HOUR, type Instant, MINUTE } from '../../../domain/calendar.ts';
import { offerWith, SETTINGS, unitWith } from '../../arbitraries/offers.ts';
import { catalogueEntryOf, testCatalogue } from '../../http/wizard/test-catalogue.ts';
import { NOW, type Racer, raceShop } from '../../races/race-shop.ts';

const unitForTwo = (id: number) => unitWith({ id, yachts: 1, berths: 2, cabins: 1 });
const OFFERS = [
  offerWith({ id: 900, units: [unitForTwo(600), unitForTwo(601)] }),
  offerWith({ id: 901, units: [unitForTwo(611)] }),
  offerWith({ id: 902, units: [unitForTwo(612)] }),
  offerWith({ id: 903, units: [unitForTwo(613)] }),
] as const;

const insuranceFor = (people: number): LifeCommand => ({
  type: 'chooseInsurance',
  insurances: Array.from({ length: people }, (_, index) => ({
    userNum: index + 1,
    insuranceId: 1,
    resignation: false,
    assistance: false,
    sameAsFirst: false,
  })),
});

/** Opens a shop with four offers: 900 with the units 600 and 601, 901 to 903 with one unit each. */
const shopWithFourOffers = () => {
  const kit = openMemoryStore();
  const entries = OFFERS.map((offer) => catalogueEntryOf(offer));
  let current = testCatalogue(entries);
  const catalogue: typeof current = { ...current, byId: (...ids) => current.byId(...ids) };
  const shops = OFFERS.map((offer, index) =>
    raceShop(kit, offer, { made: 1000 * (index + 1), catalogue }),
  );
  const shopOf = (offerId: number) => {
    const shop = shops[offerId - 900];
    if (shop === undefined) throw new Error(`no offer ${offerId}`);
    return shop;
  };
  return {
    shopOf,
    at: (moment: Instant) => {
      for (const shop of shops) shop.at(moment);
    },
    grayOut: (offerId: number) => {
      current = testCatalogue(
        entries.map((entry) =>
          entry.offer.id === offerId
            ? { ...entry, offer: { ...entry.offer, grayedOut: true } }
            : entry,
        ),
      );
    },
    holdUntil: async (id: string) => {
      const booking = await kit.store.bookings.get(id);
      return booking?.status === 'draft' ? (booking.hold?.until ?? null) : null;
    },
    statusOf: async (id: string) => (await kit.store.bookings.get(id))?.status,
    sell: async (unitId: number) => {
      const buyer: Racer = { name: `Buyer${unitId}`, unitId, people: 2 };
      const id = await shopOf(900).draft(buyer);
      (await shopOf(900).confirm(buyer.name, id))._unsafeUnwrap();
    },
    passTime: () =>
      executeDueCommands({
        ...shopOf(900).deps,
        store: kit.store,
        refused: (id, kind) => expect.fail(`${id}: ${kind}`),
      })(),
  };
};

/** Ewa holds both places of unit 600; Jan's party waits for them. */
const shopWhereJanWaits = async () => {
  const shop = shopWithFourOffers();
  const held = await shop.shopOf(900).draft(EWA, 2);
  const jan = await shop.shopOf(900).draft({ ...EWA, name: 'Jan', reserveList: true });
  (await shop.shopOf(900).confirm('Jan', jan))._unsafeUnwrap();
  return { ...shop, held, jan };
};

const EWA: Racer = { name: 'Ewa', unitId: 600, people: 2 };

describe('a save whose draft gets no hold (R8)', () => {
  it('R8.3: a reserve-list draft of the same offer does not end the session’s hold', async () => {
    const { shopOf, at, holdUntil, sell } = shopWithFourOffers();
    await sell(601);
    const held = await shopOf(900).draft(EWA, 2);
    const until = await holdUntil(held);
    expect(until).not.toBeNull();
    at(NOW + MINUTE);
    const signUp = await shopOf(900).draft({ ...EWA, unitId: 601, reserveList: true }, 2);
    expect([await holdUntil(signUp), await holdUntil(held)]).toEqual([null, until]);
    await shopOf(900).well('Ewa', signUp, insuranceFor(2));
    expect([await holdUntil(signUp), await holdUntil(held)]).toEqual([null, until]);
  });

  it('R8.3, R33.5: a save in an old tab without free places does not end the hold of an age request', async () => {
    const { shopOf, at, holdUntil, sell, passTime } = shopWithFourOffers();
    const old = await shopOf(900).draft({ ...EWA, unitId: 601 }, 2);
    at(NOW + 40 * MINUTE);
    await passTime();
    await sell(601);
    const held = await shopOf(900).draft(EWA, 3);
    await shopOf(900).well('Ewa', held, { type: 'requestAge', number: 'NUMBER22' });
    const until = await holdUntil(held);
    expect(until).toBeGreaterThan(NOW + 24 * HOUR);
    await shopOf(900).well('Ewa', old, insuranceFor(2));
    expect([await holdUntil(old), await holdUntil(held)]).toEqual([null, until]);
  });

  it('R8.4: with three holds, a reserve-list draft of a fourth offer ends no hold', async () => {
    const { shopOf, holdUntil, sell } = shopWithFourOffers();
    await sell(600);
    const held: string[] = [];
    for (const index of [1, 2, 3])
      held.push(await shopOf(900 + index).draft({ ...EWA, unitId: 610 + index }, 2));
    await shopOf(900).draft({ ...EWA, reserveList: true }, 2);
    expect(await Promise.all(held.map(holdUntil))).toEqual(
      [1, 2, 3].map(() => NOW + SETTINGS.hold.minutes * MINUTE),
    );
  });

  it('R8.3: a draft that needs the places of the same session’s older draft replaces that draft’s hold', async () => {
    const { shopOf, holdUntil } = shopWithFourOffers();
    const older = await shopOf(900).draft(EWA, 2);
    const newer = await shopOf(900).draft({ ...EWA, reserveList: true }, 2);
    expect(await holdUntil(older)).toBeNull();
    expect(await holdUntil(newer)).toBe(NOW + SETTINGS.hold.minutes * MINUTE);
  });
});

describe('places of a hold that a newer hold ended (R8.3, R8.4)', () => {
  it('R11.1, R11.10: a party that waits for them moves up when the session’s fourth hold ends the oldest', async () => {
    const { shopOf, at, held, jan, holdUntil, statusOf } = await shopWhereJanWaits();
    for (const index of [1, 2]) {
      at(NOW + index * MINUTE);
      await shopOf(900 + index).draft({ ...EWA, unitId: 610 + index }, 2);
    }
    expect([await holdUntil(held), await statusOf(jan)]).toEqual([
      expect.any(Number),
      'reserveList',
    ]);
    at(NOW + 3 * MINUTE);
    const fourth = await shopOf(903).draft({ ...EWA, unitId: 613 }, 2);
    expect(await holdUntil(held)).toBeNull();
    expect(await holdUntil(fourth)).toBe(NOW + (3 + SETTINGS.hold.minutes) * MINUTE);
    const moved = await shopOf(900).get(jan);
    expect(moved?.status === 'confirmed' ? moved.firstDue : null).toBe(
      NOW + 3 * MINUTE + 24 * HOUR,
    );
  });

  it('R11.1, R11.10: a party that waits for them moves up when the session holds another unit of the offer', async () => {
    const { shopOf, held, jan, holdUntil, statusOf } = await shopWhereJanWaits();
    await shopOf(900).draft({ ...EWA, unitId: 601 }, 2);
    expect([await holdUntil(held), await statusOf(jan)]).toEqual([null, 'confirmed']);
  });

  it('R11.7: no party moves up to them while their offer is grayed out', async () => {
    const { shopOf, jan, statusOf, grayOut } = await shopWhereJanWaits();
    grayOut(900);
    for (const index of [1, 2, 3])
      await shopOf(900 + index).draft({ ...EWA, unitId: 610 + index }, 2);
    expect(await statusOf(jan)).toBe('reserveList');
  });
});
