import type { Account } from '../../domain/accounts/account.ts';
import type { Booking, Removed } from '../../domain/booking/booking.ts';

/** Somebody to whom bookings may belong: a browser, and the account it is logged in to. */
export type Visitor = {
  readonly visitorId: string;
  readonly account: Pick<Account, 'id' | 'email'> | null;
  readonly address: string;
};

/** Who is calling, with their account as it is at the call's beginning. */
export type Caller = Visitor & { readonly account: Account | null };

/** A booking that still says something: a draft that was cleared away is there for the journal alone. */
export type KnownBooking = Exclude<Booking, Removed>;

/**
 * Whether a booking is the caller's own: of the account that is logged in, else of the browser that made it, which goes on as its booker
 * (R35, R44). In a browser that is logged in to another account it waits for the account that it made (R8).
 */
export const owns = ({ visitorId, account }: Visitor, { owner }: Booking): boolean =>
  account !== null && owner.accountId !== null ? owner.accountId === account.id : owner.visitorId === visitorId;

/** Whether a booking is the caller's to read and change, and there is something left of it (R45). */
export const mayUse = (caller: Visitor, booking: Booking): booking is KnownBooking => booking.status !== 'removed' && owns(caller, booking);
