import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesReserveListOnly } from '../../../domain/catalogue/offer.ts';
import { maxPlacesPerUnit, travellersMax } from '../../../domain/party/answers.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { opennessOf, wayInOf } from '../../../domain/seats/openness.ts';
import { LUXURY, OFFER, offers, offerWith, PREMIER, unitWith } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const singles = (count: number): Occupancy => ({ ...NO_OCCUPANCY, singles: count });
const flags = (occupancy: Occupancy, offer = OFFER, unit = PREMIER) => {
  const { placeOpen, cabinOpen, wholeOpen } = opennessOf(offer, unit, occupancy);
  return { placeOpen, cabinOpen, wholeOpen };
};
const label = (occupancy: Occupancy, offer = OFFER, unit = PREMIER) =>
  opennessOf(offer, unit, occupancy).label;

describe('what is free in a class of two yachts with 10 berths each', () => {
  it.each([
    [0, 20, ''],
    [1, 19, ''],
    [2, 18, 'lastYacht'],
    [10, 10, 'lastYacht'],
    [11, 9, 'lastPlaces'],
    [19, 1, 'lastPlaces'],
    [20, 0, 'reserveList'],
  ])(
    'R5.2, R5.5, W-120, W-122: with %i places taken %i are left, and the label is %j',
    (places, remaining, expected) => {
      const openness = opennessOf(OFFER, PREMIER, singles(places));
      expect(openness).toMatchObject({
        reserved: places,
        remaining,
        placeOpen: remaining > 0,
        label: expected,
      });
    },
  );

  it('R5.3, R5.8, W-121, P-089: a yacht can be booked whole as long as all places taken fit on the other', () => {
    expect(flags(singles(10)).wholeOpen).toBe(true);
    expect(flags(singles(11)).wholeOpen).toBe(false);
    expect(flags({ ...NO_OCCUPANCY, pairs: 4 }).wholeOpen).toBe(true);
    // Five pairs need both yachts, because a yacht has four cabins.
    expect(flags({ ...NO_OCCUPANCY, pairs: 5 })).toEqual({
      placeOpen: true,
      cabinOpen: true,
      wholeOpen: false,
    });
  });

  it('R7.1: a cabin can be booked as long as a cabin and two berths of a yacht are free', () => {
    expect(flags(singles(18)).cabinOpen).toBe(true);
    expect(flags(singles(19))).toEqual({ placeOpen: true, cabinOpen: false, wholeOpen: false });
    expect(flags({ ...NO_OCCUPANCY, pairs: 8 })).toEqual({
      placeOpen: true,
      cabinOpen: false,
      wholeOpen: false,
    });
  });

  it('R5, W-120, W-121: a way to sail that the unit does not sell cannot be booked', () => {
    expect(flags(NO_OCCUPANCY, OFFER, unitWith({ sellsPlaces: false }))).toEqual({
      placeOpen: false,
      cabinOpen: false,
      wholeOpen: true,
    });
    expect(flags(NO_OCCUPANCY, OFFER, unitWith({ sellsWhole: false }))).toEqual({
      placeOpen: true,
      cabinOpen: true,
      wholeOpen: false,
    });
    expect(flags(NO_OCCUPANCY, OFFER, LUXURY)).toEqual({
      placeOpen: true,
      cabinOpen: false,
      wholeOpen: true,
    });
    expect(flags(NO_OCCUPANCY, OFFER, unitWith({ cabins: 0 }))).toEqual({
      placeOpen: true,
      cabinOpen: false,
      wholeOpen: true,
    });
  });

  it('R5.4, W-121: a unit with neither a free place nor a free yacht has the reserve-list label', () => {
    expect(label(singles(11), OFFER, unitWith({ sellsPlaces: false }))).toBe('reserveList');
    expect(label(NO_OCCUPANCY, OFFER, unitWith({ sellsPlaces: false, sellsWhole: false }))).toBe(
      'reserveList',
    );
    expect(label(NO_OCCUPANCY, OFFER, unitWith({ yachts: 0 }))).toBe('reserveList');
  });

  it('R5.6: a grayed-out or reserve-list-only offer has nothing free and the reserve-list label', () => {
    for (const offer of [
      offerWith({ grayedOut: true }),
      offerWith({ traits: ['reserveListOnly'] }),
    ]) {
      expect(flags(NO_OCCUPANCY, offer)).toEqual({
        placeOpen: false,
        cabinOpen: false,
        wholeOpen: false,
      });
      expect(label(NO_OCCUPANCY, offer)).toBe('reserveList');
    }
  });

  it('R5.7: trainings sell neither cabins nor whole yachts; some other offers sell no cabins', () => {
    expect(flags(NO_OCCUPANCY, offerWith({ traits: ['course'] }))).toEqual({
      placeOpen: true,
      cabinOpen: false,
      wholeOpen: false,
    });
    expect(flags(NO_OCCUPANCY, offerWith({ traits: ['noCabin'] }))).toEqual({
      placeOpen: true,
      cabinOpen: false,
      wholeOpen: true,
    });
  });

  it('R9: nothing of a sold-out or closed offer can be booked', () => {
    for (const offer of [offerWith({ traits: ['soldOut'] }), offerWith({ closed: true })])
      expect(flags(NO_OCCUPANCY, offer)).toEqual({
        placeOpen: false,
        cabinOpen: false,
        wholeOpen: false,
      });
  });

  it('R5.1: if the fleet is too small for its bookings, 0 places are left, not a negative number', () => {
    expect(opennessOf(OFFER, unitWith({ yachts: 1 }), singles(13))).toMatchObject({
      remaining: 0,
      placeOpen: false,
      label: 'reserveList',
    });
  });

  it('R5: for any places taken, a way to sail is open only if it is sold and enough places are left', () => {
    const occupancies = fc.record({ wholes: fc.nat(3), pairs: fc.nat(6), singles: fc.nat(20) });
    fc.assert(
      fc.property(offers, occupancies, (offer, occupancy) => {
        for (const unit of offer.units) {
          const {
            placeOpen,
            cabinOpen,
            wholeOpen,
            reserved,
            remaining,
            label: actualLabel,
          } = opennessOf(offer, unit, occupancy);
          expect(remaining).toBe(Math.max(0, unit.yachts * unit.berths - reserved));
          if (placeOpen) expect(unit.sellsPlaces && remaining >= 1).toBe(true);
          if (cabinOpen) expect(unit.sellsPlaces && remaining >= 2).toBe(true);
          if (wholeOpen) expect(unit.sellsWhole && remaining >= unit.berths).toBe(true);
          if (takesReserveListOnly(offer)) expect(placeOpen || cabinOpen || wholeOpen).toBe(false);
          expect(actualLabel === 'reserveList').toBe(!placeOpen && !wholeOpen);
        }
      }),
      runs(500),
    );
  });
});

describe('how many travellers a yacht and an offer allow at most (R36)', () => {
  it('R36.1: is the number of berths with an own skipper or on a boat trip, and otherwise one less', () => {
    expect(travellersMax(OFFER, PREMIER, true)).toBe(10);
    expect(travellersMax(OFFER, PREMIER, false)).toBe(9);
    expect(travellersMax(offerWith({ traits: ['boatTrip'] }), PREMIER, false)).toBe(10);
  });

  it('R36.5, W-004: an offer allows as many as its largest yacht, but never more than the brand’s maximum', () => {
    expect(maxPlacesPerUnit(OFFER, 12)).toBe(10);
    expect(maxPlacesPerUnit(offerWith({ units: [LUXURY, unitWith({ berths: 14 })] }), 12)).toBe(12);
    expect(maxPlacesPerUnit(offerWith({ units: [] }), 12)).toBe(1);
  });
});

describe('where the button of an offer leads', () => {
  const free = opennessOf(OFFER, PREMIER, NO_OCCUPANCY);
  const full = opennessOf(OFFER, PREMIER, singles(20));
  it('R5, R9: to a booking if a place or a yacht is free, otherwise to the reserve list', () => {
    expect(wayInOf('open', [full, free])).toBe('book');
    expect(wayInOf('open', [full])).toBe('reserveList');
    expect(wayInOf('open', [{ ...free, wholeOpen: false }])).toBe('book');
    expect(wayInOf('open', [{ ...free, placeOpen: false }])).toBe('book');
    expect(wayInOf('open', [])).toBe('reserveList');
    expect(wayInOf('reserveList', [free])).toBe('reserveList');
  });

  it.each(['soldOut', 'closed', 'startsToday', 'underWay', 'over'] as const)(
    'R9, R49: nowhere, if the sale state of the offer is %s',
    (state) => {
      expect(wayInOf(state, [free])).toBeNull();
    },
  );
});
