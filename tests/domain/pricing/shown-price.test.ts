import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiguresSince } from '../../../domain/brand-settings.ts';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import {
  accommodationPricesToday,
  type PriceChange,
  pastPricesWithFirstDays,
  shownPrice,
  unitPriceToday,
} from '../../../domain/pricing/shown-price.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { LUXURY, OFFER, offers, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import { BRANDS } from '../../arbitraries/parties.ts';
import { catalogueEntryOf } from '../../http/wizard/test-catalogue.ts';

const free = () => NO_OCCUPANCY;
const priceOf = (
  offer = OFFER,
  today = '2027-05-10',
  takenOf: (unitId: number) => Occupancy = free,
  history: readonly PriceChange[] = [],
  promotion: string | null = null,
  inTime: readonly FiguresSince[] = [],
) =>
  shownPrice(
    catalogueEntryOf(offer, { priceHistory: history, promotion }),
    inTime.at(-1)?.figures ?? SETTINGS,
    today,
    takenOf,
    inTime,
  );

const change = (from: string, place: number, unitId = PREMIER.id): PriceChange => ({
  unitId,
  from,
  place: zloty(place),
  whole: zloty(14_900),
  base: zloty(1999),
});

describe('the price on an offer card (R15)', () => {
  it('is base plus the lowest place price of a unit with free places (R15.3)', () => {
    expect(priceOf().from).toBe(zloty(1999 + 350));
  });

  it('is reduced by First Minute until its last day, then by Second Minute (R19)', () => {
    expect(priceOf(OFFER, '2027-01-31').from).toBe(zloty(2349 - 200));
    expect(priceOf(OFFER, '2027-02-01').from).toBe(zloty(2349 - 100));
    expect(priceOf(OFFER, '2027-05-01').from).toBe(zloty(2349));
  });

  it('is that of the cheapest unit with free places; if all units are full, of the cheapest unit (R15.3)', () => {
    const premierFull = (unitId: number) =>
      unitId === PREMIER.id ? { ...NO_OCCUPANCY, singles: 20 } : NO_OCCUPANCY;
    expect(priceOf(OFFER, '2027-05-10', premierFull).from).toBe(zloty(1999 + 1200));
    const allFull = (unitId: number) => ({
      ...NO_OCCUPANCY,
      singles: unitId === PREMIER.id ? 20 : 8,
    });
    expect(priceOf(OFFER, '2027-05-10', allFull).from).toBe(zloty(1999 + 350));
  });

  it('is never that of a unit that sells no places, even if all other units are full', () => {
    const mixed = offerWith({ units: [PREMIER, { ...LUXURY, sellsPlaces: false, placePrice: 0 }] });
    const full = (unitId: number) =>
      unitId === PREMIER.id ? { ...NO_OCCUPANCY, singles: 20 } : NO_OCCUPANCY;
    expect(priceOf(mixed, '2027-05-10', full).from).toBe(zloty(1999 + 350));
  });

  it('is the yacht price less its rebates if the offer sells only whole yachts (R19, R24)', () => {
    const yachts = offerWith({
      units: [PREMIER, LUXURY].map((unit) => ({ ...unit, sellsPlaces: false })),
    });
    expect(priceOf(yachts, '2027-01-10')).toMatchObject({
      from: zloty(14_400),
      rebate: zloty(500),
    });
  });

  it('includes the sum of the rebates of that day, or null without rebates (R19)', () => {
    expect(priceOf(OFFER, '2027-01-10').rebate).toBe(zloty(200));
    expect(priceOf(OFFER, '2027-05-10').rebate).toBeNull();
  });

  it('is the base alone if the offer has no units', () => {
    const from = { from: OFFER.base, byHead: null, struck: null, rebate: null, asSkipper: null };
    expect(
      priceOf(offerWith({ units: [] }), '2027-01-10', free, [change('2026-10-01', 500)], 'Maj'),
    ).toEqual({ ...from, per: 'yacht' });
  });

  it('R60.3: changes on the days when a rebate for everybody starts or ends', () => {
    for (const settings of BRANDS) {
      const history = [change('2026-12-01', 350)];
      const inTime: readonly FiguresSince[] = [
        { since: Number.NEGATIVE_INFINITY, figures: settings },
      ];
      const priceOn = (_: PriceChange, day: string) =>
        unitPriceToday(OFFER, settings, day, PREMIER).place;
      const steps = pastPricesWithFirstDays(
        { offer: OFFER, inTime, history, today: OFFER.from },
        priceOn,
      );
      for (let day = '2026-12-01'; day < OFFER.from; day = addDays(day, 1))
        expect([day, steps.findLast(({ from }) => from <= day)?.price]).toEqual([
          day,
          priceOn(change('2026-12-01', 350), day),
        ]);
    }
  });

  it('is never negative and never above the highest price of a place or whole yacht before rebates', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const { from, struck } = priceOf(offer, '2027-01-01');
        const highest = Math.max(
          ...offer.units.flatMap((unit) => [offer.base + unit.placePrice, unit.wholePrice]),
        );
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(highest);
        expect(struck).toBeNull();
      }),
    );
  });
});

describe('the struck-through price beside a price that an announced promotion reduced (R60)', () => {
  const plain = offerWith({ firstMinuteUntil: null, secondMinuteUntil: null });
  const history = [change('2026-10-01', 500), change('2027-04-20', 550), change('2027-05-05', 350)];

  it('R60.3: is the lowest price of the 30 days before the reduction, and is shown until the price rises', () => {
    expect(priceOf(plain, '2027-05-10', free, history, 'Majówka')).toMatchObject({
      from: zloty(2349),
      struck: zloty(2499),
    });
    expect(priceOf(plain, '2027-07-01', free, history, 'Majówka').struck).toBe(zloty(2499));
  });

  it('R60.4: is absent if no price in those 30 days was higher than the reduced price', () => {
    const dipped = [
      change('2026-10-01', 500),
      change('2027-04-20', 350),
      change('2027-04-25', 550),
      change('2027-05-05', 400),
    ];
    expect(priceOf(plain, '2027-05-10', free, dipped, 'Maj').struck).toBeNull();
  });

  it('ignores a lower price 31 days before the reduction', () => {
    const dipped = (dipEnds: string) => [
      change('2026-10-01', 100),
      change(dipEnds, 500),
      change('2027-05-05', 350),
    ];
    // The 30 days before the reduction are 5 April to 4 May.
    expect(priceOf(plain, '2027-05-10', free, dipped('2027-04-05'), 'Maj').struck).toBe(
      zloty(2499),
    );
    expect(priceOf(plain, '2027-05-10', free, dipped('2027-04-06'), 'Maj').struck).toBeNull();
  });

  it('uses the days since the start of sale if those are fewer than 30', () => {
    const short = [change('2027-05-01', 500), change('2027-05-05', 350)];
    expect(priceOf(plain, '2027-05-10', free, short, 'Maj')).toMatchObject({
      from: zloty(2349),
      struck: zloty(2499),
    });
  });

  it('R60.5: disappears when the price without rebates rises or a minute period ends', () => {
    const risen = [change('2026-10-01', 500), change('2027-04-01', 350), change('2027-05-05', 400)];
    expect(priceOf(plain, '2027-05-04', free, risen, 'Maj').struck).toBe(zloty(2499));
    expect(priceOf(plain, '2027-05-05', free, risen, 'Maj').struck).toBeNull();
    const second = offerWith({ firstMinuteUntil: null, secondMinuteUntil: '2027-05-20' });
    expect(priceOf(second, '2027-05-20', free, history, 'Maj').struck).toBe(zloty(2399));
    expect(priceOf(second, '2027-05-21', free, history, 'Maj').struck).toBeNull();
  });

  it('R60.3: also counts a price that applied only for some hours of a day', () => {
    const atNoon = (morning: number) => [
      change('2026-10-01', 500),
      change('2027-05-01', morning),
      change('2027-05-01', 550),
      change('2027-05-05', 350),
    ];
    expect(priceOf(plain, '2027-05-10', free, atNoon(450), 'Maj').struck).toBe(zloty(1999 + 450));
    expect(priceOf(plain, '2027-05-10', free, atNoon(300), 'Maj').struck).toBeNull();
    // The price falls at noon, so the struck price is the price of the same morning.
    const today = [change('2027-05-01', 500), change('2027-05-05', 450), change('2027-05-05', 350)];
    expect(priceOf(plain, '2027-05-05', free, today, 'Maj')).toMatchObject({
      from: zloty(2349),
      struck: zloty(1999 + 450),
    });
  });

  it('R60.3: for a past day, uses the minute periods of that time, even if they were moved since', () => {
    const { firstMinuteUntil, secondMinuteUntil } = offerWith({
      firstMinuteUntil: null,
      secondMinuteUntil: '2027-04-30',
    });
    const periods = { firstMinuteUntil, secondMinuteUntil };
    // Second Minute ended with April and applies again from 10 to 20 May.
    const moved = offerWith({ firstMinuteUntil: null, secondMinuteUntil: '2027-05-20' });
    const steady = [{ ...change('2026-10-01', 350), periods }, change('2027-05-10', 350)];
    expect(priceOf(moved, '2027-05-10', free, steady, 'Maj')).toMatchObject({
      from: zloty(2249),
      struck: null,
    });
    const long = { firstMinuteUntil: null, secondMinuteUntil: '2027-03-31' };
    const agoMonths = [{ ...change('2026-10-01', 350), periods: long }, change('2027-05-10', 350)];
    expect(priceOf(moved, '2027-05-10', free, agoMonths, 'Maj')).toMatchObject({
      from: zloty(2249),
      struck: zloty(2349),
    });
    // If the old period were not stored, the price would seem never to have changed.
    expect(
      priceOf(moved, '2027-05-10', free, [change('2026-10-01', 350)], 'Maj').struck,
    ).toBeNull();
    const cheaper = [
      { ...change('2026-10-01', 350), periods: long },
      { ...change('2027-05-02', 200), periods: long },
      change('2027-05-10', 350),
    ];
    for (const history of [cheaper, cheaper.toReversed()])
      expect(priceOf(moved, '2027-05-10', free, history, 'Maj').struck).toBeNull();
    expect(priceOf(moved, '2027-05-10', free, agoMonths.toReversed(), 'Maj').struck).toBe(
      zloty(2349),
    );
  });

  it('R60.3, R4: for a past day, uses the brand settings of that day, even if a rebate was raised since', () => {
    const second = offerWith({ firstMinuteUntil: null, secondMinuteUntil: '2027-05-20' });
    const dearer = {
      ...SETTINGS,
      secondMinute: { perParticipant: zloty(200), wholeYacht: zloty(300) },
    };
    const raised = (day: string): readonly FiguresSince[] => [
      { since: Number.NEGATIVE_INFINITY, figures: SETTINGS },
      { since: startOfDay(day), figures: dearer },
    ];
    const steady = [change('2026-10-01', 350)];
    // 2349 PLN less 100 until 4 May, then less 200: 2249 is struck.
    expect(priceOf(second, '2027-05-10', free, steady, 'Maj', raised('2027-05-05'))).toMatchObject({
      from: zloty(2149),
      struck: zloty(2249),
    });
    expect(
      priceOf(second, '2027-05-04', free, steady, 'Maj', raised('2027-05-05').slice(0, 1)),
    ).toMatchObject({
      from: zloty(2249),
      struck: null,
    });
  });

  it('R60.6: is absent during First Minute if it began with the sale, and during Second Minute after it', () => {
    const steady = [change('2026-10-01', 350), change('2026-10-02', 350)];
    for (const day of ['2027-01-10', '2027-02-10', '2027-05-10'])
      expect(priceOf(OFFER, day, free, steady, 'Maj').struck).toBeNull();
  });

  it('R60.3: stays the same if only the unit’s whole-yacht price changes, but not its place price', () => {
    const [, , fallen] = history;
    const dearerYacht = { ...change('2027-05-08', 350), whole: zloty(15_000) };
    expect(fallen).toMatchObject({ from: '2027-05-05' });
    expect(priceOf(plain, '2027-05-10', free, [...history, dearerYacht], 'Maj').struck).toBe(
      zloty(2499),
    );
  });

  it('R60.3: is shown when the price, after a rise, falls again to an earlier price', () => {
    const twice = [
      change('2026-10-01', 500),
      change('2026-12-01', 350),
      change('2027-01-10', 500),
      change('2027-05-05', 350),
    ];
    expect(priceOf(plain, '2027-05-10', free, twice, 'Maj').struck).toBe(zloty(2499));
  });

  it('R60.3: does not depend on the order in which the price history is given', () => {
    expect(priceOf(plain, '2027-05-10', free, history.toReversed(), 'Maj').struck).toBe(
      zloty(2499),
    );
  });

  it('R60.4: ignores minute periods that ended before the start of sale', () => {
    const ended = offerWith({ firstMinuteUntil: '2026-12-31', secondMinuteUntil: null });
    const short = [change('2027-05-01', 500), change('2027-05-05', 350)];
    expect(priceOf(ended, '2027-05-10', free, short, 'Maj').struck).toBe(zloty(2499));
  });

  it('is absent if the office has announced no promotion, or if there is no earlier price', () => {
    expect(priceOf(plain, '2027-05-10', free, history).struck).toBeNull();
    expect(priceOf(plain, '2027-05-10', free, history.slice(2), 'Maj').struck).toBeNull();
    expect(priceOf(plain, '2027-05-10', free, [], 'Maj').struck).toBeNull();
  });

  it('uses only the price history of the unit whose price is shown (R15.4)', () => {
    const other = [change('2026-10-01', 2000, LUXURY.id), change('2027-05-05', 1200, LUXURY.id)];
    expect(priceOf(plain, '2027-05-10', free, [...history, ...other], 'Maj').struck).toBe(
      zloty(2499),
    );
    const premierFull = (unitId: number) =>
      unitId === PREMIER.id ? { ...NO_OCCUPANCY, singles: 20 } : NO_OCCUPANCY;
    expect(priceOf(plain, '2027-05-10', premierFull, [...history, ...other], 'Maj')).toMatchObject({
      from: zloty(3199),
      struck: zloty(3999),
    });
  });
});

describe('the price of a whole yacht (R61)', () => {
  it('R61.1, R61.2: is shown per yacht, and also per person, rounded up to the next 10 PLN', () => {
    const yachts = offerWith({
      units: [{ ...PREMIER, sellsPlaces: false, berths: 12, wholePrice: zloty(31_400) }],
    });
    const { from, per, byHead } = priceOf(yachts, '2027-05-10');
    // 31 400 − 200 PLN for a whole yacht; 31 200 / 11 = 2836.36.
    expect([from, per, byHead]).toEqual([
      zloty(31_200),
      'yacht',
      { price: zloty(2840), people: 11 },
    ]);
    expect(priceOf()).toMatchObject({ per: 'person', byHead: null });
  });
});

describe('today’s price of a unit (R60)', () => {
  it('R60.1: is reduced by First Minute, for a place and for a whole yacht', () => {
    expect(unitPriceToday(OFFER, SETTINGS, '2027-01-10', PREMIER)).toEqual({
      place: zloty(2349 - 200),
      cabin: zloty(2349 + 300 - 200),
      whole: zloty(14_900 - 500),
    });
    expect(unitPriceToday(OFFER, SETTINGS, '2027-05-10', PREMIER)).toMatchObject({
      place: zloty(2349),
      whole: zloty(14_900 - 200),
    });
    expect(unitPriceToday(OFFER, SETTINGS, '2027-05-10', LUXURY).cabin).toBeNull();
  });

  it('R60.8: each way to sail has the price of its cheapest unit on sale, or none if no unit sells it', () => {
    const from = (offer = OFFER, takenOf: (unitId: number) => Occupancy = free) =>
      accommodationPricesToday(offer, SETTINGS, '2027-01-10', takenOf);
    expect(from()).toEqual({ single: zloty(2149), cabin: zloty(2449), whole: zloty(14_400) });
    expect(
      from(OFFER, (unitId) =>
        unitId === PREMIER.id ? { ...NO_OCCUPANCY, singles: 20 } : NO_OCCUPANCY,
      ),
    ).toMatchObject({
      single: zloty(1999 + 1200 - 200),
      whole: zloty(22_000 - 500),
    });
    // The yacht with the cheapest place may be the more expensive one as a whole (R15).
    const mixed = offerWith({ units: [PREMIER, { ...LUXURY, placePrice: zloty(100) }] });
    expect(from(mixed)).toMatchObject({ single: zloty(1999 + 100 - 200), whole: zloty(14_400) });
    expect(from(offerWith({ traits: ['course'] }))).toMatchObject({ whole: null });
    expect(from(offerWith({ units: [{ ...PREMIER, sellsPlaces: false }] }))).toEqual({
      single: null,
      cabin: null,
      whole: zloty(14_400),
    });
  });

  it('P-091: has a second price for skippers if they get a rebate (R24)', () => {
    expect(priceOf(offerWith({ traits: ['skipperDiscount'] }), '2027-05-10')).toMatchObject({
      from: zloty(2349),
      asSkipper: zloty(2349 - 400),
    });
    expect(priceOf().asSkipper).toBeNull();
  });
});
