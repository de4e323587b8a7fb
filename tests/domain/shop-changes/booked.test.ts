import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import {
  type BookingFacts,
  bookingConflicts,
  wholeYachtConflicts,
} from '../../../domain/shop-changes/booking-conflicts.ts';
import type { ShopChange } from '../../../domain/shop-changes/commands.ts';
import { confirmedBooking } from '../../arbitraries/bookings.ts';
import {
  BAG,
  BASIC,
  COACH,
  FULL,
  LUXURY,
  OFFER,
  OWN_CAR,
  offerWith,
  PREMIER,
  SHIRT,
  TRAINING,
} from '../../arbitraries/offers.ts';
import { importOffers, soldOffer } from './change-decisions.ts';

const SAME_TOWNS = { ...COACH, id: 8 };
const SAME_LEVEL = { ...TRAINING, id: 6 };

describe('changes of an offer that its bookings prevent (R7)', () => {
  const facts = (more: Partial<BookingFacts> = {}): BookingFacts => ({
    taken: () => NO_OCCUPANCY,
    lastLapse: () => null,
    bookings: () => 0,
    ...more,
  });
  const problems = (after: Offer, booked: BookingFacts) =>
    bookingConflicts(
      importOffers(soldOffer(after)),
      [{ before: soldOffer(OFFER), after: soldOffer(after) }],
      booked,
    );
  const fleet = (changes: Partial<typeof PREMIER>) =>
    offerWith({ units: [{ ...PREMIER, ...changes }, LUXURY] });

  it('places sold must still fit on the changed fleet of yachts, berths and cabins', () => {
    const bookedFacts = facts({
      taken: (unitId) =>
        unitId === PREMIER.id ? { wholes: 0, pairs: 4, singles: 2 } : NO_OCCUPANCY,
      lastLapse: () => 77,
    });
    expect(problems(fleet({ yachts: 1 }), bookedFacts)).toEqual([]);
    for (const less of [
      { yachts: 0 },
      { cabins: 1 },
      { berths: 4 },
      { yachts: 1, cabins: 3 },
      { yachts: 1, berths: 8 },
    ])
      expect(problems(fleet(less), bookedFacts)).toMatchObject([
        {
          field: 'offers[0].offer.units[0].yachts',
          kind: 'tooFew',
          pairs: 4,
          singles: 2,
          holdsUntil: 77,
        },
      ]);
    expect(
      problems(
        fleet({ placePrice: 7700 }),
        facts({ taken: () => ({ wholes: 9, pairs: 0, singles: 0 }) }),
      ),
    ).toEqual([]);
  });

  it('a unit with a hold cannot be removed, nor a journey or pick-up point of an offer with bookings', () => {
    const without = offerWith({ units: [LUXURY], journeys: OFFER.journeys.slice(1) });
    expect(problems(without, facts())).toEqual([]);
    expect(
      problems(
        without,
        facts({ taken: () => ({ wholes: 1, pairs: 0, singles: 0 }), bookings: () => 3 }),
      ),
    ).toMatchObject([
      { kind: 'tooFew', unitId: PREMIER.id },
      { kind: 'booked', what: 'unit', id: PREMIER.id, bookings: 3 },
      { kind: 'booked', what: 'journey', id: COACH.id },
    ]);
    const noPoint = offerWith({
      journeys: OFFER.journeys.map((journey) => ({ ...journey, points: journey.points.slice(1) })),
    });
    expect(problems(noPoint, facts({ bookings: () => 1 }))).toMatchObject([
      { kind: 'booked', what: 'point' },
    ]);
  });

  it('R7.3, R36.6: an import cannot make a yacht too small for a party that has or holds a whole one', () => {
    const { choices } = confirmedBooking('A', []);
    const [first = expect.fail()] = choices.participants;
    const party = (count: number, ownSkipper: boolean) => ({
      unitId: PREMIER.id,
      choices: {
        ...choices,
        accommodation: 'whole' as const,
        ownSkipper,
        participants: Array.from({ length: count }, (_, index) => ({
          ...first,
          userNum: index + 1,
        })),
      },
    });
    const conflicts = (after: Offer, ...bookings: Parameters<typeof wholeYachtConflicts>[2]) =>
      wholeYachtConflicts(
        importOffers(soldOffer(after)),
        [{ before: soldOffer(OFFER), after: soldOffer(after) }],
        bookings,
      );
    const eight = party(8, true);
    const nine = party(9, true);
    expect(conflicts(fleet({ berths: 9 }), eight, nine)).toEqual([]);
    expect(conflicts(fleet({ berths: 7 }), eight, nine)).toMatchObject([
      {
        field: 'offers[0].offer.units[0].berths',
        kind: 'tooFew',
        offerId: OFFER.id,
        unitId: PREMIER.id,
        travellers: 9,
      },
    ]);
    // The organiser's skipper takes one berth.
    const withSkipper = party(9, false);
    expect(conflicts(fleet({ berths: 9 }), withSkipper)).toMatchObject([{ travellers: 9 }]);
    // A party that was too large before is no new problem.
    const tooLarge = party(11, true);
    expect(conflicts(fleet({ berths: 9 }), tooLarge)).toEqual([]);
    expect(conflicts(offerWith({ units: [LUXURY] }), eight)).toEqual([]);
  });

  it('the dates of a booked trip cannot be changed', () => {
    expect(problems(offerWith({ to: '2027-08-08' }), facts({ bookings: () => 1 }))).toMatchObject([
      { kind: 'booked', what: 'days' },
    ]);
    expect(problems(offerWith({ from: '2027-07-30' }), facts({ bookings: () => 2 }))).toEqual([
      {
        field: 'offers[0].offer.from',
        kind: 'booked',
        offerId: OFFER.id,
        bookings: 2,
        what: 'days',
        id: OFFER.id,
      },
    ]);
    expect(problems(offerWith({ to: '2027-08-08' }), facts())).toEqual([]);
  });

  it('a conflict names the field’s path in the import file; for a removed unit it names the offer’s path', () => {
    const other = offerWith({ id: 77, units: [] });
    const sister = soldOffer(offerWith({ units: [LUXURY, { ...PREMIER, yachts: 0 }] }), {
      siteId: 2,
    });
    const file = importOffers(soldOffer(other, { siteId: 2 }), soldOffer(OFFER), sister);
    const bookedFacts = facts({ taken: () => ({ wholes: 1, pairs: 0, singles: 0 }) });
    const fields = (after: typeof sister) =>
      bookingConflicts(file, [{ before: soldOffer(OFFER, { siteId: 2 }), after }], bookedFacts).map(
        ({ field }) => field,
      );
    expect(fields(sister)).toEqual(['offers[2].offer.units[1].yachts']);
    expect(fields({ ...sister, offer: offerWith({ units: [PREMIER] }) })).toEqual([
      'offers[2].offer',
    ]);
  });

  it('if a fleet becomes too small, the conflict names the field “yachts”; a new offer has no conflict', () => {
    const fewer = soldOffer(fleet({ yachts: 0 }));
    const command: ShopChange = {
      type: 'setFleet',
      offerId: OFFER.id,
      unitId: PREMIER.id,
      yachts: 0,
    };
    const bookedFacts = facts({
      taken: () => ({ wholes: 0, pairs: 0, singles: 1 }),
      bookings: () => 9,
    });
    expect(
      bookingConflicts(command, [{ before: soldOffer(OFFER), after: fewer }], bookedFacts),
    ).toEqual([
      {
        ...{ field: 'yachts', kind: 'tooFew', offerId: OFFER.id, unitId: PREMIER.id },
        ...{ wholes: 0, pairs: 0, singles: 1, holdsUntil: null },
      },
    ]);
    expect(
      bookingConflicts(importOffers(fewer), [{ before: undefined, after: fewer }], bookedFacts),
    ).toEqual([]);
  });

  it.each([
    ['unit', { units: [LUXURY] }, PREMIER.id],
    ['journey', { journeys: [OWN_CAR] }, COACH.id],
    ['point', { journeys: [{ ...COACH, points: COACH.points.slice(1) }, SAME_TOWNS] }, 1],
    ['insurance', { insurances: [FULL] }, BASIC.id],
    ['training', { trainings: [SAME_LEVEL] }, 51],
    ['addon', { addons: [BAG] }, SHIRT.id],
    ['option', { addons: [{ ...SHIRT, options: SHIRT.options.slice(1) }, BAG] }, 31],
  ])('R37: if an offer has bookings, no %s can be removed from the offer', (what, less, id) => {
    const before = offerWith({
      journeys: what === 'point' ? [COACH, SAME_TOWNS] : OFFER.journeys,
      trainings: [TRAINING, SAME_LEVEL],
    });
    const after = { ...before, ...less };
    const problems = (bookings: number) =>
      bookingConflicts(
        importOffers(soldOffer(after)),
        [{ before: soldOffer(before), after: soldOffer(after) }],
        facts({ bookings: () => bookings }),
      );
    expect(problems(3)).toEqual([
      { field: 'offers[0].offer', kind: 'booked', offerId: OFFER.id, bookings: 3, what, id },
    ]);
    expect(problems(0)).toEqual([]);
  });

  it('R37: removing a training reports only the training, not its option with the same number', () => {
    const before = offerWith({
      trainings: [
        {
          ...TRAINING,
          options: TRAINING.options.map((option) => ({ ...option, id: TRAINING.id })),
        },
      ],
    });
    const after = { ...before, trainings: [] };
    const conflicts = bookingConflicts(
      importOffers(soldOffer(after)),
      [{ before: soldOffer(before), after: soldOffer(after) }],
      facts({ bookings: () => 1 }),
    );
    expect(
      conflicts.map((problem) => problem.kind === 'booked' && [problem.what, problem.id]),
    ).toEqual([['training', TRAINING.id]]);
  });
});
