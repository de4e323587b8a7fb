import { expect, it } from 'vitest';
import { canPartiesMoveUpAutomatically } from '../../../domain/seats/reserve-list.ts';
import { OFFER, offerWith } from '../../arbitraries/offers.ts';

it('R11.8: parties move up by themselves only on an offer that can be booked', () => {
  expect(canPartiesMoveUpAutomatically(OFFER, '2027-01-01')).toBe(true);
  expect(canPartiesMoveUpAutomatically(OFFER, OFFER.from)).toBe(false);
  for (const stopped of [
    offerWith({ closed: true }),
    offerWith({ grayedOut: true }),
    offerWith({ traits: ['soldOut'] }),
    offerWith({ traits: ['reserveListOnly'] }),
  ])
    expect(canPartiesMoveUpAutomatically(stopped, '2027-01-01')).toBe(false);
});
