import { err, ok, type Result } from 'neverthrow';
import type { AmbassadorCode } from '../ambassadors/code.ts';
import type { Day } from '../calendar.ts';
import { takesReserveListOnly, unitOf } from '../catalogue/offer.ts';
import type { Seats } from '../seats/claim.ts';
import { packs, plus } from '../seats/occupancy.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';
import type { Recorded } from './commands.ts';
import type { PriceContext } from './price-of.ts';
import type { Refusal } from './refusal.ts';

/** What a command is decided against; `taken` leaves the booking's own places out. */
export type DecisionContext = Omit<PriceContext, 'at' | 'bookerEmail' | 'trips'> & {
  /** The ambassador's code that the command names; null where there is none of that name. */
  readonly ambassadorCode: AmbassadorCode | null;
};

/** What a command is decided against together with what was recorded of the moment and of who gave it. */
export type CommandContext = DecisionContext &
  Pick<Recorded, 'at' | 'by' | 'bookerEmail' | 'trips' | 'owner'> & {
    /** The Warsaw day of the moment. */
    readonly today: Day;
    /** A step that is still being filled in: nobody is asked what they have not answered yet. */
    readonly halfFilled: boolean;
  };

/** What an accepted command comes to: the booking afterwards, and the vouchers that changed with it. */
export type Decision = { readonly booking: Booking; readonly vouchers: readonly Voucher[] };
export type Decided = Result<Decision, Refusal>;

export const decided = (booking: Booking, vouchers: readonly Voucher[] = []): Decided => ok({ booking, vouchers });
export const refused = (refusal: Refusal): Decided => err(refusal);

/** Whether the whole party can be packed beside what others have taken, in every unit it chose (R7). */
export const packsBeside = (context: Pick<DecisionContext, 'offer' | 'taken'>, seats: readonly Seats[]): boolean =>
  seats.length > 0 &&
  seats.every((wanted) => {
    const unit = unitOf(context.offer, wanted.unitId);
    return unit !== undefined && packs(unit, plus(context.taken(wanted.unitId), wanted));
  });

/** Whether the party fits, and the offer gives places at all (R9). */
export const fits = (context: DecisionContext, seats: readonly Seats[]): boolean =>
  !takesReserveListOnly(context.offer) && packsBeside(context, seats);
