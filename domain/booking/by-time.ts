import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { DAY_LENGTH, type Instant } from '../calendar.ts';
import type { Booking, Confirmed, Draft } from './booking.ts';
import type { LifeCommand } from './commands.ts';
import { announcementsOf, type TripDays } from './placed/announcements.ts';
import { isUnpaidOrder, lateAfter, ledgerOfBooking, unpaidCancelledFrom } from './placed/dues.ts';

/** What time does to a booking next, and from when on. */
export type ByTime = { readonly at: Instant; readonly command: LifeCommand };

/** The figures that time goes by. */
type TimeFigures = Pick<BrandSettings, 'draftDays' | 'unpaidWorkingDays' | 'lateOrderHours' | 'noticeDays'>;

/** When a draft that nobody came back to is cleared away (R8). */
export const draftRemovedFrom = (draft: Draft, settings: Pick<BrandSettings, 'draftDays'>): Instant =>
  draft.savedAt + settings.draftDays * DAY_LENGTH;

const ofDraft = (draft: Draft, settings: TimeFigures): ByTime =>
  draft.hold === null
    ? { at: draftRemovedFrom(draft, settings), command: { type: 'removeDraft' } }
    : { at: draft.hold.until, command: { type: 'releaseHold' } };

/** The first of the earliest. */
const earliest = <T extends { readonly at: Instant }>(all: readonly T[]): T | null => {
  let first: T | null = null;
  for (const each of all) if (first === null || each.at < first.at) first = each;
  return first;
};

/** Reminders of what is late, and the end of an order that nobody paid (R32). */
const ofUnpaid = (booking: Confirmed, settings: TimeFigures, trip: TripDays): readonly ByTime[] => {
  const all: ByTime[] = [];
  // Nobody is late who was not told how to pay (R30).
  if (booking.wayAwaited === true) return all;
  for (const { paid, amount, number, due } of ledgerOfBooking(booking).lines) {
    if (paid < amount && !booking.reminded.includes(number))
      all.push({ at: lateAfter(booking, due), command: { type: 'remind', line: number } });
  }
  // An order by transfer waits for the statement of its last day, not for a moment (R32).
  if (isUnpaidOrder(booking) && booking.paymentType !== 'wired')
    all.push({ at: unpaidCancelledFrom(booking, trip, settings), command: { type: 'cancelUnpaid', statementsUntil: null } });
  return all;
};

/** What is owed comes before what is only told at the same moment. */
const ofConfirmed = (booking: Confirmed, settings: TimeFigures, trip: TripDays): ByTime | null => {
  const owed = earliest(ofUnpaid(booking, settings, trip));
  const told = earliest(announcementsOf(booking, trip, settings));
  if (told === null || (owed !== null && owed.at <= told.at)) return owed;
  return { at: told.at, command: { type: 'announce', what: told.what } };
};

/**
 * The next thing that time alone does to a booking: a hold lapses, an old draft goes, a late line is told of, an unpaid order is cancelled,
 * and what is near is told ahead (R8, R32). Null where time does nothing; what waits for places or for a bank statement is not time's.
 */
export const nextByTime = (booking: Booking, settings: TimeFigures, trip: TripDays): ByTime | null => {
  switch (booking.status) {
    case 'draft':
      return ofDraft(booking, settings);
    case 'confirmed':
      return ofConfirmed(booking, settings, trip);
    case 'reserveList':
    case 'cancelled':
    case 'removed':
      return null;
  }
};

/** Whether figures make the same things due at the same moments: most changes are of prices and rebates. */
const sameTimes = (a: TimeFigures, b: TimeFigures): boolean =>
  a.draftDays === b.draftDays &&
  a.unpaidWorkingDays === b.unpaidWorkingDays &&
  a.lateOrderHours === b.lateOrderHours &&
  a.noticeDays === b.noticeDays;

/** Figures that follow each other and make the same due are one step: what is asked for each command is made once of a brand's. */
const steps = new WeakMap<readonly FiguresSince[], readonly FiguresSince[]>();

const timeSteps = (inTime: readonly FiguresSince[]): readonly FiguresSince[] => {
  if (inTime.length <= 1) return inTime;
  const known = steps.get(inTime);
  if (known !== undefined) return known;
  const made = inTime.filter(({ figures }, index) => {
    const before = inTime[index - 1];
    return before === undefined || !sameTimes(before.figures, figures);
  });
  steps.set(inTime, made);
  return made;
};

/**
 * The same where a brand's figures change with time: what figures make due counts from the moment from which they hold at the earliest, so
 * that a command of that moment is decided by the figures that made it due.
 */
export const nextInTime = (booking: Booking, inTime: readonly FiguresSince[], trip: TripDays): ByTime | null => {
  const different = timeSteps(inTime);
  let following = 0;
  for (const { since, figures } of different) {
    following += 1;
    const next = nextByTime(booking, figures, trip);
    if (next === null) continue;
    const at = Math.max(next.at, since);
    if (at < (different[following]?.since ?? Number.POSITIVE_INFINITY)) return { at, command: next.command };
  }
  return null;
};
