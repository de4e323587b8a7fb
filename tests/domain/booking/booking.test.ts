import { describe, expect, it } from 'vitest';
import { pendingAgeRequest } from '../../../domain/booking/booking.ts';
import { confirmedBooking, draft } from '../../arbitraries/bookings.ts';

describe('the state of a booking', () => {
  it('R33: a 45+ request waits for the office until the office clears it or the draft is ordered', () => {
    const ageRequest = { number: 'W-0001', at: 0, keepsPlaces: true };
    expect(pendingAgeRequest(draft('STANDS22', { ageRequest }))).toBe(ageRequest);
    expect(pendingAgeRequest(draft('STANDS22', { ageRequest, ageCleared: true }))).toBeNull();
    expect(pendingAgeRequest(confirmedBooking('STANDS22', [], { ageRequest }))).toBeNull();
  });
});
