import type { Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { type Contact, contactOf, NOBODY } from '../party/person.ts';
import type { Instalment } from '../payments/instalments.ts';
import type { Payment } from '../payments/ledger.ts';
import type { PlacesInUnit } from '../seats/claim.ts';
import type { Booking, Cancelled } from './booking.ts';
import { firstPaymentDueIfMethodIsSet } from './placed/dues.ts';

type Cancellation = Pick<
  Cancelled,
  'cancelledAt' | 'reason' | 'refund' | 'reserveList' | 'keptLate'
>;

/**
 * The data of a booking that lists and reports show. Stores read it faster than a whole booking.
 */
export type BookingSummary = {
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly status: Booking['status'];
  readonly orderedAt: Instant;
  readonly cancelAskedAt: Instant | null;
  /** Null if the booking is not cancelled. */
  readonly cancellation: Cancellation | null;
  /** Null if nothing is due, or if the office has not chosen a payment method (R30). */
  readonly firstDue: Instant | null;
  readonly price: Money | null;
  readonly plan: readonly Instalment[];
  readonly payments: readonly Payment[];
  readonly seats: readonly PlacesInUnit[];
  readonly voucherCodes: readonly string[];
  readonly notes: number;
  readonly travellers: number;
  readonly booker: Contact;
  /** All travellers, or only the booker. The code that requests the summaries chooses which. */
  readonly people: readonly Contact[];
};

export const withBookerOnly = (summary: BookingSummary): BookingSummary => ({
  ...summary,
  people: [summary.booker],
});

const cancellationOf = ({
  cancelledAt,
  reason,
  refund,
  reserveList,
  keptLate,
}: Cancelled): Cancellation => ({
  ...{ cancelledAt, reason, refund, reserveList },
  ...(keptLate === undefined ? {} : { keptLate }),
});

export const summarizeBooking = (booking: Booking): BookingSummary => {
  const people = booking.choices.participants.map(({ person }) => contactOf(person));
  const placed = 'quote' in booking ? booking : null;
  return {
    id: booking.id,
    siteId: booking.siteId,
    offerId: booking.offerId,
    status: booking.status,
    orderedAt: placed?.placedAt ?? booking.createdAt,
    cancelAskedAt: placed?.cancelAskedAt ?? null,
    cancellation: booking.status === 'cancelled' ? cancellationOf(booking) : null,
    firstDue: booking.status === 'confirmed' ? firstPaymentDueIfMethodIsSet(booking) : null,
    price: placed?.quote.price ?? null,
    plan: placed?.plan ?? [],
    payments: placed?.payments ?? [],
    seats: booking.seats,
    voucherCodes: booking.vouchers.map(({ code }) => code),
    notes: booking.notes?.length ?? 0,
    travellers: people.length,
    booker: people[0] ?? contactOf(NOBODY),
    people,
  };
};
