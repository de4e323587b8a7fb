import type { BrandSettings } from '../brand-settings.ts';
import { type Day, dayOf, type Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { ownGroupTravellers } from '../pricing/price-input.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { shownUnit } from '../pricing/shown-unit.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import type { Choices } from './choices.ts';

/** Who knows of how many trips: an e-mail's owner alone before the confirmation, everybody at it (R20). */
export type KnownTrips = Readonly<Record<string, number>>;

/** Trips by participant; each e-mail counts once per booking, and before the confirmation only the logged-in booker's own (R20). */
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

/** What a draft's price hangs on. */
export type PriceContext = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly taken: (unitId: number) => Occupancy;
  readonly bookerEmail: string | null;
  readonly trips: KnownTrips;
};

/** The quote of a party's choices on the Warsaw day of a moment; `everyone` grants the loyalty of typed e-mails too (R20). */
export const priceOf = (context: PriceContext, choices: Choices, everyone: boolean): Quote => {
  const today: Day = dayOf(context.at);
  return quote({
    offer: context.offer,
    settings: context.settings,
    today,
    choices,
    assumedUnit: choices.participants.every(({ unitId }) => unitId !== null)
      ? null
      : shownUnit(context.offer, choices.accommodation, context.taken),
    trips: tripsByParticipant(choices, context.trips, context.bookerEmail, everyone),
    groupTravellers: ownGroupTravellers(context.offer, choices),
    ambassador: null,
    officeRebates: [],
    discountVouchers: [],
  });
};
