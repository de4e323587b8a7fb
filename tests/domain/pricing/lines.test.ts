import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, zloty } from '../../../domain/money.ts';
import { priceLinesWithoutRebates } from '../../../domain/pricing/lines.ts';
import { computeQuote } from '../../../domain/pricing/quote.ts';
import { COACH, OFFER, OWN_CAR, offers, offerWith } from '../../arbitraries/offers.ts';
import { party, quoteInputs, quoteOf } from '../../arbitraries/parties.ts';

const lines = (offer = OFFER, pointId = 3) =>
  priceLinesWithoutRebates(
    computeQuote(
      quoteOf(
        offer,
        party('single', 2, [
          { unitId: 501, journeyId: 1, pointId },
          { unitId: 501, journeyId: 2 },
        ]),
      ),
    ).rows,
  )
    .filter(({ kind }) => kind === 'journey' || kind === 'point')
    .map(({ userNum, kind, name, boardedAt, price }) => [
      userNum,
      kind,
      name,
      boardedAt,
      price / 100,
    ]);

describe('the price lines that screens and papers show, made from price rows (R14)', () => {
  it('a free coach and its boarding point are one line with the point’s price', () => {
    const byPoint = offerWith({ journeys: [{ ...COACH, price: 0 }, OWN_CAR] });
    expect(lines(byPoint)).toEqual([
      [1, 'journey', 'Autokar', 'Katowice', 30],
      [2, 'journey', 'Dojazd', null, 0],
    ]);
    expect(lines(byPoint, 1)).toEqual([
      [1, 'journey', 'Autokar', 'Warszawa', 0],
      [2, 'journey', 'Dojazd', null, 0],
    ]);
  });

  it('a coach whose price depends on the boarding point has no line before a point is chosen', () => {
    const chosen = (offer: typeof OFFER) =>
      priceLinesWithoutRebates(
        computeQuote(
          quoteOf(offer, party('single', 1, [{ unitId: 501, journeyId: 1, pointId: null }])),
        ).rows,
      )
        .filter(({ kind }) => kind === 'journey' || kind === 'point')
        .map(({ kind, price }) => [kind, price / 100]);
    expect(chosen(offerWith({ journeys: [{ ...COACH, price: 0 }, OWN_CAR] }))).toEqual([]);
    expect(chosen(OFFER)).toEqual([['journey', 450]]);
  });

  it('a free boarding point is in the coach’s line; one with a price or paid another way has its own line', () => {
    expect(lines(OFFER, 1)[0]).toEqual([1, 'journey', 'Autokar', 'Warszawa', 450]);
    expect(lines(OFFER, 3).slice(0, 2)).toEqual([
      [1, 'journey', 'Autokar', null, 450],
      [1, 'point', 'Katowice', null, 30],
    ]);
    const onSpot = offerWith({
      journeys: [{ ...COACH, price: zloty(50), paidOnSpot: true }, OWN_CAR],
    });
    expect(lines(onSpot, 1).map(([, kind]) => kind)).toEqual(['journey', 'point', 'journey']);
  });

  it('every row has a line, except rebates and boarding points that are in their coach’s line', () => {
    const byPoint = offerWith({ journeys: [{ ...COACH, price: 0 }, OWN_CAR] });
    const { rows } = computeQuote(
      quoteOf(
        byPoint,
        party('single', 1, [{ unitId: 501, journeyId: 1, pointId: 3, insuranceId: 2 }]),
        { officeRebates: [zloty(10)] },
      ),
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'accommodation',
      'journey',
      'point',
      'insurance',
      'rebates',
    ]);
    expect(priceLinesWithoutRebates(rows).map(({ kind }) => kind)).toEqual([
      'accommodation',
      'journey',
      'insurance',
    ]);
    expect(priceLinesWithoutRebates(rows.filter(({ kind }) => kind === 'point'))).toMatchObject([
      { kind: 'point', price: zloty(30), boardedAt: null },
    ]);
  });

  it('lines have the same sums as the rows without rebates: on the spot, and in the price', () => {
    fc.assert(
      fc.property(quoteInputs(offers), (input) => {
        const { rows } = computeQuote(input);
        for (const onSpot of [true, false]) {
          const of = (each: readonly { readonly price: number; readonly onSpot: boolean }[]) =>
            sum(each.filter((line) => line.onSpot === onSpot).map(({ price }) => price));
          expect(of(priceLinesWithoutRebates(rows))).toBe(
            of(rows.filter(({ kind }) => kind !== 'rebates')),
          );
        }
      }),
    );
  });
});
