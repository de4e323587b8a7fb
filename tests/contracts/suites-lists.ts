import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { BEGUN, confirmed, draft, held, singles, waiting } from '../arbitraries/bookings.ts';
import { ANNA, party } from '../arbitraries/parties.ts';
import { runs } from '../support/runs.ts';
import { ENDS, SEARCHED } from './examples.ts';
import { givenUp, keep, type Opener, within } from './helpers.ts';
import { cancelled, inGroup, livedBookings, removed } from './kept.ts';

/** What every store owes to those who look bookings up: travellers, the office, time, the reserve list and groups. */
export const listSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  test('a booking with anything on it comes back as it was saved, in every state, over every other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(livedBookings('ROUND222'), { minLength: 1, maxLength: 3 }), async (saves) => {
        for (const booking of saves) {
          await within(kit.store, async ({ bookings }) => {
            await bookings.get(booking.id);
            await bookings.save(booking, SEARCHED);
            expect(await bookings.get(booking.id)).toEqual(booking);
          });
          expect(await kit.store.bookings.get(booking.id)).toEqual(booking);
        }
      }),
      runs(40),
    );
  });

  test('a cancelled and a removed booking take no places (R11)', async () => {
    await keep(kit.store, confirmed('FREE2222', [singles(71, 2)]), held('FREE3333', [singles(71, 1)]), held('FREE4444', [singles(71, 3)]));
    await keep(kit.store, cancelled('FREE2222', [singles(71, 2)]), removed('FREE3333'));
    expect((await kit.store.bookings.taken([71], BEGUN, null)).get(71)?.singles).toBe(3);
  });

  test('a traveller finds what is or was a trip of theirs, newest first; drafts and what was removed are found by nobody (R45)', async () => {
    const person = { ...ANNA, email: 'traveller@lists.example' };
    const choices = party('single', 2, [{}, { person }]);
    await keep(
      kit.store,
      confirmed('TRAV2222', [], { choices, createdAt: BEGUN }),
      waiting('TRAV3333', [], { choices, createdAt: BEGUN + 2 }),
      cancelled('TRAV4444', [], { choices, createdAt: BEGUN + 1 }),
      draft('TRAV5555', { choices }),
      confirmed('TRAV6666', []),
    );
    const found = await kit.store.bookings.ofTraveller(person.email);
    expect(found.map(({ id }) => id)).toEqual(['TRAV3333', 'TRAV4444', 'TRAV2222']);
    expect(found[0]?.choices.participants[1]?.person).toEqual(person);
    expect(await kit.store.bookings.ofTraveller('')).toEqual([]);
    // An e-mail that was corrected finds the booking no longer.
    await keep(kit.store, confirmed('TRAV2222', [], { choices: party('single', 1, [{ person: NOBODY }]) }));
    expect((await kit.store.bookings.ofTraveller(person.email)).map(({ id }) => id)).toEqual(['TRAV3333', 'TRAV4444']);
  });

  test('trips that ended are counted of confirmed bookings alone: what was cancelled was no trip (R20.5)', async () => {
    const email = 'cancelled@lists.example';
    const choices = party('single', 1, [{ person: { ...ANNA, email } }]);
    await keep(kit.store, confirmed('ENDED222', [], { choices }), cancelled('ENDED333', [], { choices }));
    expect(await kit.store.bookings.endedTrips([email], '2027-07-09')).toEqual({ [email]: 1 });
    await keep(kit.store, cancelled('ENDED222', [], { choices }));
    expect(await kit.store.bookings.endedTrips([email], '2027-07-09')).toEqual({});
  });

  test('the office finds confirmed bookings of trips that end on a day or later, by number', async () => {
    const { store } = await opener.open();
    await keep(
      store,
      confirmed('OFFB2222', []),
      confirmed('OFFA2222', []),
      waiting('OFFC2222', []),
      cancelled('OFFD2222', []),
      draft('OFFE2222'),
    );
    await within(store, ({ bookings }) => bookings.save(confirmed('OFFZ2222', []), { ...SEARCHED, endsOn: '2027-07-01' }));
    const from = async (day: string) => (await store.bookings.confirmedFrom(day)).map(({ id }) => id);
    expect(await from(ENDS)).toEqual(['OFFA2222', 'OFFB2222']);
    expect(await from('2027-07-01')).toEqual(['OFFA2222', 'OFFB2222', 'OFFZ2222']);
    expect(await from('2027-07-09')).toEqual([]);
    expect((await store.bookings.confirmedFrom(ENDS))[0]?.choices.participants[0]?.person).toEqual(ANNA);
  });

  test('a call-off finds what is still under way of an offer, by number, so many at most; the office what it has to pay back (R70)', async () => {
    const { store } = await opener.open();
    const paid = { payments: [{ id: 'P1', method: 'transfer', amount: 100, at: BEGUN }] } as const;
    const of = { offerId: 77 };
    await keep(
      store,
      confirmed('CALB2222', [], of),
      waiting('CALC2222', [], of),
      cancelled('CALD2222', [], { ...of, ...paid }),
      draft('CALA2222', of),
    );
    await keep(store, removed('CALE2222', of), confirmed('CALF2222', [], { offerId: 78 }), cancelled('CALG2222', []));
    const ongoing = async (limit: number) => (await store.bookings.ongoingOf(77, limit)).map(({ id }) => id);
    expect(await ongoing(9)).toEqual(['CALA2222', 'CALB2222', 'CALC2222']);
    expect(await ongoing(2)).toEqual(['CALA2222', 'CALB2222']);
    expect((await store.bookings.cancelledPaid()).map(({ id }) => id)).toEqual(['CALD2222']);
  });

  test('the office lists bookings in any states, of one offer or of all, by number', async () => {
    const { store } = await opener.open();
    await keep(
      store,
      confirmed('INSB2222', [], { offerId: 77 }),
      waiting('INSC2222', [], { offerId: 77 }),
      draft('INSA2222', { offerId: 77 }),
    );
    await keep(store, confirmed('INSD2222', [], { offerId: 78 }), cancelled('INSE2222', [], { offerId: 77 }));
    const found = async (...wanted: Parameters<typeof store.bookings.inStates>) =>
      (await store.bookings.inStates(...wanted)).map(({ id }) => id);
    expect(await found(['confirmed', 'reserveList'], null)).toEqual(['INSB2222', 'INSC2222', 'INSD2222']);
    expect(await found(['confirmed', 'draft'], 77)).toEqual(['INSA2222', 'INSB2222']);
    expect(await found([], null)).toEqual([]);
    expect((await store.bookings.inStates(['confirmed'], 78))[0]).toEqual(confirmed('INSD2222', [], { offerId: 78 }));
  });

  test('a save that counts no version is noticed by who had read the booking before: what both did stays (R58)', async () => {
    const { store } = await opener.open();
    await keep(store, confirmed('GLNC2222', []));
    const seen = await store.bookings.get('GLNC2222');
    if (seen?.status !== 'confirmed') throw new Error('not kept');
    const same = () => within(store, async ({ bookings }) => (await bookings.glance(seen, [])).same);
    expect(await same()).toBe(true);
    await keep(store, { ...seen, reminded: [1] });
    expect(await same()).toBe(false);
  });

  test('the office finds drafts that wait for its word on the 45+ notice, and no other booking (R33)', async () => {
    const { store } = await opener.open();
    const asked = { ageRequest: { number: 'W-1', at: BEGUN, keepsPlaces: true } };
    await keep(
      store,
      draft('AGEA2222', asked),
      draft('AGEB2222', asked),
      draft('AGEC2222', { ...asked, ageCleared: true }),
      draft('AGED2222'),
      confirmed('AGEE2222', [], asked),
      removed('AGEF2222', asked),
    );
    const numbers = async () => (await store.bookings.ageRequests()).map(({ id }) => id).toSorted();
    expect(await numbers()).toEqual(['AGEA2222', 'AGEB2222']);
    expect((await store.bookings.ageRequests()).find(({ id }) => id === 'AGEA2222')).toEqual(draft('AGEA2222', asked));
    // Answered, ordered or given up: it waits no longer.
    await keep(store, draft('AGEA2222', { ...asked, ageCleared: true }), removed('AGEB2222', asked), draft('AGED2222', asked));
    expect(await numbers()).toEqual(['AGED2222']);
  });

  test('what is due comes earliest first, up to a moment and a number; what time has dealt with is gone (R32)', async () => {
    const { store } = await opener.open();
    const wake = (id: string, wakeAt: number | null) => within(store, ({ bookings }) => bookings.save(draft(id), { ...SEARCHED, wakeAt }));
    await wake('DUE33333', 20);
    await wake('DUE22222', 20);
    await wake('DUE44444', 10);
    await wake('DUE55555', 31);
    await wake('DUE66666', null);
    const ids = async (until: number, limit = 9) =>
      (await store.bookings.due(until, limit)).map(({ bookingId, at }) => `${bookingId} ${at}`);
    expect(await ids(30)).toEqual(['DUE44444 10', 'DUE22222 20', 'DUE33333 20']);
    expect(await ids(31, 2)).toEqual(['DUE44444 10', 'DUE22222 20']);
    expect(await ids(9)).toEqual([]);
    await wake('DUE44444', null);
    await within(store, ({ bookings }) => bookings.rewake('DUE22222', 5));
    await within(store, ({ bookings }) => bookings.rewake('DUE33333', null));
    await givenUp(store, ({ bookings }) => bookings.rewake('DUE22222', null));
    expect(await ids(30)).toEqual(['DUE22222 5']);
    expect(await store.bookings.get('DUE22222')).toEqual(draft('DUE22222'));
  });

  describe('the reserve list (R11)', () => {
    test('sign-ups that want places of a unit come in the order of their confirmation, each with all that it wants (R11.1)', async () => {
      const [three, two] = [singles(83, 3), singles(82, 2)];
      await keep(
        kit.store,
        waiting('WAIT2222', [two], { placedAt: BEGUN + 2 }),
        waiting('WAIT4444', [two, three], { placedAt: BEGUN + 1 }),
        waiting('WAIT3333', [{ unitId: 82, wholes: 1, pairs: 0, singles: 0 }], { placedAt: BEGUN + 1 }),
        waiting('WAIT5555', [three], { placedAt: BEGUN }),
        confirmed('WAIT6666', [two]),
        held('WAIT7777', [two]),
      );
      const on = async (...units: readonly number[]) => await kit.store.bookings.waitingOn(units);
      expect((await on(82)).map(({ bookingId }) => bookingId)).toEqual(['WAIT3333', 'WAIT4444', 'WAIT2222']);
      expect((await on(82))[1]).toEqual({ bookingId: 'WAIT4444', placedAt: BEGUN + 1, seats: [two, three] });
      expect((await on(83, 82)).map(({ bookingId }) => bookingId)).toEqual(['WAIT5555', 'WAIT3333', 'WAIT4444', 'WAIT2222']);
      expect([await on(), await on(84)]).toEqual([[], []]);
    });

    test('a sign-up that moved up, left, or wants other places stands where it is now; a transaction sees its own', async () => {
      const parties = [waiting('LEFT2222', [singles(85, 1)]), waiting('LEFT3333', [singles(85, 1)]), waiting('LEFT4444', [singles(85, 1)])];
      await keep(kit.store, ...parties);
      const names = (found: readonly { readonly bookingId: string }[]) => found.map(({ bookingId }) => bookingId);
      await givenUp(kit.store, async ({ bookings }) => {
        await bookings.get('LEFT2222');
        await bookings.save(confirmed('LEFT2222', [singles(85, 1)]), SEARCHED);
        await bookings.save(waiting('LEFT5555', [singles(85, 1)]), SEARCHED);
        expect(names(await bookings.waitingOn([85]))).toEqual(['LEFT3333', 'LEFT4444', 'LEFT5555']);
        expect(names(await kit.store.bookings.waitingOn([85]))).toEqual(['LEFT2222', 'LEFT3333', 'LEFT4444']);
      });
      await within(kit.store, async ({ bookings }) => {
        await bookings.get('LEFT2222');
        await bookings.save(confirmed('LEFT2222', [singles(85, 1)]), SEARCHED);
      });
      await keep(kit.store, cancelled('LEFT3333', [singles(85, 1)], { reserveList: true }), waiting('LEFT4444', [singles(86, 2)]));
      expect(await kit.store.bookings.waitingOn([85])).toEqual([]);
      expect(names(await kit.store.bookings.waitingOn([86]))).toEqual(['LEFT4444']);
    });
  });

  describe('groups (R21)', () => {
    const of = (count: number) => party('single', count, [{ person: ANNA }]);

    test('a group is its opener’s; others are the travellers of confirmed bookings that joined in time', async () => {
      await keep(
        kit.store,
        draft('GROUP222', { ...inGroup('GROUP222'), choices: of(2) }),
        confirmed('GROUP333', [], { ...inGroup('GROUP222'), choices: of(3) }),
        confirmed('GROUP444', [], { ...inGroup('GROUP222', { counts: false }), choices: of(4) }),
        waiting('GROUP555', [], { ...inGroup('GROUP222'), choices: of(5) }),
        cancelled('GROUP666', [], { ...inGroup('GROUP222'), choices: of(6) }),
        draft('GROUP777', { ...inGroup('GROUP222'), choices: of(7) }),
        confirmed('GROUP888', [], { choices: of(8) }),
      );
      const known = { code: 'GROUP222', siteId: 1, offerId: draft('X').offerId, openedOn: '2027-06-01' };
      const group = (without: string) => kit.store.bookings.group('GROUP222', without);
      expect(await group('GROUP222')).toEqual({ ...known, others: 3 });
      expect(await group('GROUP333')).toEqual({ ...known, others: 0 });
      await keep(kit.store, confirmed('GROUP222', [], { ...inGroup('GROUP222'), choices: of(2) }));
      expect([(await group('GROUP333'))?.others, (await group('NOBODY22'))?.others]).toEqual([2, 5]);
      expect(await kit.store.bookings.membersOf('GROUP222')).toEqual(['GROUP222', 'GROUP333', 'GROUP444']);
    });

    test('a number under which no booking has opened a group is no code', async () => {
      await keep(kit.store, confirmed('ALONE222', []), confirmed('ALONE333', [], inGroup('ALONE222')));
      const codes = ['ALONE222', 'ALONE333', 'NOBODY22'].map((code) => kit.store.bookings.group(code, 'X'));
      expect(await Promise.all(codes)).toEqual([null, null, null]);
      expect(await kit.store.bookings.membersOf('NOBODY22')).toEqual([]);
    });

    test('a transaction counts its own joiners and leavers, others what was committed', async () => {
      await keep(kit.store, confirmed('OWNGR222', [], { ...inGroup('OWNGR222'), choices: of(2) }));
      await givenUp(kit.store, async ({ bookings }) => {
        await bookings.save(confirmed('OWNGR333', [], { ...inGroup('OWNGR222'), choices: of(3) }), SEARCHED);
        await bookings.save(cancelled('OWNGR222', [], { ...inGroup('OWNGR222'), choices: of(2) }), SEARCHED);
        expect((await bookings.group('OWNGR222', 'X'))?.others).toBe(3);
        expect(await bookings.membersOf('OWNGR222')).toEqual(['OWNGR333']);
        expect((await kit.store.bookings.group('OWNGR222', 'X'))?.others).toBe(2);
      });
      expect(await kit.store.bookings.membersOf('OWNGR222')).toEqual(['OWNGR222']);
    });
  });
};
