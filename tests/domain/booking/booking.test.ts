import { describe, expect, it } from 'vitest';
import {
  isNeitherCancelledNorRemoved,
  pendingAgeRequest,
} from '../../../domain/booking/booking.ts';
import { confirmedBooking, draft, waitingBooking } from '../../arbitraries/bookings.ts';
import { cancelledBooking, removedBooking } from '../../contracts/stored-examples.ts';

describe('the state of a booking', () => {
  it('R39, R49: drafts, orders and sign-ups are ongoing; cancelled and removed bookings are not', () => {
    const all = [
      draft('STANDS22'),
      confirmedBooking('STANDS22', []),
      waitingBooking('STANDS22', []),
      cancelledBooking('STANDS22', []),
      removedBooking('STANDS22'),
    ];
    expect(all.map(isNeitherCancelledNorRemoved)).toEqual([true, true, true, false, false]);
  });

  it('R33: a 45+ request waits for the office until the office clears it or the draft is ordered', () => {
    const ageRequest = { number: 'W-0001', at: 0, keepsPlaces: true };
    expect(pendingAgeRequest(draft('STANDS22', { ageRequest }))).toBe(ageRequest);
    expect(pendingAgeRequest(draft('STANDS22', { ageRequest, ageCleared: true }))).toBeNull();
    expect(pendingAgeRequest(confirmedBooking('STANDS22', [], { ageRequest }))).toBeNull();
  });
});
