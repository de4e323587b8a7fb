import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import type { PriceChange } from '../../../domain/pricing/shown-price.ts';
import { shownPrice } from '../../../domain/pricing/shown-price.ts';
import { EMPTY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { LUXURY, OFFER, offers, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import { entryOf } from '../../http/wizard/catalogue.ts';

const free = () => EMPTY;
const shown = (
  offer = OFFER,
  today = '2027-05-10',
  taken: (unitId: number) => Occupancy = free,
  history: readonly PriceChange[] = [],
  promotion: string | null = null,
) => shownPrice(entryOf(offer, { priceHistory: history, promotion }), SETTINGS, today, taken);

const change = (from: string, place: number, unitId = PREMIER.id): PriceChange => ({
  unitId,
  from,
  place: zloty(place),
  whole: zloty(14_900),
  base: zloty(1999),
});

describe('the one price of a card (R15)', () => {
  it('is Base and the lowest open Place (R15.3)', () => {
    expect(shown().from).toBe(zloty(1999 + 350));
  });

  it('is less First Minute to its last day, then less Second Minute (R19)', () => {
    expect(shown(OFFER, '2027-01-31').from).toBe(zloty(2349 - 200));
    expect(shown(OFFER, '2027-02-01').from).toBe(zloty(2349 - 100));
    expect(shown(OFFER, '2027-05-01').from).toBe(zloty(2349));
  });

  it('is that of the next unit when the cheapest is full, and the lowest of all when nothing is open (R15.3)', () => {
    const premierFull = (unitId: number) => (unitId === PREMIER.id ? { ...EMPTY, singles: 20 } : EMPTY);
    expect(shown(OFFER, '2027-05-10', premierFull).from).toBe(zloty(1999 + 1200));
    const allFull = (unitId: number) => ({ ...EMPTY, singles: unitId === PREMIER.id ? 20 : 8 });
    expect(shown(OFFER, '2027-05-10', allFull).from).toBe(zloty(1999 + 350));
  });

  it('passes over a unit that sells no places, even when all others are full', () => {
    const mixed = offerWith({ units: [PREMIER, { ...LUXURY, sellsPlaces: false, placePrice: 0 }] });
    const full = (unitId: number) => (unitId === PREMIER.id ? { ...EMPTY, singles: 20 } : EMPTY);
    expect(shown(mixed, '2027-05-10', full).from).toBe(zloty(1999 + 350));
  });

  it('is a yacht’s where only whole yachts are sold, less what holds for whole yachts (R19, R24)', () => {
    const yachts = offerWith({ units: [PREMIER, LUXURY].map((unit) => ({ ...unit, sellsPlaces: false })) });
    // 14 900 − 300 First Minute − 200 whole yacht.
    expect(shown(yachts, '2027-01-10').from).toBe(zloty(14_400));
  });

  it('says what today’s rebates take off it, so that no page works it out (R19)', () => {
    expect(shown(OFFER, '2027-01-10').rebate).toBe(zloty(200));
    expect(shown(OFFER, '2027-05-10').rebate).toBeNull();
  });

  it('is never below zero and never above the unit’s own price, whatever is sold', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const { from, struck, lowestIn30Days } = shown(offer, '2027-01-01');
        const highest = Math.max(...offer.units.flatMap((unit) => [offer.base + unit.placePrice, unit.wholePrice]));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(highest);
        expect([struck, lowestIn30Days]).toEqual([null, null]);
      }),
    );
  });
});

describe('what stands beside a promotion (Omnibus)', () => {
  const history = [change('2026-10-01', 500), change('2027-04-20', 450), change('2027-05-05', 350)];

  it('is the price before it and the lowest of the 30 days before it began, frozen while it runs', () => {
    // Before 5 May: 1999 + 450. In the 30 days to 4 May: 2499 less Second Minute (to 30 April) = 2399 until 19 April, then 2449 − 100 = 2349.
    const expected = { from: zloty(2349), struck: zloty(2449), lowestIn30Days: zloty(2349) };
    expect(shown(OFFER, '2027-05-10', free, history, 'Majówka')).toMatchObject(expected);
    expect(shown(OFFER, '2027-07-01', free, history, 'Majówka')).toMatchObject(expected);
  });

  it('looks no further back than 30 days: a lower price of the 31st day does not count', () => {
    const offer = offerWith({ firstMinuteUntil: null, secondMinuteUntil: null });
    const dipped = (dipEnds: string) => [change('2026-10-01', 100), change(dipEnds, 500), change('2027-05-05', 350)];
    // The 30 days are 5 April to 4 May.
    expect(shown(offer, '2027-05-10', free, dipped('2027-04-05'), 'Maj').lowestIn30Days).toBe(zloty(2499));
    expect(shown(offer, '2027-05-10', free, dipped('2027-04-06'), 'Maj').lowestIn30Days).toBe(zloty(2099));
  });

  it('goes back to the start of sale when that is shorter', () => {
    const offer = offerWith({ firstMinuteUntil: null, secondMinuteUntil: null });
    expect(shown(offer, '2027-05-10', free, [change('2027-05-01', 500), change('2027-05-05', 350)], 'Maj')).toMatchObject({
      from: zloty(2349),
      struck: zloty(2499),
      lowestIn30Days: zloty(2499),
    });
  });

  it('is nothing without a promotion, without an earlier price, and where the earlier price was not higher', () => {
    expect(shown(OFFER, '2027-05-10', free, history).struck).toBeNull();
    expect(shown(OFFER, '2027-05-10', free, history.slice(2), 'Maj').struck).toBeNull();
    expect(shown(OFFER, '2027-05-10', free, [change('2026-10-01', 300), change('2027-05-05', 350)], 'Maj').struck).toBeNull();
  });

  it('belongs to the unit behind the price: another unit’s history does not count (R15.4)', () => {
    const other = [change('2026-10-01', 2000, LUXURY.id), change('2027-05-05', 1200, LUXURY.id)];
    expect(shown(OFFER, '2027-05-10', free, [...history, ...other], 'Maj').struck).toBe(zloty(2449));
    const premierFull = (unitId: number) => (unitId === PREMIER.id ? { ...EMPTY, singles: 20 } : EMPTY);
    expect(shown(OFFER, '2027-05-10', premierFull, [...history, ...other], 'Maj')).toMatchObject({
      from: zloty(3199),
      struck: zloty(3999),
    });
  });
});
