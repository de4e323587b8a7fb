import type { Booking, Owner } from '../../domain/booking/booking.ts';
import type { By } from '../../domain/by.ts';
import type { Instant } from '../../domain/calendar.ts';
import { canUse, type Visitor } from './caller.ts';

/** The actor of a command, with their access rights and network address. */
export type Actor = {
  readonly by: By;
  readonly may: (booking: Booking) => boolean;
  readonly owner: Owner;
  readonly bookerEmail: string | null;
  /**
   * The customer's network address. Null for the office and the shop, to whom limits on holds do
   * not apply.
   */
  readonly address: string | null;
  /** The moment at which the command takes effect; null means now. */
  readonly at: Instant | null;
};

/** A customer who acts on their own booking (R44, R45). */
export const customerActor = (caller: Visitor): Actor => ({
  by: { kind: 'customer' },
  may: (booking) => canUse(caller, booking),
  owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
  bookerEmail: caller.account?.email ?? null,
  address: caller.address,
  at: null,
});

const NO_OWNER: Owner = { visitorId: '', accountId: null };

/** A clerk of the office, by name, with access to every booking. */
export const officeActor = (name: string): Actor => ({
  by: { kind: 'office', name },
  may: () => true,
  owner: NO_OWNER,
  bookerEmail: null,
  address: null,
  at: null,
});

/**
 * The shop itself, for scheduled commands. A command takes effect at the moment at which it was
 * due.
 */
export const timeActor = (at: Instant): Actor => ({
  ...officeActor(''),
  by: { kind: 'system' },
  at,
});
