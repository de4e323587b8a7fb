import type { Instant } from '../calendar.ts';
import type { Instalment, PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Quote } from '../pricing/quote.ts';
import type { Seats } from '../seats/claim.ts';
import type { Choices } from './choices.ts';

/** Who may read and change a booking: the browser that began it, and the account once there is one (R44, R45). */
export type Owner = { readonly visitorId: string; readonly accountId: string | null };

type Common = {
  /** Seven random characters and a check character (R45). */
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  /** Counts the accepted commands of its owner; answers carry it and saves may name it (R58). A hold that ends changes no answer. */
  readonly version: number;
  readonly owner: Owner;
  readonly createdAt: Instant;
  readonly savedAt: Instant;
  readonly choices: Choices;
  /** What it takes, or on the reserve list would take, of its units. */
  readonly seats: readonly Seats[];
  /** The office has cleared the 45+ notice (R33). */
  readonly ageCleared: boolean;
};

/** A hold on places: extended by every save, for two hours from its beginning at most (R8). */
export type Hold = { readonly beganAt: Instant; readonly until: Instant };

/** A booking that is being made. */
export type Draft = Common & {
  readonly status: 'draft';
  /** The last step that was saved; 0 at the beginning. */
  readonly reached: number;
  /** The booking will be a sign-up on the reserve list (R9). */
  readonly reserveList: boolean;
  /** Null while nothing is held; its places then count for nobody. */
  readonly hold: Hold | null;
};

type Placed = Common & {
  readonly placedAt: Instant;
  readonly comments: string;
  readonly quote: Quote;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  /** The instalments that step 6 showed, or the one-off line (R28). */
  readonly plan: readonly Instalment[];
};

/** A booking with its places for good. */
export type Confirmed = Placed & { readonly status: 'confirmed' };

/** A sign-up: no places, nothing due (R9, R29). */
export type Waiting = Placed & { readonly status: 'reserveList' };

export type Booking = Draft | Confirmed | Waiting;

/** Whether a hold still counts at a moment. */
export const holds = (hold: Hold | null, at: Instant): hold is Hold => hold !== null && at < hold.until;

/** The places that a booking keeps from others, and until when (null: for good). */
export type Claims = { readonly seats: readonly Seats[]; readonly until: Instant | null };

const NONE: Claims = { seats: [], until: null };

/** What a booking claims of its units, whatever its state (R6). */
export const claimsOf = (booking: Booking): Claims => {
  switch (booking.status) {
    case 'draft':
      return booking.hold === null ? NONE : { seats: booking.seats, until: booking.hold.until };
    case 'confirmed':
      return { seats: booking.seats, until: null };
    case 'reserveList':
      return NONE;
  }
};
