import type { Booking } from '../../domain/booking/booking.ts';
import { toBankCharacters } from '../../domain/text/transliterate.ts';

const MOST = 140;

/** Returns booking number, participant 1 and trip, in characters that banks accept (R28.13). */
export const transferTitle = (booking: Booking, offerName: string): string => {
  const person = booking.choices.participants[0]?.person;
  return toBankCharacters(
    [booking.id, person?.firstName, person?.lastName, offerName].join(' '),
    MOST,
  );
};
