import type { Day } from '../../domain/calendar.ts';

/**
 * A trip from before the shop stored bookings. It counts for loyalty like a booking (R20). E-mail
 * in lower case.
 */
export type PastTrip = { readonly email: string; readonly endedOn: Day; readonly siteId: number };

export type PastTrips = { add(trips: readonly PastTrip[]): Promise<void> };
