import { expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { listTrips } from '../../../application/panel/trips.ts';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { confirmedBooking, singles } from '../../arbitraries/bookings.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { commitWork, saveBookings } from '../../contracts/helpers.ts';
import { SEARCH_COLUMNS, testAccount } from '../../contracts/record-examples.ts';
import { cancelledBooking } from '../../contracts/stored-examples.ts';
import { catalogueEntryOf, testCatalogue } from '../../http/wizard/test-catalogue.ts';

it('A-089, A-132: past trips are left out, and their papers not read, unless the caller asks for them', async () => {
  const { store } = await openMemoryStore();
  const owner = { visitorId: 'her browser', accountId: 'ola' };
  const later = offerWith({ id: 901, from: addDays(OFFER.to, 1), to: addDays(OFFER.to, 8) });
  await saveBookings(
    store,
    confirmedBooking('PAST2222', [singles(501, 1)], { owner }),
    cancelledBooking('GONE2222', [singles(501, 1)], { owner }),
  );
  const next = confirmedBooking('NEXT2222', [singles(501, 1)], { owner, offerId: later.id });
  await commitWork(store, ({ bookings }) =>
    bookings.save(next, { ...SEARCH_COLUMNS, endsOn: later.to }),
  );
  const papersReadOf: string[] = [];
  const list = listTrips({
    store: {
      ...store,
      papers: {
        ...store.papers,
        headsOf: async (id) => {
          papersReadOf.push(id);
          return [];
        },
      },
    },
    catalogue: testCatalogue([catalogueEntryOf(OFFER), catalogueEntryOf(later)]),
    settings: { of: () => SETTINGS },
    clock: { now: () => startOfDay(addDays(OFFER.to, 1)) },
  });
  const listedWith = async (historic: boolean) => {
    papersReadOf.length = 0;
    const trips = await list(
      {
        visitorId: 'another browser',
        account: testAccount('ola', 'ola@example.com'),
        address: '198.51.100.7',
      },
      { historic },
    );
    return {
      current: trips.current.map(({ trip }) => trip.id),
      historic: trips.historic.map(({ trip }) => trip.id).sort(),
      papersReadOf: papersReadOf.toSorted(),
    };
  };
  expect(await listedWith(false)).toEqual({
    current: ['NEXT2222'],
    historic: [],
    papersReadOf: ['NEXT2222'],
  });
  expect(await listedWith(true)).toEqual({
    current: ['NEXT2222'],
    historic: ['GONE2222', 'PAST2222'],
    papersReadOf: ['GONE2222', 'NEXT2222', 'PAST2222'],
  });
});

it('issue 43: several trips in one group read the members of the group once', async () => {
  const { store } = await openMemoryStore();
  const owner = { visitorId: 'her browser', accountId: 'ola' };
  const group = { code: 'GRPA2222', openedOn: '2027-01-10', counts: true };
  const ids = ['GRPA2222', 'GRPB2222', 'GRPC2222'];
  for (const id of ids)
    await saveBookings(store, confirmedBooking(id, [singles(501, 1)], { owner, group }));
  const read: string[] = [];
  const get: typeof store.bookings.get = (id) => {
    read.push(id);
    return store.bookings.get(id);
  };
  const { current } = await listTrips({
    store: { ...store, bookings: { ...store.bookings, get } },
    catalogue: testCatalogue([catalogueEntryOf(OFFER)]),
    settings: { of: () => SETTINGS },
    clock: { now: () => startOfDay(OFFER.from) },
  })(
    {
      visitorId: 'another browser',
      account: testAccount('ola', 'ola@example.com'),
      address: '198.51.100.7',
    },
    { historic: true },
  );
  expect(current.map((view) => view.group?.bookers.length)).toEqual([3, 3, 3]);
  expect(read.toSorted()).toEqual(ids);
});
