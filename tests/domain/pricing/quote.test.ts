import { describe, expect, it } from 'vitest';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { partySizeForRebateWithoutCode } from '../../../domain/groups/group.ts';
import { zloty } from '../../../domain/money.ts';
import {
  computeQuote,
  computeQuoteFromRows,
  currentPriceRows,
  type Quote,
  rebateTermsOf,
} from '../../../domain/pricing/quote.ts';
import { LUXURY, OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party, quoteOf } from '../../arbitraries/parties.ts';

const lines = ({ rows }: Quote) =>
  rows.map(({ userNum, kind, price }) => [userNum, kind, price / 100]);
const inPremier = { unitId: 501 };

describe('the accommodation rows of a quote', () => {
  it('W-205, R13.1: a single place costs base plus the unit’s place price, in one row per participant', () => {
    const result = computeQuote(quoteOf(OFFER, party('single', 2, [inPremier, { unitId: 502 }])));
    expect(lines(result)).toEqual([
      [1, 'accommodation', 2349],
      [2, 'accommodation', 3199],
    ]);
    expect(result.price).toBe(zloty(5548));
    expect(result.rebates).toEqual([]);
  });

  it('W-206, R13.2: a cabin costs 300 PLN more for each of two people, in a row of its own', () => {
    const result = computeQuote(quoteOf(OFFER, party('cabin', 2, [inPremier])));
    expect(lines(result)).toEqual([
      [1, 'accommodation', 2349],
      [1, 'cabinSurcharge', 300],
      [2, 'accommodation', 2349],
      [2, 'cabinSurcharge', 300],
    ]);
    expect(result.price).toBe(zloty(5298));
  });

  it('W-202, W-205, R13.4, R24.1: a whole yacht is one row, without base price; its rebate is 200 PLN', () => {
    const result = computeQuote(quoteOf(OFFER, party('whole', 9, [inPremier])));
    expect(lines(result)).toEqual([
      [1, 'wholeYacht', 14_900],
      [1, 'organiserSkipper', 0],
      [1, 'rebates', -200],
    ]);
    expect(result.price).toBe(zloty(14_700));
  });

  it('R15.1: a participant without a unit has the price of assumedUnit; if it is missing, there is no row', () => {
    expect(computeQuote(quoteOf(OFFER, party('single', 3), { assumedUnit: LUXURY })).price).toBe(
      zloty(3 * 3199),
    );
    expect(
      computeQuote(quoteOf(OFFER, party('single', 2, [inPremier, {}]), { assumedUnit: LUXURY }))
        .price,
    ).toBe(zloty(2349 + 3199));
    expect(computeQuote(quoteOf(OFFER, party('single', 3))).rows).toEqual([]);
  });
});

describe('the sums of a quote', () => {
  it('R12.4: a quote whose rows do not add up throws, for example for a row of an unknown participant', () => {
    const input = quoteOf(OFFER, party('single', 1, [inPremier]));
    const rows = currentPriceRows(input);
    const rebates = { choices: input.choices, terms: rebateTermsOf(input), figures: SETTINGS };
    expect(computeQuoteFromRows(rows, rebates).price).toBe(zloty(2349));
    const stray = rows.map((row) => ({ ...row, userNum: 2 }));
    expect(() => computeQuoteFromRows([...rows, ...stray], rebates)).toThrow(
      'Its rows add up to 234900',
    );
  });
});

describe('the rows of a quote for journey, insurance, training, add-ons and skipper', () => {
  const everything = {
    ...inPremier,
    journeyId: 1,
    pointId: 3,
    luggage: true,
    insuranceId: 2,
    resignation: true,
    assistance: true,
    trainings: [{ trainingId: 5, optionId: 51 }],
    addons: [{ addonId: 3, optionId: 32 }],
  };

  it('R14.1: journey, point, insurances, assistance, training, add-ons and luggage have a row each', () => {
    const result = computeQuote(quoteOf(OFFER, party('single', 1, [everything])));
    expect(lines(result)).toEqual([
      [1, 'accommodation', 2349],
      [1, 'journey', 450],
      [1, 'point', 30],
      [1, 'insurance', 89],
      [1, 'resignation', 150],
      [1, 'assistance', 60],
      [1, 'training', 150],
      [1, 'addon', 79],
      [1, 'luggage', 120],
    ]);
    expect(result.price).toBe(zloty(3477));
    expect(result.rows.find(({ kind }) => kind === 'addon')?.option).toBe('L');
  });

  it('R14.2: extra luggage has one row', () => {
    expect(
      lines(
        computeQuote(quoteOf(OFFER, party('single', 1, [{ ...inPremier, luggage: true }]))),
      ).map(([, kind]) => kind),
    ).toEqual(['accommodation', 'luggage']);
  });

  it('R14.3: a journey paid on the spot has a row, but its amount is not in the price', () => {
    const journeys = OFFER.journeys.map((journey) => ({ ...journey, paidOnSpot: true }));
    const result = computeQuote(
      quoteOf(offerWith({ journeys }), party('single', 1, [{ ...inPremier, journeyId: 1 }])),
    );
    expect(result.rows.map(({ kind, price, onSpot }) => [kind, price, onSpot])).toEqual([
      ['accommodation', zloty(2349), false],
      ['journey', zloty(450), true],
    ]);
    expect(result.price).toBe(zloty(2349));
  });

  it.each<[string, readonly Trait[], boolean, readonly unknown[]]>([
    [
      '0 PLN, part of the yacht’s price, on offers other than 188 and 248',
      [],
      false,
      [['organiserSkipper', 0, 'PLN', false]],
    ],
    [
      '700 EUR on the spot on offer 188',
      ['organiserSkipperInEuro'],
      false,
      [['organiserSkipper', 70_000, 'EUR', true]],
    ],
    [
      '800 PLN on the spot on offer 248',
      ['organiserSkipperInZloty'],
      false,
      [['organiserSkipper', 80_000, 'PLN', true]],
    ],
    ['no row with an own skipper', ['organiserSkipperInEuro'], true, []],
  ])(
    'W-207, R14.5: price of the organiser’s skipper on a whole yacht: %s',
    (_case, traits, ownSkipper, expected) => {
      const result = computeQuote(
        quoteOf(offerWith({ traits }), party('whole', 4, [inPremier], { ownSkipper })),
      );
      const skipper = result.rows.filter(({ kind }) => kind === 'organiserSkipper');
      expect(
        skipper.map(({ kind, price, currency, onSpot }) => [kind, price, currency, onSpot]),
      ).toEqual(expected);
      expect(result.price).toBe(zloty(14_700));
    },
  );

  it('R14: the organiser’s skipper has one row, at participant 1, for any number of travellers', () => {
    for (const traits of [[], ['organiserSkipperInEuro'], ['organiserSkipperInZloty']] as const) {
      const { rows } = computeQuote(quoteOf(offerWith({ traits }), party('whole', 4, [inPremier])));
      expect(
        rows.flatMap(({ userNum, kind }) => (kind === 'organiserSkipper' ? [userNum] : [])),
      ).toEqual([1]);
    }
  });

  it('R14: with single places, the organiser’s skipper has no row', () => {
    const result = computeQuote(
      quoteOf(offerWith({ traits: ['organiserSkipperInEuro'] }), party('single', 1, [inPremier])),
    );
    expect(result.rows.map(({ kind }) => kind)).toEqual(['accommodation']);
  });
});

const grantedRebates = (result: Quote) =>
  result.receipt.map(({ userNum, kind, given: value }) => [userNum, kind, value / 100]);

describe('the rebates of a quote', () => {
  it('R18.1: have this order: minute, loyalty, group, ambassador, then those that a booking gets once', () => {
    const input = quoteOf(
      offerWith({ traits: ['skipperDiscount'] }),
      party('single', 1, [inPremier], { beSkipper: true }),
      {
        today: '2027-01-15',
        trips: [1],
        groupTravellers: 6,
        ambassador: zloty(50),
        officeRebates: [zloty(10)],
        discountVouchers: [zloty(25)],
      },
    );
    const result = computeQuote(input);
    expect(grantedRebates(result)).toEqual([
      [1, 'firstMinute', 200],
      [1, 'loyalty', 40],
      [1, 'group', 40],
      [1, 'ambassador', 20],
      [1, 'skipper', 400],
      [1, 'office', 10],
      [1, 'voucher', 25],
    ]);
    expect(result.price).toBe(zloty(2349 - 735));
    expect(result.rebate).toBe(zloty(735));
    expect(result.rows.at(-1)).toMatchObject({ kind: 'rebates', price: -zloty(735) });
  });

  it('R18: the loyalty rebate comes before the group rebate, even if only participant 2 has loyalty', () => {
    const result = computeQuote(
      quoteOf(OFFER, party('single', 2, [inPremier]), { trips: [0, 1], groupTravellers: 6 }),
    );
    expect(result.rebates).toEqual([
      { kind: 'loyalty', value: zloty(40) },
      { kind: 'group', value: zloty(80) },
    ]);
  });

  it.each([
    ['firstMinute', '2027-01-31', 200, 300],
    ['secondMinute', '2027-02-01', 100, 200],
    ['secondMinute', '2027-04-30', 100, 200],
  ])(
    'W-197, R19.2: the rebate %s on %s is %i PLN per participant and %i PLN per whole yacht',
    (kind, today, perParticipant, perYacht) => {
      expect(
        computeQuote(quoteOf(OFFER, party('single', 2, [inPremier]), { today })).rebates,
      ).toEqual([{ kind, value: zloty(2 * perParticipant) }]);
      expect(
        computeQuote(quoteOf(OFFER, party('cabin', 2, [inPremier]), { today })).rebates,
      ).toEqual([{ kind, value: zloty(2 * perParticipant) }]);
      expect(
        computeQuote(quoteOf(OFFER, party('whole', 2, [inPremier]), { today })).rebates,
      ).toEqual([
        { kind, value: zloty(perYacht) },
        { kind: 'wholeYacht', value: zloty(200) },
      ]);
    },
  );

  it.each([
    ['2027-01-31', [200, 100, 0, 0]],
    ['2027-02-01', [100, 100, 0, 0]],
    ['2027-05-15', [100, 20, 0]],
  ])(
    'W-198, R23: on %s the cap cuts the last rebates first; these amounts in PLN remain: %j',
    (today, values) => {
      const result = computeQuote(
        quoteOf(OFFER, party('single', 1, [inPremier]), {
          today,
          trips: [4],
          groupTravellers: 16,
          ambassador: zloty(50),
        }),
      );
      expect(result.receipt.map((line) => line.given / 100)).toEqual(values);
      expect(result.receipt.at(-1)?.cutBy).toBe('cap');
    },
  );

  it('R23.3, R13.5: are at most the accommodation row; they do not reduce the row of the cabin surcharge', () => {
    const cheap = offerWith({
      base: zloty(50),
      units: OFFER.units.map((unit) => ({ ...unit, placePrice: zloty(30) })),
    });
    const result = computeQuote(
      quoteOf(cheap, party('cabin', 2, [inPremier]), { today: '2027-01-15' }),
    );
    expect(grantedRebates(result)).toEqual([
      [1, 'firstMinute', 80],
      [2, 'firstMinute', 80],
    ]);
    expect(result.receipt.map(({ cutBy }) => cutBy)).toEqual(['price', 'price']);
    expect(result.price).toBe(zloty(600));
  });

  it('R23.4: the cap of a whole yacht is one participant’s cap times the number of travellers', () => {
    const input = quoteOf(OFFER, party('whole', 2, [inPremier]), {
      today: '2027-05-15',
      trips: [4, 4],
      ambassador: zloty(50),
    });
    const result = computeQuote(input);
    expect(grantedRebates(result)).toEqual([
      [1, 'loyalty', 200],
      [1, 'ambassador', 40],
      [1, 'wholeYacht', 200],
    ]);
    expect(result.rows.filter(({ kind }) => kind === 'rebates')).toHaveLength(1);
    const inFirstMinute = computeQuote({ ...input, today: '2027-01-15' });
    expect(grantedRebates(inFirstMinute).slice(0, 3)).toEqual([
      [1, 'firstMinute', 300],
      [1, 'loyalty', 200],
      [1, 'ambassador', 100],
    ]);
  });

  it('R24.2, W-028: the skipper rebate needs the offer’s trait and a booker who says they are a skipper', () => {
    const yes = party('single', 1, [inPremier], { beSkipper: true });
    expect(computeQuote(quoteOf(offerWith({ traits: ['skipperDiscount'] }), yes)).rebate).toBe(
      zloty(400),
    );
    expect(computeQuote(quoteOf(OFFER, yes)).rebate).toBe(0);
    expect(
      computeQuote(
        quoteOf(offerWith({ traits: ['skipperDiscount'] }), party('single', 1, [inPremier])),
      ).rebate,
    ).toBe(0);
  });

  it('R24.4: never make the price negative; if the price limits a rebate, the receipt says so', () => {
    const result = computeQuote(
      quoteOf(OFFER, party('single', 1, [inPremier]), {
        discountVouchers: [zloty(2000), zloty(2000)],
      }),
    );
    expect(result.price).toBe(0);
    expect(result.receipt.map(({ given: value, cutBy }) => [value, cutBy])).toEqual([
      [zloty(2000), null],
      [zloty(349), 'price'],
    ]);
  });

  it('R21: a party of six or more gets the group rebate as its own group, if the offer has the rebate', () => {
    expect(partySizeForRebateWithoutCode(OFFER, party('single', 5), SETTINGS)).toBe(null);
    expect(partySizeForRebateWithoutCode(OFFER, party('single', 6), SETTINGS)).toBe(6);
    expect(partySizeForRebateWithoutCode(OFFER, party('whole', 9), SETTINGS)).toBe(null);
    expect(
      partySizeForRebateWithoutCode(
        offerWith({ showGroupRebate: false }),
        party('single', 6),
        SETTINGS,
      ),
    ).toBe(null);
    const result = computeQuote(
      quoteOf(OFFER, party('single', 6, [inPremier]), { groupTravellers: 6 }),
    );
    expect(result.rebates).toEqual([{ kind: 'group', value: zloty(240) }]);
    expect(result.receipt[0]?.missing).toEqual({ travellers: 3, rebate: zloty(60) });
  });
});
