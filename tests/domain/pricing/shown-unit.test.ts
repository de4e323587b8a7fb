import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { type Choices, undecided } from '../../../domain/party/choices.ts';
import { assumedUnit, shownUnit } from '../../../domain/pricing/shown-unit.ts';
import { EMPTY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { LUXURY, OFFER, offerWith, PREMIER, unitWith } from '../../arbitraries/offers.ts';

const nothing = (): Occupancy => EMPTY;
const full =
  (unitIds: readonly number[]) =>
  (unitId: number): Occupancy =>
    unitIds.includes(unitId) ? { ...EMPTY, singles: unitId === PREMIER.id ? 20 : 8 } : EMPTY;

describe('the unit whose price is shown', () => {
  it('R15: it is the cheapest that is open', () => {
    expect(shownUnit(OFFER, 'single', nothing)).toBe(PREMIER);
    expect(shownUnit(OFFER, 'single', full([501]))).toBe(LUXURY);
  });

  it('R15: of equal prices it is the first of the offer', () => {
    const same = { ...LUXURY, placePrice: PREMIER.placePrice };
    expect(shownUnit(offerWith({ units: [PREMIER, same] }), 'single', nothing)).toBe(PREMIER);
    expect(shownUnit(offerWith({ units: [same, PREMIER] }), 'single', nothing)).toBe(same);
  });

  it('R15: where nothing is open it is the cheapest of all', () => {
    expect(shownUnit(OFFER, 'single', full([501, 502]))).toBe(PREMIER);
    expect(shownUnit(offerWith({ grayedOut: true }), 'whole', nothing)).toBe(PREMIER);
  });

  it('R15: whole yachts compare by their own price, and one must still be empty', () => {
    const cheapWhole = { ...LUXURY, wholePrice: zloty(1) };
    expect(shownUnit(offerWith({ units: [PREMIER, cheapWhole] }), 'whole', nothing)).toBe(cheapWhole);
    const one = (unitId: number): Occupancy => (unitId === cheapWhole.id ? { ...EMPTY, singles: 1 } : EMPTY);
    expect(shownUnit(offerWith({ units: [PREMIER, cheapWhole] }), 'whole', one)).toBe(PREMIER);
  });

  it('R15: places and cabins compare by the place, also where the yacht of that unit is the dearer one', () => {
    const cheapYacht = unitWith({ id: 511, placePrice: zloty(900), wholePrice: zloty(9000) });
    const cheapPlace = unitWith({ id: 512, placePrice: zloty(400), wholePrice: zloty(20_000) });
    for (const units of [
      [cheapYacht, cheapPlace],
      [cheapPlace, cheapYacht],
    ]) {
      const offer = offerWith({ units });
      expect(shownUnit(offer, 'single', nothing)).toBe(cheapPlace);
      expect(shownUnit(offer, 'cabin', nothing)).toBe(cheapPlace);
      expect(shownUnit(offer, 'whole', nothing)).toBe(cheapYacht);
    }
  });

  it('R15: cabins are shown in classes that sell them', () => {
    const dearPremier = unitWith({ placePrice: zloty(5000) });
    expect(shownUnit(offerWith({ units: [LUXURY, dearPremier] }), 'cabin', nothing)).toBe(dearPremier);
    // Its cabins are gone, though there are places: the next class that has one is it.
    const superior = unitWith({ id: 503, unitClass: 'superior', placePrice: zloty(900) });
    const noCabin = (unitId: number): Occupancy => (unitId === PREMIER.id ? { ...EMPTY, pairs: 8 } : EMPTY);
    expect(shownUnit(offerWith({ units: [PREMIER, superior] }), 'cabin', noCabin)).toBe(superior);
  });

  it('R61.4: before one is chosen a whole yacht is priced as the cheapest open one that takes the party, else as the cheapest', () => {
    const bigger = { ...LUXURY, berths: 12 };
    const offer = offerWith({ units: [PREMIER, bigger] });
    const party = (people: number, ownSkipper = false): Choices => ({
      accommodation: 'whole',
      ownSkipper,
      beSkipper: false,
      participants: Array.from({ length: people }, (_, index) => undecided(index + 1)),
    });
    // Ten berths take nine beside the organiser's skipper, and ten with one of their own (R36).
    expect(assumedUnit(offer, party(9), nothing)).toBe(PREMIER);
    expect(assumedUnit(offer, party(10), nothing)).toBe(bigger);
    expect(assumedUnit(offer, party(10, true), nothing)).toBe(PREMIER);
    expect(assumedUnit(offer, party(12), nothing)).toBe(PREMIER);
    const taken = (unitId: number): Occupancy => (unitId === bigger.id ? { ...EMPTY, wholes: 1 } : EMPTY);
    expect(assumedUnit(offer, party(10), taken)).toBe(PREMIER);
    expect(assumedUnit(offer, { ...party(10), accommodation: 'single' }, nothing)).toBe(PREMIER);
  });

  it('R15: an offer without units shows none', () => {
    expect(shownUnit(offerWith({ units: [] }), 'single', nothing)).toBe(null);
  });
});
