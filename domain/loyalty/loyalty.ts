import type { BrandSettings } from '../brand-settings.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';

/** Number of past trips of each e-mail address. Cancelled trips are not past trips. */
export type TripsByEmail = Readonly<Record<string, number>>;

/** Returns the loyalty rebate in grosze (R20). */
export const loyaltyRebate = ({ loyalty }: Pick<BrandSettings, 'loyalty'>, trips: number): Money =>
  loyalty.findLast((step) => trips >= step.trips)?.rebate ?? 0;

/**
 * Returns each participant's past trips. Without `countTripsOfEveryone`: 0 for all but the booker.
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
