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

export type AccountMail =
  /** Valid for an hour (R43). Older letters have no `until`. */
  | {
      readonly kind: 'passwordReset';
      readonly firstName: string;
      readonly token: string;
      readonly until?: Instant;
    }
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  | { readonly kind: 'accountDeleted' };

/** Names are those at the time of booking. */
export type SailingFacts = {
  readonly place: string;
  readonly yachts: readonly string[];
  readonly journeys: readonly {
    readonly name: string;
    readonly boardedAt: string | null;
    readonly times: number;
  }[];
  /** Last day of free cancellation; null once it has passed or if the terms apply (R48). */
  readonly freeUntil: Day | null;
};

export type AboutBooking = {
  readonly bookingId: string;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /** In a calendar, mails of a later version replace earlier ones. Absent in older letters. */
  readonly version?: number;
  /** Null on the reserve list, which promises no yacht, and for drafts. Absent in older letters. */
  readonly sailing?: SailingFacts | null;
};

/** The day of a letter that asks for what is due (R28.11); absent in older letters. */
type Today = Day;

/** What a gift voucher paid for the booking, and what remains on it (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & {
  readonly times: number;
};

/** Absent if only online payment is left (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /** What a payment link would ask for; the 2D code has this sum. Absent in older letters. */
  readonly due?: Money;
};

/** Sums by line and day. `bankTransfer` null: only online payment is left. */
export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /** When lines without a day are due; missing if that has passed. */
  readonly firstDue?: Instant;
};

/**
 * What to pay next: the first line with amount and day of all due with it (R28.11). A line without
 * a day has its first moment, or is late.
 */
export type NextLine = {
  readonly line: Instalment;
  readonly numbers?: readonly Instalment['number'][];
  readonly paymentOption: PaymentOption;
  readonly firstDue?: Instant;
  readonly late?: true;
};

/** Late lines of one due day with their sum; `line` is the first (R28.12). */
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

/** Price lines before and after a change, for one part of one participant's choices (R37.11). */
export type ChangedParticipant = {
  readonly userNum: number;
  readonly part: ChangedPart;
  readonly before: readonly PricedLine[];
  readonly after: readonly PricedLine[];
};

/** The content of a mail as data. The mail adapter has the words. */
export type MailContent =
  | AccountMail
  /** `until`: when the activation link expires; absent in older letters. */
  | { readonly kind: 'activation'; readonly token: string; readonly until?: Instant }
  | { readonly kind: 'accountExists' }
  /** `leaveKey` removes the address from the list. */
  | { readonly kind: 'newsletterAsked'; readonly token: string; readonly leaveKey: string }
  /** A customer's voucher can be redeemed now (R25, R27). */
  | {
      readonly kind: 'voucherReady';
      readonly firstName: string;
      readonly code: string;
      readonly voucher: VoucherKind;
      readonly value: Money;
      readonly expiresOn: Day | null;
      readonly description: string;
    }
  /** A letter to the office; `doubtful` if a program may have written it (R42.18). */
  | {
      readonly kind: 'contactRequest';
      readonly email: string;
      readonly contents: string;
      readonly doubtful?: 'letter' | 'newsletter';
    }
  | (AboutBooking & {
      readonly kind: 'bookingPlaced';
      readonly reserveList: boolean;
      readonly travellers: number;
      readonly price: Money;
      readonly paid: Money;
      /** The gift vouchers that paid; absent in letters from before R26.6. */
      readonly gifts?: readonly GiftUse[];
      readonly loyalty: Money;
      readonly onSpot?: readonly PaidOnSpot[];
      readonly cancelling?: CancellingTerms | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      /** When lines without a day are due; missing on the reserve list and in older letters. */
      readonly firstDue?: Instant;
      /** The office must name the payment method; then the first payment has `firstHours` (R30). */
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** Off the reserve list: it has places, and a first payment is due (R11). */
  | (AboutBooking & {
      readonly kind: 'bookingMovedUp';
      readonly price: Money;
      /** Missing if the mail waited beyond that moment. */
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The office named transfer as the method, and the first day starts (R30). */
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
      /** All lines of that due day when there are several (R28.12). */
      readonly numbers?: readonly Instalment['number'][];
      readonly due: Day;
      readonly amount: Money;
      /** Other late lines with what is left of each; missing without any. */
      readonly late?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption: PaymentOption;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
    })
  /** Sent in the last week before the departure. */
  | (AboutBooking & {
      readonly kind: 'bookingDeparture';
      /** Text about the port; may be empty. */
      readonly placeText: string;
      /** Journeys with a pick-up point; absent in older letters. */
      readonly ways?: readonly { readonly name: string; readonly text: string }[];
      readonly exotic?: true;
      readonly travellers: number;
      readonly incomplete: number;
      readonly left: Money;
    })
  | (AboutBooking & { readonly kind: 'bookingReturn' })
  /** A line of the plan is late (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingReminder';
      readonly line: number;
      /** All lines of that due day when there are several (R28.12). */
      readonly numbers?: readonly Instalment['number'][];
      readonly late?: Money;
      /** Earlier late lines with what is left of each; missing without any. */
      readonly earlier?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption?: PaymentOption;
      readonly paymentType?: PaymentType;
      /** Last day on which unpaid places are kept; missing after a payment and for later lines. */
      readonly keptUntil?: Day;
      /** A payment arrived already, so the late first line is partly paid. */
      readonly begun?: true;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingCancelled';
      readonly reason: CancelReason;
      readonly reserveList: boolean;
      readonly refund: Money;
      readonly paid?: Money;
      /** Deadline of the refund; absent in older letters and without a refund. */
      readonly backBy?: Day;
      /** Discount vouchers that are valid again; missing without any (R25, R48). */
      readonly vouchersBack?: number;
      /** It was a draft, and its page no longer exists. */
      readonly unfinished?: boolean;
    })
  /** `amount` is what was credited (R30, R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaid';
      readonly how?: 'online' | 'transfer';
      readonly amount: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid?: Money;
      /** The next line to pay; absent in older letters. */
      readonly next?: NextLine | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingPaidAfterEnd';
      readonly reason: CancelReason;
      readonly how: 'online' | 'transfer';
      readonly amount: Money;
      /** The part that the office must decide on, if the customer cancelled. */
      readonly undecided?: Money;
      /** What is refunded with it and the deadline, if the customer did not cancel. */
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
  /** A mistaken payment or repayment was undone (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaymentUndone';
      /** `refundReturned`: the refund had left, and the bank returned it. */
      readonly how: 'transfer' | 'refund' | 'refundReturned';
      readonly amount: Money;
      readonly on: Day;
      readonly paid: Money;
      readonly left: Money;
      /** New deadline of an order without payments; null for other bookings. */
      readonly firstDue: Instant | null;
      /** Last day on which its places are kept without payment. */
      readonly keptUntil?: Day;
      readonly onItsWay: Money | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The office cleared the age notice: the booking can continue (R33). */
  | (AboutBooking & { readonly kind: 'bookingAgeCleared' })
  /** An empty line starts a paragraph. Its files wait in the panel (R41). */
  | (AboutBooking & {
      readonly kind: 'bookingMessage';
      /** The letter goes to a fellow traveller; `noPanel` has no account and no panel for files. */
      readonly fellow?: 'panel' | 'noPanel';
      readonly title: string;
      readonly contents: string;
      readonly files: readonly string[];
    })
  /** Others joined the group and the price fell (R21). */
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
      /** Price changes of each participant; absent in letters from before R37.11. */
      readonly changes?: readonly ChangedParticipant[];
      readonly byOffice?: true;
      readonly priceBefore: Money;
      readonly price: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid: Money;
      /** What the change adds and how to pay it (R63); null if nothing. */
      readonly added?: ToPay | null;
    })
  /** `refund` is the refund of that day (R48). */
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
