import type { CancelReason } from '../../../domain/booking/booking.ts';
import type { CancellingTerms } from '../../../domain/booking/placed/cancellation.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type {
  Instalment,
  PaymentOption,
  PaymentType,
} from '../../../domain/payments/instalments.ts';
import type { Line } from '../../../domain/pricing/lines.ts';
import type { Row } from '../../../domain/pricing/quote.ts';
import type { VoucherKind } from '../../../domain/vouchers/voucher.ts';
import type { TripTimeline } from './timeline.ts';

export type AccountMail =
  /** `until`: when the link expires, an hour after the request (R43). Missing in older mails. */
  | {
      readonly kind: 'passwordReset';
      readonly firstName: string;
      readonly token: string;
      readonly until?: Instant;
    }
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  | { readonly kind: 'accountDeleted' };

/** The names are those at the time of booking. */
export type SailingFacts = {
  readonly place: string;
  readonly yachts: readonly string[];
  readonly journeys: readonly {
    readonly name: string;
    readonly boardedAt: string | null;
    readonly times: number;
  }[];
  /** Null if the last day of free cancellation has passed or fees apply (R48). */
  readonly freeUntil: Day | null;
};

export type AboutBooking = {
  readonly bookingId: string;
  /** The mail shows this offer's picture. Absent in older mails. */
  readonly offerId?: number;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /** A newer version replaces an earlier mail's calendar entry. Missing in older mails. */
  readonly version?: number;
  /** Null for drafts and sign-ups, which promise no yacht. Missing in older mails. */
  readonly sailing?: SailingFacts | null;
};

/** The day of a mail that requests a payment (R28.11). Missing in older mails. */
type Today = Day;

/** The amount that a gift voucher paid for the booking, and the rest of the voucher (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & {
  readonly times: number;
};

/** Missing if only online payment is allowed (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /** The amount that a payment link would request, for the 2D code. Missing in older mails. */
  readonly due?: Money;
};

/** `bankTransfer` is null if only online payment is allowed. */
export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /** When plan lines without a due day are due; absent if that moment has passed. */
  readonly firstDue?: Instant;
};

/** The first open plan line with all lines of its due day (R28.11). Without a day, it is late. */
export type NextLine = {
  readonly line: Instalment;
  readonly numbers?: readonly Instalment['number'][];
  readonly paymentOption: PaymentOption;
  readonly firstDue?: Instant;
  readonly late?: true;
};

/** Late plan lines with the same due day. `line` is the number of the first (R28.12). */
export type LateLines = {
  readonly line: Instalment['number'];
  readonly late: Money;
  readonly numbers?: readonly Instalment['number'][];
};

export type ChangedPart =
  | 'people'
  | 'berths'
  | 'journeys'
  | 'insurances'
  | 'extras'
  | 'group'
  | 'rebate';

export type PricedLine = Pick<
  Line,
  'kind' | 'name' | 'option' | 'boardedAt' | 'price' | 'currency' | 'onSpot'
>;

/** Price lines before and after a change, for one part of a participant's choices (R37.11). */
export type ChangedParticipant = {
  readonly userNum: number;
  readonly part: ChangedPart;
  readonly before: readonly PricedLine[];
  readonly after: readonly PricedLine[];
};

/** An event of a booking in a letter to the office (R74). */
export type OfficeEvent = {
  readonly what: 'order' | 'signUp' | 'ageAsked' | 'cancelAsked' | 'cancelled' | 'unpaid' | 'left';
  readonly bookingId: string;
  readonly offerName: string;
  readonly from: Day;
  readonly travellers: number;
  readonly price: Money;
};

/** A mail is stored as data; the mail adapter adds the Polish text. */
export type MailContent =
  | AccountMail
  /** `until`: when the activation link expires; absent in older mails. */
  | { readonly kind: 'activation'; readonly token: string; readonly until?: Instant }
  | { readonly kind: 'accountExists' }
  /** `leaveKey` is the key of the unsubscribe link. */
  | { readonly kind: 'newsletterAsked'; readonly token: string; readonly leaveKey: string }
  /** The customer's voucher can now be redeemed (R25, R27). */
  | {
      readonly kind: 'voucherReady';
      readonly firstName: string;
      readonly code: string;
      readonly voucher: VoucherKind;
      readonly value: Money;
      readonly expiresOn: Day | null;
      readonly description: string;
    }
  /** `doubtful` is set if a program may have written the message (R42.18). */
  | {
      readonly kind: 'contactRequest';
      readonly email: string;
      readonly contents: string;
      readonly doubtful?: 'letter' | 'newsletter';
    }
  /** The link to step 6 of an order that the office prepared (R8.17, R55.4). */
  | {
      readonly kind: 'orderPrepared';
      readonly firstName: string;
      readonly offerName: string;
      readonly from: Day;
      readonly to: Day;
      readonly travellers: number;
      readonly price: Money;
      readonly until: Instant;
      readonly token: string;
    }
  /** Letters to the office have no names, because the office finds them by number (R74). */
  | { readonly kind: 'officeNews'; readonly day?: Day; readonly events: readonly OfficeEvent[] }
  | (AboutBooking & {
      readonly kind: 'bookingPlaced';
      readonly reserveList: boolean;
      readonly travellers: number;
      readonly price: Money;
      readonly paid: Money;
      /** The gift vouchers that paid for the booking; absent in mails from before R26.6. */
      readonly gifts?: readonly GiftUse[];
      readonly loyalty: Money;
      readonly onSpot?: readonly PaidOnSpot[];
      readonly cancelling?: CancellingTerms | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      /** When plan lines without a due day are due. Missing for sign-ups and in older mails. */
      readonly firstDue?: Instant;
      /** The office must choose the method. The first payment follows within `firstHours` (R30). */
      readonly wayAwaited?: true;
      readonly firstHours?: number;
      /** Null for sign-ups; absent in older mails. */
      readonly timeline?: TripTimeline | null;
    })
  /** The booking has left the reserve list: it has places, and a first payment is due (R11). */
  | (AboutBooking & {
      readonly kind: 'bookingMovedUp';
      readonly price: Money;
      /** When the first payment is due. Missing if the mail was delayed beyond that moment. */
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The office chose transfer. The time for the first payment begins now (R30). */
  | (AboutBooking & {
      readonly kind: 'bookingWayNamed';
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paid: Money;
      readonly bankTransfer: BankTransfer | null;
    })
  /** An instalment is due soon (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingDue';
      readonly line: number;
      readonly numbers?: readonly Instalment['number'][];
      readonly due: Day;
      readonly amount: Money;
      /** Other late plan lines with the open amount of each. Missing without any. */
      readonly late?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption: PaymentOption;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingDeparture';
      readonly placeText: string;
      /** Journeys of the party that have a pick-up point. Missing in older mails. */
      readonly ways?: readonly { readonly name: string; readonly text: string }[];
      readonly exotic?: true;
      readonly travellers: number;
      readonly incomplete: number;
      readonly left: Money;
    })
  /** `reviewUntil`: last day of the review link; missing if the mail asks for no review (R72). */
  | (AboutBooking & {
      readonly kind: 'bookingReturn';
      readonly reviewUntil?: Day;
      /** Key of the review link, set when the mail is sent; never stored. */
      readonly reviewKey?: string;
    })
  /** The office has hidden the booker's review (R72). */
  | (AboutBooking & { readonly kind: 'bookingReviewHidden'; readonly reason: string })
  /** A line of the plan is late (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingReminder';
      readonly line: number;
      readonly numbers?: readonly Instalment['number'][];
      readonly late?: Money;
      /** Earlier late plan lines with the open amount of each. Missing without any. */
      readonly earlier?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption?: PaymentOption;
      readonly paymentType?: PaymentType;
      /** Last day of the places without a payment. Missing after a payment and for later lines. */
      readonly keptUntil?: Day;
      readonly begun?: true;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingCancelled';
      readonly reason: CancelReason;
      readonly reserveList: boolean;
      readonly refund: Money;
      readonly paid?: Money;
      /** Deadline of the refund. Missing in older mails and without a refund. */
      readonly backBy?: Day;
      /** Number of discount vouchers that are valid again. Missing without any (R25, R48). */
      readonly vouchersBack?: number;
      /** True if the booking was a draft, whose page no longer exists. */
      readonly unfinished?: boolean;
    })
  /** `amount` is the amount credited to the booking (R30, R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaid';
      readonly how?: 'online' | 'transfer';
      /** The brand's name of cash or a card terminal instead of a transfer (R31.15). */
      readonly means?: string;
      readonly amount: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid?: Money;
      /** Missing in older mails. */
      readonly next?: NextLine | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingPaidAfterEnd';
      readonly reason: CancelReason;
      readonly how: 'online' | 'transfer';
      readonly means?: string;
      readonly amount: Money;
      /** The amount on which the office must decide, because the customer had cancelled. */
      readonly undecided?: Money;
      /** The amount that is refunded with this payment, because the customer had not cancelled. */
      readonly onItsWay?: Money;
      readonly backBy?: Day;
    })
  /** The office decided on a payment after the customer's cancellation (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingLateDecided';
      readonly decided: 'kept' | 'returned';
      readonly amount: Money;
      readonly undecided?: Money;
    })
  /** A payment or repayment that was registered by mistake was undone (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaymentUndone';
      /** `refundReturned`: the refund was sent, and the bank returned it. */
      readonly how: 'transfer' | 'refund' | 'refundReturned';
      readonly means?: string;
      readonly amount: Money;
      readonly on: Day;
      readonly paid: Money;
      readonly left: Money;
      /** Deadline after the undoing, for an order without other payments; null otherwise. */
      readonly firstDue: Instant | null;
      /** Last day on which the order's places are kept without a payment. */
      readonly keptUntil?: Day;
      readonly onItsWay: Money | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  | (AboutBooking & { readonly kind: 'bookingAgeCleared' })
  /** Empty lines separate paragraphs. Files of the message are only in the panel (R41). */
  | (AboutBooking & {
      readonly kind: 'bookingMessage';
      /** Set for a fellow traveller. `noPanel`: without an account, so without the files. */
      readonly fellow?: 'panel' | 'noPanel';
      readonly title: string;
      readonly contents: string;
      readonly files: readonly string[];
    })
  /** The group grew and the price fell (R21). */
  | (AboutBooking & {
      readonly kind: 'bookingRegrouped';
      readonly travellers: number;
      readonly price: Money;
      readonly left?: Money;
      readonly overpaid?: Money;
    })
  /** A change of a placed booking was saved (R37). */
  | (AboutBooking & {
      readonly kind: 'bookingChanged';
      readonly changed: readonly ChangedPart[];
      /** Price changes of each participant; absent in mails from before R37.11. */
      readonly changes?: readonly ChangedParticipant[];
      readonly byOffice?: true;
      readonly priceBefore: Money;
      readonly price: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid: Money;
      /** What the change adds to the price and how to pay it (R63); null if nothing. */
      readonly added?: ToPay | null;
    })
  /** `refund` is the refund for cancelling on the day of the request (R48). */
  | (AboutBooking & {
      readonly kind: 'bookingCancelAsked';
      readonly paid: Money;
      readonly refund: Money;
    })
  /** A gift voucher was redeemed after the order, as a payment (R25). */
  | (AboutBooking & {
      readonly kind: 'bookingVoucherPaid';
      readonly amount: Money;
      readonly left: Money;
      readonly gifts?: readonly GiftUse[];
      readonly next?: NextLine | null;
    });
