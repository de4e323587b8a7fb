import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { shownUnit } from '../../../domain/pricing/shown-unit.ts';
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

  it('R15: cabins are shown in classes that sell them', () => {
    const dearPremier = unitWith({ placePrice: zloty(5000) });
    expect(shownUnit(offerWith({ units: [LUXURY, dearPremier] }), 'cabin', nothing)).toBe(dearPremier);
  });

  it('R15: an offer without units shows none', () => {
    expect(shownUnit(offerWith({ units: [] }), 'single', nothing)).toBe(null);
  });
});
