import { describe, expect, it } from 'vitest';
import { groupTravellersFor, joinsCountUntil, type KnownGroup, reachedTravellers } from '../../../domain/groups/group.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

describe('how long a group takes members who count', () => {
  it.each([
    ['2027-05-15', '2027-05-25'],
    ['2027-02-20', '2027-03-02'],
    ['2028-02-20', '2028-03-01'],
    ['2026-12-25', '2027-01-04'],
    // The clocks change on 28.03.2027: calendar days all the same.
    ['2027-03-20', '2027-03-30'],
  ])('W-200, R21.9: opened on %s: to %s, ten calendar days after', (openedOn, until) => {
    expect(joinsCountUntil(openedOn, SETTINGS.groupCodeDays)).toBe(until);
  });
});

describe('for how many travellers a group’s rebate is (R21)', () => {
  const group = (others: number): KnownGroup => ({ code: 'GRUPA222', siteId: 1, offerId: OFFER.id, openedOn: '2027-05-15', others });
  const part = { code: 'GRUPA222', openedOn: '2027-05-15', counts: true };
  const travellers = (count: number, others: number | null = null, counts = true, offer = OFFER) =>
    groupTravellersFor(
      { offer, settings: SETTINGS, group: others === null ? null : group(others) },
      party('single', count),
      others === null ? null : { ...part, counts },
    );

  it('R21.4: a party of six or more is one of its own, where the offer has the rebate', () => {
    expect([travellers(5), travellers(6)]).toEqual([null, 6]);
    expect(travellers(6, null, true, offerWith({ showGroupRebate: false }))).toBeNull();
  });

  it('R21.2, R21.4: joined in time the others count as well, and the larger of the two is it; joined late its own stays', () => {
    expect([travellers(2, 5), travellers(6, 3), travellers(6, 0)]).toEqual([7, 9, 6]);
    expect([travellers(2, 5, false), travellers(6, 3, false)]).toEqual([null, 6]);
    expect(groupTravellersFor({ offer: OFFER, settings: SETTINGS, group: null }, party('single', 6), part)).toBe(6);
  });

  it('R21.1: none on a whole yacht', () => {
    expect(groupTravellersFor({ offer: OFFER, settings: SETTINGS, group: group(9) }, party('whole', 8), part)).toBeNull();
  });

  it('R21.8: what a booking reached never falls', () => {
    expect([
      reachedTravellers(null, null),
      reachedTravellers(null, 6),
      reachedTravellers(6, null),
      reachedTravellers(6, 5),
      reachedTravellers(6, 6),
      reachedTravellers(6, 9),
    ]).toEqual([null, 6, 6, 6, 6, 9]);
  });
});
