import type { Day } from '../../domain/calendar.ts';

/** Trips from before the shop stored bookings count for loyalty (R20). */
export type PastTrip = { readonly email: string; readonly endedOn: Day; readonly siteId: number };

export type PastTrips = { add(trips: readonly PastTrip[]): Promise<void> };
