import type { Day } from '../../domain/calendar.ts';

/** A trip from before the shop stored bookings. It counts for the loyalty rebate (R20). */
export type PastTrip = { readonly email: string; readonly endedOn: Day; readonly siteId: number };

export type PastTrips = { add(trips: readonly PastTrip[]): Promise<void> };
