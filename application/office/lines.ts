import type { Confirmed } from '../../domain/booking/booking.ts';
import { lateFrom, ledgerOfBooking, unpaidLastDay } from '../../domain/booking/placed.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { CommandDeps } from '../booking/give-command.ts';

/** Something that waits for somebody of the office: what it is, and on which booking. */
export type OfficeLine =
  /** Ordered by transfer, nothing registered and no statement of the day yet (R32). */
  | { readonly kind: 'transferMissing'; readonly bookingId: string; readonly lastDay: Day }
  /** A second or third instalment is late (R32). */
  | { readonly kind: 'instalmentLate'; readonly bookingId: string; readonly line: number; readonly left: Money }
  /** The customer asks to cancel (R48). */
  | { readonly kind: 'cancelAsked'; readonly bookingId: string; readonly since: Day }
  /** The group has fewer travellers than the rebate that the booking keeps (R21). */
  | { readonly kind: 'groupShrank'; readonly bookingId: string; readonly group: string; readonly now: number; readonly reached: number };

const shrunk = (booking: Confirmed, all: readonly Confirmed[]): readonly OfficeLine[] => {
  const reached = booking.basis.terms.groupTravellers;
  const { group } = booking;
  if (group?.counts !== true || reached === null) return [];
  const members = all.filter((other) => other.group?.code === group.code && other.group.counts);
  const now = members.reduce((total, { choices }) => total + choices.participants.length, 0);
  return now < reached ? [{ kind: 'groupShrank', bookingId: booking.id, group: group.code, now, reached }] : [];
};

/** What waits for the office, derived from the bookings as they stand. */
export const officeLines = (deps: CommandDeps) => async (): Promise<readonly OfficeLine[]> => {
  const now = deps.clock.now();
  const today = dayOf(now);
  const bookings = await deps.store.bookings.confirmedFrom(today);
  const confirmed = bookings.filter((booking) => booking.status === 'confirmed');
  return confirmed.flatMap((booking): readonly OfficeLine[] => {
    const days = deps.settings.of(booking.siteId)?.unpaidWorkingDays ?? 0;
    const { lines } = ledgerOfBooking(booking);
    const lastDay = unpaidLastDay(booking, days);
    const missing = booking.paymentType === 'wired' && booking.payments.length === 0 && booking.quote.price > 0 && today > lastDay;
    const late = lines.filter((line) => line.number > 1 && line.paid < line.amount && now >= lateFrom(booking, line.number));
    return [
      ...(missing ? [{ kind: 'transferMissing', bookingId: booking.id, lastDay } as const] : []),
      ...late.map((line) => ({ kind: 'instalmentLate', bookingId: booking.id, line: line.number, left: line.amount - line.paid }) as const),
      ...(booking.cancelAskedAt === null
        ? []
        : [{ kind: 'cancelAsked', bookingId: booking.id, since: dayOf(booking.cancelAskedAt) } as const]),
      ...shrunk(booking, confirmed),
    ];
  });
};
