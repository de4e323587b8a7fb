import type { BrandSettings } from '../brand-settings.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';

/** Number of past trips of each e-mail address. Cancelled trips are not past trips. */
export type TripsByEmail = Readonly<Record<string, number>>;

/**
 * Returns the loyalty rebate for a number of past trips, in grosze; 0 below the first tier (R20).
 */
export const loyaltyRebate = ({ loyalty }: Pick<BrandSettings, 'loyalty'>, trips: number): Money =>
  loyalty.findLast((step) => trips >= step.trips)?.rebate ?? 0;

/**
 * Returns the number of past trips of each participant. It is 0 without an e-mail, and for an
 * e-mail that an earlier participant has. If `countTripsOfEveryone` is false, it is 0 for all but
 * the booker.
 */
export const pastTripCounts = (
  choices: Choices,
  tripsByEmail: TripsByEmail,
  bookerEmail: string | null,
  countTripsOfEveryone: boolean,
): readonly number[] => {
  const seen = new Set<string>();
  return choices.participants.map(({ userNum, person }) => {
    const email = userNum === 1 && bookerEmail !== null ? bookerEmail : person.email;
    if (email === '' || seen.has(email)) return 0;
    seen.add(email);
    return countTripsOfEveryone || email === bookerEmail ? (tripsByEmail[email] ?? 0) : 0;
  });
};
