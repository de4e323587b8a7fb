import type { Booking, Owner } from '../../domain/booking/booking.ts';
import type { By } from '../../domain/by.ts';
import type { Instant } from '../../domain/calendar.ts';
import { canUse, type Visitor } from './caller.ts';

export type Actor = {
  readonly by: By;
  readonly may: (booking: Booking) => boolean;
  readonly owner: Owner;
  readonly bookerEmail: string | null;
  /** The network address; null for the office and the shop, whose holds have no limits. */
  readonly address: string | null;
  readonly at: Instant | null;
};

/** The actor of a customer, who can use only their own bookings (R44, R45). */
export const customerActor = (caller: Visitor): Actor => ({
  by: { kind: 'customer' },
  may: (booking) => canUse(caller, booking),
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

/** A scheduled command takes effect at the moment at which it was due. */
export const timeActor = (at: Instant): Actor => ({
  ...officeActor(''),
  by: { kind: 'system' },
  at,
});
