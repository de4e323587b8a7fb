import { describe, expect, it } from 'vitest';
import {
  classSellsCabins,
  notBookableReason,
  sellsCabins,
  takesReserveListOnly,
  unitOf,
} from '../../../domain/catalogue/offer.ts';
import { OFFER, offerWith, PREMIER } from '../../arbitraries/offers.ts';

describe('which offers can be booked', () => {
  it.each([
    ['2027-07-30', null],
    ['2027-07-31', 'underWay'],
    ['2027-08-07', 'underWay'],
    ['2027-08-08', 'over'],
  ])(
    'R9, R49.3: on %s closedReason of a trip from 31.07 to 07.08 is %s; null means that it can be booked',
    (today, reason) => {
      expect(notBookableReason(OFFER, today)).toBe(reason);
    },
  );

  it('R9: sold-out and closed offers cannot be booked', () => {
    expect(notBookableReason(offerWith({ traits: ['soldOut'] }), '2027-01-01')).toBe('soldOut');
    expect(notBookableReason(offerWith({ closed: true }), '2027-01-01')).toBe('closed');
  });

  it('R9.1: an offer that is grayed out or for the reserve list only takes nothing but sign-ups', () => {
    expect(takesReserveListOnly(OFFER)).toBe(false);
    expect(takesReserveListOnly(offerWith({ grayedOut: true }))).toBe(true);
    expect(takesReserveListOnly(offerWith({ traits: ['reserveListOnly'] }))).toBe(true);
  });

  it('R5.7: cabins are sold in classes below Luxury, unless the offer is a training or excludes them', () => {
    expect(sellsCabins(OFFER)).toBe(true);
    expect(sellsCabins(offerWith({ traits: ['noCabin'] }))).toBe(false);
    expect(sellsCabins(offerWith({ traits: ['course'] }))).toBe(false);
    expect(
      (['premier', 'superior', 'premierCatamaran', 'superiorCatamaran'] as const).every(
        classSellsCabins,
      ),
    ).toBe(true);
    expect((['luxury', 'luxuryCatamaran'] as const).some(classSellsCabins)).toBe(false);
  });

  it('R3: unitOf returns the unit with the given number, or undefined if the offer has no such unit', () => {
    expect(unitOf(OFFER, 501)).toBe(PREMIER);
    expect(unitOf(OFFER, 1)).toBeUndefined();
  });
});
