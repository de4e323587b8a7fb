import fc from 'fast-check';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import {
  type Addon,
  type Insurance,
  type Journey,
  type Offer,
  type Training,
  UNIT_CLASSES,
  type Unit,
} from '../../domain/catalogue/offer.ts';
import type { Trait } from '../../domain/catalogue/traits.ts';
import { type Money, zloty } from '../../domain/money.ts';

export const brandSettingsOf = (siteId: number): BrandSettings => {
  const found = DEMO_BRANDS.find((settings) => settings.siteId === siteId);
  if (found === undefined) throw new Error(`no settings for site ${siteId}`);
  return found;
};

export const SETTINGS: BrandSettings = brandSettingsOf(1);

/** Two yachts with 10 berths and 4 cabins each. With the offer's base, a place costs 2349 PLN. */
export const PREMIER: Unit = {
  id: 501,
  name: 'Premier',
  unitClass: 'premier',
  yachts: 2,
  berths: 10,
  cabins: 4,
  sellsPlaces: true,
  sellsWhole: true,
  placePrice: zloty(350),
  wholePrice: zloty(14_900),
  hidden: false,
};

export const LUXURY: Unit = {
  ...PREMIER,
  id: 502,
  name: 'Luxury Catamaran',
  unitClass: 'luxuryCatamaran',
  yachts: 1,
  berths: 8,
  placePrice: zloty(1200),
  wholePrice: zloty(22_000),
};

export const COACH: Journey = {
  id: 1,
  name: 'Autokar',
  price: zloty(450),
  available: true,
  paidOnSpot: false,
  pickUp: true,
  points: [
    { id: 1, name: 'Warszawa', price: 0, available: true, needsGroup: false },
    { id: 3, name: 'Katowice', price: zloty(30), available: true, needsGroup: false },
    { id: 4, name: 'Opole', price: zloty(40), available: false, needsGroup: false },
  ],
};
export const OWN_CAR: Journey = {
  id: 2,
  name: 'Dojazd',
  price: 0,
  available: true,
  paidOnSpot: false,
  pickUp: false,
  points: [],
};
export const BASIC: Insurance = {
  id: 1,
  name: 'Podstawowe',
  price: 0,
  available: true,
  recommended: false,
};
export const FULL: Insurance = {
  id: 2,
  name: 'Rozszerzone',
  price: zloty(89),
  available: true,
  recommended: true,
};
export const TRAINING: Training = {
  id: 5,
  options: [{ id: 51, name: 'Manewry', price: zloty(150) }],
};
export const SHIRT: Addon = {
  id: 3,
  name: 'Koszulka',
  price: zloty(79),
  available: true,
  kind: 'ordinary',
  sized: true,
  options: [
    { id: 31, name: 'M' },
    { id: 32, name: 'L' },
  ],
};
export const BAG: Addon = {
  id: 7,
  name: 'Bagaż',
  price: zloty(120),
  available: true,
  kind: 'luggage',
  sized: false,
  options: [{ id: 13, name: 'Dodatkowy' }],
};

export const OFFER: Offer = {
  id: 900,
  name: 'Chorwacja Explore',
  typeId: 2,
  countryId: 1,
  exotic: false,
  countryListed: true,
  from: '2027-07-31',
  to: '2027-08-07',
  closed: false,
  grayedOut: false,
  traits: [],
  base: zloty(1999),
  advance: zloty(500),
  firstMinuteUntil: '2027-01-31',
  secondMinuteUntil: '2027-04-30',
  safeBooking: false,
  sellsResignation: true,
  assistance: { price: zloty(60), usual: null },
  showGroupRebate: true,
  showAmbassadorRebate: true,
  units: [PREMIER, LUXURY],
  journeys: [COACH, OWN_CAR],
  insurances: [BASIC, FULL],
  trainings: [TRAINING],
  addons: [SHIRT, BAG],
};

export const offerWith = (changes: Partial<Offer>): Offer => ({ ...OFFER, ...changes });
export const unitWith = (changes: Partial<Unit>): Unit => ({ ...PREMIER, ...changes });

export const amounts = (upTo: Money = zloty(60_000)): fc.Arbitrary<Money> =>
  fc.integer({ min: 0, max: upTo });

export const units = (id: number): fc.Arbitrary<Unit> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`unit ${id}`),
    unitClass: fc.constantFrom(...UNIT_CLASSES),
    yachts: fc.integer({ min: 0, max: 5 }),
    berths: fc.integer({ min: 1, max: 12 }),
    cabins: fc.integer({ min: 0, max: 6 }),
    sellsPlaces: fc.boolean(),
    sellsWhole: fc.boolean(),
    placePrice: amounts(zloty(4000)),
    wholePrice: amounts(),
    hidden: fc.constant(false),
  });

const PRICED_TRAITS: readonly Trait[] = [
  'skipperDiscount',
  'noCabin',
  'course',
  'noAgeLimits',
  'noUpperAge',
  'boatTrip',
  'skipperRequired',
  'reserveListOnly',
  'privateCruise',
  'organiserSkipperInEuro',
  'organiserSkipperInZloty',
];

const priced = { price: amounts(zloty(2000)), available: fc.boolean() };

const journeys: fc.Arbitrary<readonly Journey[]> = fc.tuple(
  fc.record({
    id: fc.constant(1),
    name: fc.constant('coach'),
    ...priced,
    paidOnSpot: fc.boolean(),
    pickUp: fc.constant(true),
    points: fc.tuple(
      ...[1, 2].map((id) =>
        fc.record({
          id: fc.constant(id),
          name: fc.constant(`point ${id}`),
          ...priced,
          needsGroup: fc.constant(false),
        }),
      ),
    ),
  }),
  fc.record({
    id: fc.constant(2),
    name: fc.constant('own way'),
    ...priced,
    paidOnSpot: fc.boolean(),
    pickUp: fc.constant(false),
    points: fc.constant([]),
  }),
);

const secondPeriod = (from: Day) =>
  fc.option(fc.integer({ min: 30, max: 200 }).map((days) => addDays(from, -days)));

export const offers: fc.Arbitrary<Offer> = fc
  .record({
    start: fc.integer({ min: 0, max: 1500 }),
    nights: fc.integer({ min: 0, max: 22 }),
    typeId: fc.integer({ min: 1, max: 12 }),
    countryId: fc.integer({ min: 1, max: 13 }),
    exotic: fc.boolean(),
    countryListed: fc.constant(true),
    grayedOut: fc.boolean(),
    closed: fc.constant(false),
    traits: fc.subarray([...PRICED_TRAITS]),
    base: amounts(zloty(6000)),
    advance: amounts(zloty(2000)),
    safeBooking: fc.boolean(),
    sellsResignation: fc.boolean(),
    assistance: fc.option(fc.record({ price: amounts(zloty(500)), usual: fc.constant(null) })),
    showGroupRebate: fc.boolean(),
    showAmbassadorRebate: fc.boolean(),
    units: fc.oneof(
      fc.tuple(units(1)),
      fc.tuple(units(1), units(2)),
      fc.tuple(units(1), units(2), units(3)),
    ),
    journeys,
    insurances: fc.tuple(
      ...[1, 2].map((id) =>
        fc.record({
          id: fc.constant(id),
          name: fc.constant(`insurance ${id}`),
          ...priced,
          recommended: fc.boolean(),
        }),
      ),
    ),
    trainings: fc.constant([TRAINING]),
    addons: fc.constant([SHIRT, BAG]),
  })
  .chain(({ start, nights, ...offer }) => {
    const from = addDays('2027-01-01', start);
    return fc
      .record({
        firstMinuteUntil: secondPeriod(from),
        secondMinuteUntil: secondPeriod(from),
      })
      .map((periods) => ({
        ...offer,
        ...periods,
        id: 900,
        name: 'generated',
        from,
        to: addDays(from, nights),
      }));
  });
