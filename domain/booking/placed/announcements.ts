import type { BrandSettings, NoticeDays } from '../../brand-settings.ts';
import { addDays, type Day, HOUR, hourOfDay, type Instant, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { unpaidOf } from '../../payments/ledger.ts';
import type { Announcement, Confirmed } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

export type TripDays = Pick<Offer, 'from' | 'to'>;

export const DEFAULT_NOTICE_DAYS: NoticeDays = { beforeDue: 7, beforeStart: 7, afterEnd: 2 };

/**
 * Default of the brand setting `noticeHour`. Scheduled notices are sent in the morning, so that no
 * mail wakes a customer at night.
 */
export const USUAL_NOTICE_HOUR = 9;

const THANKS_DAYS = 30;

export const lastDayToMailThanks = (endOfTrip: Day): Day => addDays(endOfTrip, THANKS_DAYS);

export type DueAnnouncement = { readonly at: Instant; readonly what: Announcement };

const LINES = [
  { number: 2, what: 'secondDue' },
  { number: 3, what: 'thirdDue' },
] as const;

/** Returns the number of the plan line that a notice is about; null if it is about the trip. */
export const planLineNumberOfAnnouncement = (announcement: Announcement): number | null =>
  LINES.find((line) => line.what === announcement)?.number ?? null;

const isUnannounced = ({ announced }: Confirmed, what: Announcement): boolean =>
  announced?.includes(what) !== true;

type NoticeFigures = Pick<BrandSettings, 'noticeDays' | 'noticeHour'>;

const noticeTime = (day: Day, { noticeHour }: NoticeFigures): Instant =>
  noticeHour === null ? startOfDay(day) + USUAL_NOTICE_HOUR * HOUR : hourOfDay(day, noticeHour);

const addDues = (
  all: DueAnnouncement[],
  booking: Confirmed,
  beforeDue: number,
  settings: NoticeFigures,
): void => {
  if (booking.wayAwaited === true) return;
  const { lines } = ledgerOfBooking(booking);
  for (const { number, what } of LINES) {
    const line = lines.find((each) => each.number === number);
    if (
      line === undefined ||
      line.due === null ||
      unpaidOf(line) <= 0 ||
      !isUnannounced(booking, what)
    )
      continue;
    const at = noticeTime(addDays(line.due, -beforeDue), settings);
    if (at > booking.firstDue) all.push({ at, what });
  }
};

/**
 * Returns unsent notices of due days, departure and return (R32.8); none if the setting
 * `noticeDays` is null.
 */
export const announcementsOf = (
  booking: Confirmed,
  { from, to }: TripDays,
  settings: NoticeFigures,
): readonly DueAnnouncement[] => {
  const all: DueAnnouncement[] = [];
  if (settings.noticeDays === null) return all;
  const { beforeDue, beforeStart, afterEnd } = settings.noticeDays;
  addDues(all, booking, beforeDue, settings);
  // The first payment of a late order can be due after the usual time of the departure notice. Then
  // the notice is sent when the payment is due.
  if (isUnannounced(booking, 'departure'))
    all.push({
      at: Math.max(noticeTime(addDays(from, -beforeStart), settings), booking.firstDue),
      what: 'departure',
    });
  if (isUnannounced(booking, 'return'))
    all.push({ at: noticeTime(addDays(to, afterEnd), settings), what: 'return' });
  return all;
};
