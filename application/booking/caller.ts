import type { Booking, Removed } from '../../domain/booking/booking.ts';

/** Who is calling: a browser, and the account it is logged in to. */
export type Caller = {
  readonly visitorId: string;
  readonly account: { readonly id: string; readonly email: string } | null;
  readonly address: string;
};

/** A booking that still says something: a draft that was cleared away is there for the journal alone. */
export type KnownBooking = Exclude<Booking, Removed>;

/** The browser that made it, unless somebody else is logged in there by now: then it waits for the account that it made (R8). */
const isOfBrowser = ({ visitorId, account }: Caller, { owner }: Booking): boolean =>
  owner.visitorId === visitorId && (account === null || owner.accountId === null || owner.accountId === account.id);

/** Whether a booking is the caller's to read and change: the browser that made it, or the account that owns it (R44, R45). */
export const mayUse = (caller: Caller, booking: Booking): booking is KnownBooking =>
  booking.status !== 'removed' &&
  (isOfBrowser(caller, booking) || (caller.account !== null && booking.owner.accountId === caller.account.id));
