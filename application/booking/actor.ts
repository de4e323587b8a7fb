import type { Account } from '../../domain/accounts/account.ts';
import type { Booking, Owner, Removed } from '../../domain/booking/booking.ts';
import type { By } from '../../domain/by.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Visitor = {
  readonly visitorId: string;
  readonly account: Pick<Account, 'id' | 'email'> | null;
  readonly address: string;
};

export type Caller = Visitor & { readonly account: Account | null };

/** A booking in any state except `removed`. Only the journal and its replay use removed drafts. */
export type KnownBooking = Exclude<Booking, Removed>;

/** Compares accounts if caller and booking both have one, otherwise browser sessions (R8, R44). */
export const isOwnerOfBooking = ({ visitorId, account }: Visitor, { owner }: Booking): boolean =>
  account !== null && owner.accountId !== null
    ? owner.accountId === account.id
    : owner.visitorId === visitorId;

/** Returns true if the caller owns the booking. A removed draft has no owner (R45). */
export const canUseBooking = (caller: Visitor, booking: Booking): booking is KnownBooking =>
  booking.status !== 'removed' && isOwnerOfBooking(caller, booking);

export type Actor = {
  readonly by: By;
  readonly may: (booking: Booking) => boolean;
  readonly owner: Owner;
  readonly bookerEmail: string | null;
  /**
   * The caller's network address, by which holds are limited; null for the office and the shop,
   * which are not limited.
   */
  readonly address: string | null;
  readonly at: Instant | null;
};

/** Creates the actor of a customer, who can use only their own bookings (R44, R45). */
export const customerActor = (caller: Visitor): Actor => ({
  by: { kind: 'customer' },
  may: (booking) => canUseBooking(caller, booking),
  owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
  bookerEmail: caller.account?.email ?? null,
  address: caller.address,
  at: null,
});

const NO_OWNER: Owner = { visitorId: '', accountId: null };

export const officeActor = (name: string): Actor => ({
  by: { kind: 'office', name },
  may: () => true,
  owner: NO_OWNER,
  bookerEmail: null,
  address: null,
  at: null,
});

/**
 * Creates the actor of a scheduled command. `at` is the time when the command is due. The command
 * counts as given at this time, even if the scheduler runs later.
 */
export const schedulerActor = (at: Instant): Actor => ({
  ...officeActor(''),
  by: { kind: 'system' },
  at,
});
