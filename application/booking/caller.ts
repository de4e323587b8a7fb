import type { Booking, Removed } from '../../domain/booking/booking.ts';

/** Who is calling: a browser, and the account it is logged in to. */
export type Caller = {
  readonly visitorId: string;
  readonly account: { readonly id: string; readonly email: string } | null;
  readonly address: string;
};

/** A booking that still says something: a draft that was cleared away is there for the journal alone. */
export type KnownBooking = Exclude<Booking, Removed>;

/**
 * Whether a booking is the caller's own: of the account that is logged in, else of the browser that made it, which goes on as its booker
 * (R35, R44). In a browser that is logged in to another account it waits for the account that it made (R8).
 */
export const owns = ({ visitorId, account }: Caller, { owner }: Booking): boolean =>
  account !== null && owner.accountId !== null ? owner.accountId === account.id : owner.visitorId === visitorId;

/** Whether a booking is the caller's to read and change, and there is something left of it (R45). */
export const mayUse = (caller: Caller, booking: Booking): booking is KnownBooking => booking.status !== 'removed' && owns(caller, booking);
