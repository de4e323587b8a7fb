import fc from 'fast-check';
import { expect } from 'vitest';
import type { BerthAnswer, CommandOf, LifeCommand } from '../../../domain/booking/commands.ts';
import { acceptedDraft, beginWith, contextWith, nameAll, tripStep } from './booking-steps.ts';
import { atNoonOf } from './placed/placed-steps.ts';
import { fitsOnSheet, type LifeSheet, type LifeTraveller } from './whole-life.model.ts';
import { GIFT, LifeShop } from './whole-life.shop.ts';

export type LifeParty = {
  readonly way: LifeSheet['way'];
  readonly units: readonly (501 | 502)[];
  readonly skipper: boolean;
  readonly begins: string;
  readonly others: number;
  readonly trips: number;
  readonly extras: boolean;
};

const newSheet = (party: LifeParty): LifeSheet => ({
  phase: 'draft',
  version: 1,
  now: atNoonOf(party.begins).at,
  level: 0,
  way: party.way,
  people: party.units.map((unit) => ({
    unit: party.way === 'single' ? unit : 501,
    lodging: 0,
    surcharge: 0,
    coach: null,
    insured: null,
    assisted: null,
    shirt: party.extras ? 0 : null,
    bag: null,
  })),
  skipper: party.skipper,
  onList: false,
  savedAt: atNoonOf(party.begins).at,
  preparedAt: null,
  visitor: 'browser',
  orderedAt: 0,
  owedSince: 0,
  declinableUntil: 0,
  wired: false,
  trips: 0,
  knownTrips: party.trips,
  minute: null,
  usualCap: 0,
  keptMore: 0,
  group: 'none',
  groupOf: null,
  others: 0,
  ambassador: false,
  office: [],
  discount: 0,
  gift: GIFT,
  giftOnDraft: false,
  paid: 0,
  registered: 0,
  transfers: [],
  untold: [],
  wasFree: false,
  othersOnPremier: party.others,
  lines: [],
  seen: new Set(),
  refund: null,
  fee: 0,
  paidBeforeEnd: 0,
  paidToLeave: false,
});

const berthsOf = (people: readonly LifeTraveller[]): readonly BerthAnswer[] =>
  people.map(({ unit }, index) => ({
    userNum: index + 1,
    unitId: unit,
    bedroom: false,
    sameAsFirst: false,
    firstName: '',
    lastName: '',
  }));
export const insurancesOf = (people: readonly LifeTraveller[]): CommandOf<'chooseInsurance'> => ({
  type: 'chooseInsurance',
  insurances: people.map(({ insured, assisted }, index) => ({
    userNum: index + 1,
    insuranceId: insured === null ? 1 : 2,
    resignation: false,
    assistance: assisted !== null,
    sameAsFirst: false,
  })),
});
export const addonsOf = (people: readonly LifeTraveller[]) =>
  people.map(({ shirt, bag }, index) => ({
    userNum: index + 1,
    selected: [
      ...(shirt === null ? [] : [{ addonId: 3, optionId: 31 }]),
      ...(bag === null ? [] : [{ addonId: 7, optionId: 13 }]),
    ],
  }));

export const startLife = (party: LifeParty): { model: LifeSheet; real: LifeShop } => {
  const sheet = newSheet(party);
  const shop = new LifeShop(acceptedDraft(beginWith({ at: sheet.now }, contextWith({}))));
  const steps: readonly LifeCommand[] = [
    tripStep(sheet.people.length, { accommodation: party.way, beSkipper: party.skipper }),
    {
      type: 'chooseBerths',
      berths: berthsOf(sheet.people),
      journeys: sheet.people.map((_, index) => ({
        userNum: index + 1,
        journeyId: 2,
        pointId: null,
        luggage: false,
      })),
      reserveList: true,
    },
    insurancesOf(sheet.people),
    { type: 'chooseExtras', trainings: [], addons: addonsOf(sheet.people) },
    nameAll(sheet.people.length),
  ];
  for (const step of steps) expect(shop.give(sheet, step).isOk()).toBe(true);
  sheet.version += steps.length;
  sheet.onList = !fitsOnSheet(sheet);
  return { model: sheet, real: shop };
};

const unit = fc.constantFrom<501 | 502>(501, 502);
export const lifeParties: fc.Arbitrary<LifeParty> = fc
  .oneof(
    fc
      .array(unit, { minLength: 1, maxLength: 8 })
      .map((units) => ({ way: 'single', units }) as const),
    fc.constant({ way: 'cabin', units: [501, 501] } as const),
    fc
      .array(fc.constant(501 as const), { minLength: 1, maxLength: 9 })
      .map((units) => ({ way: 'whole', units }) as const),
  )
  .chain((party) =>
    fc.record({
      way: fc.constant(party.way),
      units: fc.constant(party.units),
      skipper: fc.boolean(),
      begins: fc.constantFrom('2027-01-25', '2027-02-05', '2027-03-22', '2027-05-24', '2027-06-28'),
      others: fc.constantFrom(0, 4, 12, 19, 20),
      trips: fc.integer({ min: 0, max: 5 }),
      extras: fc.boolean(),
    }),
  );
