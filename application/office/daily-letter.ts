import type { Booking } from '../../domain/booking/booking.ts';
import { addDays, type Day, dayOf, hourOfDay, type Instant } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import { CANCELLATIONS, officeEventOf, officeRecipientOf } from '../booking/queue-notifications.ts';
import type { OfficeEvent } from '../ports/mail/content.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction } from '../ports/store.ts';
import { type BookingListDeps, listBookings } from './booking-list.ts';

export type DailyLetterDeps = BookingListDeps &
  PortDeps<{ store: 'bookings' | 'inTransaction'; settings: 'of' | 'inTime' }> & {
    readonly committed: (what: { readonly mail: boolean }) => void;
  };

/** The daily mail to the office is written on the next day at 6:00 in Warsaw. */
const WRITTEN_AT = 6;

const whatOn = (booking: Booking, day: Day): readonly OfficeEvent['what'][] => {
  const isThen = (at: Instant | null | undefined): boolean => at != null && dayOf(at) === day;
  if (booking.status === 'draft') return isThen(booking.ageRequest?.at) ? ['ageAsked'] : [];
  if (booking.status === 'removed') return [];
  const signUp =
    booking.status === 'reserveList' || (booking.status === 'cancelled' && booking.reserveList);
  const placed = isThen(booking.placedAt)
    ? [signUp ? ('signUp' as const) : ('order' as const)]
    : [];
  if (booking.status !== 'cancelled')
    return isThen(booking.cancelAskedAt) ? [...placed, 'cancelAsked'] : placed;
  const why = isThen(booking.cancelledAt) ? CANCELLATIONS[booking.reason] : undefined;
  return why === undefined ? placed : [...placed, why];
};

const eventsOn = async (
  deps: DailyLetterDeps,
  siteId: number,
  day: Day,
): Promise<readonly OfficeEvent[]> => {
  const events: OfficeEvent[] = [];
  const add = (booking: Booking): void => {
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    if (booking.siteId !== siteId || offer === undefined) return;
    for (const what of whatOn(booking, day)) events.push(officeEventOf(what, booking, offer));
  };
  const everything = { offerId: null, status: null, from: null, until: null, name: null };
  const query = { ...everything, siteId, since: day, unpaid: false };
  for await (const bookings of listBookings(deps)(query))
    for (const { booking } of bookings) {
      const whole = await deps.store.bookings.get(booking.id);
      if (whole !== null) add(whole);
    }
  for (const draft of await deps.store.bookings.ageRequests())
    if (draft.status === 'draft') add(draft);
  return events;
};

const writeLetter = async (deps: DailyLetterDeps, siteId: number, today: Day): Promise<void> => {
  const recipient = officeRecipientOf(deps, siteId);
  if (recipient?.mode !== 'daily') return;
  const day = addDays(today, -1);
  const events = await eventsOn(deps, siteId, day);
  if (events.length === 0) return;
  // Several processes can write this mail. The outbox stores it once, because the id is the same.
  await runTransaction(deps.store, [], async ({ outbox }) => {
    await outbox.add({
      id: `office-${siteId}-${day}`,
      siteId,
      to: recipient.to,
      content: { kind: 'officeNews', day, events },
      createdAt: deps.clock.now(),
    });
  });
  deps.committed({ mail: true });
};

/**
 * Writes the daily mail to the office of each brand that wants daily mails. The mail lists the
 * events of the previous day; if there were none, no mail is written (R74).
 */
export const createDailyOfficeMailWriter = (deps: DailyLetterDeps): (() => Promise<void>) => {
  let lastDay: Day | null = null;
  return async () => {
    const now = deps.clock.now();
    const today = dayOf(now);
    if (lastDay === today || now < hourOfDay(today, WRITTEN_AT)) return;
    for (const siteId of SITES) await writeLetter(deps, siteId, today);
    lastDay = today;
  };
};
