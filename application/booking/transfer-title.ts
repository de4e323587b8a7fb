import type { Booking } from '../../domain/booking/booking.ts';
import { bankText } from '../../domain/text/bank-text.ts';

/** Banks take no longer title. */
const MOST = 140;

/** Title of a transfer in characters that banks take: number, first participant and trip (R28). */
export const transferTitle = (booking: Booking, offerName: string): string => {
  const person = booking.choices.participants[0]?.person;
  return bankText([booking.id, person?.firstName, person?.lastName, offerName].join(' '), MOST);
};
