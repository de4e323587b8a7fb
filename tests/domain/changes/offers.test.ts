import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Priced } from '../../../domain/changes/commands.ts';
import { zloty } from '../../../domain/money.ts';
import { BASIC, COACH, FULL, LUXURY, OFFER, OWN_CAR, offerWith, PREMIER, SHIRT, TRAINING } from '../../arbitraries/offers.ts';
import { done, laidIn, priced, refused, SHOP, sold, step, TODAY } from './shop.ts';

/** Another journey from the coach's towns, another training, another option of one. */
const TRAIN = { ...COACH, id: 8 };
const PILOT = { id: 6, options: [{ id: 61, name: 'Pilot', price: zloty(200) }] };
const LEVELS = { ...TRAINING, options: [...TRAINING.options, { id: 52, name: 'Silnik', price: zloty(70) }] };
const RICH: Offer = offerWith({ journeys: [COACH, TRAIN, OWN_CAR], trainings: [PILOT, LEVELS] });

describe('one price of an offer', () => {
  const NEW = zloty(123);
  const cases: readonly (readonly [Priced, number | null, Partial<Offer>])[] = [
    ['base', null, { base: NEW }],
    ['advance', null, { advance: NEW }],
    ['place', LUXURY.id, { units: [PREMIER, { ...LUXURY, placePrice: NEW }] }],
    ['whole', PREMIER.id, { units: [{ ...PREMIER, wholePrice: NEW }, LUXURY] }],
    ['journey', OWN_CAR.id, { journeys: [COACH, TRAIN, { ...OWN_CAR, price: NEW }] }],
    [
      'point',
      1,
      {
        journeys: [COACH, TRAIN, OWN_CAR].map((each) => ({
          ...each,
          points: each.points.map((one) => (one.id === 1 ? { ...one, price: NEW } : one)),
        })),
      },
    ],
    ['insurance', BASIC.id, { insurances: [{ ...BASIC, price: NEW }, FULL] }],
    [
      'training',
      51,
      { trainings: [PILOT, { ...LEVELS, options: LEVELS.options.map((one) => (one.id === 51 ? { ...one, price: NEW } : one)) }] },
    ],
    ['addon', SHIRT.id, { addons: [{ ...SHIRT, price: NEW }, ...OFFER.addons.slice(1)] }],
    ['assistance', null, { assistance: { price: NEW, usual: null } }],
  ];
  const shop = { ...SHOP, offers: [sold(RICH)] };

  it.each(cases)('R12: the new price of %s %s is its own alone', (of, id, change) => {
    expect(done(priced(of, id, NEW), shop).sold[0]?.offer).toEqual({ ...RICH, ...change });
  });

  it('R60: of those only the base and a unit’s prices are in the price history, each unit by itself', () => {
    const units = (of: Priced, id: number | null) => done(priced(of, id, NEW), shop).prices.map(({ unitId }) => unitId);
    expect(Object.fromEntries(cases.map(([of, id]) => [of, units(of, id)]))).toEqual({
      ...{ base: [PREMIER.id, LUXURY.id], place: [LUXURY.id], whole: [PREMIER.id] },
      ...{ advance: [], journey: [], point: [], insurance: [], training: [], addon: [], assistance: [] },
    });
  });

  it('R1: is from nothing to a million złoty, a unit’s from one', () => {
    for (const [of, id] of cases) {
      const seven = { ...SHOP, offers: done(priced(of, id, zloty(7)), shop).sold };
      const least = of === 'place' || of === 'whole' ? zloty(1) : 0;
      for (const price of [least, zloty(1_000_000)]) expect(done(priced(of, id, price), seven).offers).toEqual([OFFER.id]);
      for (const price of [least - 1, zloty(1_000_000) + 1, least + 0.5])
        expect(refused(priced(of, id, price), seven)).toEqual([
          { field: 'price', kind: 'outOfBounds', entered: price, least, most: zloty(1_000_000), money: true },
        ]);
    }
  });

  it.each([
    ['place', 'unit'],
    ['whole', 'unit'],
    ['journey', 'journey'],
    ['point', 'point'],
    ['insurance', 'insurance'],
    ['training', 'training'],
    ['addon', 'addon'],
  ] as const)('%s of a number that there is not is told as an unknown %s', (of, what) => {
    expect(refused(priced(of, 77, NEW), shop)).toEqual([{ field: of, kind: 'unknown', what, id: 77 }]);
  });

  it('R16: of assistance there is none where it is not sold', () => {
    const without = { ...SHOP, offers: [sold(offerWith({ assistance: null }))] };
    expect(refused(priced('assistance', null, NEW), without)).toEqual([
      { field: 'assistance', kind: 'unknown', what: 'insurance', id: OFFER.id },
    ]);
  });
});

describe('the price history of an offer that is laid in (R60)', () => {
  const NEW = [
    { ...PREMIER, id: 701 },
    { ...PREMIER, id: 702 },
  ];
  const told = [
    ...[step(701, '2026-10-01', 1), step(702, '2026-10-01', PREMIER.placePrice)],
    ...[step(701, '2026-12-01', PREMIER.placePrice), step(702, '2026-12-01', 2)],
  ];

  it('of new units goes on from what the file says that each cost last', () => {
    const { sold: after, prices } = done(laidIn(sold(offerWith({ id: 77, units: NEW }), { priceHistory: told })));
    const now = step(702, TODAY, PREMIER.placePrice);
    expect(after[0]?.priceHistory).toEqual([...told, now]);
    expect(prices).toEqual([{ offerId: 77, ...now }]);
  });

  it('begins today where the file says nothing', () => {
    const { sold: after, prices } = done(laidIn(sold(offerWith({ id: 77, units: NEW }))));
    const today = NEW.map(({ id }) => step(id, TODAY, PREMIER.placePrice));
    expect(after[0]?.priceHistory).toEqual(today);
    expect(prices).toEqual(today.map((each) => ({ offerId: 77, ...each })));
  });

  it('has the price until now of a unit whose prices nobody wrote down, beside another’s that stand', () => {
    const own = step(LUXURY.id, '2026-10-01', 5);
    const shop = { ...SHOP, offers: [sold(OFFER, { priceHistory: [own] })] };
    expect(done(priced('place', PREMIER.id, zloty(400)), shop).sold[0]?.priceHistory).toEqual([
      ...[own, step(PREMIER.id, TODAY, PREMIER.placePrice), step(PREMIER.id, TODAY, zloty(400))],
    ]);
  });

  it('R60.3: writes the periods of then down whichever of the two is moved', () => {
    const shop = { ...SHOP, offers: [sold(offerWith({ units: [PREMIER] }), { priceHistory: [step(PREMIER.id, '2026-10-01', 5)] })] };
    const { firstMinuteUntil, secondMinuteUntil } = OFFER;
    for (const moved of [{ firstMinuteUntil: '2027-01-30' }, { secondMinuteUntil: '2027-04-29' }]) {
      const command = { type: 'moveMinutePeriod', offerId: OFFER.id, firstMinuteUntil, secondMinuteUntil, ...moved } as const;
      const [before] = done(command, shop).sold[0]?.priceHistory ?? [];
      expect(before?.periods).toEqual({ firstMinuteUntil, secondMinuteUntil });
    }
  });
});
