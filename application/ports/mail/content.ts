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

/** Mails to the owner of an account, as data. */
export type AccountMail =
  /** A reset link, valid for an hour (R43). Older letters have no `until`. */
  | {
      readonly kind: 'passwordReset';
      readonly firstName: string;
      readonly token: string;
      readonly until?: Instant;
    }
  /** The password was changed and all other sessions ended. */
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  /** The account and its data were removed (R39). */
  | { readonly kind: 'accountDeleted' };

/** How the party sails and travels, with the names at the time of booking. */
export type SailingFacts = {
  /** The port, or the region if the offer names none. */
  readonly place: string;
  /** Yachts, each once. */
  readonly yachts: readonly string[];
  /** Journeys with pick-up point (null without one) and number of travellers. */
  readonly journeys: readonly {
    readonly name: string;
    readonly boardedAt: string | null;
    readonly times: number;
  }[];
  /**
   * Last day of free cancellation; null once it has passed or if the terms apply from the start
   * (R48).
   */
  readonly freeUntil: Day | null;
};

/** What every mail about a booking names. */
export type AboutBooking = {
  readonly bookingId: string;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /**
   * The booking's version: in a calendar, later mails replace earlier ones. Absent in older
   * letters.
   */
  readonly version?: number;
  /**
   * Null on the reserve list, where no yacht is promised, and for a draft. Absent in older letters.
   */
  readonly sailing?: SailingFacts | null;
};

/** The day on which a letter asks for what is due now (R28.11). Letters from before R28.11 do not name it. */
type Today = Day;

/** A gift voucher that has paid: what was used for the booking, and what remains on it (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

/** Something paid on the spot and therefore in no sum of the shop (R14). */
export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & {
  readonly times: number;
};

/** Where a transfer goes. Absent if only online payment is left (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /**
   * What is due now, as a payment link would ask; the 2D code has exactly this sum. Absent in older
   * letters.
   */
  readonly due?: Money;
};

/**
 * Sums to pay by line and day, and the account. A null account means only online payment is left.
 */
export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /** When lines without a day are due; missing if that has passed. */
  readonly firstDue?: Instant;
};

/**
 * The sum that is to be paid next, as the first of its lines with the amount and the day of all of them (R28.11); one without a day has its
 * first moment, or is late.
 */
export type NextLine = {
  readonly line: Instalment;
  /** The numbers of the lines when there are several. */
  readonly numbers?: readonly Instalment['number'][];
  readonly paymentOption: PaymentOption;
  readonly firstDue?: Instant;
  /** Its day has passed. */
  readonly late?: true;
};

/** Lines of one due day that are late, with what they still ask for together; `line` is the first of them (R28.12). */
export type LateLines = {
  readonly line: Instalment['number'];
  readonly late: Money;
  /** Their numbers when there are several. */
  readonly numbers?: readonly Instalment['number'][];
};

/** A changed part of a placed booking. */
export type ChangedPart =
  | 'people'
  | 'berths'
  | 'journeys'
  | 'insurances'
  | 'extras'
  | 'group'
  | 'rebate';

/** A line of the price as a letter names it. */
export type PricedLine = Pick<
  Line,
  'kind' | 'name' | 'option' | 'boardedAt' | 'price' | 'currency' | 'onSpot'
>;

/** What a change made of one part of a participant's choices: its lines of the price before and after (R37.11). */
export type ChangedParticipant = {
  readonly userNum: number;
  readonly part: ChangedPart;
  readonly before: readonly PricedLine[];
  readonly after: readonly PricedLine[];
};

/** The content of a mail as data. The mail adapter has the words. */
export type MailContent =
  | AccountMail
  /** `until`: when its link expires; absent in older letters. */
  | { readonly kind: 'activation'; readonly token: string; readonly until?: Instant }
  | { readonly kind: 'accountExists' }
  /** Asks to confirm a newsletter address. `leaveKey` removes it from the list. */
  | { readonly kind: 'newsletterAsked'; readonly token: string; readonly leaveKey: string }
  /** A customer's voucher can be redeemed now (R25, R27). */
  | {
      readonly kind: 'voucherReady';
      readonly firstName: string;
      readonly code: string;
      readonly voucher: VoucherKind;
      readonly value: Money;
      /** Last valid day; null means that it never expires. */
      readonly expiresOn: Day | null;
      readonly description: string;
    }
  /** Somebody wrote to the office, which is the reader of this one; `doubtful` if a program may have sent it (R42.18). */
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
      /** Paid by gift vouchers. */
      readonly paid: Money;
      /** Those vouchers; letters from before R26.6 do not name them. */
      readonly gifts?: readonly GiftUse[];
      /** Loyalty rebate of the order (R20). */
      readonly loyalty: Money;
      /** Absent in older letters. */
      readonly onSpot?: readonly PaidOnSpot[];
      /** Cancellation terms after the order; null on the reserve list (R48). */
      readonly cancelling?: CancellingTerms | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      /** When lines without a day are due; missing on the reserve list and in older letters. */
      readonly firstDue?: Instant;
      /**
       * The office must name the payment method; from then on the first payment has this many hours
       * (R30).
       */
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The booking left the reserve list: it has places, and a first payment is due (R11). */
  | (AboutBooking & {
      readonly kind: 'bookingMovedUp';
      readonly price: Money;
      /** Missing if the mail waited beyond it. */
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
      /** Missing if the mail waited beyond it. */
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
      /** The numbers of all lines of that due day when there are several (R28.12). */
      readonly numbers?: readonly Instalment['number'][];
      readonly due: Day;
      /** What they still ask for. */
      readonly amount: Money;
      /** Other late lines with what is left of each; missing without any. */
      readonly late?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption: PaymentOption;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
    })
  /** The last week before the departure. */
  | (AboutBooking & {
      readonly kind: 'bookingDeparture';
      /** Text about the port; may be empty. */
      readonly placeText: string;
      /** Texts about journeys with a pick-up point; absent in older letters. */
      readonly ways?: readonly { readonly name: string; readonly text: string }[];
      /** Outside Europe; absent in older letters. */
      readonly exotic?: true;
      readonly travellers: number;
      /** Travellers with incomplete data. */
      readonly incomplete: number;
      readonly left: Money;
    })
  /** The trip is over. */
  | (AboutBooking & { readonly kind: 'bookingReturn' })
  /** A line of the plan is late (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingReminder';
      readonly line: number;
      /** The numbers of all lines of that due day when there are several (R28.12). */
      readonly numbers?: readonly Instalment['number'][];
      /** What they still ask for; not told by letters from before it was. */
      readonly late?: Money;
      /** Earlier late lines with what is left of each; missing without any. */
      readonly earlier?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption?: PaymentOption;
      readonly paymentType?: PaymentType;
      /**
       * Last day on which places are kept without payment; missing after a payment and for later
       * lines.
       */
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
      /** What had been paid; the refund is part of it. Absent in older letters. */
      readonly paid?: Money;
      /** Deadline of the refund; absent in older letters and without a refund. */
      readonly backBy?: Day;
      /** Discount vouchers that are valid again; missing without any (R25, R48). */
      readonly vouchersBack?: number;
      /** It was a draft, and its page no longer exists. */
      readonly unfinished?: boolean;
    })
  /** A payment arrived; `amount` is what was credited (R30, R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaid';
      /** Online if absent. */
      readonly how?: 'online' | 'transfer';
      readonly amount: Money;
      readonly paid: Money;
      readonly left: Money;
      /** Paid beyond the price. */
      readonly overpaid?: Money;
      /** The next line to pay; null if none; absent in older letters. */
      readonly next?: NextLine | null;
    })
  /** A payment arrived after the booking ended (R31). */
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
  /**
   * The office's decision on a payment after the customer's cancellation, and what is still
   * undecided (R31).
   */
  | (AboutBooking & {
      readonly kind: 'bookingLateDecided';
      readonly decided: 'kept' | 'returned';
      readonly amount: Money;
      readonly undecided?: Money;
    })
  /** A mistaken payment or repayment was undone: what changes and what is owed again (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaymentUndone';
      /** `refundReturned`: the refund had left, and the bank returned it. */
      readonly how: 'transfer' | 'refund' | 'refundReturned';
      readonly amount: Money;
      /** The day on which it was registered. */
      readonly on: Day;
      readonly paid: Money;
      readonly left: Money;
      /** New deadline of an order without payments; null for other bookings. */
      readonly firstDue: Instant | null;
      /** Last day on which its places are kept without payment. */
      readonly keptUntil?: Day;
      /** Refund of an ended booking that is on its way; null otherwise. */
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
  /**
   * A letter of the office; an empty line starts a paragraph. Its files wait in the panel (R41).
   */
  | (AboutBooking & {
      readonly kind: 'bookingMessage';
      /** To a fellow traveller; `noPanel` has no account and therefore no panel for files. */
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
      /** What is left of the new price, and what is overpaid; absent in older letters. */
      readonly left?: Money;
      readonly overpaid?: Money;
    })
  /** A change of a placed booking was saved (R37). */
  | (AboutBooking & {
      readonly kind: 'bookingChanged';
      readonly changed: readonly ChangedPart[];
      /** The same for each participant; letters from before R37.11 do not name it. */
      readonly changes?: readonly ChangedParticipant[];
      /** The office made the change. */
      readonly byOffice?: true;
      readonly priceBefore: Money;
      readonly price: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid: Money;
      /** What the change adds and how to pay it (R63); null if it adds nothing. */
      readonly added?: ToPay | null;
    })
  /** The customer asked the office to cancel; `refund` is that day's refund (R48). */
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
