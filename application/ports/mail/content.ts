import type { CancelReason } from '../../../domain/booking/booking.ts';
import type { CancellingTerms } from '../../../domain/booking/placed/cancelling.ts';
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

export type SailingFacts = {
  readonly place: string;
  readonly yachts: readonly string[];
  readonly journeys: readonly {
    readonly name: string;
    readonly boardedAt: string | null;
    readonly times: number;
  }[];
  /** The last day on which cancelling is free; null if it is over or does not exist (R48). */
  readonly freeUntil: Day | null;
};

export type AboutBooking = {
  readonly bookingId: string;
  readonly offerId?: number;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /** Version of the calendar entry: a mail with a higher version replaces the earlier entry. */
  readonly version?: number;
  /** The yacht; null for drafts and sign-ups, which promise no yacht. Older mails lack it. */
  readonly sailing?: SailingFacts | null;
};

/** `used`: what the gift voucher paid. `remains`: what is left on it (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & {
  readonly times: number;
};

/** The account for a transfer; missing if the booking can only be paid online (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /** The amount in the transfer's QR code and payment link. Older mails lack it. */
  readonly due?: Money;
};

export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /**
   * The time until which the customer can pay plan lines without a due day. Missing if this time
   * has passed.
   */
  readonly firstDue?: Instant;
};

/** The next plan line to pay. `numbers`: all lines that are due at the same time (R28.11). */
export type NextLine = {
  readonly line: Instalment;
  readonly numbers?: readonly Instalment['number'][];
  readonly paymentOption: PaymentOption;
  readonly firstDue?: Instant;
  readonly late?: true;
};

/** Late plan lines: unpaid after their due day. `line` is the first of them (R28.12). */
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

export type ChangedParticipant = {
  readonly userNum: number;
  readonly part: ChangedPart;
  readonly before: readonly PricedLine[];
  readonly after: readonly PricedLine[];
};

export type OfficeEvent = {
  readonly what: 'order' | 'signUp' | 'ageAsked' | 'cancelAsked' | 'cancelled' | 'unpaid' | 'left';
  readonly bookingId: string;
  readonly offerName: string;
  readonly from: Day;
  readonly travellers: number;
  readonly price: Money;
};

/**
 * How to pay an order. Mails about a new order contain it. The mail about an undone payment
 * contains it, too, because the order is then unpaid again.
 */
export type OrderPayment = {
  readonly plan: readonly Instalment[];
  readonly today?: Day;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /**
   * By when plan lines without a due day must be paid. Missing for sign-ups, in older mails, and if
   * the mail is sent later than that.
   */
  readonly firstDue?: Instant;
  /** True while the office has not chosen the payment method (R30). */
  readonly wayAwaited?: true;
  /** Hours for the first payment, counted from the time when the payment method is chosen. */
  readonly firstHours?: number;
};

/** The mails about a booking, by kind. Each also contains `AboutBooking`. */
type BookingMails = {
  bookingPlaced: OrderPayment & {
    readonly reserveList: boolean;
    readonly travellers: number;
    readonly price: Money;
    readonly paid: Money;
    /** The gift vouchers with which the booking was paid (R26.6). Older mails lack them. */
    readonly gifts?: readonly GiftUse[];
    readonly loyalty: Money;
    readonly onSpot?: readonly PaidOnSpot[];
    readonly cancelling?: CancellingTerms | null;
    readonly timeline?: TripTimeline | null;
  };
  /** The booking got places and left the reserve list; its first payment is due (R11). */
  bookingMovedUp: OrderPayment & {
    readonly price: Money;
    /** What was paid while the party waited. Older mails lack it. */
    readonly paid?: Money;
    readonly timeline?: TripTimeline | null;
  };
  /** The office chose transfer, and the time for the first payment begins (R30). */
  bookingWayNamed: Pick<OrderPayment, 'firstDue' | 'plan' | 'today' | 'bankTransfer'> & {
    readonly paid: Money;
  };
  bookingDue: {
    readonly line: number;
    readonly numbers?: readonly Instalment['number'][];
    readonly due: Day;
    readonly amount: Money;
    readonly late?: readonly LateLines[];
    readonly left: Money;
    readonly paymentOption: PaymentOption;
    readonly paymentType: PaymentType;
    readonly bankTransfer: BankTransfer | null;
  };
  bookingDeparture: {
    readonly placeText: string;
    /** The party's journeys that have a pick-up point. Older mails lack them. */
    readonly ways?: readonly { readonly name: string; readonly text: string }[];
    readonly exotic?: true;
    readonly travellers: number;
    readonly incomplete: number;
    readonly left: Money;
    readonly timeline?: TripTimeline | null;
  };
  bookingReturn: {
    /** The review link's last day; missing if the mail asks for no review (R72). */
    readonly reviewUntil?: Day;
    /** The key in the review link, set when the mail is sent and never stored. */
    readonly reviewKey?: string;
  };
  bookingReviewHidden: { readonly reason: string };
  /** A reminder of a late plan line (R32). */
  bookingReminder: {
    readonly line: number;
    readonly numbers?: readonly Instalment['number'][];
    readonly late?: Money;
    readonly earlier?: readonly LateLines[];
    readonly left: Money;
    readonly paymentOption?: PaymentOption;
    readonly paymentType?: PaymentType;
    /**
     * The last day on which the unpaid booking keeps its places; after it, the shop cancels the
     * booking. Missing if this day is over, or if a part of the price is paid.
     */
    readonly keptUntil?: Day;
    readonly begun?: true;
    readonly bankTransfer: BankTransfer | null;
  };
  bookingCancelled: {
    readonly reason: CancelReason;
    readonly reserveList: boolean;
    readonly refund: Money;
    readonly paid?: Money;
    readonly backBy?: Day;
    /**
     * How many discount vouchers of the cancelled booking the customer can use again (R25, R48).
     */
    readonly vouchersBack?: number;
    /** True for a draft of a called-off trip. Its page is gone, so the mail has no link. */
    readonly unfinished?: boolean;
  };
  /** A payment. `amount` does not contain the provider's commission (R30, R31). */
  bookingPaid: {
    readonly how?: 'online' | 'transfer';
    /** What the brand calls the way of payment, such as cash; missing for a transfer (R31.15). */
    readonly means?: string;
    readonly amount: Money;
    readonly paid: Money;
    readonly left: Money;
    readonly overpaid?: Money;
    readonly next?: NextLine | null;
  };
  bookingPaidAfterEnd: {
    readonly reason: CancelReason;
    readonly how: 'online' | 'transfer';
    readonly means?: string;
    readonly amount: Money;
    /** Money that came after the customer's cancellation; the office decides about it. */
    readonly undecided?: Money;
    /**
     * A payment that came after the office or the shop cancelled the booking. The shop refunds it.
     */
    readonly onItsWay?: Money;
    readonly backBy?: Day;
  };
  /** The office decided about money that came after the customer's cancellation (R31). */
  bookingLateDecided: {
    readonly decided: 'kept' | 'returned';
    readonly amount: Money;
    readonly undecided?: Money;
  };
  bookingPaymentUndone: Omit<OrderPayment, 'firstDue'> & {
    /**
     * What the office undid: a payment or a refund that it had registered by mistake, or
     * (`refundReturned`) a refund that the bank sent back.
     */
    readonly how: 'transfer' | 'refund' | 'refundReturned';
    readonly means?: string;
    readonly amount: Money;
    readonly on: Day;
    readonly paid: Money;
    readonly left: Money;
    /** If the order has no payment left, the new due time of its first payment; otherwise null. */
    readonly firstDue: Instant | null;
    readonly keptUntil?: Day;
    readonly onItsWay: Money | null;
  };
  bookingAgeCleared: Readonly<Record<never, never>>;
  /** The office's message. Empty lines separate paragraphs. Its files are in the panel (R41). */
  bookingMessage: {
    /**
     * This field exists only in mails to fellow travellers. `panel`: the recipient has an account
     * and can see the files in the panel. `noPanel`: the recipient has no account and cannot see
     * the files.
     */
    readonly fellow?: 'panel' | 'noPanel';
    readonly title: string;
    readonly contents: string;
    readonly files: readonly string[];
  };
  /** The group has more travellers, so the booking costs less (R21). */
  bookingRegrouped: {
    readonly travellers: number;
    readonly price: Money;
    readonly left?: Money;
    readonly overpaid?: Money;
  };
  /** A change of an order was saved (R37). */
  bookingChanged: {
    readonly changed: readonly ChangedPart[];
    /** Each participant's changes, with prices before and after. Older mails lack them (R37.11). */
    readonly changes?: readonly ChangedParticipant[];
    readonly byOffice?: true;
    readonly priceBefore: Money;
    readonly price: Money;
    readonly paid: Money;
    readonly left: Money;
    readonly overpaid: Money;
    /** What the customer must pay because of the change; null if it adds nothing (R63). */
    readonly added?: ToPay | null;
  };
  /** The customer asked to cancel. `refund`: the amount for a cancellation on that day (R48). */
  bookingCancelAsked: { readonly paid: Money; readonly refund: Money };
  /** A gift voucher was redeemed after the order, as a payment (R25). */
  bookingVoucherPaid: {
    readonly amount: Money;
    readonly left: Money;
    readonly gifts?: readonly GiftUse[];
    readonly next?: NextLine | null;
  };
};

type Mails = { [Kind in keyof BookingMails]: AboutBooking & BookingMails[Kind] } & {
  /** `until`: an hour after the request, when the reset link expires (R43). Older mails lack it. */
  passwordReset: { readonly firstName: string; readonly token: string; readonly until?: Instant };
  passwordChanged: { readonly firstName: string };
  accountDeleted: Readonly<Record<never, never>>;
  /** `until`: when the activation link expires. Older mails lack it. */
  activation: { readonly token: string; readonly until?: Instant };
  accountExists: Readonly<Record<never, never>>;
  /** `leaveKey`: the secret key in the unsubscribe link. */
  newsletterAsked: { readonly token: string; readonly leaveKey: string };
  /** The customer can now redeem the voucher (R25, R27). */
  voucherReady: {
    readonly firstName: string;
    readonly code: string;
    readonly voucher: VoucherKind;
    readonly value: Money;
    readonly expiresOn: Day | null;
    readonly description: string;
  };
  /** A message to the office. `doubtful`: perhaps a program wrote it (R42.18). */
  contactRequest: {
    readonly email: string;
    readonly contents: string;
    readonly doubtful?: 'letter' | 'newsletter';
  };
  /** The office has prepared the order. The link in the mail opens step 6 (R8.17, R55.4). */
  orderPrepared: {
    readonly firstName: string;
    readonly offerName: string;
    readonly from: Day;
    readonly to: Day;
    readonly travellers: number;
    readonly price: Money;
    readonly until: Instant;
    readonly token: string;
  };
  /** A mail to the office. It contains booking numbers, but no names of customers (R74). */
  officeNews: { readonly day?: Day; readonly events: readonly OfficeEvent[] };
};

/** The content of a mail of one kind, as data. The mail adapter writes the Polish text from it. */
export type MailOf<Kind extends keyof Mails> = {
  readonly [Each in Kind]: { readonly kind: Each } & Mails[Each];
}[Kind];
export type MailContent = MailOf<keyof Mails>;
/** The content of a mail about a booking; the panel shows it as a message. */
export type MessageContent = MailOf<keyof BookingMails>;
/** What a mail about a booking says besides `AboutBooking`. */
export type MessageFields<Kind extends keyof BookingMails> = BookingMails[Kind];
