import type { Account } from '../../domain/accounts/account.ts';
import type { Booking, Removed } from '../../domain/booking/booking.ts';

export type Visitor = {
  readonly visitorId: string;
  readonly account: Pick<Account, 'id' | 'email'> | null;
  readonly address: string;
};

export type Caller = Visitor & { readonly account: Account | null };

/** Any booking except a removed draft, which only the journal needs. */
export type KnownBooking = Exclude<Booking, Removed>;

/** A booking belongs to its browser, unless another account is logged in there (R8, R35, R44). */
export const owns = ({ visitorId, account }: Visitor, { owner }: Booking): boolean =>
  account !== null && owner.accountId !== null
    ? owner.accountId === account.id
    : owner.visitorId === visitorId;

/** Returns true if the caller owns the booking. A removed draft belongs to nobody (R45). */
export const canUse = (caller: Visitor, booking: Booking): booking is KnownBooking =>
  booking.status !== 'removed' && owns(caller, booking);
