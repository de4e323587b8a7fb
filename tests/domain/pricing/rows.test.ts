import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import {
  computeQuote,
  computeQuoteFromRows,
  currentPriceRows,
  type Row,
  type RowKind,
  rebateTermsOf,
} from '../../../domain/pricing/quote.ts';
import { ROW_RULES } from '../../../domain/pricing/rows.ts';
import { COACH, OFFER, OWN_CAR, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party, quoteOf } from '../../arbitraries/parties.ts';

const row = (
  userNum: number,
  kind: RowKind,
  item: string,
  name: string,
  price: number,
  more: Partial<Row> = {},
): Row => ({
  ...{
    userNum,
    kind,
    thing: item,
    name,
    option: null,
    price: zloty(price),
    currency: 'PLN',
    onSpot: false,
  },
  ...more,
});

const everything = {
  ...{
    unitId: 501,
    journeyId: 1,
    pointId: 3,
    insuranceId: 2,
    resignation: true,
    assistance: true,
    luggage: true,
  },
  ...{ trainings: [{ trainingId: 5, optionId: 51 }], addons: [{ addonId: 3, optionId: 32 }] },
};

describe('price rows with participant, item, its number and how it is paid (R12, R37)', () => {
  it('R13, R14, R16: if a cabin traveller chooses one item of each kind, each item has its own row', () => {
    expect(currentPriceRows(quoteOf(OFFER, party('cabin', 1, [everything])))).toEqual([
      row(1, 'accommodation', '501', 'Premier', 2349),
      row(1, 'cabinSurcharge', '', 'Premier', 300),
      row(1, 'journey', '1', 'Autokar', 450),
      row(1, 'point', '1/3', 'Katowice', 30),
      row(1, 'insurance', '2', 'Rozszerzone', 89),
      row(1, 'resignation', '', '', 150),
      row(1, 'assistance', '', '', 60),
      row(1, 'training', '5/51', 'Manewry', 150),
      row(1, 'addon', '3', 'Koszulka', 79, { option: 'L' }),
      row(1, 'luggage', '7', 'Bagaż', 120, { option: 'Dodatkowy' }),
    ]);
  });

  it('R14: a whole yacht has a row for the organiser’s skipper, paid on the spot or in the price', () => {
    const whole = party('whole', 2, [{ unitId: 501 }]);
    const skipper = (traits: Parameters<typeof offerWith>[0]['traits'] = []) =>
      currentPriceRows(quoteOf(offerWith({ traits }), whole)).filter(
        ({ kind }) => kind !== 'wholeYacht',
      );
    expect(currentPriceRows(quoteOf(OFFER, whole))[0]).toEqual(
      row(1, 'wholeYacht', '501', 'Premier', 14_900),
    );
    expect(skipper()).toEqual([row(1, 'organiserSkipper', '', '', 0)]);
    expect(skipper(['organiserSkipperInEuro'])).toEqual([
      row(1, 'organiserSkipper', '', '', 700, { onSpot: true, currency: 'EUR' }),
    ]);
    expect(skipper(['organiserSkipperInZloty'])).toEqual([
      row(1, 'organiserSkipper', '', '', 800, { onSpot: true }),
    ]);
    expect(currentPriceRows(quoteOf(OFFER, { ...whole, ownSkipper: true }))).toHaveLength(1);
  });

  it('R14: the row of a journey paid on the spot says so; an item that the offer does not sell has no row', () => {
    const onSpot = offerWith({
      journeys: [{ ...COACH, paidOnSpot: true }, OWN_CAR],
      assistance: null,
    });
    const strange = {
      ...{ journeyId: 1, pointId: 99, insuranceId: 99, assistance: true },
      ...{
        trainings: [
          { trainingId: 5, optionId: 99 },
          { trainingId: 99, optionId: 51 },
        ],
        addons: [{ addonId: 99, optionId: 31 }],
      },
    };
    expect(currentPriceRows(quoteOf(onSpot, party('single', 1, [strange])))).toEqual([
      row(1, 'journey', '1', 'Autokar', 450, { onSpot: true }),
    ]);
    expect(
      currentPriceRows(
        quoteOf(
          OFFER,
          party('single', 1, [{ addons: [{ addonId: 3, optionId: null }], luggage: false }]),
        ),
      ),
    ).toEqual([row(1, 'addon', '3', 'Koszulka', 79)]);
    expect(currentPriceRows(quoteOf(OFFER, party('single', 1, [{ journeyId: 99 }])))).toEqual([]);
  });

  it('R12, R23: the rebates of a participant are their last row, and negative', () => {
    const choices = party('single', 2, [{ unitId: 501, journeyId: 2 }]);
    const { rows, minute } = computeQuote(quoteOf(OFFER, choices, { today: '2027-01-31' }));
    expect(rows).toEqual(
      [1, 2].flatMap((userNum) => [
        row(userNum, 'accommodation', '501', 'Premier', 2349),
        row(userNum, 'journey', '2', 'Dojazd', 0),
        row(userNum, 'rebates', '', '', -200),
      ]),
    );
    expect([minute, computeQuote(quoteOf(OFFER, choices)).minute]).toEqual(['firstMinute', null]);
  });

  it('R12, R37: a row that a change adds at the end is moved to the other rows of its participant', () => {
    const input = quoteOf(OFFER, party('single', 2, [{ unitId: 501, journeyId: 2 }]));
    const [first, second] = [
      row(1, 'accommodation', '501', 'Premier', 2349),
      row(2, 'accommodation', '501', 'Premier', 2349),
    ];
    const later = row(1, 'journey', '2', 'Dojazd', 0);
    expect(
      computeQuoteFromRows([first, second, later], {
        choices: input.choices,
        terms: rebateTermsOf(input),
        figures: SETTINGS,
      }).rows,
    ).toEqual([first, later, second]);
  });

  it('each kind of price row has the rule by which it is computed', () => {
    expect(ROW_RULES).toEqual({
      ...{
        accommodation: 'R13',
        cabinSurcharge: 'R13',
        wholeYacht: 'R13',
        journey: 'R14',
        point: 'R14',
        insurance: 'R14',
      },
      ...{
        resignation: 'R16',
        assistance: 'R16',
        training: 'R14',
        addon: 'R14',
        luggage: 'R14',
        organiserSkipper: 'R14',
        rebates: 'R12',
      },
    });
  });
});
