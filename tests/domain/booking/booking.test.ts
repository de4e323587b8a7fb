import { describe, expect, it } from 'vitest';
import { isOngoing, openAgeRequest } from '../../../domain/booking/booking.ts';
import { confirmed, draft, waiting } from '../../arbitraries/bookings.ts';
import { cancelled, removed } from '../../contracts/kept.ts';

describe('how a booking stands', () => {
  it('R39, R49: somebody makes it, sails with it or waits with it, until it is cancelled or cleared away', () => {
    const all = [draft('STANDS22'), confirmed('STANDS22', []), waiting('STANDS22', []), cancelled('STANDS22', []), removed('STANDS22')];
    expect(all.map(isOngoing)).toEqual([true, true, true, false, false]);
  });

  it('R33: the office still has to answer who asked about an age, until it has cleared it or the draft is an order', () => {
    const ageRequest = { number: 'W-0001', at: 0, keepsPlaces: true };
    expect(openAgeRequest(draft('STANDS22', { ageRequest }))).toBe(ageRequest);
    expect(openAgeRequest(draft('STANDS22', { ageRequest, ageCleared: true }))).toBeNull();
    expect(openAgeRequest(confirmed('STANDS22', [], { ageRequest }))).toBeNull();
  });
});
