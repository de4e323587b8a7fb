import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  demoCatalogue,
  demoSeedBookings,
} from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts';
import {
  hasTrait,
  notBookableReason,
  type Offer,
  sellsCabins,
  takesReserveListOnly,
  type Unit,
} from '../../../domain/catalogue/offer.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { opennessOf } from '../../../domain/seats/openness.ts';

const YEAR_ENDS: readonly Day[] = [
  '2026-11-21',
  '2026-12-31',
  '2027-01-01',
  '2027-04-27',
  '2027-12-28',
  '2028-02-29',
  '2028-12-30',
];
const anyDay = fc.integer({ min: 0, max: 12 * 365 }).map((days) => addDays('2026-01-01', days));
const onEveryDay = (check: (entries: readonly CatalogueEntry[], today: Day) => void): void =>
  fc.assert(
    fc.property(anyDay, (today) => {
      check(demoCatalogue(today), today);
    }),
    { numRuns: 20, examples: YEAR_ENDS.map((day): [Day] => [day]) },
  );

const occupancy = new Map(demoSeedBookings().map((place) => [place.unitId, place]));
const takenOf = (unit: Unit): Occupancy => occupancy.get(unit.id) ?? NO_OCCUPANCY;

type Case = (offer: Offer, today: Day) => boolean;
const open: Case = (offer, today) =>
  notBookableReason(offer, today) === null && !takesReserveListOnly(offer);
const unit =
  (holds: (offer: Offer, unit: Unit) => boolean): Case =>
  (offer, today) =>
    open(offer, today) && offer.units.some((unit) => holds(offer, unit));
const startsIn =
  (days: number): Case =>
  (offer, today) =>
    open(offer, today) && daysBetween(today, offer.from) === days;
const label = (expected: string) =>
  unit((offer, room) => opennessOf(offer, room, takenOf(room)).label === expected);
const untouched = (room: Unit): boolean => !occupancy.has(room.id);
const placesLeft: Case = (offer, today) =>
  open(offer, today) && unit((o, u) => opennessOf(o, u, takenOf(u)).placeOpen)(offer, today);
const pickUp = (offer: Offer) =>
  offer.journeys.filter((journey) => journey.pickUp).flatMap(({ points }) => points);
const withTrait =
  (trait: Trait): Case =>
  (offer) =>
    hasTrait(offer, trait);

const CASES: Readonly<Record<string, Case>> = {
  'an open offer': open,
  'last places': label('lastPlaces'),
  'a last yacht': label('lastYacht'),
  'a full offer': (offer, today) =>
    open(offer, today) &&
    offer.units.every((room) => opennessOf(offer, room, takenOf(room)).label === 'reserveList'),
  'whole yachts only': (offer, today) =>
    open(offer, today) && offer.units.every((room) => room.sellsWhole && !room.sellsPlaces),
  'places only': (offer, today) =>
    open(offer, today) && offer.units.every((room) => room.sellsPlaces && !room.sellsWhole),
  'reserve list only': withTrait('reserveListOnly'),
  'grayed out': (offer) => offer.grayedOut,
  'closed by the office': (offer) => offer.closed,
  'sold out': withTrait('soldOut'),
  'under way': (offer, today) => notBookableReason(offer, today) === 'underWay',
  'starting today': (offer, today) => offer.from === today,
  over: (offer, today) => notBookableReason(offer, today) === 'over',
  'a boat trip': (offer, today) => hasTrait(offer, 'boatTrip') && open(offer, today),
  'a start within 13 days': (offer, today) =>
    open(offer, today) && daysBetween(today, offer.from) <= 13,
  'a start in 20 days': startsIn(20),
  'a start in 29 days': startsIn(29),
  'a start in 30 days': startsIn(30),
  'a start in 31 days': startsIn(31),
  'a start in 59 days': startsIn(59),
  'a start in 60 days': startsIn(60),
  'a start in 61 days': startsIn(61),
  'a start 14 months ahead': (offer, today) =>
    open(offer, today) && daysBetween(today, offer.from) > 410,
  'an untouched unit of 2 to 4 yachts': unit(
    (_, room) => untouched(room) && room.yachts >= 2 && room.yachts <= 4,
  ),
  'Luxury beside cabins': (offer, today) =>
    open(offer, today) &&
    offer.units.some((room) => room.unitClass === 'luxury' && room.sellsPlaces) &&
    offer.units.some((room) => opennessOf(offer, room, takenOf(room)).cabinOpen),
  'an academy with places': (offer, today) =>
    hasTrait(offer, 'academy') && placesLeft(offer, today),
  'type 11 with single places': (offer, today) => offer.typeId === 11 && placesLeft(offer, today),
  'type 12 with single places': (offer, today) => offer.typeId === 12 && placesLeft(offer, today),
  'First Minute with free places': (offer, today) =>
    placesLeft(offer, today) && today <= (offer.firstMinuteUntil ?? ''),
  'Second Minute with free places': (offer, today) =>
    placesLeft(offer, today) &&
    today > (offer.firstMinuteUntil ?? '') &&
    today <= (offer.secondMinuteUntil ?? ''),
  'Safe Booking in Europe': (offer, today) =>
    open(offer, today) && offer.safeBooking && offer.countryId < 9,
  'Safe Booking far away': (offer, today) =>
    open(offer, today) && offer.safeBooking && offer.countryId >= 9,
  'a priced journey paid on the spot': (offer) =>
    offer.journeys.some(({ price, paidOnSpot }) => paidOnSpot && price > 0),
  'points that need a group of 15': (offer) =>
    [2, 5, 6].every((id) => pickUp(offer).some((point) => point.id === id && point.needsGroup)) &&
    ['Kraków', 'Szczecin', 'Trójmiasto', 'Wrocław', 'Poznań'].every((city) =>
      pickUp(offer).some((point) => point.name === city && point.needsGroup),
    ),
  'trainings with options': (offer, today) =>
    open(offer, today) &&
    hasTrait(offer, 'course') &&
    (offer.trainings[0]?.options.length ?? 0) > 1,
  'sized clothing': (offer) =>
    offer.addons.some(({ sized, options }) => sized && options.length === 5),
  'nothing to take along (W-066)': (offer, today) =>
    open(offer, today) && offer.addons.length + offer.trainings.length === 0,
  'a single journey (W-038)': (offer, today) =>
    open(offer, today) && offer.journeys.filter(({ available }) => available).length === 1,
  'three units of one class (W-037)': (offer, today) =>
    open(offer, today) &&
    offer.units.some(
      (room) => offer.units.filter(({ unitClass }) => unitClass === room.unitClass).length >= 3,
    ),
  'extra luggage': (offer) =>
    offer.addons.some(({ kind, options }) => kind === 'luggage' && options.length === 1),
  'assistance that costs more without Safe Booking': (offer) =>
    (offer.assistance?.usual ?? 0) > (offer.assistance?.price ?? 0),
  'cabins with last places': unit(
    (offer, room) => opennessOf(offer, room, takenOf(room)).cabinOpen && !untouched(room),
  ),
  'no two-person cabins': (offer, today) => open(offer, today) && !sellsCabins(offer),
  'five classes': (offer) => new Set(offer.units.map(({ unitClass }) => unitClass)).size === 5,
  'the company country': (offer) => offer.countryId === 11,
};

describe('cases that the demo catalogue has on any start day', () => {
  it.each(Object.keys(CASES))(
    'on any start day the demo catalogue has an offer or unit for the case “%s”',
    (name) => {
      const holds = CASES[name] ?? (() => false);
      onEveryDay((entries, today) =>
        expect(entries.some(({ offer }) => holds(offer, today))).toBe(true),
      );
    },
  );

  it('R3.1, R33.6: each offer that a document names by number has the traits from that document', () => {
    const traits = Object.fromEntries(
      demoCatalogue('2027-03-01').map(({ offer }) => [offer.id, offer.traits]),
    );
    expect(traits).toMatchObject({
      3: ['reserveListOnly'],
      15: ['soldOut'],
      31: ['noMovie', 'mapZoom6'],
      32: ['noMovie'],
      33: ['noMovie'],
      54: ['reserveListOnly'],
      75: ['noRouteMap'],
      79: ['noCabin'],
      82: ['skipperDiscount', 'mapZoom7'],
      83: ['adultsOnly26'],
      174: ['recommended', 'outsideMainList'],
      188: ['childDiscountInfo', 'organiserSkipperInEuro', 'noAgeLimits'],
      193: ['skipperRequired', 'noAgeLimits'],
      248: ['dailyPlan', 'organiserSkipperInZloty', 'mazury'],
    });
  });

  it('has countries 1 to 12, every type, every class and yachts with 7 to 12 berths', () => {
    const offers = demoCatalogue('2027-03-01').map(({ offer }) => offer);
    const units = offers.flatMap((offer) => offer.units);
    expect(new Set(offers.map(({ countryId }) => countryId)).size).toBe(12);
    expect([...new Set(offers.map(({ typeId }) => typeId))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 11, 12,
    ]);
    expect(new Set(units.map(({ unitClass }) => unitClass)).size).toBe(6);
    expect([...new Set(units.map(({ berths }) => berths))].sort((a, b) => a - b)).toEqual([
      7, 8, 9, 10, 11, 12,
    ]);
    expect(offers.length).toBeGreaterThanOrEqual(40);
  });

  it.each<[string, readonly Trait[]]>([
    ['Cup', ['cup', 'noCabin']],
    ['Kurs', ['course', 'noCabin', 'noOuterEvent']],
    ['Żeglarza', ['sailorCourse']],
    ['Sternika', ['helmsmanCourse']],
    ['Akademia', ['academy', 'noCabin', 'noUpperAge']],
    ['patent', ['patent']],
    ['Mazury', ['mazury']],
    ['KilwaterBoat', ['boatTrip', 'skipperRequired']],
  ])('R3.1: offers with %s in their names have the traits %j', (word, traits) => {
    const named = demoCatalogue('2027-03-01').filter(({ offer }) => offer.name.includes(word));
    expect(named.length).toBeGreaterThan(0);
    for (const { offer } of named)
      expect(offer.traits).toEqual(expect.arrayContaining([...traits]));
  });

  it.each<[number, readonly Trait[]]>([
    [5, ['course', 'outsideMainList']],
    [6, ['privateCruise']],
    [11, ['noAgeLimits']],
    [12, ['noAgeLimits']],
  ])('W-139, R33, R56.1: offers of type %i have the traits %j', (typeId, traits) => {
    const offers = demoCatalogue('2027-03-01').filter(({ offer }) => offer.typeId === typeId);
    expect(offers.length).toBeGreaterThan(0);
    for (const { offer } of offers)
      expect(offer.traits).toEqual(expect.arrayContaining([...traits]));
  });
});
