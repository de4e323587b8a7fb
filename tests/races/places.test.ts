import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { executeDueCommands } from '../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../application/office/bookings.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { MINUTE } from '../../domain/calendar.ts';
import { fitsFleet } from '../../domain/seats/occupancy.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { catalogueEntryOf, testCatalogue } from '../http/wizard/test-catalogue.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { meetingStore, NOW, type Racer, type RaceShop, raceShop } from './race-shop.ts';

const PLACES = unitWith({ id: 701, yachts: 1, berths: 8, cabins: 3 });
const YACHTS = unitWith({ id: 702, yachts: 2, berths: 8, cabins: 3 });
const OFFER = offerWith({
  id: 910,
  units: [PLACES, YACHTS],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});

/** Four offers, each with a unit for two people and a big unit. */
const HELD_OFFERS = [0, 1, 2, 3].map((index) =>
  offerWith({
    id: 930 + index,
    units: [
      unitWith({ id: 741 + 2 * index, yachts: 1, berths: 2, cabins: 1 }),
      unitWith({ id: 742 + 2 * index }),
    ],
  }),
);

const names = (count: number, prefix = 'R'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('simultaneous bookings of the last places, on PostgreSQL (R7, R9, R10, R11)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  const open = async (): Promise<RaceShop & { readonly kit: StoreKit }> => {
    const kit = await openPostgres(await server.freshDatabase());
    onTestFinished(() => kit.close());
    return { ...raceShop(kit, OFFER), kit };
  };

  /** Without locks, `together` transactions overlap. */
  const unlocked = async (together: number): Promise<RaceShop> => {
    const kit = await openPostgres(await server.freshDatabase(), { locking: false });
    onTestFinished(() => kit.close());
    return raceShop(meetingStore(kit, together), OFFER);
  };

  const race = async (shop: RaceShop, racers: readonly Racer[]): Promise<number> => {
    const drafts = await Promise.all(
      racers.map(async (racer) => ({ racer, id: await shop.draft(racer, 1) })),
    );
    const holds = await Promise.all(drafts.map(({ racer, id }) => shop.hold(racer, id)));
    return holds.filter((hold) => hold.isOk()).length;
  };

  const singles = names(40).map((name): Racer => ({ name, unitId: 701 }));

  test('W-123, R10.1: of 40 simultaneous bookings of the last 8 places exactly 8 get a place', async () => {
    const shop = await open();
    expect(await race(shop, singles)).toBe(8);
    expect(await shop.taken(701)).toEqual({ wholes: 0, pairs: 0, singles: 8 });
  });

  test('negative control: without the locks more than 8 bookings get a place', async () => {
    expect(await race(await unlocked(9), singles)).toBeGreaterThan(8);
  });

  test('if couples book cabins and others single places at once, all that get places fit on the yacht', async () => {
    const shop = await open();
    const couples = names(12, 'C').map(
      (name): Racer => ({ name, unitId: 701, accommodation: 'cabin', people: 2 }),
    );
    const results = await race(shop, [...couples, ...singles.slice(0, 12)]);
    const occupancy = await shop.taken(701);
    expect(fitsFleet(PLACES, occupancy)).toBe(true);
    expect(occupancy.pairs * 2 + occupancy.singles).toBe(8);
    expect(results).toBe(occupancy.pairs + occupancy.singles);
  });

  test('negative control: without the locks more cabins and places are sold than the yacht has', async () => {
    const shop = await unlocked(9);
    const couples = names(12, 'C').map(
      (name): Racer => ({ name, unitId: 701, accommodation: 'cabin', people: 2 }),
    );
    await race(shop, [...couples, ...singles.slice(0, 12)]);
    expect(fitsFleet(PLACES, await shop.taken(701))).toBe(false);
  });

  const crews = names(10, 'W').map(
    (name): Racer => ({ name, unitId: 702, accommodation: 'whole', people: 2 }),
  );

  test('if whole yachts and single places are booked at once, no place is sold on a yacht sold whole', async () => {
    const shop = await open();
    await race(shop, [...crews, ...names(10, 'S').map((name): Racer => ({ name, unitId: 702 }))]);
    expect(fitsFleet(YACHTS, await shop.taken(702))).toBe(true);
  });

  test('if ten parties book the last two yachts at once, two succeed; without the locks more than two do', async () => {
    const shop = await open();
    expect(await race(shop, crews)).toBe(2);
    expect(await race(await unlocked(3), crews)).toBeGreaterThan(2);
  });

  const soldOut = async (shop: RaceShop) => {
    const sold: string[] = [];
    for (const name of names(8, 'B')) {
      const id = await shop.draft({ name, unitId: 701 });
      expect((await shop.confirm(name, id)).isOk()).toBe(true);
      sold.push(id);
    }
    const waiting: string[] = [];
    for (const name of names(3, 'L')) {
      const id = await shop.draft({ name, unitId: 701, people: 2, reserveList: true });
      expect((await shop.confirm(name, id))._unsafeUnwrap().booking.status).toBe('reserveList');
      waiting.push(id);
    }
    return { sold, waiting };
  };

  test('R11: free places go first to the reserve list, in its sequence, then to drafts of the same moment', async () => {
    const shop = await open();
    const { sold, waiting } = await soldOut(shop);
    const newcomers = await Promise.all(
      names(10, 'N').map(async (name) => ({
        name,
        id: await shop.draft({ name, unitId: 701 }, 1),
      })),
    );
    const cancel = submitOfficeCommand(shop.deps);
    const results = await Promise.all([
      ...sold.slice(0, 4).map((id) => cancel('Ola', id, { type: 'cancel', reason: 'customer' })),
      ...newcomers.map(({ name, id }) => shop.hold({ name, unitId: 701 }, id)),
    ]);
    expect(results.slice(0, 4).every((result) => result.isOk())).toBe(true);
    const occupancy = await shop.taken(701);
    expect(fitsFleet(PLACES, occupancy)).toBe(true);
    const moved = await Promise.all(waiting.map(async (id) => (await shop.get(id))?.status));
    const newly = results.slice(4).filter((result) => result.isOk()).length;
    const up = moved.filter((status) => status === 'confirmed').length;
    expect(4 + 2 * up + newly).toBeLessThanOrEqual(8);
    expect(moved).toEqual([...Array(up).fill('confirmed'), ...Array(3 - up).fill('reserveList')]);
    expect(8 - occupancy.singles).toBeLessThan(2);
  });

  test('a party that waits in two units moves up if two simultaneous cancellations free them (R11)', async () => {
    const shop = await open();
    const [first, two] = [
      await shop.draft({ name: 'A', unitId: 701, people: 8 }),
      await shop.draft({ name: 'B', unitId: 702, people: 8 }),
    ];
    const three = await shop.draft({ name: 'C', unitId: 702, people: 8 });
    for (const [name, id] of [
      ['A', first],
      ['B', two],
      ['C', three],
    ] as const)
      expect((await shop.confirm(name, id)).isOk()).toBe(true);
    const both = await shop.draft({ name: 'D', unitId: 701, people: 2 }, 1);
    const mixed = await shop.give('D', both, {
      type: 'chooseBerths',
      berths: [701, 702].map((unitId, index) => ({
        ...{
          userNum: index + 1,
          unitId,
          bedroom: false,
          sameAsFirst: false,
          firstName: '',
          lastName: '',
        },
      })),
      journeys: [1, 2].map((userNum) => ({ userNum, journeyId: 2, pointId: null, luggage: false })),
      reserveList: true,
    });
    expect(mixed.isOk()).toBe(true);
    const signUp = await shop.draft({ name: 'E', unitId: 701, people: 2, reserveList: true });
    expect((await shop.confirm('E', signUp)).isOk()).toBe(true);
    await shop.well('D', both, {
      type: 'chooseInsurance',
      insurances: [1, 2].map((userNum) => ({
        userNum,
        insuranceId: 1,
        resignation: false,
        assistance: false,
        sameAsFirst: false,
      })),
    });
    await shop.well('D', both, await namesOf(shop, signUp));
    expect((await shop.confirm('D', both))._unsafeUnwrap().booking.status).toBe('reserveList');
    const cancel = submitOfficeCommand(shop.deps);
    await Promise.all(
      [first, three].map((id) => cancel('Ola', id, { type: 'cancel', reason: 'customer' })),
    );
    expect((await shop.get(both))?.status).toBe('confirmed');
    expect((await shop.get(signUp))?.status).toBe('confirmed');
  });

  test('R11.10: if two holds end holds on each other’s offers at once, the parties that wait there move up', async () => {
    const kit = await openPostgres(await server.freshDatabase());
    onTestFinished(() => kit.close());
    const catalogue = testCatalogue(HELD_OFFERS.map((offer) => catalogueEntryOf(offer)));
    const [left, one, two, right] = HELD_OFFERS.map((offer, index) =>
      raceShop(kit, offer, { made: 1000 * (index + 1), catalogue }),
    ) as [RaceShop, RaceShop, RaceShop, RaceShop];
    const all = [left, one, two, right];
    const smallUnit = (index: number) => ({ unitId: 741 + 2 * index, people: 2 });
    const bigUnit = (index: number) => ({ unitId: 742 + 2 * index });
    await left.draft({ name: 'EWA', ...smallUnit(0) }, 2);
    await right.draft({ name: 'IGA', ...smallUnit(3) }, 2);
    const jan = await left.draft({ name: 'JAN', ...smallUnit(0), reserveList: true });
    const ola = await right.draft({ name: 'OLA', ...smallUnit(3), reserveList: true });
    expect((await left.confirm('JAN', jan)).isOk()).toBe(true);
    expect((await right.confirm('OLA', ola)).isOk()).toBe(true);
    for (const shop of all) shop.at(NOW + MINUTE);
    for (const name of ['EWA', 'IGA']) {
      await one.draft({ name, ...bigUnit(1) }, 2);
      await two.draft({ name, ...bigUnit(2) }, 2);
    }
    const ewas = await right.draft({ name: 'EWA', ...bigUnit(3) }, 1);
    const igas = await left.draft({ name: 'IGA', ...bigUnit(0) }, 1);
    const held = await Promise.all([
      right.hold({ name: 'EWA', ...bigUnit(3) }, ewas),
      left.hold({ name: 'IGA', ...bigUnit(0) }, igas),
    ]);
    expect(held.map((result) => result.isOk())).toEqual([true, true]);
    expect((await left.get(jan))?.status).toBe('confirmed');
    expect((await right.get(ola))?.status).toBe('confirmed');
  });

  test('R8: if a hold expires during the order and others book too, exactly one customer gets the place', async () => {
    for (let round = 0; round < 3; round += 1) {
      const shop = await open();
      const small = names(7, 'F').map((name): Racer => ({ name, unitId: 701 }));
      for (const racer of small) await shop.confirm(racer.name, await shop.draft(racer));
      const mine = await shop.draft({ name: 'MINE', unitId: 701 });
      const otherDrafts = await Promise.all(
        names(6, 'O').map(async (name) => ({
          name,
          id: await shop.draft({ name, unitId: 701 }, 1),
        })),
      );
      shop.at(NOW + 30 * MINUTE);
      const pass = executeDueCommands({ ...shop.deps, refused: () => undefined });
      const [ordered, , ...otherHolds] = await Promise.all([
        shop.confirm('MINE', mine),
        pass(),
        ...otherDrafts.map(({ name, id }) => shop.hold({ name, unitId: 701 }, id)),
      ]);
      const winners =
        otherHolds.filter((result) => result.isOk()).length + (ordered.isOk() ? 1 : 0);
      expect(winners).toBe(1);
      expect(await shop.taken(701)).toEqual({ wholes: 0, pairs: 0, singles: 8 });
    }
  });
});

const namesOf = async (shop: RaceShop, id: string) => {
  const booking = await shop.get(id);
  const participants = (booking?.choices.participants ?? []).map(({ userNum, person }) => ({
    userNum,
    fillLater: false,
    person,
  }));
  return { type: 'nameParticipants', participants } as const;
};
