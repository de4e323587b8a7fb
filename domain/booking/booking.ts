import type { Buyer } from '../accounts/invoice.ts';
import type { KsefMark } from '../accounts/ksef-number.ts';
import type { UsedAmbassadorCode } from '../ambassadors/code.ts';
import type { Day, Instant } from '../calendar.ts';
import type { GroupMembership } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { Choices, Skipper } from '../party/choices.ts';
import type { Instalment, PaymentOption, PaymentType } from '../payments/instalments.ts';
import type { Payment } from '../payments/ledger.ts';
import type { RebateTerms } from '../pricing/price-input.ts';
import type { Quote } from '../pricing/quote.ts';
import type { RebateFigures } from '../pricing/rebates.ts';
import type { Seats } from '../seats/claim.ts';
import type { UsedVoucher } from '../vouchers/voucher.ts';

/**
 * A document as a customer saw it (R38). `id`: the hash of its text. `from`: the first day on which
 * it applies.
 */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/**
 * The documents that were linked beside the order button, and the time when the screen showed them.
 * They never change later (R38).
 */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };

/** Who may read and change a booking: the browser that began it, and the account (R44, R45). */
export type Owner = { readonly visitorId: string; readonly accountId: string | null };

export type OfficeRebate = { readonly amount: Money; readonly reason: string };

export type OfficeNote = { readonly text: string; readonly by: string; readonly at: Instant };

/** A draft's request to clear the 45+ notice. The office finds it by its number (R33). */
type AgeRequest = {
  readonly number: string;
  readonly at: Instant;
  /** Extends the hold by two working days, unless the address used up its extensions (R65). */
  readonly keepsPlaces: boolean;
};

type Common = {
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  /**
   * Number of accepted commands. A save names the version on which it is based (R58). The expiry of
   * a hold does not change the version.
   */
  readonly version: number;
  readonly owner: Owner;
  readonly createdAt: Instant;
  readonly savedAt: Instant;
  readonly choices: Choices;
  /**
   * Places that the booking takes in its units. On the reserve list: the places for which it waits.
   */
  readonly seats: readonly Seats[];
  readonly ageCleared: boolean;
  readonly ageRequest: AgeRequest | null;
  readonly group: GroupMembership | null;
  readonly ambassador: UsedAmbassadorCode | null;
  /** A draft: its reserved vouchers (R26). A placed booking: the discount vouchers in its price. */
  readonly vouchers: readonly UsedVoucher[];
  readonly officeRebates: readonly OfficeRebate[];
  readonly notes?: readonly OfficeNote[];
};

export type CancelReason = 'customer' | 'organiser' | 'unpaid' | 'leftReserveList';

export type Hold = { readonly beganAt: Instant; readonly until: Instant };

export type Draft = Common & {
  readonly status: 'draft';
  readonly reached: number;
  /** True if a refused save named a traveller of 45 or more (R65). */
  readonly olderNamed: boolean;
  readonly reserveList: boolean;
  /** The office prepared the order; its places are held for longer (R8.17). */
  readonly preparedAt?: Instant;
  /** Null: the draft holds no places, so others can book them. */
  readonly hold: Hold | null;
};

/** The terms and brand settings of an order. A later change is priced with the same ones (R37). */
export type PriceBasis = { readonly terms: RebateTerms; readonly figures: RebateFigures };

/** Scheduled notices. `departure`: before the trip; `return`: thanks after the trip. */
export type Announcement = 'secondDue' | 'thirdDue' | 'departure' | 'return';

/** An undone payment whose letter waits until `tellAt` (R31.10). */
export type UndonePayment = { readonly payment: Payment; readonly tellAt: Instant };

type Placed = Common & {
  readonly placedAt: Instant;
  readonly comments: string;
  /** The skipper of a whole yacht; missing on older orders, whose comments say it (R55). */
  readonly skipper?: Skipper;
  readonly quote: Quote;
  readonly basis: PriceBasis;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  /** The instalments that step 6 showed, or the one line of a one-off payment (R28). */
  readonly plan: readonly Instalment[];
  readonly payments: readonly Payment[];
  readonly undone?: readonly UndonePayment[];
  readonly reminded: readonly Instalment['number'][];
  readonly announced?: readonly Announcement[];
  readonly cancelAskedAt: Instant | null;
  /** True if the shop took no online payments when the order was made (R30). */
  readonly orderedOffline?: true;
  /** Documents that the customer accepted with the order; missing on older orders (R38, W-054). */
  readonly shown?: ShownDocuments;
  /** The buyer that the office set; if missing, the invoices use the customer's own data (R38). */
  readonly buyer?: Buyer;
  readonly ksef?: readonly KsefMark[];
};

/** The booker's review of the ended trip (R72). */
export type Review = {
  readonly stars: number;
  /** Empty if the author gave only stars, or was erased (R39). */
  readonly text: string;
  readonly at: Instant;
  /** If missing, the review is public. The office mails the reason to the author. */
  readonly hidden?: { readonly reason: string; readonly by: string; readonly at: Instant };
};

export type Confirmed = Placed & {
  readonly status: 'confirmed';
  readonly firstDue: Instant;
  /** Nothing is due until the office chooses a payment method (R30). */
  readonly wayAwaited?: true;
  readonly dataAskedAt?: Instant;
  readonly review?: Review;
  /** The booker asked the shop not to ask for reviews (R72). */
  readonly reviewsDeclinedAt?: Instant;
};

/** A booking on the reserve list has no places and owes nothing (R9, R29). */
export type Waiting = Placed & { readonly status: 'reserveList' };

export type Cancelled = Placed & {
  readonly status: 'cancelled';
  readonly cancelledAt: Instant;
  readonly reason: CancelReason;
  readonly refund: Money;
  /** The day of the customer's request, if it decides the refund (R48). */
  readonly countedOn?: Day;
  readonly reserveList: boolean;
  /**
   * The amount that the company keeps of payments after the customer's cancellation. Missing until
   * the office decides (R31).
   */
  readonly keptLate?: Money;
};

/** A draft that was removed after 30 days without activity. Its typed data is deleted (R8). */
export type Removed = Common & { readonly status: 'removed' };

export type Booking = Draft | Confirmed | Waiting | Cancelled | Removed;

export type PlacedBooking = Confirmed | Waiting | Cancelled;

export const isPlaced = (booking: Booking): booking is PlacedBooking =>
  booking.status !== 'draft' && booking.status !== 'removed';

export const isOngoing = ({ status }: Booking): boolean =>
  status === 'draft' || status === 'confirmed' || status === 'reserveList';

/** Returns true for a booking on the reserve list, and for a draft that will join the list (R9). */
export const isSignUp = (booking: Booking): boolean =>
  booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);

export const wasSignUp = (booking: Booking): boolean =>
  isSignUp(booking) || (booking.status === 'cancelled' && booking.reserveList);

export const isHoldActive = (hold: Hold | null, at: Instant): hold is Hold =>
  hold !== null && at < hold.until;

/** Returns a draft's unanswered request to clear the 45+ notice, or null (R33). */
export const pendingAgeRequest = (booking: Booking): AgeRequest | null =>
  booking.status === 'draft' && !booking.ageCleared ? booking.ageRequest : null;

/** Returns when the review was given; 0 without a review. */
export const reviewMomentOf = (booking: Booking): Instant =>
  booking.status === 'confirmed' ? (booking.review?.at ?? 0) : 0;

/** The places that a booking occupies, and until when. `until` null: permanently. */
export type Claims = { readonly seats: readonly Seats[]; readonly until: Instant | null };

const NONE: Claims = { seats: [], until: null };

/** Returns the places that a booking occupies in its current state (R6). */
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

/** Returns 0 unless the booking is confirmed and joined in time (R21). */
export const groupTravellersOf = (booking: Booking): number =>
  booking.status === 'confirmed' && booking.group?.counts === true
    ? booking.choices.participants.length
    : 0;
