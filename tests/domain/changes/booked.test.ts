import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { type BookedFacts, bookedProblems } from '../../../domain/changes/booked.ts';
import type { ShopChange } from '../../../domain/changes/commands.ts';
import { EMPTY } from '../../../domain/seats/occupancy.ts';
import { BAG, BASIC, COACH, FULL, LUXURY, OFFER, OWN_CAR, offerWith, PREMIER, SHIRT, TRAINING } from '../../arbitraries/offers.ts';
import { laidIn, sold } from './shop.ts';

/** Another journey that stops in the coach's towns. */
const SAME_TOWNS = { ...COACH, id: 8 };
const SAME_LEVEL = { ...TRAINING, id: 6 };

describe('what bookings say to a change (R7)', () => {
  const facts = (more: Partial<BookedFacts> = {}): BookedFacts => ({
    taken: () => EMPTY,
    lastLapse: () => null,
    bookings: () => 0,
    ...more,
  });
  const problems = (after: Offer, booked: BookedFacts) =>
    bookedProblems(laidIn(sold(after)), [{ before: sold(OFFER), after: sold(after) }], booked);
  const fleet = (changes: Partial<typeof PREMIER>) => offerWith({ units: [{ ...PREMIER, ...changes }, LUXURY] });

  it('what is taken must be packed onto the yachts as they will be: yachts, berths and cabins', () => {
    const taken = facts({ taken: (unitId) => (unitId === PREMIER.id ? { wholes: 0, pairs: 4, singles: 2 } : EMPTY), lastLapse: () => 77 });
    expect(problems(fleet({ yachts: 1 }), taken)).toEqual([]);
    for (const less of [{ yachts: 0 }, { cabins: 1 }, { berths: 4 }, { yachts: 1, cabins: 3 }, { yachts: 1, berths: 8 }])
      expect(problems(fleet(less), taken)).toMatchObject([
        { field: 'offers[0].offer.units[0].yachts', kind: 'tooFew', pairs: 4, singles: 2, holdsUntil: 77 },
      ]);
    // A price is no fleet: nobody is counted for it.
    expect(problems(fleet({ placePrice: 7700 }), facts({ taken: () => ({ wholes: 9, pairs: 0, singles: 0 }) }))).toEqual([]);
  });

  it('a unit that somebody holds is not taken out, and nothing is that a booking or draft may name; without any it goes', () => {
    const without = offerWith({ units: [LUXURY], journeys: OFFER.journeys.slice(1) });
    expect(problems(without, facts())).toEqual([]);
    expect(problems(without, facts({ taken: () => ({ wholes: 1, pairs: 0, singles: 0 }), bookings: () => 3 }))).toMatchObject([
      { kind: 'tooFew', unitId: PREMIER.id },
      { kind: 'booked', what: 'unit', id: PREMIER.id, bookings: 3 },
      { kind: 'booked', what: 'journey', id: COACH.id },
    ]);
    const noPoint = offerWith({ journeys: OFFER.journeys.map((journey) => ({ ...journey, points: journey.points.slice(1) })) });
    expect(problems(noPoint, facts({ bookings: () => 1 }))).toMatchObject([{ kind: 'booked', what: 'point' }]);
  });

  it('the days of a trip that somebody booked stay', () => {
    expect(problems(offerWith({ to: '2027-08-08' }), facts({ bookings: () => 1 }))).toMatchObject([{ kind: 'booked', what: 'days' }]);
    expect(problems(offerWith({ from: '2027-07-30' }), facts({ bookings: () => 2 }))).toEqual([
      { field: 'offers[0].offer.from', kind: 'booked', offerId: OFFER.id, bookings: 2, what: 'days', id: OFFER.id },
    ]);
    expect(problems(offerWith({ to: '2027-08-08' }), facts())).toEqual([]);
  });

  it('is told by its place in the file, by brand and number; of a unit that is gone by its offer', () => {
    const other = offerWith({ id: 77, units: [] });
    const sister = sold(offerWith({ units: [LUXURY, { ...PREMIER, yachts: 0 }] }), { siteId: 2 });
    const file = laidIn(sold(other, { siteId: 2 }), sold(OFFER), sister);
    const taken = facts({ taken: () => ({ wholes: 1, pairs: 0, singles: 0 }) });
    const fields = (after: typeof sister) =>
      bookedProblems(file, [{ before: sold(OFFER, { siteId: 2 }), after }], taken).map(({ field }) => field);
    expect(fields(sister)).toEqual(['offers[2].offer.units[1].yachts']);
    expect(fields({ ...sister, offer: offerWith({ units: [PREMIER] }) })).toEqual(['offers[2].offer']);
  });

  it('the office’s change of a fleet is told by its yachts; what the shop did not sell before hinders nobody', () => {
    const fewer = sold(fleet({ yachts: 0 }));
    const command: ShopChange = { type: 'setFleet', offerId: OFFER.id, unitId: PREMIER.id, yachts: 0 };
    const taken = facts({ taken: () => ({ wholes: 0, pairs: 0, singles: 1 }), bookings: () => 9 });
    expect(bookedProblems(command, [{ before: sold(OFFER), after: fewer }], taken)).toEqual([
      {
        ...{ field: 'yachts', kind: 'tooFew', offerId: OFFER.id, unitId: PREMIER.id },
        ...{ wholes: 0, pairs: 0, singles: 1, holdsUntil: null },
      },
    ]);
    expect(bookedProblems(laidIn(fewer), [{ before: undefined, after: fewer }], taken)).toEqual([]);
  });

  it.each([
    ['unit', { units: [LUXURY] }, PREMIER.id],
    ['journey', { journeys: [OWN_CAR] }, COACH.id],
    ['point', { journeys: [{ ...COACH, points: COACH.points.slice(1) }, SAME_TOWNS] }, 1],
    ['insurance', { insurances: [FULL] }, BASIC.id],
    ['training', { trainings: [SAME_LEVEL] }, 51],
    ['addon', { addons: [BAG] }, SHIRT.id],
    ['option', { addons: [{ ...SHIRT, options: SHIRT.options.slice(1) }, BAG] }, 31],
  ])(
    'R37: a %s that a booking may name stays where there is one, and goes with what belongs to it where there is none',
    (what, less, id) => {
      const before = offerWith({ journeys: what === 'point' ? [COACH, SAME_TOWNS] : OFFER.journeys, trainings: [TRAINING, SAME_LEVEL] });
      const after = { ...before, ...less };
      const problems = (bookings: number) =>
        bookedProblems(laidIn(sold(after)), [{ before: sold(before), after: sold(after) }], facts({ bookings: () => bookings }));
      expect(problems(3)).toEqual([{ field: 'offers[0].offer', kind: 'booked', offerId: OFFER.id, bookings: 3, what, id }]);
      expect(problems(0)).toEqual([]);
    },
  );

  it('R37: what has the number of something else is not that', () => {
    const before = offerWith({ trainings: [{ ...TRAINING, options: TRAINING.options.map((option) => ({ ...option, id: TRAINING.id })) }] });
    const after = { ...before, trainings: [] };
    const told = bookedProblems(laidIn(sold(after)), [{ before: sold(before), after: sold(after) }], facts({ bookings: () => 1 }));
    expect(told.map((problem) => problem.kind === 'booked' && [problem.what, problem.id])).toEqual([['training', TRAINING.id]]);
  });
});
