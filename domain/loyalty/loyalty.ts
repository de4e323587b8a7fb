import type { BrandSettings } from '../brand-settings.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';

/** Trips already ended and not cancelled, by e-mail: everything that is known before a party is looked at (R20). */
export type KnownTrips = Readonly<Record<string, number>>;

/** What so many trips behind a participant give (R20). */
export const loyaltyRebate = ({ loyalty }: Pick<BrandSettings, 'loyalty'>, trips: number): Money =>
  loyalty.findLast((step) => trips >= step.trips)?.rebate ?? 0;

/**
 * Trips by participant; each e-mail counts once per booking. `everyone` counts those of typed e-mails too, as at the confirmation;
 * before it only the logged-in booker's own, so that typing an address tells nothing about its owner (R20).
 */
export const tripsByParticipant = (
  choices: Choices,
  known: KnownTrips,
  bookerEmail: string | null,
  everyone: boolean,
): readonly number[] => {
  const seen = new Set<string>();
  return choices.participants.map(({ userNum, person }) => {
    const email = userNum === 1 && bookerEmail !== null ? bookerEmail : person.email;
    if (email === '' || seen.has(email)) return 0;
    seen.add(email);
    return everyone || email === bookerEmail ? (known[email] ?? 0) : 0;
  });
};
