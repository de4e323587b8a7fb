import { describe, expect, it } from 'vitest';
import { deriveMissingOfferFields } from '../../../adapters/system/older-offers.ts';
import { addDays } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { resignationPrice, startedWeeks } from '../../../domain/pricing/insurance-prices.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';

const EUROPE = 1;

describe('the price of resignation insurance', () => {
  it.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
  ])(
    'R16.3: a started week counts as a full week: a trip of %i nights counts as %i week(s)',
    (days, weeks) => {
      expect(startedWeeks(OFFER.from, addDays(OFFER.from, days))).toBe(weeks);
    },
  );

  it.each([
    ['Europe, one week', EUROPE, 7, false, 150, null],
    ['Europe, two weeks', EUROPE, 14, false, 300, null],
    ['Europe, eight days', EUROPE, 8, false, 300, null],
    ['exotic country 9, one week', 9, 7, false, 300, null],
    ['exotic country 10, two weeks', 10, 14, false, 600, null],
    ['exotic country 11, three days', 11, 3, false, 300, null],
    ['exotic country 12, fifteen days', 12, 15, false, 900, null],
    ['Safe Booking in Europe, one week', EUROPE, 7, true, 50, 150],
    ['Safe Booking in Europe, two weeks', EUROPE, 14, true, 50, 300],
    ['Safe Booking in country 9, one week', 9, 7, true, 100, 300],
    ['Safe Booking in country 12, two weeks', 12, 14, true, 100, 600],
    ['country 8, the last that is not exotic', 8, 7, false, 150, null],
    ['country 13, the first that is not exotic again', 13, 7, false, 150, null],
  ])(
    'W-196, A-197, R16.2, R16.3: depends on region and weeks: %s',
    (_case, countryId, days, safeBooking, price, struck) => {
      // Without `exotic`, the country decides if the offer is exotic (R3.4).
      const offer = deriveMissingOfferFields({
        ...offerWith({ countryId, safeBooking, to: addDays(OFFER.from, days) }),
        exotic: undefined,
      });
      expect(resignationPrice(offer, SETTINGS, '2027-01-01')).toEqual({
        price: zloty(price),
        struck: struck === null ? null : zloty(struck),
      });
    },
  );

  it('W-195, R16.1: the insurance can be bought until 8 days before the start, if the offer sells it', () => {
    expect(resignationPrice(OFFER, SETTINGS, '2027-07-23')).not.toBe(null);
    expect(resignationPrice(OFFER, SETTINGS, '2027-07-24')).toBe(null);
    expect(resignationPrice(OFFER, SETTINGS, '2027-08-20')).toBe(null);
    expect(resignationPrice(offerWith({ sellsResignation: false }), SETTINGS, '2027-01-01')).toBe(
      null,
    );
  });
});
