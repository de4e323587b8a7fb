import { describe, expect, it } from 'vitest';
import { DAY_LENGTH, startOfDay } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import type { ShopChange, SigningSeller } from '../../../domain/shop-changes/commands.ts';
import type { CurrentShop } from '../../../domain/shop-changes/decide.ts';
import {
  figuresAt,
  figuresFromDayOn,
  figuresOverTime,
} from '../../../domain/shop-changes/figures.ts';
import { COACH, LUXURY, OFFER, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import {
  acceptedChange,
  CHANGE_DAY,
  CHANGE_TIME,
  changeRefusals,
  decideAt,
  importOffers,
  priceStep,
  SHOP_BEFORE,
  setPriceOf,
  soldOffer,
} from './change-decisions.ts';

describe('changes of offers and brand settings that the office makes', () => {
  it('R60: a new price is added to the price history; an empty history first gets the previous price', () => {
    const {
      offers,
      prices,
      sold: after,
    } = acceptedChange(setPriceOf('place', PREMIER.id, zloty(400)));
    const todayStep = priceStep(PREMIER.id, CHANGE_DAY, zloty(400));
    expect([offers, prices]).toEqual([[OFFER.id], [{ offerId: OFFER.id, ...todayStep }]]);
    expect(after[0]?.priceHistory).toEqual([
      priceStep(PREMIER.id, CHANGE_DAY, PREMIER.placePrice),
      todayStep,
    ]);
    expect(acceptedChange(setPriceOf('journey', COACH.id, zloty(500))).prices).toEqual([]);
    expect(acceptedChange(setPriceOf('base', null, zloty(2100))).prices).toHaveLength(2);
  });

  it('R60: an import keeps the price history of a known unit, and adds the price history of a new unit', () => {
    const unitHistory = [
      priceStep(PREMIER.id, '2026-10-01', 100),
      priceStep(PREMIER.id, '2026-12-01', PREMIER.placePrice),
    ];
    const shop = {
      ...SHOP_BEFORE,
      offers: [soldOffer(offerWith({ units: [PREMIER] }), { priceHistory: unitHistory })],
    };
    const importedHistory = [
      priceStep(PREMIER.id, '2020-01-01', 1),
      priceStep(LUXURY.id, '2026-11-01', LUXURY.placePrice),
    ];
    const { sold: after, prices } = acceptedChange(
      importOffers(soldOffer(OFFER, { priceHistory: importedHistory })),
      shop,
    );
    expect(after[0]?.priceHistory.filter(({ unitId }) => unitId === PREMIER.id)).toEqual(
      unitHistory,
    );
    expect(after[0]?.priceHistory.find(({ unitId }) => unitId === LUXURY.id)).toEqual(
      importedHistory[1],
    );
    expect(prices.every(({ unitId }) => unitId === LUXURY.id)).toBe(true);
  });

  it('R14.1: a new coach price for one town changes neither other towns nor the journey’s own price', () => {
    const [town, ...otherTowns] = COACH.points;
    const after = acceptedChange(
      setPriceOf('point', town?.id ?? 0, zloty(600)),
    ).sold[0]?.offer.journeys.find(({ id }) => id === COACH.id);
    expect(after).toEqual({ ...COACH, points: [{ ...town, price: zloty(600) }, ...otherTowns] });
    expect(changeRefusals(setPriceOf('point', 77, zloty(600)))).toMatchObject([
      { field: 'point', kind: 'unknown', what: 'point', id: 77 },
    ]);
  });

  it('unknown items, values out of bounds, changes without effect are refused with the field in the error', () => {
    expect(changeRefusals(setPriceOf('place', PREMIER.id, 1, 77))).toMatchObject([
      { field: 'offer', kind: 'unknown', id: 77 },
    ]);
    expect(changeRefusals(setPriceOf('place', 77, zloty(400)))).toMatchObject([
      { field: 'place', kind: 'unknown', what: 'unit', id: 77 },
    ]);
    for (const price of [zloty(1) - 1, zloty(1_000_000) + 1, 0.5])
      expect(changeRefusals(setPriceOf('place', PREMIER.id, price))).toMatchObject([
        { field: 'price', kind: 'outOfBounds', entered: price },
      ]);
    for (const yachts of [-1, 101, 1.5])
      expect(
        changeRefusals({ type: 'setFleet', offerId: OFFER.id, unitId: PREMIER.id, yachts }),
      ).toMatchObject([{ field: 'yachts' }]);
    expect(changeRefusals({ type: 'openOffer', offerId: OFFER.id })).toMatchObject([
      { kind: 'sameAsBefore' },
    ]);
    expect(
      changeRefusals({ type: 'setFigures', siteId: 2, from: '2027-01-09', figures: {} }).map(
        ({ kind }) => kind,
      ),
    ).toEqual([...['unknown', 'dayPassed', 'sameAsBefore']]);
  });

  it('a past offer can only be closed; an import that leaves the offer unchanged is accepted', () => {
    const over = offerWith({ from: '2026-08-01', to: '2027-01-09' });
    const shop = { ...SHOP_BEFORE, offers: [soldOffer(over)] };
    expect(
      changeRefusals(importOffers(soldOffer({ ...over, base: zloty(2100) })), shop),
    ).toMatchObject([{ field: 'offers[0].offer.to', kind: 'over' }]);
    expect(acceptedChange(importOffers(soldOffer(over)), shop)).toMatchObject({
      offers: [],
      prices: [],
    });
    expect(changeRefusals(setPriceOf('place', PREMIER.id, zloty(400)), shop)).toMatchObject([
      { kind: 'over', to: '2027-01-09' },
    ]);
    expect(
      changeRefusals(
        importOffers(soldOffer(offerWith({ id: 5, to: '2027-01-09', units: [] }))),
      ).map(({ kind }) => kind),
    ).toEqual(['over']);
    expect(
      acceptedChange({ type: 'closeOffer', offerId: OFFER.id }, shop).sold[0]?.offer.closed,
    ).toBe(true);
  });

  it('an import is refused if an offer that it does not replace has its unit number or page address', () => {
    const other = soldOffer(offerWith({ id: 5, units: [{ ...PREMIER, id: 601 }] }), {
      address: 'oferta-900',
    });
    expect(changeRefusals(importOffers(other))).toMatchObject([
      { field: 'offers[0].offer.units[0].id', kind: 'sameUnit', unitId: 601, offerId: 901 },
      { field: 'offers[0].content.friendlyUrl', kind: 'sameAddress', offerId: 900 },
    ]);
    const swapped = [
      soldOffer(OFFER, { address: 'oferta-901' }),
      soldOffer(offerWith({ id: 901, units: [{ ...PREMIER, id: 601 }] }), {
        address: 'oferta-900',
      }),
    ];
    expect(decideAt(importOffers(...swapped)).isOk()).toBe(true);
  });

  it('R60: a minute period that has begun can end today at the earliest, and cannot be removed', () => {
    const move = (
      firstMinuteUntil: string | null,
      secondMinuteUntil: string | null = OFFER.secondMinuteUntil,
    ): ShopChange => ({
      ...{ type: 'moveMinutePeriod', offerId: OFFER.id, firstMinuteUntil, secondMinuteUntil },
    });
    expect(acceptedChange(move(CHANGE_DAY)).sold[0]?.offer.firstMinuteUntil).toBe(CHANGE_DAY);
    for (const until of [null, '2027-01-09'])
      expect(changeRefusals(move(until))).toMatchObject([{ field: 'first', kind: 'stillRuns' }]);
    expect(changeRefusals(move('2027-08-01', '2027-08-02')).map(({ kind }) => kind)).toEqual([
      'wrongOrder',
      'wrongOrder',
    ]);
    expect(changeRefusals(move('2027-04-30'))).toMatchObject([
      { field: 'second', kind: 'wrongOrder' },
    ]);
  });
});

describe('limits of changes that the office makes', () => {
  const fleet = (unitId: number, yachts: number): ShopChange => ({
    type: 'setFleet',
    offerId: OFFER.id,
    unitId,
    yachts,
  });
  const yachts = (command: ShopChange) =>
    acceptedChange(command).sold[0]?.offer.units.map((unit) => [unit.id, unit.yachts]);

  it('R7: the number of yachts of one class can be set from 0 to 100, and no other class changes', () => {
    expect(yachts(fleet(PREMIER.id, 0))).toEqual([
      [PREMIER.id, 0],
      [LUXURY.id, LUXURY.yachts],
    ]);
    expect(yachts(fleet(LUXURY.id, 100))).toEqual([
      [PREMIER.id, PREMIER.yachts],
      [LUXURY.id, 100],
    ]);
    expect(acceptedChange(fleet(PREMIER.id, 5)).sold[0]?.offer).toEqual({
      ...OFFER,
      units: [{ ...PREMIER, yachts: 5 }, LUXURY],
    });
    expect(changeRefusals(fleet(77, 5))).toEqual([
      { field: 'unit', kind: 'unknown', what: 'unit', id: 77 },
    ]);
    expect(changeRefusals(fleet(PREMIER.id, 101))).toEqual([
      { field: 'yachts', kind: 'outOfBounds', entered: 101, least: 0, most: 100, money: false },
    ]);
  });

  it('R4: brand settings can apply from today at the earliest; only changed settings are stored', () => {
    const figures = { wholeYachtRebate: zloty(300) };
    expect(acceptedChange({ type: 'setFigures', siteId: 1, from: CHANGE_DAY, figures })).toEqual({
      ...{ sold: [], offers: [], seller: null, prices: [] },
      figures: { siteId: 1, from: CHANGE_DAY, figures },
    });
    expect(
      changeRefusals({ type: 'setFigures', siteId: 1, from: '2027-01-09', figures }).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['dayPassed']);
  });

  it('R4: a new seller of a known brand is stored, and nothing else changes', () => {
    const seller: SigningSeller = {
      ...{
        siteId: 1,
        name: 'Kilwater',
        nip: '5260250274',
        address: 'Morska 1',
        zip: '81-350',
        city: 'Gdynia',
        permit: '7',
      },
    };
    expect(acceptedChange({ type: 'setSeller', seller })).toEqual({
      sold: [],
      offers: [],
      figures: null,
      seller,
      prices: [],
    });
    expect(changeRefusals({ type: 'setSeller', seller: { ...seller, siteId: 2 } })).toEqual([
      { field: 'sellers', kind: 'unknown', what: 'brand', id: 2 },
    ]);
  });

  it('R4: an offer is changed in every brand that sells it, and reported once', () => {
    const shop = {
      ...SHOP_BEFORE,
      offers: [soldOffer(OFFER), soldOffer(OFFER, { siteId: 2, address: 'inna' })],
      sites: [1, 2],
    };
    const changed = acceptedChange({ type: 'closeOffer', offerId: OFFER.id }, shop);
    expect(changed.sold.map(({ siteId, offer }) => [siteId, offer.closed])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(changed.offers).toEqual([OFFER.id]);
    const [late, early] = [77, 5].map((id) => soldOffer(offerWith({ id, units: [] })));
    if (late === undefined || early === undefined) throw new Error('two offers');
    expect(acceptedChange(importOffers(late, early)).offers).toEqual([5, 77]);
    expect(acceptedChange(importOffers(soldOffer(OFFER))).offers).toEqual([]);
  });

  it('R60: a minute period must end between today and the trip’s start, and First Minute before Second', () => {
    const at = (
      first: string | null,
      second: string | null,
      offer: Partial<Offer> = {},
    ): readonly unknown[] => {
      const command = {
        type: 'moveMinutePeriod',
        offerId: OFFER.id,
        firstMinuteUntil: first,
        secondMinuteUntil: second,
      } as const;
      const result = decideAt(command, { ...SHOP_BEFORE, offers: [soldOffer(offerWith(offer))] });
      return result.isOk() ? [] : result.error.map((problem) => [problem.field, problem.kind]);
    };
    const { firstMinuteUntil: first, secondMinuteUntil: second } = OFFER;
    expect(at(first, null)).toEqual([['second', 'stillRuns']]);
    expect(at(first, CHANGE_DAY, { firstMinuteUntil: null })).toEqual([['second', 'wrongOrder']]);
    expect(at(null, CHANGE_DAY, { firstMinuteUntil: null })).toEqual([]);
    // A minute period includes its last day, and cannot be set to end in the past.
    expect(at(null, second, { firstMinuteUntil: CHANGE_DAY })).toEqual([['first', 'stillRuns']]);
    expect(at(null, second, { firstMinuteUntil: '2027-01-09' })).toEqual([]);
    expect(at('2027-01-08', second, { firstMinuteUntil: '2027-01-09' })).toEqual([
      ['first', 'dayPassed'],
    ]);
    expect(at('2027-01-09', second, { firstMinuteUntil: null })).toEqual([['first', 'dayPassed']]);
    expect(at(null, OFFER.from, { firstMinuteUntil: null })).toEqual([]);
    expect(at(null, '2027-08-01', { firstMinuteUntil: null })).toEqual([['second', 'wrongOrder']]);
    expect(at('2027-08-01', null, { firstMinuteUntil: null, secondMinuteUntil: null })).toEqual([
      ['first', 'wrongOrder'],
    ]);
    expect(at(second, second)).toEqual([['second', 'wrongOrder']]);
    expect(
      changeRefusals({
        type: 'moveMinutePeriod',
        offerId: 77,
        firstMinuteUntil: first,
        secondMinuteUntil: second,
      }),
    ).toEqual([{ field: 'offer', kind: 'unknown', what: 'offer', id: 77 }]);
  });

  it('R60: an import cannot change the end of a past minute period; the error names its path in the file', () => {
    const again = importOffers(
      soldOffer(offerWith({ id: 77, units: [] }), { address: null }),
      soldOffer(offerWith({ firstMinuteUntil: null, secondMinuteUntil: '2027-01-09' })),
    );
    expect(changeRefusals(again).map(({ field, kind }) => [field, kind])).toEqual([
      ['offers[1].offer.firstMinuteUntil', 'stillRuns'],
      ['offers[1].offer.secondMinuteUntil', 'stillRuns'],
    ]);
    const past = offerWith({ firstMinuteUntil: '2026-12-01', secondMinuteUntil: '2027-01-09' });
    const longAgo = { ...SHOP_BEFORE, offers: [soldOffer(past)] };
    expect(
      acceptedChange(importOffers(soldOffer({ ...past, name: 'Chorwacja' })), longAgo).offers,
    ).toEqual([OFFER.id]);
    const today = importOffers(
      soldOffer(offerWith({ id: 77, to: CHANGE_DAY, units: [] }), { address: null }),
    );
    expect(decideAt(today).isOk()).toBe(true);
  });

  it('R4: two brands can use the same page addresses and unit numbers', () => {
    const shop = { ...SHOP_BEFORE, sites: [1, 2] };
    const sister = soldOffer(offerWith({ id: 5, units: [{ ...PREMIER, id: 601 }] }), {
      siteId: 2,
      address: 'oferta-900',
    });
    expect(decideAt(importOffers(sister), shop).isOk()).toBe(true);
    // Two offers without an address do not conflict, but two offers with the same unit number do.
    const bare = soldOffer(offerWith({ id: 5, units: [] }), { address: null });
    expect(
      decideAt(importOffers(bare), {
        ...SHOP_BEFORE,
        offers: [
          ...SHOP_BEFORE.offers,
          soldOffer(offerWith({ id: 6, units: [] }), { address: null }),
        ],
      }).isOk(),
    ).toBe(true);
    const second = soldOffer(offerWith({ id: 5, units: [{ ...PREMIER, id: LUXURY.id }] }), {
      address: 'nowa',
    });
    expect(changeRefusals(importOffers(second))).toMatchObject([
      { kind: 'sameUnit', unitId: LUXURY.id, offerId: OFFER.id },
    ]);
  });

  it('R9: an offer can still be changed on the trip’s last day', () => {
    const shop = {
      ...SHOP_BEFORE,
      offers: [soldOffer(offerWith({ from: '2027-01-03', to: CHANGE_DAY }))],
    };
    expect(decideAt(setPriceOf('place', PREMIER.id, zloty(400)), shop).isOk()).toBe(true);
  });
});

describe('the history of minute periods (R60.3)', () => {
  const move = (secondMinuteUntil: string | null): ShopChange => ({
    ...{
      type: 'moveMinutePeriod',
      offerId: OFFER.id,
      firstMinuteUntil: OFFER.firstMinuteUntil,
      secondMinuteUntil,
    },
  });
  const before = {
    firstMinuteUntil: OFFER.firstMinuteUntil,
    secondMinuteUntil: OFFER.secondMinuteUntil,
  };
  const history = [priceStep(PREMIER.id, '2026-10-01', PREMIER.placePrice)];
  const shop: CurrentShop = {
    ...SHOP_BEFORE,
    offers: [soldOffer(offerWith({ units: [PREMIER] }), { priceHistory: history })],
  };
  const changedBy = (command: ShopChange, from: CurrentShop): CurrentShop => ({
    ...from,
    offers: acceptedChange(command, from).sold,
  });

  it('when a minute period is moved, the history keeps the old period for the earlier prices', () => {
    const moved = acceptedChange(move('2027-05-20'), shop);
    expect(moved.prices).toEqual([]);
    expect(moved.sold[0]?.priceHistory).toEqual([
      { ...history[0], periods: before },
      priceStep(PREMIER.id, CHANGE_DAY, PREMIER.placePrice),
    ]);
  });

  it('if periods move at noon, the morning’s price keeps the old periods, a later price has the new ones', () => {
    const morning = changedBy(setPriceOf('place', PREMIER.id, zloty(300)), shop);
    const evening = changedBy(
      setPriceOf('place', PREMIER.id, zloty(400)),
      changedBy(move('2027-05-20'), morning),
    );
    const steps = evening.offers[0]?.priceHistory.map(({ from, place, periods }) => [
      from,
      place,
      periods,
    ]);
    expect(steps).toEqual([
      ['2026-10-01', PREMIER.placePrice, before],
      [CHANGE_DAY, zloty(300), before],
      [CHANGE_DAY, zloty(300), undefined],
      [CHANGE_DAY, zloty(400), undefined],
    ]);
    const again = changedBy(move('2027-05-25'), evening).offers[0]?.priceHistory;
    expect(again?.map(({ periods }) => periods?.secondMinuteUntil)).toEqual([
      ...[before.secondMinuteUntil, before.secondMinuteUntil, '2027-05-20', '2027-05-20'],
      undefined,
    ]);
  });

  it('if a unit has no price history, moving a minute period begins a price history', () => {
    const none: CurrentShop = {
      ...shop,
      offers: shop.offers.map((each) => ({ ...each, priceHistory: [] })),
    };
    const todayStep = priceStep(PREMIER.id, CHANGE_DAY, PREMIER.placePrice);
    expect(acceptedChange(move('2027-05-20'), none).sold[0]?.priceHistory).toEqual([
      { ...todayStep, periods: before },
      todayStep,
    ]);
  });
});

describe('brand settings that apply from a given day', () => {
  const set = (from: string, figures: object) => ({ siteId: 1, from, figures });

  it('apply from the beginning of that day; a change for today leaves settings planned for later days', () => {
    const brand = {
      openingFigures: SETTINGS,
      laterFigures: [
        set('2027-01-12', { draftDays: 5 }),
        set('2027-01-11', { draftDays: 7, ages: { adult: 18, office: 45 } }),
      ],
    };
    const inTime = figuresOverTime(brand);
    const days = (at: number) => figuresAt(inTime, at).figures.draftDays;
    const begins = startOfDay('2027-01-11');
    expect([begins - 1, begins, begins + DAY_LENGTH - 1, begins + DAY_LENGTH].map(days)).toEqual([
      SETTINGS.draftDays,
      7,
      7,
      5,
    ]);
    expect(figuresAt(inTime, begins + DAY_LENGTH).figures.ages).toEqual({ adult: 18, office: 45 });
    expect(figuresFromDayOn(brand, '2027-01-11').map(({ draftDays }) => draftDays)).toEqual([7, 5]);
  });

  it('of two changes for one day the later one applies; other brands keep their settings', () => {
    const brand = {
      openingFigures: SETTINGS,
      laterFigures: [
        set('2027-01-11', { draftDays: 5 }),
        set('2027-01-11', { draftDays: 6 }),
        { ...set('2027-01-11', { draftDays: 9 }), siteId: 2 },
      ],
    };
    expect(figuresAt(figuresOverTime(brand), CHANGE_TIME + 2 * DAY_LENGTH).figures.draftDays).toBe(
      6,
    );
  });
});
