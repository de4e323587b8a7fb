import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { type Choices, emptyChoices } from '../../../domain/party/choices.ts';
import { cheapestOpenUnit, unitAssumedForPrice } from '../../../domain/pricing/shown-unit.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { LUXURY, OFFER, offerWith, PREMIER, unitWith } from '../../arbitraries/offers.ts';

const nothing = (): Occupancy => NO_OCCUPANCY;
const full =
  (unitIds: readonly number[]) =>
  (unitId: number): Occupancy =>
    unitIds.includes(unitId)
      ? { ...NO_OCCUPANCY, singles: unitId === PREMIER.id ? 20 : 8 }
      : NO_OCCUPANCY;

describe('the unit whose price an offer shows', () => {
  it('R15: is the cheapest unit with free places', () => {
    expect(cheapestOpenUnit(OFFER, 'single', nothing)).toBe(PREMIER);
    expect(cheapestOpenUnit(OFFER, 'single', full([501]))).toBe(LUXURY);
  });

  it('R15: is the first of several units with the same price', () => {
    const same = { ...LUXURY, placePrice: PREMIER.placePrice };
    expect(cheapestOpenUnit(offerWith({ units: [PREMIER, same] }), 'single', nothing)).toBe(
      PREMIER,
    );
    expect(cheapestOpenUnit(offerWith({ units: [same, PREMIER] }), 'single', nothing)).toBe(same);
  });

  it('R15: is the cheapest of all units if none has free places', () => {
    expect(cheapestOpenUnit(OFFER, 'single', full([501, 502]))).toBe(PREMIER);
    expect(cheapestOpenUnit(offerWith({ grayedOut: true }), 'whole', nothing)).toBe(PREMIER);
  });

  it('R15: for whole yachts, is the unit with the lowest yacht price that still has a free yacht', () => {
    const cheapWhole = { ...LUXURY, wholePrice: zloty(1) };
    expect(cheapestOpenUnit(offerWith({ units: [PREMIER, cheapWhole] }), 'whole', nothing)).toBe(
      cheapWhole,
    );
    const onePlaceTaken = (unitId: number): Occupancy =>
      unitId === cheapWhole.id ? { ...NO_OCCUPANCY, singles: 1 } : NO_OCCUPANCY;
    expect(
      cheapestOpenUnit(offerWith({ units: [PREMIER, cheapWhole] }), 'whole', onePlaceTaken),
    ).toBe(PREMIER);
  });

  it('R15: for places and cabins, has the lowest place price, even if its whole yacht costs more', () => {
    const cheapYacht = unitWith({ id: 511, placePrice: zloty(900), wholePrice: zloty(9000) });
    const cheapPlace = unitWith({ id: 512, placePrice: zloty(400), wholePrice: zloty(20_000) });
    for (const units of [
      [cheapYacht, cheapPlace],
      [cheapPlace, cheapYacht],
    ]) {
      const offer = offerWith({ units });
      expect(cheapestOpenUnit(offer, 'single', nothing)).toBe(cheapPlace);
      expect(cheapestOpenUnit(offer, 'cabin', nothing)).toBe(cheapPlace);
      expect(cheapestOpenUnit(offer, 'whole', nothing)).toBe(cheapYacht);
    }
  });

  it('R15: for cabins, is a unit whose class sells cabins', () => {
    const dearPremier = unitWith({ placePrice: zloty(5000) });
    expect(cheapestOpenUnit(offerWith({ units: [LUXURY, dearPremier] }), 'cabin', nothing)).toBe(
      dearPremier,
    );
    // Premier has free places but no free cabin, so the next class with a free cabin is shown.
    const superior = unitWith({ id: 503, unitClass: 'superior', placePrice: zloty(900) });
    const noCabin = (unitId: number): Occupancy =>
      unitId === PREMIER.id ? { ...NO_OCCUPANCY, pairs: 8 } : NO_OCCUPANCY;
    expect(cheapestOpenUnit(offerWith({ units: [PREMIER, superior] }), 'cabin', noCabin)).toBe(
      superior,
    );
  });

  it('R61.4: for a whole yacht, is the cheapest free unit with room for the party; if none, the cheapest', () => {
    const bigger = { ...LUXURY, berths: 12 };
    const offer = offerWith({ units: [PREMIER, bigger] });
    const party = (people: number, ownSkipper = false): Choices => ({
      accommodation: 'whole',
      ownSkipper,
      beSkipper: false,
      participants: Array.from({ length: people }, (_, index) => emptyChoices(index + 1)),
    });
    // Ten berths take nine travellers with the organiser's skipper, or ten with their own (R36).
    expect(unitAssumedForPrice(offer, party(9), nothing)).toBe(PREMIER);
    expect(unitAssumedForPrice(offer, party(10), nothing)).toBe(bigger);
    expect(unitAssumedForPrice(offer, party(10, true), nothing)).toBe(PREMIER);
    expect(unitAssumedForPrice(offer, party(12), nothing)).toBe(PREMIER);
    const takenOf = (unitId: number): Occupancy =>
      unitId === bigger.id ? { ...NO_OCCUPANCY, wholes: 1 } : NO_OCCUPANCY;
    expect(unitAssumedForPrice(offer, party(10), takenOf)).toBe(PREMIER);
    expect(unitAssumedForPrice(offer, { ...party(10), accommodation: 'single' }, nothing)).toBe(
      PREMIER,
    );
  });

  it('R15: does not exist (null) for an offer without units', () => {
    expect(cheapestOpenUnit(offerWith({ units: [] }), 'single', nothing)).toBe(null);
  });
});
