import { describe, expect, it } from 'vitest';
import { DAY_LENGTH, startOfDay } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { ShopChange, SigningSeller } from '../../../domain/changes/commands.ts';
import type { ShopAsIs } from '../../../domain/changes/decide.ts';
import { figuresAt, figuresFrom, figuresInTime } from '../../../domain/changes/figures.ts';
import { zloty } from '../../../domain/money.ts';
import { COACH, LUXURY, OFFER, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import { AT, decided, done, laidIn, priced, refused, SHOP, sold, step, TODAY } from './shop.ts';

describe('a change of the shop (issue 16)', () => {
  it('R60: a price is written into the history from its day on, with the one before where nobody had; a journey’s is not', () => {
    const { offers, prices, sold: after } = done(priced('place', PREMIER.id, zloty(400)));
    const now = step(PREMIER.id, TODAY, zloty(400));
    expect([offers, prices]).toEqual([[OFFER.id], [{ offerId: OFFER.id, ...now }]]);
    expect(after[0]?.priceHistory).toEqual([step(PREMIER.id, TODAY, PREMIER.placePrice), now]);
    expect(done(priced('journey', COACH.id, zloty(500))).prices).toEqual([]);
    expect(done(priced('base', null, zloty(2100))).prices).toHaveLength(2);
  });

  it('R60: of a unit that the shop knows its own history stands against a file’s; of a new one the file’s begins it', () => {
    const own = [step(PREMIER.id, '2026-10-01', 100), step(PREMIER.id, '2026-12-01', PREMIER.placePrice)];
    const shop = { ...SHOP, offers: [sold(offerWith({ units: [PREMIER] }), { priceHistory: own })] };
    const told = [step(PREMIER.id, '2020-01-01', 1), step(LUXURY.id, '2026-11-01', LUXURY.placePrice)];
    const { sold: after, prices } = done(laidIn(sold(OFFER, { priceHistory: told })), shop);
    expect(after[0]?.priceHistory.filter(({ unitId }) => unitId === PREMIER.id)).toEqual(own);
    expect(after[0]?.priceHistory.find(({ unitId }) => unitId === LUXURY.id)).toEqual(told[1]);
    expect(prices.every(({ unitId }) => unitId === LUXURY.id)).toBe(true);
  });

  it('R14.1: the coach from one town costs another price, the other towns and the journey theirs', () => {
    const [town, ...others] = COACH.points;
    const after = done(priced('point', town?.id ?? 0, zloty(600))).sold[0]?.offer.journeys.find(({ id }) => id === COACH.id);
    expect(after).toEqual({ ...COACH, points: [{ ...town, price: zloty(600) }, ...others] });
    expect(refused(priced('point', 77, zloty(600)))).toMatchObject([{ field: 'point', kind: 'unknown', what: 'point', id: 77 }]);
  });

  it('refuses what is not there, what is out of bounds and what says nothing new, by field', () => {
    expect(refused(priced('place', PREMIER.id, 1, 77))).toMatchObject([{ field: 'offer', kind: 'unknown', id: 77 }]);
    expect(refused(priced('place', 77, zloty(400)))).toMatchObject([{ field: 'place', kind: 'unknown', what: 'unit', id: 77 }]);
    for (const price of [zloty(1) - 1, zloty(1_000_000) + 1, 0.5])
      expect(refused(priced('place', PREMIER.id, price))).toMatchObject([{ field: 'price', kind: 'outOfBounds', entered: price }]);
    for (const yachts of [-1, 101, 1.5])
      expect(refused({ type: 'setFleet', offerId: OFFER.id, unitId: PREMIER.id, yachts })).toMatchObject([{ field: 'yachts' }]);
    expect(refused({ type: 'openOffer', offerId: OFFER.id })).toMatchObject([{ kind: 'sameAsBefore' }]);
    expect(refused({ type: 'setFigures', siteId: 2, from: '2027-01-09', figures: {} }).map(({ kind }) => kind)).toEqual([
      ...['unknown', 'dayPassed', 'sameAsBefore'],
    ]);
  });

  it('an offer whose days are over is not changed, only closed, and laid in as it is it stays', () => {
    const over = offerWith({ from: '2026-08-01', to: '2027-01-09' });
    const shop = { ...SHOP, offers: [sold(over)] };
    expect(refused(laidIn(sold({ ...over, base: zloty(2100) })), shop)).toMatchObject([{ field: 'offers[0].offer.to', kind: 'over' }]);
    expect(done(laidIn(sold(over)), shop)).toMatchObject({ offers: [], prices: [] });
    expect(refused(priced('place', PREMIER.id, zloty(400)), shop)).toMatchObject([{ kind: 'over', to: '2027-01-09' }]);
    expect(refused(laidIn(sold(offerWith({ id: 5, to: '2027-01-09', units: [] })))).map(({ kind }) => kind)).toEqual(['over']);
    expect(done({ type: 'closeOffer', offerId: OFFER.id }, shop).sold[0]?.offer.closed).toBe(true);
  });

  it('an address and a unit stand once in the shop, over the files of different days', () => {
    const other = sold(offerWith({ id: 5, units: [{ ...PREMIER, id: 601 }] }), { address: 'oferta-900' });
    expect(refused(laidIn(other))).toMatchObject([
      { field: 'offers[0].offer.units[0].id', kind: 'sameUnit', unitId: 601, offerId: 901 },
      { field: 'offers[0].content.friendlyUrl', kind: 'sameAddress', offerId: 900 },
    ]);
    // What changes hands within one file is no clash.
    const swapped = [
      sold(OFFER, { address: 'oferta-901' }),
      sold(offerWith({ id: 901, units: [{ ...PREMIER, id: 601 }] }), { address: 'oferta-900' }),
    ];
    expect(decided(laidIn(...swapped)).isOk()).toBe(true);
  });

  it('R60: the end of a minute period that is under way is moved to today at the earliest, and none is taken away', () => {
    const move = (firstMinuteUntil: string | null, secondMinuteUntil: string | null = OFFER.secondMinuteUntil): ShopChange => ({
      ...{ type: 'moveMinutePeriod', offerId: OFFER.id, firstMinuteUntil, secondMinuteUntil },
    });
    expect(done(move(TODAY)).sold[0]?.offer.firstMinuteUntil).toBe(TODAY);
    for (const until of [null, '2027-01-09']) expect(refused(move(until))).toMatchObject([{ field: 'first', kind: 'stillRuns' }]);
    expect(refused(move('2027-08-01', '2027-08-02')).map(({ kind }) => kind)).toEqual(['wrongOrder', 'wrongOrder']);
    expect(refused(move('2027-04-30'))).toMatchObject([{ field: 'second', kind: 'wrongOrder' }]);
  });
});

describe('what the office changes, at its edges', () => {
  const fleet = (unitId: number, yachts: number): ShopChange => ({ type: 'setFleet', offerId: OFFER.id, unitId, yachts });
  const yachts = (command: ShopChange) => done(command).sold[0]?.offer.units.map((unit) => [unit.id, unit.yachts]);

  it('R7: the yachts of one class change, from none to a hundred, and no other class with them', () => {
    expect(yachts(fleet(PREMIER.id, 0))).toEqual([
      [PREMIER.id, 0],
      [LUXURY.id, LUXURY.yachts],
    ]);
    expect(yachts(fleet(LUXURY.id, 100))).toEqual([
      [PREMIER.id, PREMIER.yachts],
      [LUXURY.id, 100],
    ]);
    expect(done(fleet(PREMIER.id, 5)).sold[0]?.offer).toEqual({ ...OFFER, units: [{ ...PREMIER, yachts: 5 }, LUXURY] });
    expect(refused(fleet(77, 5))).toEqual([{ field: 'unit', kind: 'unknown', what: 'unit', id: 77 }]);
    expect(refused(fleet(PREMIER.id, 101))).toEqual([
      { field: 'yachts', kind: 'outOfBounds', entered: 101, least: 0, most: 100, money: false },
    ]);
  });

  it('R4: figures hold from today at the earliest, and are what is written, and nothing else is', () => {
    const figures = { wholeYachtRebate: zloty(300) };
    expect(done({ type: 'setFigures', siteId: 1, from: TODAY, figures })).toEqual({
      ...{ sold: [], offers: [], seller: null, prices: [] },
      figures: { siteId: 1, from: TODAY, figures },
    });
    expect(refused({ type: 'setFigures', siteId: 1, from: '2027-01-09', figures }).map(({ kind }) => kind)).toEqual(['dayPassed']);
  });

  it('R4: who signs for a brand is written, of a brand that the shop sells for, and nothing else is', () => {
    const seller: SigningSeller = {
      ...{ siteId: 1, name: 'Kilwater', nip: '5260250274', address: 'Morska 1', zip: '81-350', city: 'Gdynia', permit: '7' },
    };
    expect(done({ type: 'setSeller', seller })).toEqual({ sold: [], offers: [], figures: null, seller, prices: [] });
    expect(refused({ type: 'setSeller', seller: { ...seller, siteId: 2 } })).toEqual([
      { field: 'sellers', kind: 'unknown', what: 'brand', id: 2 },
    ]);
  });

  it('R4: an offer is changed in every brand that sells it, and told once; those of a file in the order of their numbers', () => {
    const shop = { ...SHOP, offers: [sold(OFFER), sold(OFFER, { siteId: 2, address: 'inna' })], sites: [1, 2] };
    const changed = done({ type: 'closeOffer', offerId: OFFER.id }, shop);
    expect(changed.sold.map(({ siteId, offer }) => [siteId, offer.closed])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(changed.offers).toEqual([OFFER.id]);
    const [late, early] = [77, 5].map((id) => sold(offerWith({ id, units: [] })));
    if (late === undefined || early === undefined) throw new Error('two offers');
    expect(done(laidIn(late, early)).offers).toEqual([5, 77]);
    expect(done(laidIn(sold(OFFER))).offers).toEqual([]);
  });

  it('R60: of both minute periods the end stays behind today, before the start, and the second after the first', () => {
    const at = (first: string | null, second: string | null, offer: Partial<Offer> = {}): readonly unknown[] => {
      const command = { type: 'moveMinutePeriod', offerId: OFFER.id, firstMinuteUntil: first, secondMinuteUntil: second } as const;
      const result = decided(command, { ...SHOP, offers: [sold(offerWith(offer))] });
      return result.isOk() ? [] : result.error.map((problem) => [problem.field, problem.kind]);
    };
    const { firstMinuteUntil: first, secondMinuteUntil: second } = OFFER;
    expect(at(first, null)).toEqual([['second', 'stillRuns']]);
    expect(at(first, TODAY, { firstMinuteUntil: null })).toEqual([['second', 'wrongOrder']]);
    expect(at(null, TODAY, { firstMinuteUntil: null })).toEqual([]);
    // On its last day a period still runs; the day after it may be taken away, and none is begun in the past.
    expect(at(null, second, { firstMinuteUntil: TODAY })).toEqual([['first', 'stillRuns']]);
    expect(at(null, second, { firstMinuteUntil: '2027-01-09' })).toEqual([]);
    expect(at('2027-01-08', second, { firstMinuteUntil: '2027-01-09' })).toEqual([['first', 'dayPassed']]);
    expect(at('2027-01-09', second, { firstMinuteUntil: null })).toEqual([['first', 'dayPassed']]);
    // Its day of start is a last day that it may have, the day after is none.
    expect(at(null, OFFER.from, { firstMinuteUntil: null })).toEqual([]);
    expect(at(null, '2027-08-01', { firstMinuteUntil: null })).toEqual([['second', 'wrongOrder']]);
    expect(at('2027-08-01', null, { firstMinuteUntil: null, secondMinuteUntil: null })).toEqual([['first', 'wrongOrder']]);
    expect(at(second, second)).toEqual([['second', 'wrongOrder']]);
    expect(refused({ type: 'moveMinutePeriod', offerId: 77, firstMinuteUntil: first, secondMinuteUntil: second })).toEqual([
      { field: 'offer', kind: 'unknown', what: 'offer', id: 77 },
    ]);
  });

  it('R60: what is laid in again moves no running period out of the past either, each told by its place in the file', () => {
    const again = laidIn(
      sold(offerWith({ id: 77, units: [] }), { address: null }),
      sold(offerWith({ firstMinuteUntil: null, secondMinuteUntil: '2027-01-09' })),
    );
    expect(refused(again).map(({ field, kind }) => [field, kind])).toEqual([
      ['offers[1].offer.firstMinuteUntil', 'stillRuns'],
      ['offers[1].offer.secondMinuteUntil', 'stillRuns'],
    ]);
    // What is over and stays as it was is no change of the past.
    const past = offerWith({ firstMinuteUntil: '2026-12-01', secondMinuteUntil: '2027-01-09' });
    const longAgo = { ...SHOP, offers: [sold(past)] };
    expect(done(laidIn(sold({ ...past, name: 'Chorwacja' })), longAgo).offers).toEqual([OFFER.id]);
    // What ends today is not over.
    const today = laidIn(sold(offerWith({ id: 77, to: TODAY, units: [] }), { address: null }));
    expect(decided(today).isOk()).toBe(true);
  });

  it('R4: addresses and units are a brand’s own: another brand has the same ones', () => {
    const shop = { ...SHOP, sites: [1, 2] };
    const sister = sold(offerWith({ id: 5, units: [{ ...PREMIER, id: 601 }] }), { siteId: 2, address: 'oferta-900' });
    expect(decided(laidIn(sister), shop).isOk()).toBe(true);
    // Without an address there is none to clash; of several classes one is enough to.
    const bare = sold(offerWith({ id: 5, units: [] }), { address: null });
    expect(
      decided(laidIn(bare), { ...SHOP, offers: [...SHOP.offers, sold(offerWith({ id: 6, units: [] }), { address: null })] }).isOk(),
    ).toBe(true);
    const second = sold(offerWith({ id: 5, units: [{ ...PREMIER, id: LUXURY.id }] }), { address: 'nowa' });
    expect(refused(laidIn(second))).toMatchObject([{ kind: 'sameUnit', unitId: LUXURY.id, offerId: OFFER.id }]);
  });

  it('R9: an offer of whose days today is the last is still changed', () => {
    const shop = { ...SHOP, offers: [sold(offerWith({ from: '2027-01-03', to: TODAY }))] };
    expect(decided(priced('place', PREMIER.id, zloty(400)), shop).isOk()).toBe(true);
  });
});

describe('the minute periods of the past (R60.3)', () => {
  const move = (secondMinuteUntil: string | null): ShopChange => ({
    ...{ type: 'moveMinutePeriod', offerId: OFFER.id, firstMinuteUntil: OFFER.firstMinuteUntil, secondMinuteUntil },
  });
  const before = { firstMinuteUntil: OFFER.firstMinuteUntil, secondMinuteUntil: OFFER.secondMinuteUntil };
  const history = [step(PREMIER.id, '2026-10-01', PREMIER.placePrice)];
  const shop: ShopAsIs = { ...SHOP, offers: [sold(offerWith({ units: [PREMIER] }), { priceHistory: history })] };
  const changedBy = (command: ShopChange, from: ShopAsIs): ShopAsIs => ({ ...from, offers: done(command, from).sold });

  it('are written down when they are moved, beside the prices of then; no price of the list changed', () => {
    const moved = done(move('2027-05-20'), shop);
    expect(moved.prices).toEqual([]);
    expect(moved.sold[0]?.priceHistory).toEqual([{ ...history[0], periods: before }, step(PREMIER.id, TODAY, PREMIER.placePrice)]);
  });

  it('of two prices of one day the one before a move at noon has the old ones, the one after it the new ones', () => {
    const morning = changedBy(priced('place', PREMIER.id, zloty(300)), shop);
    const evening = changedBy(priced('place', PREMIER.id, zloty(400)), changedBy(move('2027-05-20'), morning));
    const steps = evening.offers[0]?.priceHistory.map(({ from, place, periods }) => [from, place, periods]);
    expect(steps).toEqual([
      ['2026-10-01', PREMIER.placePrice, before],
      [TODAY, zloty(300), before],
      [TODAY, zloty(300), undefined],
      [TODAY, zloty(400), undefined],
    ]);
    const again = changedBy(move('2027-05-25'), evening).offers[0]?.priceHistory;
    expect(again?.map(({ periods }) => periods?.secondMinuteUntil)).toEqual([
      ...[before.secondMinuteUntil, before.secondMinuteUntil, '2027-05-20', '2027-05-20'],
      undefined,
    ]);
  });

  it('begin a history where nobody had written one', () => {
    const none: ShopAsIs = { ...shop, offers: shop.offers.map((each) => ({ ...each, priceHistory: [] })) };
    const now = step(PREMIER.id, TODAY, PREMIER.placePrice);
    expect(done(move('2027-05-20'), none).sold[0]?.priceHistory).toEqual([{ ...now, periods: before }, now]);
  });
});

describe('figures in time', () => {
  const set = (from: string, figures: object) => ({ siteId: 1, from, figures });

  it('hold from the first moment of their day; what was planned for later is not undone by what is set today', () => {
    const brand = {
      begun: SETTINGS,
      set: [set('2027-01-12', { draftDays: 5 }), set('2027-01-11', { draftDays: 7, ages: { adult: 18, office: 45 } })],
    };
    const inTime = figuresInTime(brand);
    const days = (at: number) => figuresAt(inTime, at).figures.draftDays;
    const begins = startOfDay('2027-01-11');
    expect([begins - 1, begins, begins + DAY_LENGTH - 1, begins + DAY_LENGTH].map(days)).toEqual([SETTINGS.draftDays, 7, 7, 5]);
    expect(figuresAt(inTime, begins + DAY_LENGTH).figures.ages).toEqual({ adult: 18, office: 45 });
    expect(figuresFrom(brand, '2027-01-11').map(({ draftDays }) => draftDays)).toEqual([7, 5]);
  });

  it('of two for one day the later set one holds, and another brand’s are none of its', () => {
    const brand = {
      begun: SETTINGS,
      set: [
        set('2027-01-11', { draftDays: 5 }),
        set('2027-01-11', { draftDays: 6 }),
        { ...set('2027-01-11', { draftDays: 9 }), siteId: 2 },
      ],
    };
    expect(figuresAt(figuresInTime(brand), AT + 2 * DAY_LENGTH).figures.draftDays).toBe(6);
  });
});
