import type { BrandSettings, NoticeDays } from '../../brand-settings.ts';
import { addDays, type Day, HOUR, type Instant, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { leftOf } from '../../payments/ledger.ts';
import type { Announcement, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** The days of a trip, as its offer has them now. */
export type TripDays = Pick<Offer, 'from' | 'to'>;

/** What a brand starts with. */
export const USUAL_NOTICE_DAYS: NoticeDays = { beforeDue: 7, beforeStart: 7, afterEnd: 2 };

/** What time tells of a booking ahead of a day, and from when on. */
export type Announced = { readonly at: Instant; readonly what: Announcement };

/** Mails that no hour is due at go out in the morning: nobody's telephone rings at midnight. */
const MORNING: Instant = 9 * HOUR;
const morningOf = (day: Day): Instant => startOfDay(day) + MORNING;

const LINES = [
  { number: 2, what: 'secondDue' },
  { number: 3, what: 'thirdDue' },
] as const;

/** The line of the plan that an announcement is about; null where it is about the trip. */
export const lineAnnounced = (what: Announcement): number | null => LINES.find((line) => line.what === what)?.number ?? null;

const isUntold = ({ announced }: Confirmed, what: Announcement): boolean => announced?.includes(what) !== true;

/** Days that the confirmation, or the move off the reserve list, has told less than a day ago are not told again. */
const addDues = (all: Announced[], booking: Confirmed, beforeDue: number): void => {
  if (booking.wayAwaited === true) return;
  const { lines } = ledgerOfBooking(booking);
  for (const { number, what } of LINES) {
    const line = lines.find((each) => each.number === number);
    if (line === undefined || line.due === null || leftOf(line) <= 0 || !isUntold(booking, what)) continue;
    const at = morningOf(addDays(line.due, -beforeDue));
    if (at > booking.firstDue) all.push({ at, what });
  }
};

/**
 * What time still tells of a confirmed booking, each once: the day of an instalment that is not paid, the departure, and thanks after the
 * trip (R32). Nothing under figures from before a brand named such days.
 */
export const announcementsOf = (
  booking: Confirmed,
  { from, to }: TripDays,
  { noticeDays }: Pick<BrandSettings, 'noticeDays'>,
): readonly Announced[] => {
  const all: Announced[] = [];
  if (noticeDays === null) return all;
  const { beforeDue, beforeStart, afterEnd } = noticeDays;
  addDues(all, booking, beforeDue);
  // Who books in the last week reads it a day after the order, when the first payment was due.
  if (isUntold(booking, 'departure'))
    all.push({ at: Math.max(morningOf(addDays(from, -beforeStart)), booking.firstDue), what: 'departure' });
  if (isUntold(booking, 'return')) all.push({ at: morningOf(addDays(to, afterEnd)), what: 'return' });
  return all;
};
