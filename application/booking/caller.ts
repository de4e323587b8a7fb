import type { Booking, Removed } from '../../domain/booking/booking.ts';

/** Who is calling: a browser, and the account it is logged in to. */
export type Caller = {
  readonly visitorId: string;
  readonly account: { readonly id: string; readonly email: string } | null;
  readonly address: string;
};

/** A booking that still says something: a draft that was cleared away is there for the journal alone. */
export type KnownBooking = Exclude<Booking, Removed>;

/** Whether a booking is the caller's to read and change: the browser that made it, or the account that owns it (R44, R45). */
export const mayUse = (caller: Caller, booking: Booking): booking is KnownBooking =>
  booking.status !== 'removed' &&
  (booking.owner.visitorId === caller.visitorId || (caller.account !== null && booking.owner.accountId === caller.account.id));
