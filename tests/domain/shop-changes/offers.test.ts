import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import type { PriceTarget } from '../../../domain/shop-changes/commands.ts';
import {
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
import {
  acceptedChange,
  CHANGE_DAY,
  changeRefusals,
  importOffers,
  priceStep,
  SHOP_BEFORE,
  setPriceOf,
  soldOffer,
} from './change-decisions.ts';

const TRAIN = { ...COACH, id: 8 };
const PILOT = { id: 6, options: [{ id: 61, name: 'Pilot', price: zloty(200) }] };
const LEVELS = {
  ...TRAINING,
  options: [...TRAINING.options, { id: 52, name: 'Silnik', price: zloty(70) }],
};
const RICH: Offer = offerWith({ journeys: [COACH, TRAIN, OWN_CAR], trainings: [PILOT, LEVELS] });

describe('a new value for one price of an offer', () => {
  const NEW = zloty(123);
  const cases: readonly (readonly [PriceTarget, number | null, Partial<Offer>])[] = [
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
          points: each.points.map((point) => (point.id === 1 ? { ...point, price: NEW } : point)),
        })),
      },
    ],
    ['insurance', BASIC.id, { insurances: [{ ...BASIC, price: NEW }, FULL] }],
    [
      'training',
      51,
      {
        trainings: [
          PILOT,
          {
            ...LEVELS,
            options: LEVELS.options.map((option) =>
              option.id === 51 ? { ...option, price: NEW } : option,
            ),
          },
        ],
      },
    ],
    ['addon', SHIRT.id, { addons: [{ ...SHIRT, price: NEW }, ...OFFER.addons.slice(1)] }],
    ['assistance', null, { assistance: { price: NEW, usual: null } }],
  ];
  const shop = { ...SHOP_BEFORE, offers: [soldOffer(RICH)] };

  it.each(cases)(
    'R12: a new price of the kind “%s” (item number: %s) changes no other price of the offer',
    (of, id, change) => {
      expect(acceptedChange(setPriceOf(of, id, NEW), shop).sold[0]?.offer).toEqual({
        ...RICH,
        ...change,
      });
    },
  );

  it('R60: only base and unit prices enter the price history, for each unit', () => {
    const units = (of: PriceTarget, id: number | null) =>
      acceptedChange(setPriceOf(of, id, NEW), shop).prices.map(({ unitId }) => unitId);
    expect(Object.fromEntries(cases.map(([of, id]) => [of, units(of, id)]))).toEqual({
      ...{ base: [PREMIER.id, LUXURY.id], place: [LUXURY.id], whole: [PREMIER.id] },
      ...{
        advance: [],
        journey: [],
        point: [],
        insurance: [],
        training: [],
        addon: [],
        assistance: [],
      },
    });
  });

  it('R1: a price can be from 0 to a million złoty, and for a unit at least 1 złoty', () => {
    for (const [of, id] of cases) {
      const seven = {
        ...SHOP_BEFORE,
        offers: acceptedChange(setPriceOf(of, id, zloty(7)), shop).sold,
      };
      const least = of === 'place' || of === 'whole' ? zloty(1) : 0;
      for (const price of [least, zloty(1_000_000)])
        expect(acceptedChange(setPriceOf(of, id, price), seven).offers).toEqual([OFFER.id]);
      for (const price of [least - 1, zloty(1_000_000) + 1, least + 0.5])
        expect(changeRefusals(setPriceOf(of, id, price), seven)).toEqual([
          {
            field: 'price',
            kind: 'outOfBounds',
            entered: price,
            least,
            most: zloty(1_000_000),
            money: true,
          },
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
  ] as const)(
    'a new price “%s” for number 77, which the offer does not have, is refused: unknown %s',
    (of, what) => {
      expect(changeRefusals(setPriceOf(of, 77, NEW), shop)).toEqual([
        { field: of, kind: 'unknown', what, id: 77 },
      ]);
    },
  );

  it('R16: a price of assistance is refused if the offer does not sell assistance', () => {
    const without = { ...SHOP_BEFORE, offers: [soldOffer(offerWith({ assistance: null }))] };
    expect(changeRefusals(setPriceOf('assistance', null, NEW), without)).toEqual([
      { field: 'assistance', kind: 'unknown', what: 'insurance', id: OFFER.id },
    ]);
  });
});

describe('price history of an imported offer (R60)', () => {
  const NEW = [
    { ...PREMIER, id: 701 },
    { ...PREMIER, id: 702 },
  ];
  const fileHistory = [
    ...[priceStep(701, '2026-10-01', 1), priceStep(702, '2026-10-01', PREMIER.placePrice)],
    ...[priceStep(701, '2026-12-01', PREMIER.placePrice), priceStep(702, '2026-12-01', 2)],
  ];

  it('the history of a new unit starts with the prices in the file', () => {
    const { sold: after, prices } = acceptedChange(
      importOffers(soldOffer(offerWith({ id: 77, units: NEW }), { priceHistory: fileHistory })),
    );
    const todayStep = priceStep(702, CHANGE_DAY, PREMIER.placePrice);
    expect(after[0]?.priceHistory).toEqual([...fileHistory, todayStep]);
    expect(prices).toEqual([{ offerId: 77, ...todayStep }]);
  });

  it('the history starts today if the file has no earlier prices', () => {
    const { sold: after, prices } = acceptedChange(
      importOffers(soldOffer(offerWith({ id: 77, units: NEW }))),
    );
    const today = NEW.map(({ id }) => priceStep(id, CHANGE_DAY, PREMIER.placePrice));
    expect(after[0]?.priceHistory).toEqual(today);
    expect(prices).toEqual(today.map((each) => ({ offerId: 77, ...each })));
  });

  it('a unit without a history gets one that starts with its old price; other units’ histories stay', () => {
    const unitStep = priceStep(LUXURY.id, '2026-10-01', 5);
    const shop = { ...SHOP_BEFORE, offers: [soldOffer(OFFER, { priceHistory: [unitStep] })] };
    expect(
      acceptedChange(setPriceOf('place', PREMIER.id, zloty(400)), shop).sold[0]?.priceHistory,
    ).toEqual([
      ...[
        unitStep,
        priceStep(PREMIER.id, CHANGE_DAY, PREMIER.placePrice),
        priceStep(PREMIER.id, CHANGE_DAY, zloty(400)),
      ],
    ]);
  });

  it('R60.3: if the end of First or Second Minute moves, the history keeps the old last days of both', () => {
    const shop = {
      ...SHOP_BEFORE,
      offers: [
        soldOffer(offerWith({ units: [PREMIER] }), {
          priceHistory: [priceStep(PREMIER.id, '2026-10-01', 5)],
        }),
      ],
    };
    const { firstMinuteUntil, secondMinuteUntil } = OFFER;
    for (const moved of [{ firstMinuteUntil: '2027-01-30' }, { secondMinuteUntil: '2027-04-29' }]) {
      const command = {
        type: 'moveMinutePeriod',
        offerId: OFFER.id,
        firstMinuteUntil,
        secondMinuteUntil,
        ...moved,
      } as const;
      const [before] = acceptedChange(command, shop).sold[0]?.priceHistory ?? [];
      expect(before?.periods).toEqual({ firstMinuteUntil, secondMinuteUntil });
    }
  });
});
