import { beforeAll, describe, expect, test } from 'vitest';
import { erasePerson } from '../../application/accounts/delete-account.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import { addDays, MINUTE } from '../../domain/calendar.ts';
import { NOBODY } from '../../domain/party/person.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
  heldDraft,
  singles,
  waitingBooking,
} from '../arbitraries/bookings.ts';
import { ANNA, JAN, party } from '../arbitraries/parties.ts';
import { commitWork, type Opener, rollBack, saveBookings } from './helpers.ts';
import { NOTHING_BESIDES, SEARCH_COLUMNS, TRIP_END } from './record-examples.ts';

const LAPSE = DRAFT_BEGUN_AT + 30 * MINUTE;

export const bookingSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });
  const takenOn = async (unitId: number, at = DRAFT_BEGUN_AT, without: string | null = null) =>
    (await kit.store.bookings.taken([unitId], at, without)).get(unitId);

  describe('stored bookings', () => {
    test('an unknown booking number finds nothing (null)', async () => {
      expect(await kit.store.bookings.get('NOBODY22')).toBeNull();
    });

    test('a save without a read before it replaces all old claims and people of the booking', async () => {
      const two = party('single', 2, [{ person: ANNA }, { person: JAN }]);
      await saveBookings(
        kit.store,
        heldDraft('BLIND222', [singles(11, 1), singles(12, 1)], { choices: two }),
      );
      const blindDraft = heldDraft('BLIND222', [singles(12, 1)], {
        choices: party('single', 1, [{ person: JAN }]),
        version: 2,
      });
      await saveBookings(kit.store, blindDraft);
      expect([await takenOn(11), await takenOn(12)]).toEqual([
        undefined,
        { wholes: 0, pairs: 0, singles: 1 },
      ]);
      await saveBookings(kit.store, { ...blindDraft, choices: two });
      expect((await kit.store.bookings.get('BLIND222'))?.choices).toEqual(two);
    });

    test('bookings of an account are listed newest first', async () => {
      const owner = { visitorId: 'v', accountId: 'owner' };
      await saveBookings(
        kit.store,
        draft('OLDER222', { owner, createdAt: DRAFT_BEGUN_AT }),
        draft('NEWER222', { owner, createdAt: DRAFT_BEGUN_AT + 1 }),
        draft('OTHER222', { owner: { visitorId: 'v', accountId: 'somebody' } }),
      );
      expect((await kit.store.bookings.ofAccount('owner')).map(({ id }) => id)).toEqual([
        'NEWER222',
        'OLDER222',
      ]);
      expect(
        (await kit.store.bookings.ofAccount('owner'))[0]?.choices.participants[0]?.person,
      ).toEqual(ANNA);
    });

    test('R8.10: a login takes over drafts of an account that the same browser created and nobody activated', async () => {
      const owner = { visitorId: 'browser', accountId: 'typo' };
      await saveBookings(
        kit.store,
        draft('ADOPT555', { owner }),
        draft('ADOPT666', { owner: { ...owner, visitorId: 'elsewhere' } }),
        draft('ADOPT777', { owner: { ...owner, accountId: 'active' } }),
      );
      await commitWork(kit.store, async ({ bookings, tokens }) => {
        const token = { accountId: 'typo', expiresAt: LAPSE, visitorId: 'browser' };
        await tokens.save({ ...token, hash: 'a', kind: 'activation' });
        await tokens.save({ ...token, accountId: 'active', hash: 'b', kind: 'reset' });
        await bookings.adopt('browser', 'mine');
      });
      const owners = await Promise.all(
        ['ADOPT555', 'ADOPT666', 'ADOPT777'].map((id) => kit.store.bookings.get(id)),
      );
      expect(owners.map((booking) => booking?.owner.accountId)).toEqual(['mine', 'typo', 'active']);
    });

    test('a login takes over the browser’s drafts and no booking of other people (R44)', async () => {
      const owner = { visitorId: 'browser', accountId: null };
      await saveBookings(
        kit.store,
        draft('ADOPT222', { owner }),
        draft('ADOPT333', { owner: { ...owner, accountId: 'other' } }),
        confirmedBooking('ADOPT444', [], { owner }),
      );
      await commitWork(kit.store, async ({ bookings }) => {
        await bookings.get('ADOPT222');
        await bookings.adopt('browser', 'mine');
        expect((await bookings.get('ADOPT222'))?.owner.accountId).toBe('mine');
      });
      const owners = await Promise.all(
        ['ADOPT222', 'ADOPT333', 'ADOPT444'].map((id) => kit.store.bookings.get(id)),
      );
      expect(owners.map((booking) => booking?.owner.accountId)).toEqual(['mine', 'other', null]);
    });
  });

  describe('taken places in the store', () => {
    test('places are taken by holds until they expire, by orders always, by sign-ups never (R6, R9)', async () => {
      await saveBookings(
        kit.store,
        heldDraft('HOLD2222', [singles(21, 2)]),
        confirmedBooking('GOOD2222', [singles(21, 3)]),
        waitingBooking('LIST2222', [singles(21, 9)]),
      );
      expect(await takenOn(21, LAPSE - 1)).toEqual({ wholes: 0, pairs: 0, singles: 5 });
      expect(await takenOn(21, LAPSE)).toEqual({ wholes: 0, pairs: 0, singles: 3 });
    });

    test('a query for taken places can leave out the places of one booking', async () => {
      await saveBookings(
        kit.store,
        heldDraft('OWN22222', [singles(22, 2)]),
        heldDraft('OWN33333', [{ unitId: 22, wholes: 1, pairs: 2, singles: 0 }]),
      );
      expect(await takenOn(22, DRAFT_BEGUN_AT, 'OWN22222')).toEqual({
        wholes: 1,
        pairs: 2,
        singles: 0,
      });
      expect(await takenOn(22, LAPSE, 'OWN22222')).toBeUndefined();
    });

    test('a transaction counts its own saves, and only committed saves of other transactions', async () => {
      await saveBookings(kit.store, heldDraft('SEEN2222', [singles(23, 2)]));
      await rollBack(kit.store, async ({ bookings }) => {
        await bookings.save(confirmedBooking('SEEN2222', [singles(23, 1)]), SEARCH_COLUMNS);
        await bookings.save(confirmedBooking('SEEN3333', [singles(23, 4)]), SEARCH_COLUMNS);
        expect((await bookings.taken([23], DRAFT_BEGUN_AT, null)).get(23)?.singles).toBe(5);
        expect((await bookings.taken([23], DRAFT_BEGUN_AT, 'SEEN2222')).get(23)?.singles).toBe(4);
        expect((await takenOn(23))?.singles).toBe(2);
      });
      expect((await takenOn(23))?.singles).toBe(2);
    });

    test('a hold that was extended, moved and released leaves no places taken (R8)', async () => {
      const later = { beganAt: DRAFT_BEGUN_AT, until: LAPSE + 10 * MINUTE };
      await saveBookings(
        kit.store,
        heldDraft('MOVE2222', [singles(24, 2)]),
        heldDraft('MOVE2222', [singles(24, 2)], { hold: later }),
      );
      expect((await takenOn(24, LAPSE))?.singles).toBe(2);
      await saveBookings(kit.store, heldDraft('MOVE2222', [singles(25, 1)], { hold: later }));
      expect([await takenOn(24), (await takenOn(25))?.singles]).toEqual([undefined, 1]);
      await saveBookings(kit.store, heldDraft('MOVE2222', [singles(25, 1)], { hold: null }));
      expect(await takenOn(25)).toBeUndefined();
    });

    test('claims of all units are returned together, with the time when the next hold expires (R6)', async () => {
      const fresh = await opener.open();
      await saveBookings(
        fresh.store,
        confirmedBooking('ALL22222', [singles(31, 4)]),
        heldDraft('ALL33333', [singles(31, 1), singles(32, 1)], {
          hold: { beganAt: DRAFT_BEGUN_AT, until: LAPSE + 1 },
        }),
        heldDraft('ALL44444', [singles(32, 2)]),
      );
      expect(await fresh.store.bookings.takenOfAll(DRAFT_BEGUN_AT, null)).toEqual({
        taken: new Map([
          [31, { wholes: 0, pairs: 0, singles: 5 }],
          [32, { wholes: 0, pairs: 0, singles: 3 }],
        ]),
        nextLapse: LAPSE,
      });
      expect((await fresh.store.bookings.takenOfAll(LAPSE, null)).nextLapse).toBe(LAPSE + 1);
      const holds = await Promise.all(
        [DRAFT_BEGUN_AT, LAPSE, LAPSE + 1].map(async (at) => (await fresh.currentCounts(at)).holds),
      );
      expect(holds).toEqual([2, 1, 0]);
      expect((await fresh.store.bookings.takenOfAll(LAPSE + 1, null)).nextLapse).toBeNull();
    });

    test('R6.5: claims of trips that ended before a given day can be left out, also those of drafts', async () => {
      const fresh = await opener.open();
      await saveBookings(
        fresh.store,
        confirmedBooking('OVER2222', [singles(31, 4)]),
        heldDraft('OVER3333', [singles(32, 2)]),
      );
      const { bookings } = fresh.store;
      const all = await bookings.takenOfAll(DRAFT_BEGUN_AT, null);
      expect([...all.taken.keys()].toSorted()).toEqual([31, 32]);
      expect(await bookings.takenOfAll(DRAFT_BEGUN_AT, TRIP_END)).toEqual(all);
      expect(await bookings.takenOfAll(DRAFT_BEGUN_AT, addDays(TRIP_END, 1))).toEqual({
        taken: new Map(),
        nextLapse: null,
      });
    });

    test('R44, R58: a transaction detects that a booking has a new version, another owner or erased people', async () => {
      const seen = heldDraft('SEEN2222', [singles(61, 1)], {
        choices: party('single', 2, [{ person: ANNA }, { person: JAN }]),
      });
      await saveBookings(kit.store, seen);
      const read = async () => {
        const current = await kit.store.bookings.get(seen.id);
        if (current === null) throw new Error('It was kept');
        return current;
      };
      const glance = (before: Booking) =>
        commitWork(kit.store, ({ bookings }) => bookings.glance(before, []));
      const first = await read();
      expect(await glance(first)).toEqual({ same: true, awaited: false });
      await commitWork(kit.store, ({ bookings }) => bookings.adopt(seen.owner.visitorId, 'adopts'));
      expect((await glance(first)).same).toBe(false);
      const adopted = await read();
      expect((await glance(adopted)).same).toBe(true);
      await saveBookings(kit.store, { ...adopted, version: adopted.version + 1 });
      expect((await glance(adopted)).same).toBe(false);
      const saved = await read();
      const erased = {
        email: ANNA.email,
        accountId: 'adopts',
        asBooker: [],
        wholly: [seen.id],
        endedBefore: '2020-01-01',
        ...NOTHING_BESIDES,
      };
      await commitWork(kit.store, (transaction) => erasePerson(transaction, erased));
      expect((await glance(saved)).same).toBe(false);
      expect((await glance(draft('NEVER222'))).same).toBe(false);
    });

    test('R8: a save after a version check deletes the claims and participants that the booking lost', async () => {
      const two = party('single', 2, [{ person: ANNA }, { person: JAN }]);
      await saveBookings(
        kit.store,
        heldDraft('GLANCE22', [singles(62, 1), singles(63, 1)], { choices: two }),
      );
      const seen = await kit.store.bookings.get('GLANCE22');
      if (seen?.status !== 'draft') throw new Error('It was kept');
      const after = {
        ...seen,
        seats: [singles(63, 1)],
        choices: party('single', 1, [{ person: JAN }]),
        version: seen.version + 1,
      };
      await commitWork(kit.store, async ({ bookings }) => {
        expect((await bookings.glance(seen, [])).same).toBe(true);
        expect(await bookings.get('GLANCE22')).toEqual(seen);
        await bookings.save(after, SEARCH_COLUMNS);
      });
      expect(await kit.store.bookings.get('GLANCE22')).toEqual(after);
      expect([await takenOn(62), await takenOn(63)]).toEqual([
        undefined,
        { wholes: 0, pairs: 0, singles: 1 },
      ]);
    });

    test('R11: a booking’s version check also returns whether a sign-up waits for one of the given units', async () => {
      const seen = draft('LOOKS222');
      await saveBookings(
        kit.store,
        seen,
        waitingBooking('WAITS222', [singles(64, 1), singles(65, 1)]),
      );
      const awaited = async (unitIds: readonly number[]) =>
        (await commitWork(kit.store, ({ bookings }) => bookings.glance(seen, unitIds))).awaited;
      expect([await awaited([]), await awaited([66]), await awaited([66, 65])]).toEqual([
        false,
        false,
        true,
      ]);
    });

    test('active holds of a browser are listed oldest first; those of a network address are counted (R8)', async () => {
      const owner = { visitorId: 'holder', accountId: null };
      const hold = { beganAt: DRAFT_BEGUN_AT - MINUTE, until: LAPSE - MINUTE };
      await saveBookings(
        kit.store,
        heldDraft('LIVE2222', [singles(41, 1), singles(42, 1)], { owner }),
        heldDraft('LIVE3333', [singles(41, 1)], { owner, hold }),
        heldDraft('LIVE4444', [singles(41, 1)], { owner, hold: null }),
        confirmedBooking('LIVE5555', [singles(41, 1)], { owner }),
      );
      await commitWork(kit.store, ({ bookings }) =>
        bookings.save(heldDraft('LIVE6666', [singles(41, 1), singles(42, 1)]), {
          ...SEARCH_COLUMNS,
          address: '198.51.100.7',
        }),
      );
      const live = {
        bookingId: 'LIVE2222',
        offerId: draft('X').offerId,
        beganAt: DRAFT_BEGUN_AT,
        unitIds: [41, 42],
      };
      const older = { ...live, bookingId: 'LIVE3333', beganAt: hold.beganAt, unitIds: [41] };
      expect(await kit.store.bookings.liveHolds('holder', DRAFT_BEGUN_AT)).toEqual([older, live]);
      expect(await kit.store.bookings.liveHolds('holder', hold.until)).toEqual([live]);
      const counts = [DRAFT_BEGUN_AT, LAPSE].map((at) =>
        kit.store.bookings.liveHoldsOfAddress('198.51.100.7', at),
      );
      expect(await Promise.all(counts)).toEqual([1, 0]);
    });
  });

  test('past trips, also imported ones, count once per e-mail and booking, in both brands (A-002, R20.5)', async () => {
    const [ola, ewa] = ['ola@trips.example', 'ewa@trips.example'];
    const person = { ...NOBODY, email: ola };
    const twice = party('single', 3, [
      { person },
      { person },
      { person: { ...NOBODY, email: ewa } },
    ]);
    await saveBookings(
      kit.store,
      confirmedBooking('TRIP2222', [], { choices: twice }),
      waitingBooking('TRIP3333', [], { choices: twice }),
      draft('TRIP4444', { choices: twice }),
    );
    await kit.pastTrips.add([
      { email: ola, endedOn: '2020-08-01', siteId: 2 },
      { email: ola, endedOn: TRIP_END, siteId: 1 },
    ]);
    expect(
      await kit.store.bookings.endedTrips([ola, ewa, 'nobody@trips.example'], '2027-07-09'),
    ).toEqual({ [ola]: 3, [ewa]: 1 });
    expect(await kit.store.bookings.endedTrips([ola, ewa], TRIP_END)).toEqual({ [ola]: 1 });
    expect(await kit.store.bookings.endedTrips([], TRIP_END)).toEqual({});
  });
};
