import type { Booking, Draft } from '../../../../domain/booking/booking.ts';

type AgeRequestOfVersion3 = { readonly number: string; readonly at: number } | null;
type OfVersion3<B> = B extends Booking
  ? Omit<B, 'ageRequest' | (B extends Draft ? 'olderNamed' : never)> & {
      readonly ageRequest: AgeRequestOfVersion3;
    }
  : never;

/** A booking in format version 3. A request about a traveller of 45+ always extended the hold. */
export type BookingOfVersion3 = OfVersion3<Booking>;

/** Converts a booking of format version 3, in which each age request extended the hold (R65). */
export const bookingFromVersion3 = (booking: BookingOfVersion3): Booking => {
  const ageRequest =
    booking.ageRequest === null ? null : { ...booking.ageRequest, keepsPlaces: true };
  return booking.status === 'draft'
    ? { ...booking, ageRequest, olderNamed: ageRequest !== null }
    : { ...booking, ageRequest };
};
