import type { Booking } from '../../domain/booking/booking.ts';
import { nextInTime } from '../../domain/booking/by-time.ts';
import type { TripDays } from '../../domain/booking/placed/announcements.ts';
import { type Instant, startOfDay } from '../../domain/calendar.ts';
import type { DatedFigures } from '../../domain/changes/commands.ts';
import { figuresInTime } from '../../domain/changes/figures.ts';
import type { ShopOpening } from '../ports/values.ts';

/** The last command on a booking. */
export type LastLine = {
  /** The number of its line. */
  readonly n: number;
  /** When time was to look at the booking next; undefined where the line is from before that was noticed. */
  readonly wakes: Instant | null | undefined;
  /** The days of its trip, as they were then. */
  readonly trip: TripDays;
};

/** The shop as its journal says it is now, as far as time goes by it. */
export type ShopNow = Pick<ShopOpening, 'brands'> & {
  /** What was set for the brands, each with the number of its line. */
  readonly set: readonly { readonly n: number; readonly figures: DatedFigures }[];
  readonly tripOf: (siteId: number, offerId: number) => TripDays | undefined;
};

/**
 * Whether time looks at a booking next when it should (R8, R32): at the moment that its last command left, or that today's figures make it;
 * after new figures not later than these hold, and an order that somebody may still be paying online a little later (R31). `online`: a
 * payment was begun for it.
 */
export const wakesRight = ({ brands, set, tripOf }: ShopNow) => {
  const figures = set.map((each) => each.figures);
  const inTime = new Map(brands.map((begun) => [begun.siteId, figuresInTime({ begun, set: figures })]));
  const heldSince = ({ siteId }: Booking, { n: last }: LastLine, moment: Instant): boolean =>
    set.some(({ n, figures: step }) => n > last && step.siteId === siteId && moment <= startOfDay(step.from));
  return (booking: Booking, last: LastLine, kept: Instant | null, online: boolean): boolean => {
    if (last.wakes === undefined || kept === last.wakes) return true;
    const trip = tripOf(booking.siteId, booking.offerId);
    // Of a trip that was moved the next look finds out.
    if (trip === undefined || trip.from !== last.trip.from || trip.to !== last.trip.to) return true;
    const next = nextInTime(booking, inTime.get(booking.siteId) ?? [], trip);
    if (kept === (next?.at ?? null)) return true;
    if (kept === null) return false;
    return heldSince(booking, last, kept) || (online && next?.command.type === 'cancelUnpaid' && kept > next.at);
  };
};
