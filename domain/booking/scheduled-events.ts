import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { DAY_LENGTH, type Instant } from '../calendar.ts';
import type { Booking, Confirmed, Draft, PlacedBooking } from './booking.ts';
import type { LifeCommand } from './commands.ts';
import { announcementsOf, type TripDays } from './placed/announcements.ts';
import {
  isUnpaidOrder,
  ledgerOfBooking,
  momentPaymentBecomesLate,
  unpaidCancellationTime,
} from './placed/dues.ts';

export type ScheduledEvent = { readonly at: Instant; readonly command: LifeCommand };

type TimeFigures = Pick<
  BrandSettings,
  'draftDays' | 'unpaidWorkingDays' | 'lateOrderHours' | 'noticeDays' | 'noticeHour'
>;

export const draftRemovalTime = (
  draft: Draft,
  settings: Pick<BrandSettings, 'draftDays'>,
): Instant => draft.savedAt + settings.draftDays * DAY_LENGTH;

const eventOfDraft = (draft: Draft, settings: TimeFigures): ScheduledEvent =>
  draft.hold === null
    ? { at: draftRemovalTime(draft, settings), command: { type: 'removeDraft' } }
    : { at: draft.hold.until, command: { type: 'releaseHold' } };

const earliest = <T extends { readonly at: Instant }>(all: readonly T[]): T | null => {
  let first: T | null = null;
  for (const each of all) if (first === null || each.at < first.at) first = each;
  return first;
};

const eventsOfUnpaid = (
  booking: Confirmed,
  settings: TimeFigures,
  trip: TripDays,
): readonly ScheduledEvent[] => {
  const all: ScheduledEvent[] = [];
  // Nothing is late until the office has chosen a payment method (R30).
  if (booking.wayAwaited === true) return all;
  for (const { paid, amount, number, due } of ledgerOfBooking(booking).lines) {
    if (paid < amount && !booking.reminded.includes(number))
      all.push({
        at: momentPaymentBecomesLate(booking, due),
        command: { type: 'remind', line: number },
      });
  }
  // An unpaid order with payment by transfer has no scheduled cancellation. The shop cancels it
  // after the bank statement of the last day to pay is imported (R32).
  if (isUnpaidOrder(booking) && booking.paymentType !== 'transfer')
    all.push({
      at: unpaidCancellationTime(booking, trip, settings),
      command: { type: 'cancelUnpaid', statementsUntil: null },
    });
  return all;
};

const lettersOfUndone = ({ undone = [] }: PlacedBooking): readonly ScheduledEvent[] =>
  undone.map(({ payment, tellAt }) => ({
    at: tellAt,
    command: { type: 'tellUndone', paymentId: payment.id },
  }));

const eventOfConfirmed = (
  booking: Confirmed,
  settings: TimeFigures,
  trip: TripDays,
): ScheduledEvent | null => {
  const owed = earliest([...lettersOfUndone(booking), ...eventsOfUnpaid(booking, settings, trip)]);
  const announcement = earliest(announcementsOf(booking, trip, settings));
  if (announcement === null || (owed !== null && owed.at <= announcement.at)) return owed;
  return { at: announcement.at, command: { type: 'announce', what: announcement.what } };
};

/**
 * Returns a booking's next event whose time is known (R8). Moving up from the reserve list has no
 * known time.
 */
export const nextEventUnderSettings = (
  booking: Booking,
  settings: TimeFigures,
  trip: TripDays,
): ScheduledEvent | null => {
  switch (booking.status) {
    case 'draft':
      return eventOfDraft(booking, settings);
    case 'confirmed':
      return eventOfConfirmed(booking, settings, trip);
    case 'reserveList':
    case 'cancelled':
      return earliest(lettersOfUndone(booking));
    case 'removed':
      return null;
  }
};

const sameTimes = (a: TimeFigures, b: TimeFigures): boolean =>
  a.draftDays === b.draftDays &&
  a.unpaidWorkingDays === b.unpaidWorkingDays &&
  a.lateOrderHours === b.lateOrderHours &&
  a.noticeDays === b.noticeDays &&
  a.noticeHour === b.noticeHour;

const steps = new WeakMap<readonly FiguresSince[], readonly FiguresSince[]>();

const timeSteps = (inTime: readonly FiguresSince[]): readonly FiguresSince[] => {
  if (inTime.length <= 1) return inTime;
  const cached = steps.get(inTime);
  if (cached !== undefined) return cached;
  const changes = inTime.filter(({ figures }, index) => {
    const before = inTime[index - 1];
    return before === undefined || !sameTimes(before.figures, figures);
  });
  steps.set(inTime, changes);
  return changes;
};

/**
 * Returns a booking's next event. Each change of the brand settings begins a new period. For each
 * period in order, the function computes the event under the settings of this period. It returns
 * the first event that comes before its period ends. If the event's time is earlier than its
 * period, the event comes when the period begins.
 */
export const nextScheduledEvent = (
  booking: Booking,
  settingsOverTime: readonly FiguresSince[],
  trip: TripDays,
): ScheduledEvent | null => {
  const different = timeSteps(settingsOverTime);
  let following = 0;
  for (const { since, figures } of different) {
    following += 1;
    const next = nextEventUnderSettings(booking, figures, trip);
    if (next === null) continue;
    const at = Math.max(next.at, since);
    if (at < (different[following]?.since ?? Number.POSITIVE_INFINITY))
      return { at, command: next.command };
  }
  return null;
};
