import { err, ok, type Result } from 'neverthrow';
import type { AmbassadorCode } from '../ambassadors/code.ts';
import type { Day } from '../calendar.ts';
import { takesReserveListOnly, unitOf } from '../catalogue/offer.ts';
import type { Seats } from '../seats/claim.ts';
import { addOccupancy, fitsFleet } from '../seats/occupancy.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';
import type { Recorded } from './commands.ts';
import type { PriceContext } from './price-of.ts';
import type { Refusal } from './refusal.ts';

/** Data of a decision. Taken places do not include the booking's own places. */
export type DecisionContext = Omit<PriceContext, 'at' | 'bookerEmail' | 'trips'> & {
  readonly ambassadorCode: AmbassadorCode | null;
};

export type CommandContext = DecisionContext &
  Pick<Recorded, 'at' | 'by' | 'bookerEmail' | 'trips' | 'owner'> & {
    readonly today: Day;
    readonly halfFilled: boolean;
  };

export type Decision = { readonly booking: Booking; readonly vouchers: readonly Voucher[] };
export type Decided = Result<Decision, Refusal>;

export const accept = (booking: Booking, vouchers: readonly Voucher[] = []): Decided =>
  ok({ booking, vouchers });
export const refuse = (refusal: Refusal): Decided => err(refusal);

/** Returns true if the party fits into every chosen unit, beside all other bookings (R7). */
export const fitsBesideOthers = (
  context: Pick<DecisionContext, 'offer' | 'taken'>,
  seats: readonly Seats[],
): boolean =>
  seats.length > 0 &&
  seats.every((requested) => {
    const unit = unitOf(context.offer, requested.unitId);
    return (
      unit !== undefined &&
      fitsFleet(unit, addOccupancy(context.taken(requested.unitId), requested))
    );
  });

/** Returns true if the party fits and the offer is not restricted to reserve-list sign-ups (R9). */
export const hasRoom = (context: DecisionContext, seats: readonly Seats[]): boolean =>
  !takesReserveListOnly(context.offer) && fitsBesideOthers(context, seats);
