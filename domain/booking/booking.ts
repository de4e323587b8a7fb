import type { Buyer } from '../accounts/invoice.ts';
import type { KsefMark } from '../accounts/ksef-number.ts';
import type { UsedAmbassadorCode } from '../ambassadors/code.ts';
import type { Day, Instant } from '../calendar.ts';
import type { GroupPart } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { Choices } from '../party/choices.ts';
import type { Instalment, PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Payment } from '../payments/ledger.ts';
import type { RebateTerms } from '../pricing/price-input.ts';
import type { Quote } from '../pricing/quote.ts';
import type { RebateFigures } from '../pricing/rebates.ts';
import type { Seats } from '../seats/claim.ts';
import type { UsedVoucher } from '../vouchers/voucher.ts';
import type { ShownDocuments } from './documents.ts';

/** Who may read and change a booking: the browser that began it, and the account once there is one (R44, R45). */
export type Owner = { readonly visitorId: string; readonly accountId: string | null };

/** The office's own rebate, with its reason and who gave it (R18). */
export type OfficeRebate = { readonly amount: Money; readonly reason: string };

/** Something that the office wrote down about a booking, for itself: no customer is shown it (R45). */
export type OfficeNote = { readonly text: string; readonly by: string; readonly at: Instant };

/** A request to clear the 45+ notice, with the number under which the office answers (R33). */
type AgeRequest = {
  readonly number: string;
  readonly at: Instant;
  /** It keeps the places for two working days; not where the address has asked too often (R65). */
  readonly keepsPlaces: boolean;
};

type Common = {
  /** Seven random characters and a check character (R45). */
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  /** Counts the accepted commands; answers carry it and saves may name it (R58). A hold that ends changes no answer. */
  readonly version: number;
  readonly owner: Owner;
  readonly createdAt: Instant;
  readonly savedAt: Instant;
  readonly choices: Choices;
  /** What it takes, or on the reserve list would take, of its units. */
  readonly seats: readonly Seats[];
  /** The office has cleared the 45+ notice (R33). */
  readonly ageCleared: boolean;
  /** The request to clear it, with its number (R33). */
  readonly ageRequest: AgeRequest | null;
  readonly group: GroupPart | null;
  readonly ambassador: UsedAmbassadorCode | null;
  /** Reserved while this is a draft (R26); on a placed booking discount vouchers that its price has used. */
  readonly vouchers: readonly UsedVoucher[];
  readonly officeRebates: readonly OfficeRebate[];
  /** In their order; missing where nobody wrote any. */
  readonly notes?: readonly OfficeNote[];
};

/** Why a booking was cancelled. */
export type CancelReason = 'customer' | 'organiser' | 'unpaid' | 'leftReserveList';

/** A hold on places: extended by every save, for two hours from its beginning at most (R8). */
export type Hold = { readonly beganAt: Instant; readonly until: Instant };

/** A booking that is being made. */
export type Draft = Common & {
  readonly status: 'draft';
  /** The last step that was saved; 0 at the beginning. */
  readonly reached: number;
  /** A traveller of 45 or more was named in a save that was refused for that alone (R65). */
  readonly olderNamed: boolean;
  /** The booking will be a sign-up on the reserve list (R9). */
  readonly reserveList: boolean;
  /** Null while nothing is held; its places then count for nobody. */
  readonly hold: Hold | null;
};

/** What its price hung on when the order was made: enough to price it again after a change, to the grosz (R37). */
export type PriceBasis = { readonly terms: RebateTerms; readonly figures: RebateFigures };

/** What time tells of a booking by itself: that an instalment's day is near, or the departure, and thanks after the trip. */
export type Announcement = 'secondDue' | 'thirdDue' | 'departure' | 'return';

type Placed = Common & {
  readonly placedAt: Instant;
  readonly comments: string;
  readonly quote: Quote;
  readonly basis: PriceBasis;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  /** The instalments that step 6 showed, or the one-off line (R28). */
  readonly plan: readonly Instalment[];
  readonly payments: readonly Payment[];
  /** Lines of the plan whose lateness the customer was told of (R32). */
  readonly reminded: readonly Instalment['number'][];
  /** What time has told ahead of its day; missing while there was nothing (R32). */
  readonly announced?: readonly Announcement[];
  /** The customer asked the office to cancel (R48). */
  readonly cancelAskedAt: Instant | null;
  /** It was ordered while the shop took no payments online (R30). */
  readonly orderedOffline?: true;
  /** The documents that the order accepted, in the versions that were shown; missing of orders from before they were kept (R38, W-054). */
  readonly shown?: ShownDocuments;
  /** Whom its invoices name by the office's word; missing where the customer's own data hold (R38). */
  readonly buyer?: Buyer;
  /** What KSeF calls those of its invoices that were sent there; missing while none was (R38). */
  readonly ksef?: readonly KsefMark[];
};

/** A booking with its places for good. */
export type Confirmed = Placed & {
  readonly status: 'confirmed';
  /** Until when the first payment is due: 24 hours from the order, or from the move off the reserve list (R28). */
  readonly firstDue: Instant;
  /** By the rules it is paid online alone, and the shop takes no such payments: the office names another way, and nothing is due before (R30). */
  readonly wayAwaited?: true;
  /** When the office asked for missing data last; missing while it never did (R37). */
  readonly dataAskedAt?: Instant;
};

/** A sign-up: no places, nothing due (R9, R29). */
export type Waiting = Placed & { readonly status: 'reserveList' };

/** No longer a trip; what was paid and what comes back stays to be seen (R48). */
export type Cancelled = Placed & {
  readonly status: 'cancelled';
  readonly cancelledAt: Instant;
  readonly reason: CancelReason;
  readonly refund: Money;
  /** The day by which that was worked out, where it is not the day of the end: the customer had asked before (R48). */
  readonly countedOn?: Day;
  /** It was a sign-up on the reserve list. */
  readonly reserveList: boolean;
  /** What the company keeps of what came in after the customer had cancelled, by the office's word; missing where it said nothing (R31). */
  readonly keptLate?: Money;
};

/** A draft that nobody came back to within 30 days: what was typed is gone (R8). */
export type Removed = Common & { readonly status: 'removed' };

export type Booking = Draft | Confirmed | Waiting | Cancelled | Removed;

/** Whether somebody still sails with a booking, waits with it or is making it: neither cancelled nor cleared away. */
export const isOngoing = ({ status }: Booking): boolean => status === 'draft' || status === 'confirmed' || status === 'reserveList';

/** Whether a booking is, or will be, a sign-up on the reserve list (R9). */
export const isSignUp = (booking: Booking): boolean =>
  booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);

/** Whether it is a sign-up, or was one until it was left or cancelled. */
export const wasSignUp = (booking: Booking): boolean => isSignUp(booking) || (booking.status === 'cancelled' && booking.reserveList);

/** Whether a hold still counts at a moment. */
export const holds = (hold: Hold | null, at: Instant): hold is Hold => hold !== null && at < hold.until;

/** A draft's request to clear the 45+ notice that the office has not answered yet; null where there is none (R33). */
export const openAgeRequest = (booking: Booking): AgeRequest | null =>
  booking.status === 'draft' && !booking.ageCleared ? booking.ageRequest : null;

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
    case 'cancelled':
    case 'removed':
      return NONE;
  }
};

/** Travellers that a booking brings to its group: those of confirmed bookings that joined in time (R21). */
export const groupTravellersOf = (booking: Booking): number =>
  booking.status === 'confirmed' && booking.group?.counts === true ? booking.choices.participants.length : 0;
