import type { Buyer } from '../accounts/invoice.ts';
import type { KsefMark } from '../accounts/ksef-number.ts';
import type { UsedAmbassadorCode } from '../ambassadors/code.ts';
import type { Day, Instant } from '../calendar.ts';
import type { GroupMembership } from '../groups/group.ts';
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

/**
 * Who may read and change a booking: the browser that began it, and the account if there is one
 * (R44, R45).
 */
export type Owner = { readonly visitorId: string; readonly accountId: string | null };

/** A rebate that the office grants, with its reason (R18). */
export type OfficeRebate = { readonly amount: Money; readonly reason: string };

/** An internal note of the office. Customers never see it (R45). */
export type OfficeNote = { readonly text: string; readonly by: string; readonly at: Instant };

/** A request to clear the 45+ notice. The office answers under its number (R33). */
type AgeRequest = {
  readonly number: string;
  readonly at: Instant;
  /**
   * True if the request extends the hold by two working days; false if the address has asked too
   * often (R65).
   */
  readonly keepsPlaces: boolean;
};

type Common = {
  /** Seven random characters and a check character (R45). */
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  /**
   * Number of accepted commands. Responses carry it and saves may name it (R58). The end of a hold
   * does not count.
   */
  readonly version: number;
  readonly owner: Owner;
  readonly createdAt: Instant;
  readonly savedAt: Instant;
  readonly choices: Choices;
  /** Places that the booking takes of its units, or would take from the reserve list. */
  readonly seats: readonly Seats[];
  /** The office cleared the 45+ notice (R33). */
  readonly ageCleared: boolean;
  /** The open request to clear the 45+ notice (R33). */
  readonly ageRequest: AgeRequest | null;
  readonly group: GroupMembership | null;
  readonly ambassador: UsedAmbassadorCode | null;
  /**
   * On a draft: reserved vouchers (R26). On a placed booking: discount vouchers that its price
   * used.
   */
  readonly vouchers: readonly UsedVoucher[];
  readonly officeRebates: readonly OfficeRebate[];
  /** In order of writing; missing if there are none. */
  readonly notes?: readonly OfficeNote[];
};

export type CancelReason = 'customer' | 'organiser' | 'unpaid' | 'leftReserveList';

/** A hold on places. Every save extends it, up to two hours from its beginning (R8). */
export type Hold = { readonly beganAt: Instant; readonly until: Instant };

/** A booking that is still in the wizard. */
export type Draft = Common & {
  readonly status: 'draft';
  /** Last saved step; 0 at the beginning. */
  readonly reached: number;
  /** A refused save named a traveller of 45 or more (R65). */
  readonly olderNamed: boolean;
  /** The order will join the reserve list (R9). */
  readonly reserveList: boolean;
  /** Null if nothing is held; the places are then free for others. */
  readonly hold: Hold | null;
};

/**
 * Terms and figures of the order's price. They allow repricing after a change, to the grosz (R37).
 */
export type PriceBasis = { readonly terms: RebateTerms; readonly figures: RebateFigures };

/**
 * Scheduled notifications: an instalment is due soon, the departure is near, thanks after the trip.
 */
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
  /** Lines of the plan whose customer got a reminder (R32). */
  readonly reminded: readonly Instalment['number'][];
  /** Scheduled notifications that were sent; missing if there were none (R32). */
  readonly announced?: readonly Announcement[];
  /** When the customer asked the office to cancel (R48). */
  readonly cancelAskedAt: Instant | null;
  /** The shop took no online payments when the order was made (R30). */
  readonly orderedOffline?: true;
  /**
   * Documents that the order accepted, in the versions shown. Missing on orders from before they
   * were stored (R38, W-054).
   */
  readonly shown?: ShownDocuments;
  /** The buyer that the office set for invoices. Missing if the customer's own data apply (R38). */
  readonly buyer?: Buyer;
  /** KSeF numbers of the booking's invoices; missing if none was sent (R38). */
  readonly ksef?: readonly KsefMark[];
};

/** A booking with confirmed places. */
export type Confirmed = Placed & {
  readonly status: 'confirmed';
  /**
   * When the first payment is due: 24 hours after the order or after leaving the reserve list
   * (R28).
   */
  readonly firstDue: Instant;
  /**
   * Only online payment is allowed and the shop has no provider. The office names another method;
   * nothing is due before (R30).
   */
  readonly wayAwaited?: true;
  /** When the office last asked for missing data (R37). */
  readonly dataAskedAt?: Instant;
};

/** A booking on the reserve list: no places, nothing due (R9, R29). */
export type Waiting = Placed & { readonly status: 'reserveList' };

/** A cancelled booking. Payments and refunds may still follow (R48). */
export type Cancelled = Placed & {
  readonly status: 'cancelled';
  readonly cancelledAt: Instant;
  readonly reason: CancelReason;
  readonly refund: Money;
  /**
   * The day that decided the refund, if it is not the day of the end: the customer had asked before
   * (R48).
   */
  readonly countedOn?: Day;
  /** It was on the reserve list. */
  readonly reserveList: boolean;
  /**
   * What the company keeps of payments that came after the customer's cancellation. Missing until
   * the office decides (R31).
   */
  readonly keptLate?: Money;
};

/** A draft without activity for 30 days. Its typed data is removed (R8). */
export type Removed = Common & { readonly status: 'removed' };

export type Booking = Draft | Confirmed | Waiting | Cancelled | Removed;

/** A booking with an order: neither a draft nor a removed one. */
export type PlacedBooking = Confirmed | Waiting | Cancelled;

export const isPlaced = (booking: Booking): booking is PlacedBooking =>
  booking.status !== 'draft' && booking.status !== 'removed';

/** Returns true for a draft, a confirmed booking or one on the reserve list. */
export const isOngoing = ({ status }: Booking): boolean =>
  status === 'draft' || status === 'confirmed' || status === 'reserveList';

/** Returns true if a booking is on the reserve list, or a draft for it (R9). */
export const isSignUp = (booking: Booking): boolean =>
  booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);

/** Returns true if a booking is or was on the reserve list. */
export const wasSignUp = (booking: Booking): boolean =>
  isSignUp(booking) || (booking.status === 'cancelled' && booking.reserveList);

/** Returns true if a hold is still active at a moment. */
export const isHoldActive = (hold: Hold | null, at: Instant): hold is Hold =>
  hold !== null && at < hold.until;

/** Returns a draft's unanswered request to clear the 45+ notice, or null (R33). */
export const pendingAgeRequest = (booking: Booking): AgeRequest | null =>
  booking.status === 'draft' && !booking.ageCleared ? booking.ageRequest : null;

/** Places that a booking takes from others, and until when; null means for good. */
export type Claims = { readonly seats: readonly Seats[]; readonly until: Instant | null };

const NONE: Claims = { seats: [], until: null };

/** Returns what a booking claims of its units, in any state (R6). */
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

/**
 * Travellers that a booking adds to its group. Only confirmed bookings that joined in time count
 * (R21).
 */
export const groupTravellersOf = (booking: Booking): number =>
  booking.status === 'confirmed' && booking.group?.counts === true
    ? booking.choices.participants.length
    : 0;
