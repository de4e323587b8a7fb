import { expect, test } from 'vitest';
import { formatLine, parseLine } from '../../adapters/journal/lines.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../application/office/bookings.ts';
import { agreesWithRecording, replay } from '../../application/replay/replay.ts';
import { DEFAULT_NOTICE_DAYS } from '../../domain/booking/placed/announcements.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR, startOfDay } from '../../domain/calendar.ts';
import { zloty } from '../../domain/money.ts';
import { shownPrice } from '../../domain/pricing/shown-price.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { OFFER, PREMIER, SETTINGS } from '../arbitraries/offers.ts';
import { catalogueEntryOf } from '../http/wizard/test-catalogue.ts';
import { NOW } from '../races/race-shop.ts';
import type { Opener } from './helpers.ts';
import { exportStore, openWith, processOn } from './two-processes.ts';

const TODAY = dayOf(NOW);
const raise = (price: number) =>
  ({
    type: 'setPrice',
    offerId: OFFER.id,
    of: 'place',
    id: PREMIER.id,
    price: zloty(price),
  }) as const;
const yachts = (count: number) =>
  ({ type: 'setFleet', offerId: OFFER.id, unitId: PREMIER.id, yachts: count }) as const;
const group = [
  { travellers: 2, rebate: zloty(10) },
  { travellers: 3, rebate: zloty(111) },
];
const tier = (from: string) =>
  ({ type: 'setFigures', siteId: 1, from, figures: { group } }) as const;

const jobsOf = ({ race }: Awaited<ReturnType<typeof processOn>>) =>
  executeDueCommands({ ...race.deps, refused: (id, kind) => expect.fail(`${id}: ${kind}`) });

export const changeSuite = (opener: Opener): void => {
  test('versions of offers and settings since a change are listed in order; the initial data stay the same', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const office = await processOn(kit);
    await office.change(raise(400));
    await office.change(raise(500));
    await office.change(tier(TODAY));
    const versions = await kit.catalogueStore.versions(0);
    expect(versions.map(({ value }) => value.kind).slice(-2)).toEqual(['offer', 'figures']);
    expect(await kit.catalogueStore.versions(versions.at(-2)?.n ?? 0)).toEqual(versions.slice(-1));
    expect((await kit.catalogueStore.versionsOf(OFFER.id)).map(({ n, at }) => [n, at])).toEqual([
      [1, NOW],
      [2, NOW],
    ]);
    expect((await kit.catalogueStore.load()).map(({ offer }) => offer)).toEqual([OFFER]);
  });

  test('a price raised in one process applies to all steps of a draft in another process (R17, R46)', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    const before = await other.order({ name: 'Ola', unitId: PREMIER.id });
    await office.change(raise(400));
    expect(other.shop.known().version).toBe(0);
    const after = await other.order({ name: 'Jan', unitId: PREMIER.id });
    expect((after.price ?? 0) - (before.price ?? 0)).toBe(zloty(400) - PREMIER.placePrice);
    expect(other.shop.known().version).toBe(office.shop.known().version);
  });

  test('a customer who saw an old price is shown the new price, and orders only at the new price (R17)', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    const id = await other.race.draft({ name: 'Ola', unitId: PREMIER.id });
    const order = (expectedPrice: number) =>
      other.race.give('Ola', id, {
        ...{
          type: 'confirm',
          comments: '',
          paymentOption: 'onetime',
          paymentType: 'online',
          termsAccepted: true,
        },
        ...{ expectedPrice, expectedLeft: null },
      });
    const seen = OFFER.base + PREMIER.placePrice - SETTINGS.firstMinute.perParticipant;
    await office.change(raise(360));
    expect((await order(seen))._unsafeUnwrapErr()).toMatchObject({ kind: 'priceChanged' });
    expect((await order(seen + zloty(10)))._unsafeUnwrap().booking.status).toBe('confirmed');
  });

  test('adding yachts moves waiting parties up in the same transaction, in order (R11.2, R11.3)', async () => {
    const kit = await opener.open();
    await openWith(kit, { ...OFFER, units: [{ ...PREMIER, yachts: 1, berths: 2, cabins: 1 }] });
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    await other.order({ name: 'Adam', unitId: PREMIER.id, people: 2 });
    const waits = await other.order({
      name: 'Ola',
      unitId: PREMIER.id,
      people: 2,
      reserveList: true,
    });
    const later = await other.order({
      name: 'Jan',
      unitId: PREMIER.id,
      people: 2,
      reserveList: true,
    });
    expect([waits.price, later.price]).toEqual([null, null]);
    const looked = (await office.ask(yachts(2), true))._unsafeUnwrap();
    expect(looked.moved.map(({ booking }) => booking.id)).toEqual([waits.id]);
    expect((await kit.store.bookings.get(waits.id))?.status).toBe('reserveList');
    const report = await office.change(yachts(2));
    expect(report.moved.map(({ booking }) => booking.id)).toEqual([waits.id]);
    expect((await kit.store.bookings.get(waits.id))?.status).toBe('confirmed');
    expect((await kit.store.bookings.get(later.id))?.status).toBe('reserveList');
  });

  test('R11.2: adding yachts for sixty waiting parties moves up all of them at once', async () => {
    const kit = await opener.open();
    await openWith(kit, { ...OFFER, units: [{ ...PREMIER, yachts: 1, berths: 2, cabins: 1 }] });
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    await other.order({ name: 'Adam', unitId: PREMIER.id, people: 2 });
    const waits: string[] = [];
    for (let party = 0; party < 60; party += 1) {
      const racer = { name: `P${party}`, unitId: PREMIER.id, reserveList: true };
      waits.push((await other.order(racer)).id);
    }
    const report = await office.change(yachts(31));
    expect(report.moved.map(({ booking }) => booking.id)).toEqual(waits);
  });

  test('R7.3, R36.6, R11.3: an import cannot shrink a booked yacht; a party that is too large keeps waiting', async () => {
    const kit = await opener.open();
    const unit = { ...PREMIER, yachts: 1, berths: 10, cabins: 4 };
    await openWith(kit, { ...OFFER, units: [unit] });
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    const whole = { unitId: PREMIER.id, people: 9, accommodation: 'whole' } as const;
    const booked = await other.order({ ...whole, name: 'Adam' });
    const waits = await other.order({ ...whole, name: 'Ola', reserveList: true });
    const importOf = (changes: Partial<typeof PREMIER>) =>
      office.ask({
        type: 'import',
        entries: [catalogueEntryOf({ ...OFFER, units: [{ ...unit, ...changes }] })],
      });
    expect((await importOf({ berths: 6, cabins: 3 }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'changeRefused',
      problems: [
        {
          field: 'offers[0].offer.units[0].berths',
          kind: 'tooFew',
          unitId: PREMIER.id,
          travellers: 9,
        },
      ],
    });
    expect((await importOf({ yachts: 2, sellsWhole: false }))._unsafeUnwrap().moved).toEqual([]);
    const statuses = await Promise.all(
      [booked, waits].map(async ({ id }) => (await kit.store.bookings.get(id))?.status),
    );
    expect(statuses).toEqual(['confirmed', 'reserveList']);
  });

  test('booked or held yachts cannot be removed; the refusal says when the last hold expires (R7)', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    await other.order({ name: 'Adam', unitId: PREMIER.id, people: 9 });
    const draft = await other.race.draft({ name: 'Ola', unitId: PREMIER.id, people: 2 });
    const hold = await kit.store.bookings.get(draft);
    const until = hold?.status === 'draft' ? hold.hold?.until : null;
    const refused = (await office.ask(yachts(1)))._unsafeUnwrapErr();
    expect(refused).toMatchObject({
      kind: 'changeRefused',
      problems: [{ kind: 'tooFew', unitId: PREMIER.id, singles: 11, holdsUntil: until }],
    });
    expect((await kit.journal.read(0, 1000)).filter((line) => 'change' in line)).toEqual([]);
    office.at((until ?? 0) + 1);
    expect((await office.ask(yachts(0)))._unsafeUnwrapErr()).toMatchObject({
      problems: [{ kind: 'tooFew', singles: 9, holdsUntil: null }],
    });
    await office.change(yachts(1));
    other.at((until ?? 0) + 2);
    const back = (
      await other.race.hold({ name: 'Ola', unitId: PREMIER.id, people: 2 }, draft)
    )._unsafeUnwrapErr();
    expect(back).toMatchObject({ kind: 'invalid', problems: [{ code: 'noPlaces' }] });
  });

  test('new brand settings apply in every process from the beginning of their first day', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    await office.change(tier(addDays(TODAY, 1)));
    await other.shop.refresh();
    const version = other.shop.settings.version();
    expect(other.shop.settings.of(1)?.group).toEqual(SETTINGS.group);
    other.at(NOW + DAY_LENGTH);
    expect(other.shop.settings.of(1)?.group).toEqual(group);
    expect(other.shop.settings.of(1, NOW)?.group).toEqual(SETTINGS.group);
    expect(other.shop.settings.version()).not.toBe(version);
  });

  test('a setting with a shorter deadline also cancels older unpaid orders, from its first day (R32)', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    const runJobs = jobsOf(other);
    // The order is due on Monday. With three working days, it is kept until the end of Thursday.
    const before = await other.order({ name: 'Adam', unitId: PREMIER.id });
    const hasUntil = (days: number) =>
      ({
        type: 'setFigures',
        siteId: 1,
        from: addDays(TODAY, 4),
        figures: { unpaidWorkingDays: days },
      }) as const;
    for (const each of [office, other]) each.at(NOW + 2 * DAY_LENGTH);
    await runJobs();
    await office.change(hasUntil(1));
    const after = await other.order({ name: 'Ola', unitId: PREMIER.id });
    const thursday = startOfDay(addDays(TODAY, 4));
    other.at(thursday - 1);
    await runJobs();
    expect((await kit.store.bookings.get(before.id))?.status).toBe('confirmed');
    other.at(thursday + HOUR);
    await runJobs();
    expect(await kit.store.bookings.get(before.id)).toMatchObject({
      status: 'cancelled',
      savedAt: thursday,
    });
    // Orders due on Wednesday stay until Thursday with one working day, until Monday with three.
    other.at(startOfDay(addDays(TODAY, 5)) + HOUR);
    await runJobs();
    expect((await kit.store.bookings.get(after.id))?.status).toBe('cancelled');
    const report = await replay(
      { store: openMemoryStore().store, hashOf: (text) => text, progress: () => {} },
      await exportStore(kit),
    );
    expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
  });

  test('R32.8: a first setting for notices also sends the departure notice of older paid orders', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    const runJobs = jobsOf(other);
    const notices = (noticeDays: BrandSettings['noticeDays']) =>
      ({ type: 'setFigures', siteId: 1, from: TODAY, figures: { noticeDays } }) as const;
    await office.change(notices(null));
    const { id, price } = await other.order({ name: 'Adam', unitId: PREMIER.id });
    const pay = { type: 'registerPayment', paymentId: 'all', method: 'transfer' } as const;
    const paid = { ...pay, amount: price ?? 0 };
    (await submitOfficeCommand(other.race.deps)('Ewa', id, paid))._unsafeUnwrap();
    await office.change(notices(DEFAULT_NOTICE_DAYS));
    for (const each of [office, other]) each.at(startOfDay(addDays(OFFER.from, -6)));
    await runJobs();
    expect(await kit.store.bookings.get(id)).toMatchObject({ announced: ['departure'] });
  });

  test('R46: a season with price changes is replayed to the grosz; a replay without the changes differs', async () => {
    const kit = await opener.open();
    await openWith(kit, OFFER, { ...OFFER, id: 901, units: [{ ...PREMIER, id: 601 }] });
    const [office, other] = [await processOn(kit), await processOn(kit, 100)];
    await other.order({ name: 'Adam', unitId: PREMIER.id, people: 2 });
    await office.change(raise(777));
    await other.order({ name: 'Ola', unitId: PREMIER.id, people: 3 });
    const waits = await other.order({
      name: 'Ewa',
      unitId: PREMIER.id,
      people: 2,
      reserveList: true,
    });
    await office.change(yachts(3));
    await office.change(tier(addDays(TODAY, 1)));
    await office.change({
      type: 'import',
      entries: [
        catalogueEntryOf({
          ...OFFER,
          id: 902,
          base: zloty(3000),
          units: [{ ...PREMIER, id: 701 }],
        }),
      ],
    });
    await office.change({
      type: 'moveMinutePeriod',
      offerId: OFFER.id,
      firstMinuteUntil: TODAY,
      secondMinuteUntil: '2027-05-01',
    });
    await office.change({ type: 'closeOffer', offerId: 901 });
    for (const each of [office, other]) each.at(NOW + 2 * DAY_LENGTH);
    await other.order({ name: 'Jan', unitId: PREMIER.id, people: 4 });
    expect((await kit.store.bookings.get(waits.id))?.status).toBe('confirmed');
    const lines = (await exportStore(kit)).map((line, index) =>
      parseLine(formatLine(line), index)._unsafeUnwrap(),
    );
    expect(lines.filter(({ kind }) => kind === 'change')).toHaveLength(6);
    const again = () => ({
      store: openMemoryStore().store,
      hashOf: (text: string) => text,
      progress: () => {},
    });
    const report = await replay(again(), lines);
    expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
    const unchanged = await replay(
      again(),
      lines.filter(({ kind }) => kind !== 'change'),
    );
    expect(agreesWithRecording(unchanged)).toBe(false);
  });

  test('R60.3: if a moved minute period lowers a price, every process strikes the price before the move', async () => {
    const kit = await opener.open();
    await openWith(kit);
    const office = await processOn(kit);
    const offer = {
      ...OFFER,
      id: 902,
      firstMinuteUntil: null,
      secondMinuteUntil: null,
      units: [{ ...PREMIER, id: 701 }],
    };
    const began = {
      unitId: 701,
      from: addDays(TODAY, -100),
      place: PREMIER.placePrice,
      whole: PREMIER.wholePrice,
      base: OFFER.base,
    };
    await office.change({
      type: 'import',
      entries: [catalogueEntryOf(offer, { promotion: 'Maj', priceHistory: [began] })],
    });
    await office.change({
      type: 'moveMinutePeriod',
      offerId: 902,
      firstMinuteUntil: addDays(TODAY, 20),
      secondMinuteUntil: null,
    });
    const later = await processOn(kit, 100);
    for (const { shop } of [office, later]) {
      const entry = shop.catalogue.byId(1, 902);
      const price =
        entry === undefined
          ? null
          : shownPrice(entry, SETTINGS, TODAY, () => NO_OCCUPANCY, shop.settings.inTime(1));
      expect(price).toMatchObject({
        from: OFFER.base + PREMIER.placePrice - zloty(200),
        struck: OFFER.base + PREMIER.placePrice,
      });
    }
  });

  test('R46: each order has the price that the latest change before it set, so a replay agrees', async () => {
    const kit = await opener.open();
    await openWith(kit, { ...OFFER, units: [{ ...PREMIER, yachts: 50 }] });
    const [office, first, second] = [
      await processOn(kit),
      await processOn(kit, 100),
      await processOn(kit, 200),
    ];
    const sell = async (seller: typeof first, names: readonly string[]) => {
      for (const name of names) await seller.order({ name, unitId: PREMIER.id });
    };
    const prices = async () => {
      for (let price = 400; price < 408; price += 1) await office.change(raise(price));
    };
    const names = (letter: string) => Array.from({ length: 8 }, (_, index) => `${letter}${index}`);
    await Promise.all([sell(first, names('a')), sell(second, names('b')), prices()]);
    const report = await replay(
      { store: openMemoryStore().store, hashOf: (text) => text, progress: () => {} },
      await exportStore(kit),
    );
    expect([report.firstDivergence, agreesWithRecording(report), report.tally.confirmed]).toEqual([
      null,
      true,
      16,
    ]);
  });
};
