import type { Booking, Owner } from '../../domain/booking/booking.ts';
import type { By } from '../../domain/by.ts';
import type { Instant } from '../../domain/calendar.ts';
import { mayUse, type Visitor } from './caller.ts';

/** Who gives a command, and what is known of them. */
export type Giver = {
  readonly by: By;
  readonly may: (booking: Booking) => boolean;
  readonly owner: Owner;
  readonly bookerEmail: string | null;
  /** The customer's network address; null for the office and the shop itself, whom limits on holds do not concern. */
  readonly address: string | null;
  /** The moment at which it counts; null for now. */
  readonly at: Instant | null;
};

/** A customer as the giver of a command on a booking of their own (R44, R45). */
export const customer = (caller: Visitor): Giver => ({
  by: { kind: 'customer' },
  may: (booking) => mayUse(caller, booking),
  owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
  bookerEmail: caller.account?.email ?? null,
  address: caller.address,
  at: null,
});

const NO_OWNER: Owner = { visitorId: '', accountId: null };

/** Somebody of the office, by name, who may reach every booking. */
export const office = (name: string): Giver => ({
  by: { kind: 'office', name },
  may: () => true,
  owner: NO_OWNER,
  bookerEmail: null,
  address: null,
  at: null,
});

/** The shop itself as time goes by; what it does counts from the moment at which it was due. */
export const time = (at: Instant): Giver => ({ ...office(''), by: { kind: 'system' }, at });
