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
  /** The reset link expires at `until`, an hour after the request (R43). Missing in older mails. */
  | {
      readonly kind: 'passwordReset';
      readonly firstName: string;
      readonly token: string;
      readonly until?: Instant;
    }
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  | { readonly kind: 'accountDeleted' };

export type SailingFacts = {
  readonly place: string;
  readonly yachts: readonly string[];
  readonly journeys: readonly {
    readonly name: string;
    readonly boardedAt: string | null;
    readonly times: number;
  }[];
  /** The last day on which cancelling is free; null if it has passed or there is none (R48). */
  readonly freeUntil: Day | null;
};

export type AboutBooking = {
  readonly bookingId: string;
  readonly offerId?: number;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /** The calendar entry's version: a higher version replaces the entry of an earlier mail. */
  readonly version?: number;
  /** The yacht; null for drafts and sign-ups, which promise none. Missing in older mails. */
  readonly sailing?: SailingFacts | null;
};

type Today = Day;

/** `used` is what the gift voucher paid, `remains` what is left of it (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & {
  readonly times: number;
};

/** Where to transfer money. Mails omit it if only online payment is allowed (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /** The amount that the 2D code and the payment link request. Missing in older mails. */
  readonly due?: Money;
};

export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /** When plan lines without a due day must be paid; missing if that time has passed. */
  readonly firstDue?: Instant;
};

/** The next unpaid plan line. `numbers` are all lines that are due at the same time (R28.11). */
export type NextLine = {
  readonly line: Instalment;
  readonly numbers?: readonly Instalment['number'][];
  readonly paymentOption: PaymentOption;
  readonly firstDue?: Instant;
  readonly late?: true;
};

/** Unpaid plan lines whose due day has passed. `line`: the first of these lines (R28.12). */
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

/** The content of a mail, stored as data. The mail adapter writes the Polish text. */
export type MailContent =
  | AccountMail
  /** The activation link expires at `until`. Missing in older mails. */
  | { readonly kind: 'activation'; readonly token: string; readonly until?: Instant }
  | { readonly kind: 'accountExists' }
  /** `leaveKey`: the secret part of the unsubscribe link. */
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
  /** `doubtful`: perhaps a program wrote the message to the office (R42.18). */
  | {
      readonly kind: 'contactRequest';
      readonly email: string;
      readonly contents: string;
      readonly doubtful?: 'letter' | 'newsletter';
    }
  /** The office has prepared the order; the link leads to step 6 (R8.17, R55.4). */
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
  /** A letter to the office. It has booking numbers but no names of customers (R74). */
  | { readonly kind: 'officeNews'; readonly day?: Day; readonly events: readonly OfficeEvent[] }
  | (AboutBooking & {
      readonly kind: 'bookingPlaced';
      readonly reserveList: boolean;
      readonly travellers: number;
      readonly price: Money;
      readonly paid: Money;
      /** Gift vouchers that paid for the booking (R26.6). Missing in older mails. */
      readonly gifts?: readonly GiftUse[];
      readonly loyalty: Money;
      readonly onSpot?: readonly PaidOnSpot[];
      readonly cancelling?: CancellingTerms | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      /**
       * When plan lines without a due day must be paid. Missing for sign-ups and in older mails.
       */
      readonly firstDue?: Instant;
      /** True until the office chooses a method; `firstHours`: hours to pay from then on (R30). */
      readonly wayAwaited?: true;
      readonly firstHours?: number;
      readonly timeline?: TripTimeline | null;
    })
  /** The booking has left the reserve list: it has places, and a first payment is due (R11). */
  | (AboutBooking & {
      readonly kind: 'bookingMovedUp';
      readonly price: Money;
      /** When the first payment is due; missing if the mail is sent after that moment. */
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
      readonly timeline?: TripTimeline | null;
    })
  /** The office chose transfer, and the time for the first payment begins (R30). */
  | (AboutBooking & {
      readonly kind: 'bookingWayNamed';
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paid: Money;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingDue';
      readonly line: number;
      readonly numbers?: readonly Instalment['number'][];
      readonly due: Day;
      readonly amount: Money;
      readonly late?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption: PaymentOption;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingDeparture';
      readonly placeText: string;
      /** The party's journeys that have a pick-up point. Missing in older mails. */
      readonly ways?: readonly { readonly name: string; readonly text: string }[];
      readonly exotic?: true;
      readonly travellers: number;
      readonly incomplete: number;
      readonly left: Money;
      readonly timeline?: TripTimeline | null;
    })
  /** The review link ends after `reviewUntil`; missing if the mail asks for no review (R72). */
  | (AboutBooking & {
      readonly kind: 'bookingReturn';
      readonly reviewUntil?: Day;
      /** The key of the review link is set at sending and never stored. */
      readonly reviewKey?: string;
    })
  | (AboutBooking & { readonly kind: 'bookingReviewHidden'; readonly reason: string })
  /** The reminder about a late plan line (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingReminder';
      readonly line: number;
      readonly numbers?: readonly Instalment['number'][];
      readonly late?: Money;
      readonly earlier?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption?: PaymentOption;
      readonly paymentType?: PaymentType;
      /**
       * The shop cancels the unpaid booking after this day. Missing if something is already paid.
       */
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
      readonly backBy?: Day;
      /** The number of discount vouchers that are valid again (R25, R48). */
      readonly vouchersBack?: number;
      /** True for a called-off draft: the mail has no link, because the draft's page is gone. */
      readonly unfinished?: boolean;
    })
  /** A payment. `amount` is the credited amount, without the provider's commission (R30, R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaid';
      readonly how?: 'online' | 'transfer';
      /** The brand's word for the means of payment, such as cash; none for a transfer (R31.15). */
      readonly means?: string;
      readonly amount: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid?: Money;
      readonly next?: NextLine | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingPaidAfterEnd';
      readonly reason: CancelReason;
      readonly how: 'online' | 'transfer';
      readonly means?: string;
      readonly amount: Money;
      /** Money that came after the customer had cancelled; the office decides about it. */
      readonly undecided?: Money;
      /** Money that came after the company or the shop cancelled; the shop refunds it. */
      readonly onItsWay?: Money;
      readonly backBy?: Day;
    })
  /** The office has decided on a payment after the customer's cancellation (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingLateDecided';
      readonly decided: 'kept' | 'returned';
      readonly amount: Money;
      readonly undecided?: Money;
    })
  | (AboutBooking & {
      readonly kind: 'bookingPaymentUndone';
      /** `refundReturned`: the bank returned a refund that the shop had sent. */
      readonly how: 'transfer' | 'refund' | 'refundReturned';
      readonly means?: string;
      readonly amount: Money;
      readonly on: Day;
      readonly paid: Money;
      readonly left: Money;
      /** The first payment's new due time, if the booking has no other payment; null otherwise. */
      readonly firstDue: Instant | null;
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
  /** A message of the office. Empty lines separate paragraphs. Its files are in the panel (R41). */
  | (AboutBooking & {
      readonly kind: 'bookingMessage';
      /** Only in mails to fellow travellers. `noPanel`: no account, so no access to the files. */
      readonly fellow?: 'panel' | 'noPanel';
      readonly title: string;
      readonly contents: string;
      readonly files: readonly string[];
    })
  /** The group grew, so the booking's price fell (R21). */
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
      /** Missing in older mails, which name no price changes (R37.11). */
      readonly changes?: readonly ChangedParticipant[];
      readonly byOffice?: true;
      readonly priceBefore: Money;
      readonly price: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid: Money;
      /** The amount that the change adds to the price; null if it adds nothing (R63). */
      readonly added?: ToPay | null;
    })
  /** The customer asked to cancel. `refund`: for a cancellation on the day of the request (R48). */
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
