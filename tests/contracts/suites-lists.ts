import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { SummaryPeople } from '../../application/ports/trips.ts';
import {
  type Booking,
  type Cancelled,
  type Confirmed,
  isConfirmedOrCancelled,
  type Review,
} from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import {
  type BookingSummary,
  summarizeBooking,
  withBookerOnly,
} from '../../domain/booking/summary.ts';
import { type Contact, contactOf, NOBODY } from '../../domain/party/person.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
  heldDraft,
  singles,
  waitingBooking,
} from '../arbitraries/bookings.ts';
import { ANNA, party } from '../arbitraries/parties.ts';
import { runs } from '../support/runs.ts';
import { commitWork, type Opener, rollBack, saveBookings } from './helpers.ts';
import { SEARCH_COLUMNS, TRIP_END } from './record-examples.ts';
import {
  bookingsWithHistory,
  cancelledBooking,
  inGroup,
  removedBooking,
} from './stored-examples.ts';

const contractFactsOf = (booking: Cancelled | Confirmed) => ({
  ...{ siteId: booking.siteId, status: booking.status, placedAt: booking.placedAt },
  ...(booking.movedUpAt === undefined ? {} : { movedUpAt: booking.movedUpAt }),
  ...(booking.status === 'cancelled'
    ? { cancelledAt: booking.cancelledAt, reserveList: booking.reserveList }
    : {}),
  choices: {
    participants: booking.choices.participants.map(({ journeyId }) =>
      expect.objectContaining({ journeyId }),
    ),
  },
});

export const listSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  test('any booking is read back in every state as it was saved, whatever it replaces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bookingsWithHistory('ROUND222'), { minLength: 1, maxLength: 3 }),
        async (saves) => {
          for (const booking of saves) {
            await commitWork(kit.store, async ({ bookings }) => {
              await bookings.get(booking.id);
              await bookings.save(booking, SEARCH_COLUMNS);
              expect(await bookings.get(booking.id)).toEqual(booking);
            });
            expect(await kit.store.bookings.get(booking.id)).toEqual(booking);
          }
        },
      ),
      runs(40),
    );
  });

  test('R72.4, R72.8: public reviews with a text are listed newest first; other reviews are only counted', async () => {
    const before = (await kit.store.bookings.reviewSums()).get(7272) ?? null;
    expect(before).toBeNull();
    const reviewed = (id: string, at: number, more: Partial<Review> = {}, offerId = 7272) =>
      confirmedBooking(id, [], { offerId, review: { stars: 4, text: `O ${id}`, at, ...more } });
    const hidden = { reason: 'Obraża innych', by: 'Ewa', at: 9 };
    await saveBookings(
      kit.store,
      reviewed('REVIEW22', 2),
      reviewed('REVIEW33', 3, { stars: 5 }),
      reviewed('REVIEW44', 4, { stars: 1, hidden }),
      reviewed('REVIEW55', 5, {}, 7273),
      confirmedBooking('REVIEW77', [], {
        ...{ offerId: 7272, comments: '"review":"none"', review: { stars: 4, text: '', at: 7 } },
      }),
      confirmedBooking('REVIEW66', [], { offerId: 7272 }),
    );
    const { bookings } = kit.store;
    const ids = async (...which: Parameters<typeof bookings.reviewed>) =>
      (await bookings.reviewed(...which)).map(({ id }) => id);
    expect(await ids('public', 9)).toEqual(['REVIEW55', 'REVIEW33', 'REVIEW22']);
    expect(await ids('public', 2)).toEqual(['REVIEW55', 'REVIEW33']);
    expect(await ids('all', 3)).toEqual(['REVIEW77', 'REVIEW55', 'REVIEW44']);
    expect(await ids({ offerIds: [7272, 1] }, 2)).toEqual(['REVIEW33', 'REVIEW22']);
    expect(await ids({ offerIds: [] }, 9)).toEqual([]);
    const sums = await bookings.reviewSums();
    expect([sums.get(7272), sums.get(7273)]).toEqual([
      { count: 4, stars: 14 },
      { count: 1, stars: 4 },
    ]);
    expect(await bookings.get('REVIEW44')).toMatchObject({
      review: { stars: 1, text: 'O REVIEW44', at: 4, hidden },
    });
    await saveBookings(kit.store, reviewed('REVIEW33', 3, { stars: 5, hidden }));
    expect(await ids('public', 9)).toEqual(['REVIEW55', 'REVIEW22']);
    expect((await bookings.reviewSums()).get(7272)).toEqual({ count: 4, stars: 14 });
    // If the booker is erased (R39), the review loses its text and keeps its stars.
    await commitWork(kit.store, async ({ personal }) => personal.forget('REVIEW33', [0, 1]));
    expect(await bookings.get('REVIEW33')).toMatchObject({
      review: { stars: 5, text: '', at: 3, hidden: { ...hidden, reason: '' } },
    });
    expect((await bookings.reviewSums()).get(7272)).toEqual({ count: 4, stars: 14 });
  });

  test('a cancelled booking and a removed draft claim no places (R11)', async () => {
    await saveBookings(
      kit.store,
      confirmedBooking('FREE2222', [singles(71, 2)]),
      heldDraft('FREE3333', [singles(71, 1)]),
      heldDraft('FREE4444', [singles(71, 3)]),
    );
    await saveBookings(
      kit.store,
      cancelledBooking('FREE2222', [singles(71, 2)]),
      removedBooking('FREE3333'),
    );
    expect((await kit.store.bookings.taken([71], DRAFT_BEGUN_AT, null)).get(71)?.singles).toBe(3);
  });

  test('a traveller’s current and past trips are listed newest first, without drafts (R45)', async () => {
    const person = { ...ANNA, email: 'traveller@lists.example' };
    const choices = party('single', 2, [{}, { person }]);
    await saveBookings(
      kit.store,
      confirmedBooking('TRAV2222', [], { choices, createdAt: DRAFT_BEGUN_AT }),
      waitingBooking('TRAV3333', [], { choices, createdAt: DRAFT_BEGUN_AT + 2 }),
      cancelledBooking('TRAV4444', [], { choices, createdAt: DRAFT_BEGUN_AT + 1 }),
      draft('TRAV5555', { choices }),
      confirmedBooking('TRAV6666', []),
    );
    const found = await kit.store.bookings.ofTraveller(person.email);
    expect(found.map(({ id }) => id)).toEqual(['TRAV3333', 'TRAV4444', 'TRAV2222']);
    expect(found[0]?.choices.participants[1]?.person).toEqual(person);
    expect(await kit.store.bookings.ofTraveller('')).toEqual([]);
    await saveBookings(
      kit.store,
      confirmedBooking('TRAV2222', [], { choices: party('single', 1, [{ person: NOBODY }]) }),
    );
    expect((await kit.store.bookings.ofTraveller(person.email)).map(({ id }) => id)).toEqual([
      'TRAV3333',
      'TRAV4444',
    ]);
  });

  test('only confirmed bookings count as finished trips; cancelled ones do not (R20.5)', async () => {
    const email = 'cancelled@lists.example';
    const choices = party('single', 1, [{ person: { ...ANNA, email } }]);
    await saveBookings(
      kit.store,
      confirmedBooking('ENDED222', [], { choices }),
      cancelledBooking('ENDED333', [], { choices }),
    );
    expect(await kit.store.bookings.endedTrips([email], '2027-07-09')).toEqual({ [email]: 1 });
    await saveBookings(kit.store, cancelledBooking('ENDED222', [], { choices }));
    expect(await kit.store.bookings.endedTrips([email], '2027-07-09')).toEqual({});
  });

  test('the office’s list has the confirmed bookings whose trip ends on or after a day, sorted by number', async () => {
    const { store } = await opener.open();
    await saveBookings(
      store,
      confirmedBooking('OFFB2222', []),
      confirmedBooking('OFFA2222', []),
      waitingBooking('OFFC2222', []),
      cancelledBooking('OFFD2222', []),
      draft('OFFE2222'),
    );
    await commitWork(store, ({ bookings }) =>
      bookings.save(confirmedBooking('OFFZ2222', []), { ...SEARCH_COLUMNS, endsOn: '2027-07-01' }),
    );
    const from = async (day: string) =>
      (await store.bookings.confirmedFrom(day)).map(({ id }) => id);
    expect(await from(TRIP_END)).toEqual(['OFFA2222', 'OFFB2222']);
    expect(await from('2027-07-01')).toEqual(['OFFA2222', 'OFFB2222', 'OFFZ2222']);
    expect(await from('2027-07-09')).toEqual([]);
    expect(
      (await store.bookings.confirmedFrom(TRIP_END))[0]?.choices.participants[0]?.person,
    ).toEqual(ANNA);
  });

  test('issue 43: the store can omit ended trips of an account and of a traveller, and can list drafts only', async () => {
    const { store } = await opener.open();
    const owner = { visitorId: 'v', accountId: 'panel' };
    const choices = party('single', 1, [{ person: { ...ANNA, email: 'panel@lists.example' } }]);
    const save = (endsOn: string, ...bookings: readonly Booking[]) =>
      commitWork(store, async (transaction) => {
        for (const booking of bookings)
          await transaction.bookings.save(booking, { ...SEARCH_COLUMNS, endsOn });
      });
    await save('2027-07-01', confirmedBooking('PANA2222', [], { owner, choices }));
    await save('2027-07-02', confirmedBooking('PANB2222', [], { owner, choices }));
    await save('2027-07-02', draft('PANC2222', { owner }));
    const ids = (found: readonly Booking[]) => found.map(({ id }) => id).toSorted();
    const { bookings } = store;
    expect(ids(await bookings.ofAccount('panel', '2027-07-02'))).toEqual(['PANB2222', 'PANC2222']);
    expect(ids(await bookings.ofAccount('panel', '2027-07-01'))).toHaveLength(3);
    expect(ids(await bookings.draftsOf('panel'))).toEqual(['PANC2222']);
    const named = (day?: string) => bookings.ofTraveller('panel@lists.example', day);
    expect(ids(await named('2027-07-02'))).toEqual(['PANB2222']);
    expect(ids(await named())).toEqual(['PANA2222', 'PANB2222']);
  });

  test('R70: lists an offer’s drafts, orders and sign-ups up to a limit, and all paid cancelled bookings', async () => {
    const { store } = await opener.open();
    const paid = {
      payments: [{ id: 'P1', method: 'transfer', amount: 100, at: DRAFT_BEGUN_AT }],
    } as const;
    const of = { offerId: 77 };
    await saveBookings(
      store,
      confirmedBooking('CALB2222', [], of),
      waitingBooking('CALC2222', [], of),
      cancelledBooking('CALD2222', [], { ...of, ...paid }),
      draft('CALA2222', of),
    );
    await saveBookings(
      store,
      removedBooking('CALE2222', of),
      confirmedBooking('CALF2222', [], { offerId: 78 }),
      cancelledBooking('CALG2222', []),
    );
    const ongoing = async (limit: number) =>
      (await store.bookings.ongoingOf(77, limit)).map(({ id }) => id);
    expect(await ongoing(9)).toEqual(['CALA2222', 'CALB2222', 'CALC2222']);
    expect(await ongoing(2)).toEqual(['CALA2222', 'CALB2222']);
    expect((await store.bookings.cancelledPaid()).map(({ id }) => id)).toEqual(['CALD2222']);
  });

  test('bookings in given states, of one offer or of all offers, are listed by number for the office', async () => {
    const { store } = await opener.open();
    await saveBookings(
      store,
      confirmedBooking('INSB2222', [], { offerId: 77 }),
      waitingBooking('INSC2222', [], { offerId: 77 }),
      draft('INSA2222', { offerId: 77 }),
    );
    await saveBookings(
      store,
      confirmedBooking('INSD2222', [], { offerId: 78 }),
      cancelledBooking('INSE2222', [], { offerId: 77 }),
    );
    const found = async (...query: Parameters<typeof store.bookings.inStates>) =>
      (await store.bookings.inStates(...query)).map(({ id }) => id);
    expect(await found(['confirmed', 'reserveList'], null)).toEqual([
      'INSB2222',
      'INSC2222',
      'INSD2222',
    ]);
    expect(await found(['confirmed', 'draft'], 77)).toEqual(['INSA2222', 'INSB2222']);
    expect(await found([], null)).toEqual([]);
    expect((await store.bookings.inStates(['confirmed'], 78))[0]).toEqual(
      confirmedBooking('INSD2222', [], { offerId: 78 }),
    );
  });

  test('issue 43: a list reads summaries of bookings, which agree with the full bookings', async () => {
    const { store } = await opener.open();
    const payments = [
      { id: 'P1', method: 'voucher', voucher: 'GIFT2222', amount: 100, at: DRAFT_BEGUN_AT },
    ] as const;
    await saveBookings(
      store,
      confirmedBooking('SUMB2222', [], { offerId: 79, payments, cancelAskedAt: 7 }),
      waitingBooking('SUMC2222', [], { offerId: 79 }),
      draft('SUMA2222', { offerId: 79, notes: [{ text: 'late', by: 'Ewa', at: 5 }] }),
      cancelledBooking('SUMD2222', [], { offerId: 79 }),
    );
    await saveBookings(store, removedBooking('SUME2222', { offerId: 79 }), draft('SUMF2222'));
    const states = ['draft', 'confirmed', 'reserveList', 'cancelled'] as const;
    const summaries = await store.bookings.summariesOf(states, 79, 'everybody');
    const whole = (await store.bookings.inStates(states, 79)).map(summarizeBooking);
    const named = (all: readonly BookingSummary[]) =>
      all.map((booking) => ({
        ...booking,
        people: booking.people.filter(({ email }) => email !== ''),
      }));
    expect(named(summaries)).toEqual(named(whole));
    expect(summaries.map(({ id }) => id)).toEqual(['SUMA2222', 'SUMB2222', 'SUMC2222', 'SUMD2222']);
    expect(summaries[1]).toMatchObject({ payments, cancelAskedAt: 7, travellers: 1 });
    expect(await store.bookings.summariesOf([], 79, 'booker')).toEqual([]);
  });

  test('issue 43: any booking has the same amounts and booker in a list as in the full booking', async () => {
    const { store } = await opener.open();
    await fc.assert(
      fc.asyncProperty(bookingsWithHistory('SUMG2222'), async (booking) => {
        await saveBookings(store, booking);
        const read = (people: SummaryPeople) =>
          store.bookings.summariesOf([booking.status], booking.offerId, people);
        const whole = summarizeBooking(booking);
        const [listed] = await read('booker');
        expect(listed).toEqual(withBookerOnly(whole));
        const isNamed = (person: Contact) => !isDeepStrictEqual(person, contactOf(NOBODY));
        const [searched] = await read('everybody');
        const names = new Set(searched?.people.filter(isNamed));
        expect({ ...searched, people: names }).toEqual({
          ...whole,
          people: new Set(whole.people.filter(isNamed)),
        });
        const contracts = await store.bookings.contractsOf(booking.offerId);
        expect(contracts).toMatchObject(
          [booking].filter(isConfirmedOrCancelled).map(contractFactsOf),
        );
        if ('plan' in booking && listed !== undefined)
          expect(ledgerOfBooking(listed)).toEqual(ledgerOfBooking(booking));
      }),
      runs(40),
    );
  });

  test('R11.12: the contracts of an offer say when a party moved up', async () => {
    const { store } = await opener.open();
    const moved = confirmedBooking('MOVD2222', [], { movedUpAt: DRAFT_BEGUN_AT });
    await saveBookings(store, moved);
    expect(await store.bookings.contractsOf(moved.offerId)).toMatchObject([
      { placedAt: moved.placedAt, movedUpAt: DRAFT_BEGUN_AT },
    ]);
  });

  test('a process that read a booking detects a later save, even one without a new version (R58)', async () => {
    const { store } = await opener.open();
    await saveBookings(store, confirmedBooking('GLNC2222', []));
    const seen = await store.bookings.get('GLNC2222');
    if (seen?.status !== 'confirmed') throw new Error('not kept');
    const same = () =>
      commitWork(store, async ({ bookings }) => (await bookings.glance(seen, [])).same);
    expect(await same()).toBe(true);
    await saveBookings(store, { ...seen, reminded: [1] });
    expect(await same()).toBe(false);
  });

  test('drafts are listed for the office only while their 45+ request waits for the office (R33)', async () => {
    const { store } = await opener.open();
    const withRequest = { ageRequest: { number: 'W-1', at: DRAFT_BEGUN_AT, keepsPlaces: true } };
    await saveBookings(
      store,
      draft('AGEA2222', withRequest),
      draft('AGEB2222', withRequest),
      draft('AGEC2222', { ...withRequest, ageCleared: true }),
      draft('AGED2222'),
      confirmedBooking('AGEE2222', [], withRequest),
      removedBooking('AGEF2222', withRequest),
    );
    const numbers = async () => (await store.bookings.ageRequests()).map(({ id }) => id).toSorted();
    expect(await numbers()).toEqual(['AGEA2222', 'AGEB2222']);
    expect((await store.bookings.ageRequests()).find(({ id }) => id === 'AGEA2222')).toEqual(
      draft('AGEA2222', withRequest),
    );
    await saveBookings(
      store,
      draft('AGEA2222', { ...withRequest, ageCleared: true }),
      removedBooking('AGEB2222', withRequest),
      draft('AGED2222', withRequest),
    );
    expect(await numbers()).toEqual(['AGED2222']);
  });

  test('bookings with a due event are listed earliest first, up to a given time and number (R32)', async () => {
    const { store } = await opener.open();
    const wake = (id: string, wakeAt: number | null) =>
      commitWork(store, ({ bookings }) => bookings.save(draft(id), { ...SEARCH_COLUMNS, wakeAt }));
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
    await commitWork(store, ({ bookings }) => bookings.rewake('DUE22222', 5));
    await commitWork(store, ({ bookings }) => bookings.rewake('DUE33333', null));
    await rollBack(store, ({ bookings }) => bookings.rewake('DUE22222', null));
    expect(await ids(30)).toEqual(['DUE22222 5']);
    expect(await store.bookings.get('DUE22222')).toEqual(draft('DUE22222'));
  });

  describe('the stored reserve list (R11)', () => {
    test('sign-ups for a unit are listed in the order of confirmation, each with all its places (R11.1)', async () => {
      const [three, two] = [singles(83, 3), singles(82, 2)];
      await saveBookings(
        kit.store,
        waitingBooking('WAIT2222', [two], { placedAt: DRAFT_BEGUN_AT + 2 }),
        waitingBooking('WAIT4444', [two, three], { placedAt: DRAFT_BEGUN_AT + 1 }),
        waitingBooking('WAIT3333', [{ unitId: 82, wholes: 1, pairs: 0, singles: 0 }], {
          placedAt: DRAFT_BEGUN_AT + 1,
        }),
        waitingBooking('WAIT5555', [three], { placedAt: DRAFT_BEGUN_AT }),
        confirmedBooking('WAIT6666', [two]),
        heldDraft('WAIT7777', [two]),
      );
      const on = async (...units: readonly number[]) => await kit.store.bookings.waitingOn(units);
      expect((await on(82)).map(({ bookingId }) => bookingId)).toEqual([
        'WAIT3333',
        'WAIT4444',
        'WAIT2222',
      ]);
      expect((await on(82))[1]).toEqual({
        bookingId: 'WAIT4444',
        placedAt: DRAFT_BEGUN_AT + 1,
        seats: [two, three],
      });
      expect((await on(83, 82)).map(({ bookingId }) => bookingId)).toEqual([
        'WAIT5555',
        'WAIT3333',
        'WAIT4444',
        'WAIT2222',
      ]);
      expect([await on(), await on(84)]).toEqual([[], []]);
    });

    test('if a sign-up moves up, leaves or changes, its transaction lists that at once, others after commit', async () => {
      const parties = [
        waitingBooking('LEFT2222', [singles(85, 1)]),
        waitingBooking('LEFT3333', [singles(85, 1)]),
        waitingBooking('LEFT4444', [singles(85, 1)]),
      ];
      await saveBookings(kit.store, ...parties);
      const names = (found: readonly { readonly bookingId: string }[]) =>
        found.map(({ bookingId }) => bookingId);
      await rollBack(kit.store, async ({ bookings }) => {
        await bookings.get('LEFT2222');
        await bookings.save(confirmedBooking('LEFT2222', [singles(85, 1)]), SEARCH_COLUMNS);
        await bookings.save(waitingBooking('LEFT5555', [singles(85, 1)]), SEARCH_COLUMNS);
        expect(names(await bookings.waitingOn([85]))).toEqual(['LEFT3333', 'LEFT4444', 'LEFT5555']);
        expect(names(await kit.store.bookings.waitingOn([85]))).toEqual([
          'LEFT2222',
          'LEFT3333',
          'LEFT4444',
        ]);
      });
      await commitWork(kit.store, async ({ bookings }) => {
        await bookings.get('LEFT2222');
        await bookings.save(confirmedBooking('LEFT2222', [singles(85, 1)]), SEARCH_COLUMNS);
      });
      await saveBookings(
        kit.store,
        cancelledBooking('LEFT3333', [singles(85, 1)], { reserveList: true }),
        waitingBooking('LEFT4444', [singles(86, 2)]),
      );
      expect(await kit.store.bookings.waitingOn([85])).toEqual([]);
      expect(names(await kit.store.bookings.waitingOn([86]))).toEqual(['LEFT4444']);
    });
  });

  describe('stored groups (R21)', () => {
    const of = (count: number) => party('single', count, [{ person: ANNA }]);

    test('a group belongs to its first booking; members are confirmed bookings that joined before the deadline', async () => {
      await saveBookings(
        kit.store,
        draft('GROUP222', { ...inGroup('GROUP222'), choices: of(2) }),
        confirmedBooking('GROUP333', [], { ...inGroup('GROUP222'), choices: of(3) }),
        confirmedBooking('GROUP444', [], {
          ...inGroup('GROUP222', { counts: false }),
          choices: of(4),
        }),
        waitingBooking('GROUP555', [], { ...inGroup('GROUP222'), choices: of(5) }),
        cancelledBooking('GROUP666', [], { ...inGroup('GROUP222'), choices: of(6) }),
        draft('GROUP777', { ...inGroup('GROUP222'), choices: of(7) }),
        confirmedBooking('GROUP888', [], { choices: of(8) }),
      );
      const groupMark = {
        code: 'GROUP222',
        siteId: 1,
        offerId: draft('X').offerId,
        openedOn: '2027-06-01',
      };
      const group = (without: string) => kit.store.bookings.group('GROUP222', without);
      expect(await group('GROUP222')).toEqual({ ...groupMark, others: 3 });
      expect(await group('GROUP333')).toEqual({ ...groupMark, others: 0 });
      await saveBookings(
        kit.store,
        confirmedBooking('GROUP222', [], { ...inGroup('GROUP222', { days: 7 }), choices: of(2) }),
      );
      expect((await group('GROUP333'))?.days).toBe(7);
      expect([(await group('GROUP333'))?.others, (await group('NOBODY22'))?.others]).toEqual([
        2, 5,
      ]);
      expect(await kit.store.bookings.membersOf('GROUP222')).toEqual([
        'GROUP222',
        'GROUP333',
        'GROUP444',
      ]);
    });

    test('the number of a booking that opened no group is not a group code', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('ALONE222', []),
        confirmedBooking('ALONE333', [], inGroup('ALONE222')),
      );
      const codes = ['ALONE222', 'ALONE333', 'NOBODY22'].map((code) =>
        kit.store.bookings.group(code, 'X'),
      );
      expect(await Promise.all(codes)).toEqual([null, null, null]);
      expect(await kit.store.bookings.membersOf('NOBODY22')).toEqual([]);
    });

    test('a transaction counts its own joins and leaves, and only committed ones of other transactions', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('OWNGR222', [], { ...inGroup('OWNGR222'), choices: of(2) }),
      );
      await rollBack(kit.store, async ({ bookings }) => {
        await bookings.save(
          confirmedBooking('OWNGR333', [], { ...inGroup('OWNGR222'), choices: of(3) }),
          SEARCH_COLUMNS,
        );
        await bookings.save(
          cancelledBooking('OWNGR222', [], { ...inGroup('OWNGR222'), choices: of(2) }),
          SEARCH_COLUMNS,
        );
        expect((await bookings.group('OWNGR222', 'X'))?.others).toBe(3);
        expect(await bookings.membersOf('OWNGR222')).toEqual(['OWNGR333']);
        expect((await kit.store.bookings.group('OWNGR222', 'X'))?.others).toBe(2);
      });
      expect(await kit.store.bookings.membersOf('OWNGR222')).toEqual(['OWNGR222']);
    });
  });
};
