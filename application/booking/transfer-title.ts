import type { Booking } from '../../domain/booking/booking.ts';

/** Title of a transfer: number, first participant and trip. */
export const transferTitle = (booking: Booking, offerName: string): string => {
  const person = booking.choices.participants[0]?.person;
  return [booking.id, person?.firstName ?? '', person?.lastName ?? '', offerName].filter((part) => part !== '').join(' ');
};
