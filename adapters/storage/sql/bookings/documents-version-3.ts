import type { Booking, Draft } from '../../../../domain/booking/booking.ts';

type AgeRequestOfVersion3 = { readonly number: string; readonly at: number } | null;
type OfVersion3<B> = B extends Booking
  ? Omit<B, 'ageRequest' | (B extends Draft ? 'olderNamed' : never)> & { readonly ageRequest: AgeRequestOfVersion3 }
  : never;

/** A booking as it was kept while everybody could ask the office about an age, and had the places kept for it. */
export type BookingOfVersion3 = OfVersion3<Booking>;

/** A booking of version 3 as one of today: who asked then had named somebody, and the places are kept (R65). */
export const fromVersion3 = (booking: BookingOfVersion3): Booking => {
  const ageRequest = booking.ageRequest === null ? null : { ...booking.ageRequest, keepsPlaces: true };
  return booking.status === 'draft' ? { ...booking, ageRequest, olderNamed: ageRequest !== null } : { ...booking, ageRequest };
};
