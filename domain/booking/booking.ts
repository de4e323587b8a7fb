import type { Buyer, InvoiceKsefNumber } from '../accounts/invoice.ts';
import type { AmbassadorRefusal, UsedAmbassadorCode } from '../ambassadors/code.ts';
import type { Day, Instant } from '../calendar.ts';
import type { NotBookableReason } from '../catalogue/offer.ts';
import type { GroupMembership, GroupRefusal } from '../groups/group.ts';
import type { Money } from '../money.ts';
import type { Choices, Skipper } from '../party/choices.ts';
import type { InvalidAnswers } from '../party/problem.ts';
import type {
  AgreedTimes,
  CancellationTerms,
  Instalment,
  PaymentOption,
  PaymentType,
} from '../payments/instalments.ts';
import type { Payment } from '../payments/ledger.ts';
import type { Quote } from '../pricing/quote.ts';
import type { RebateFigures } from '../pricing/rebates.ts';
import type { RebateTerms } from '../pricing/rows.ts';
import type { PlacesInUnit } from '../seats/claim.ts';
import type { UsedVoucher, VoucherRefusal } from '../vouchers/voucher.ts';

/**
 * A document that a customer saw, such as the terms. `from` is the first day on which the document
 * applies. `id` is the hash of its text (R38).
 */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };

/** The browser session and the account that are allowed to read and change a booking (R44, R45). */
export type Owner = { readonly visitorId: string; readonly accountId: string | null };

type OfficeRebate = { readonly amount: Money; readonly reason: string };

type OfficeNote = { readonly text: string; readonly by: string; readonly at: Instant };

/**
 * A customer asks the office to accept travellers of 45 or older; the office finds the request by
 * `number` (R33).
 */
type AgeRequest = {
  readonly number: string;
  readonly at: Instant;
  /**
   * True if this age request extends the hold. Age requests from one network address can extend
   * only a few holds (R65).
   */
  readonly keepsPlaces: boolean;
};

type Common = {
  readonly id: string;
  readonly siteId: number;
  readonly offerId: number;
  /**
   * When a customer saves, the browser sends the version that the customer saw. The shop refuses
   * any other version than this one (R58). The end of a hold does not change it.
   */
  readonly version: number;
  readonly owner: Owner;
  readonly createdAt: Instant;
  readonly savedAt: Instant;
  readonly choices: Choices;
  /** The places that a booking takes; on the reserve list, the places that it waits for. */
  readonly seats: readonly PlacesInUnit[];
  readonly ageCleared: boolean;
  readonly ageRequest: AgeRequest | null;
  readonly group: GroupMembership | null;
  readonly ambassador: UsedAmbassadorCode | null;
  /**
   * A draft reserves all its vouchers (R26). After the order, gift vouchers are payments, and only
   * discount vouchers stay here.
   */
  readonly vouchers: readonly UsedVoucher[];
  readonly officeRebates: readonly OfficeRebate[];
  readonly notes?: readonly OfficeNote[];
};

export type CancelReason = 'customer' | 'organiser' | 'unpaid' | 'leftReserveList';

export type Hold = { readonly beganAt: Instant; readonly until: Instant };

export type Draft = Common & {
  readonly status: 'draft';
  readonly reached: number;
  /** True if step 5 was refused because a traveller is 45 or older (R65). */
  readonly olderNamed: boolean;
  readonly reserveList: boolean;
  /** When the office prepared this order. A prepared order's hold lasts longer (R8.17). */
  readonly preparedAt?: Instant;
  readonly hold: Hold | null;
};

/** The rebate terms and settings of the order's time; later changes are priced with them (R37). */
export type PriceBasis = { readonly terms: RebateTerms; readonly figures: RebateFigures };

export type Announcement = 'secondDue' | 'thirdDue' | 'departure' | 'return';

/** The mail about a payment that was undone is sent at `tellAt` (R31.10). */
export type UndonePayment = {
  readonly payment: Payment;
  readonly tellAt: Instant;
  /** Set if the payment counts from its first registration when it is registered again. */
  readonly restorable?: true;
};

type Placed = Common & {
  readonly placedAt: Instant;
  /** When a sign-up became an order (R11.12). Missing in orders that moved up before that rule. */
  readonly movedUpAt?: Instant;
  readonly comments: string;
  /** The skipper of a whole yacht (R55). Older orders name the skipper only in `comments`. */
  readonly skipper?: Skipper;
  readonly quote: Quote;
  readonly basis: PriceBasis;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  /**
   * The instalments that step 6 showed. The order keeps them, even if the brand settings change
   * later (R28).
   */
  readonly plan: readonly Instalment[];
  /** The cancellation terms of the contract (R48.10). Older orders lack this field. */
  readonly cancellationTerms?: CancellationTerms;
  /** Missing in orders from before R48.11: the settings of the moment decide. */
  readonly agreedTimes?: AgreedTimes;
  readonly payments: readonly Payment[];
  readonly undone?: readonly UndonePayment[];
  readonly reminded: readonly Instalment['number'][];
  readonly announced?: readonly Announcement[];
  readonly cancelAskedAt: Instant | null;
  /** Set if the shop took no online payments when this order was made (R30). */
  readonly orderedOffline?: true;
  /** The documents that the customer saw before the order (W-054). Older orders lack this field. */
  readonly shown?: ShownDocuments;
  readonly buyer?: Buyer;
  readonly ksef?: readonly InvoiceKsefNumber[];
};

export type Review = {
  readonly stars: number;
  /** A review's text is empty if its author gave only stars or was erased (R39). */
  readonly text: string;
  readonly at: Instant;
  readonly hidden?: { readonly reason: string; readonly by: string; readonly at: Instant };
};

export type Confirmed = Placed & {
  readonly status: 'confirmed';
  readonly firstDue: Instant;
  /** A party that moved up can decline its places without cost until then (R11.6). */
  readonly declinableUntil?: Instant;
  readonly wayAwaited?: true;
  readonly dataAskedAt?: Instant;
  readonly review?: Review;
  readonly reviewsDeclinedAt?: Instant;
};

/** A booking on the reserve list has no places and owes nothing (R9, R29). */
export type Waiting = Placed & { readonly status: 'reserveList' };

export type Cancelled = Placed & {
  readonly status: 'cancelled';
  readonly cancelledAt: Instant;
  readonly reason: CancelReason;
  readonly refund: Money;
  /**
   * The day on which the customer asked to cancel, if that day decides the refund. If missing, the
   * day of the cancellation decides (R48).
   */
  readonly countedOn?: Day;
  /** Set if a party declined the places that it got by moving up (R11.6). */
  readonly declined?: true;
  readonly reserveList: boolean;
  /**
   * What the company keeps of the payments that came after the cancellation. The office decides the
   * amount (R31).
   */
  readonly keptLate?: Money;
};

/** A draft without activity for 30 days is removed, and its personal data is deleted (R8). */
export type Removed = Common & { readonly status: 'removed' };

export type Booking = Draft | Confirmed | Waiting | Cancelled | Removed;

export type PlacedBooking = Confirmed | Waiting | Cancelled;

export const PLACED_STATUSES = ['confirmed', 'reserveList', 'cancelled'] as const;

export const isPlaced = (booking: Booking): booking is PlacedBooking =>
  booking.status !== 'draft' && booking.status !== 'removed';

/**
 * Returns true for an order, even if it was cancelled later. Also returns true for a cancelled
 * sign-up, whose `reserveList` is true.
 */
export const isConfirmedOrCancelled = (booking: Booking): booking is Confirmed | Cancelled =>
  booking.status === 'confirmed' || booking.status === 'cancelled';

/** Returns true for a booking on the reserve list, and for a draft that will join it. */
export const isSignUp = (booking: Booking): boolean =>
  booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);

export const isCurrentOrCancelledSignUp = (booking: Booking): boolean =>
  isSignUp(booking) || (booking.status === 'cancelled' && booking.reserveList);

export const isHoldActive = (hold: Hold | null, at: Instant): hold is Hold =>
  hold !== null && at < hold.until;

/**
 * Returns the draft's request that the office accept travellers of 45 or older, until the office
 * consents; otherwise null.
 */
export const pendingAgeRequest = (booking: Booking): AgeRequest | null =>
  booking.status === 'draft' && !booking.ageCleared ? booking.ageRequest : null;

/** Returns the time of the booking's review; 0 without a review (R72). */
export const reviewGivenTimeOrZero = (booking: Booking): Instant =>
  booking.status === 'confirmed' ? (booking.review?.at ?? 0) : 0;

export type Claims = { readonly seats: readonly PlacesInUnit[]; readonly until: Instant | null };

const NONE: Claims = { seats: [], until: null };

/** Returns the places that a booking occupies in its current state (R6). */
export const placeClaimsOf = (booking: Booking): Claims => {
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

/** Returns how many travellers this booking adds to the size of its group (R21). */
export const countBookingTravellersForGroup = (booking: Booking): number =>
  booking.status === 'confirmed' && booking.group?.counts === true
    ? booking.choices.participants.length
    : 0;

export type Refusal =
  | InvalidAnswers
  | VoucherRefusal
  | AmbassadorRefusal
  | GroupRefusal
  | { readonly kind: 'bookingClosed'; readonly reason: NotBookableReason }
  | { readonly kind: 'stepSkipped'; readonly step: number }
  | { readonly kind: 'alreadyConfirmed' }
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'priceChanged'; readonly price: Money }
  | { readonly kind: 'placesGone' }
  | { readonly kind: 'wrongState'; readonly status: Booking['status'] }
  /**
   * Refused: it is too late for this command. Or the command is a change, and the booking is a
   * sign-up or cancelled (R37).
   */
  | { readonly kind: 'changesClosed' }
  /**
   * Refused: it is too early for the command, or the command would change nothing. Or a sign-up
   * cannot move up, because no places are free or the offer is closed.
   */
  | { readonly kind: 'notDue' }
  /**
   * Refused: the command is not needed, such as a request about travellers of 45 or older if there
   * are none (R65).
   */
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'alreadyDone' };
