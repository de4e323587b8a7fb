import type { Booking } from '../../domain/booking/booking.ts';
import type { TripDays } from '../../domain/booking/placed/announcements.ts';
import { nextScheduledEvent } from '../../domain/booking/scheduled-events.ts';
import { type Instant, startOfDay } from '../../domain/calendar.ts';
import type { DatedFigures } from '../../domain/shop-changes/commands.ts';
import { figuresOverTime } from '../../domain/shop-changes/figures.ts';
import type { ShopOpening } from '../ports/values.ts';

export type LastLine = {
  readonly n: number;
  /**
   * When the booking's next scheduled event is due; undefined if an older journal line lacks this.
   */
  readonly wakes: Instant | null | undefined;
  readonly trip: TripDays;
};

export type ShopNow = Pick<ShopOpening, 'brands'> & {
  readonly set: readonly { readonly n: number; readonly figures: DatedFigures }[];
  readonly tripOf: (siteId: number, offerId: number) => TripDays | undefined;
};

/** Checks the time of a booking's next scheduled event, which settings and payments can move. */
export const createWakeTimeCheck = ({ brands, set, tripOf }: ShopNow) => {
  const figures = set.map((each) => each.figures);
  const inTime = new Map(
    brands.map((begun) => [
      begun.siteId,
      figuresOverTime({ openingFigures: begun, laterFigures: figures }),
    ]),
  );
  const heldSince = ({ siteId }: Booking, { n: last }: LastLine, moment: Instant): boolean =>
    set.some(
      ({ n, figures: step }) =>
        n > last && step.siteId === siteId && moment <= startOfDay(step.from),
    );
  return (booking: Booking, last: LastLine, stored: Instant | null, online: boolean): boolean => {
    if (last.wakes === undefined || stored === last.wakes) return true;
    const trip = tripOf(booking.siteId, booking.offerId);
    // The trip's days changed after the wake time was stored. The wake time is then outdated, but
    // this is no error: the scheduler corrects it at its next run.
    if (trip === undefined || trip.from !== last.trip.from || trip.to !== last.trip.to) return true;
    const next = nextScheduledEvent(booking, inTime.get(booking.siteId) ?? [], trip);
    if (stored === (next?.at ?? null)) return true;
    if (stored === null) return false;
    return (
      heldSince(booking, last, stored) ||
      (online && next?.command.type === 'cancelUnpaid' && stored > next.at)
    );
  };
};
