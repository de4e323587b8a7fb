import type { Booking, Draft } from '../../../../domain/booking/booking.ts';

type AgeRequestOfVersion3 = { readonly number: string; readonly at: number } | null;
type OfVersion3<B> = B extends Booking
  ? Omit<B, 'ageRequest' | (B extends Draft ? 'olderNamed' : never)> & {
      readonly ageRequest: AgeRequestOfVersion3;
    }
  : never;

/** In version 3 every request to accept a traveller of 45+ extended the hold of the places. */
export type BookingOfVersion3 = OfVersion3<Booking>;

/** Converts a booking of version 3, where an age request always extended the hold (R65). */
export const bookingFromVersion3 = (booking: BookingOfVersion3): Booking => {
  const ageRequest =
    booking.ageRequest === null ? null : { ...booking.ageRequest, keepsPlaces: true };
  return booking.status === 'draft'
    ? { ...booking, ageRequest, olderNamed: ageRequest !== null }
    : { ...booking, ageRequest };
};
