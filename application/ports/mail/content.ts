import type { CancelReason } from '../../../domain/booking/booking.ts';
import type { CancellingTerms } from '../../../domain/booking/placed/cancellation.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { Instalment, PaymentOption, PaymentType } from '../../../domain/payments/instalments.ts';
import type { Line } from '../../../domain/pricing/lines.ts';
import type { Row } from '../../../domain/pricing/quote.ts';
import type { VoucherKind } from '../../../domain/vouchers/voucher.ts';

/** What the shop writes to the owner of an account, as data. */
export type AccountMail =
  /** A link to a new password, for an hour (R43); `until` is not told by letters from before it was. */
  | { readonly kind: 'passwordReset'; readonly firstName: string; readonly token: string; readonly until?: Instant }
  /** The password is another one from now on, and everybody else is logged out. */
  | { readonly kind: 'passwordChanged'; readonly firstName: string }
  /** The account and its data are gone (R39). */
  | { readonly kind: 'accountDeleted' };

/** How one sails and gets there, as the panel says it: by the names that the things had when they were booked. */
export type Sailing = {
  /** The port, or the region where the offer names none. */
  readonly place: string;
  /** Yachts, each once. */
  readonly yachts: readonly string[];
  /** Ways there with the place where one is picked up, null without one, and how many go that way. */
  readonly journeys: readonly { readonly name: string; readonly boardedAt: string | null; readonly times: number }[];
  /** The last day on which cancelling costs nothing; null once it is over, or where the terms hold from the start (R48). */
  readonly freeUntil: Day | null;
};

/** What every piece of news about a booking names. */
export type AboutBooking = {
  readonly bookingId: string;
  readonly firstName: string;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  /** The booking's version: later news of the same trip replaces earlier in a calendar. Not told by letters from before it was. */
  readonly version?: number;
  /** Null for a sign-up, to which no yacht is promised, and for a draft; not told by letters from before it was. */
  readonly sailing?: Sailing | null;
};

/** The day on which a letter asks for what is due now (R28.11). Letters from before R28.11 do not name it. */
type Today = Day;

/** A gift voucher that has paid: what was used for the booking, and what remains on it (R26.6). */
export type GiftUse = { readonly code: string; readonly used: Money; readonly remains: Money };

/** Something that is paid to somebody on the spot, and so in no sum of the shop (R14). */
export type PaidOnSpot = Pick<Row, 'kind' | 'name' | 'option' | 'price' | 'currency'> & { readonly times: number };

/** Where a transfer goes; nobody is told where only online payment is left to them (R28, R29). */
type BankTransfer = {
  readonly recipient: string;
  readonly accountNumber: string;
  readonly title: string;
  /** What is asked for now, as a payment link would ask: the 2D code is for exactly that; not told by letters from before it was. */
  readonly due?: Money;
};

/** Sums to pay, each with its line and day, and where to; a null account says that only online payment is left. */
export type ToPay = {
  readonly lines: readonly Instalment[];
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
  readonly bankTransfer: BankTransfer | null;
  /** Until when a line without a day is due; missing where that is over. */
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
  /** Its day has gone. */
  readonly late?: true;
};

/** Lines of one due day that are late, with what they still ask for together; `line` is the first of them (R28.12). */
export type LateLines = {
  readonly line: Instalment['number'];
  readonly late: Money;
  /** Their numbers when there are several. */
  readonly numbers?: readonly Instalment['number'][];
};

/** What of a placed booking is not as it was. */
export type ChangedPart = 'people' | 'berths' | 'journeys' | 'insurances' | 'extras' | 'group' | 'rebate';

/** A line of the price as a letter names it. */
export type PricedLine = Pick<Line, 'kind' | 'name' | 'option' | 'boardedAt' | 'price' | 'currency' | 'onSpot'>;

/** What a change made of one part of a participant's choices: its lines of the price before and after (R37.11). */
export type ParticipantChange = {
  readonly userNum: number;
  readonly part: ChangedPart;
  readonly before: readonly PricedLine[];
  readonly after: readonly PricedLine[];
};

/** What a mail says, as data; its words belong to the mail adapter. */
export type MailContent =
  | AccountMail
  /** `until`: when its link ends; not told by letters from before it was. */
  | { readonly kind: 'activation'; readonly token: string; readonly until?: Instant }
  | { readonly kind: 'accountExists' }
  /** Asks whether an address is meant to have the newsletter; `leaveKey` takes it off the list. */
  | { readonly kind: 'newsletterAsked'; readonly token: string; readonly leaveKey: string }
  /** A customer's voucher may be redeemed from now on; it is handed on as it stands here (R25, R27). */
  | {
      readonly kind: 'voucherReady';
      readonly firstName: string;
      readonly code: string;
      readonly voucher: VoucherKind;
      readonly value: Money;
      /** The last day on which it may be redeemed; null for ever. */
      readonly expiresOn: Day | null;
      readonly description: string;
    }
  /** Somebody wrote to the office, which is the reader of this one; `doubtful` if a program may have sent it (R42.18). */
  | { readonly kind: 'contactRequest'; readonly email: string; readonly contents: string; readonly doubtful?: 'letter' | 'newsletter' }
  | (AboutBooking & {
      readonly kind: 'bookingPlaced';
      readonly reserveList: boolean;
      readonly travellers: number;
      readonly price: Money;
      /** What gift vouchers have paid of it already. */
      readonly paid: Money;
      /** Those vouchers; letters from before R26.6 do not name them. */
      readonly gifts?: readonly GiftUse[];
      /** What loyalty took off at the confirmation (R20). */
      readonly loyalty: Money;
      /** Not told by letters that were written before it was. */
      readonly onSpot?: readonly PaidOnSpot[];
      /** What cancelling costs after the order; null on the reserve list (R48). */
      readonly cancelling?: CancellingTerms | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      /** Until when lines without a day are due; missing on the reserve list and in letters from before it was told. */
      readonly firstDue?: Instant;
      /** The office is yet to name the way to pay, and from then on so many hours are left for the first payment (R30). */
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** Off the reserve list: there are places, and a first payment is due (R11). */
  | (AboutBooking & {
      readonly kind: 'bookingMovedUp';
      readonly price: Money;
      /** Missing where the mail waited past it. */
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The office has named a transfer as the way to pay, and the first day begins (R30). */
  | (AboutBooking & {
      readonly kind: 'bookingWayNamed';
      /** Missing where the mail waited past it. */
      readonly firstDue?: Instant;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paid: Money;
      readonly bankTransfer: BankTransfer | null;
    })
  /** The day of an instalment is near (R32). */
  | (AboutBooking & {
      readonly kind: 'bookingDue';
      readonly line: number;
      /** The numbers of all lines of that due day when there are several (R28.12). */
      readonly numbers?: readonly Instalment['number'][];
      readonly due: Day;
      /** What they still ask for. */
      readonly amount: Money;
      /** Lines that are late besides, with what each still asks for; missing where none is. */
      readonly late?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption: PaymentOption;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
    })
  /** The last week before the departure. */
  | (AboutBooking & {
      readonly kind: 'bookingDeparture';
      /** What is said of the port; empty where nothing is. */
      readonly placeText: string;
      /** What is said of the ways that leave from somewhere; none in letters from before it was told. */
      readonly ways?: readonly { readonly name: string; readonly text: string }[];
      /** Outside Europe; not told by letters from before it was. */
      readonly exotic?: true;
      readonly travellers: number;
      /** Travellers whose data are not complete. */
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
      /** Lines that were late before it, with what each still asks for; missing where none is. */
      readonly earlier?: readonly LateLines[];
      readonly left: Money;
      readonly paymentOption?: PaymentOption;
      readonly paymentType?: PaymentType;
      /** The last day on which the places are kept without any payment; missing where something came in, and of later lines. */
      readonly keptUntil?: Day;
      /** Something came in already, so that a late first line is not one without any payment. */
      readonly begun?: true;
      readonly bankTransfer: BankTransfer | null;
    })
  | (AboutBooking & {
      readonly kind: 'bookingCancelled';
      readonly reason: CancelReason;
      readonly reserveList: boolean;
      readonly refund: Money;
      /** What had been paid, of which the refund is what comes back; not told by letters from before it was. */
      readonly paid?: Money;
      /** Until when the refund is paid back; not told by letters from before it was, nor where nothing comes back. */
      readonly backBy?: Day;
      /** Discount vouchers that took part in its price and are given back; missing where none is (R25, R48). */
      readonly vouchersBack?: number;
      /** It was still being made, and there is no page of it any more. */
      readonly unfinished?: boolean;
    })
  /** A payment has arrived; `amount` is what was credited (R30, R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaid';
      /** Online in letters that do not say. */
      readonly how?: 'online' | 'transfer';
      readonly amount: Money;
      readonly paid: Money;
      readonly left: Money;
      /** What is paid beyond the price. */
      readonly overpaid?: Money;
      /** The line that is to be paid next, by what it still asks for; null where none is, not told by letters from before it was. */
      readonly next?: NextLine | null;
    })
  /** Money arrived once the booking had ended (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaidAfterEnd';
      readonly reason: CancelReason;
      readonly how: 'online' | 'transfer';
      readonly amount: Money;
      /** What of it the office has yet to decide about; where the customer cancelled alone. */
      readonly undecided?: Money;
      /** What is on its way back now with it, and the last day for that; where the customer did not cancel. */
      readonly onItsWay?: Money;
      readonly backBy?: Day;
    })
  /** What the office has decided of money that arrived after the customer had cancelled, and what it has yet to decide of it (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingLateDecided';
      readonly decided: 'kept' | 'returned';
      readonly amount: Money;
      readonly undecided?: Money;
    })
  /** A payment, or money that went back, was registered by mistake and is taken back: what that changes, and what is owed again (R31). */
  | (AboutBooking & {
      readonly kind: 'bookingPaymentUndone';
      /** `refundReturned`: the refund had left, and the bank returned it. */
      readonly how: 'transfer' | 'refund' | 'refundReturned';
      readonly amount: Money;
      /** The day on which it was registered. */
      readonly on: Day;
      readonly paid: Money;
      readonly left: Money;
      /** An order that is left with nothing has its first day until then; null for any other booking. */
      readonly firstDue: Instant | null;
      /** The last day on which its places are then kept without any payment. */
      readonly keptUntil?: Day;
      /** What of an ended booking is on its way back now; null while it stands. */
      readonly onItsWay: Money | null;
      readonly plan: readonly Instalment[];
      readonly today?: Today;
      readonly paymentType: PaymentType;
      readonly bankTransfer: BankTransfer | null;
      readonly wayAwaited?: true;
      readonly firstHours?: number;
    })
  /** The office has cleared the age notice: the booking can go on (R33). */
  | (AboutBooking & { readonly kind: 'bookingAgeCleared' })
  /** The office writes in its own words; an empty line begins a paragraph. The files of that name wait in the panel (R41). */
  | (AboutBooking & {
      readonly kind: 'bookingMessage';
      /** To somebody who sails with the booker; `noPanel`: who has no account, and so no panel in which files could wait. */
      readonly fellow?: 'panel' | 'noPanel';
      readonly title: string;
      readonly contents: string;
      readonly files: readonly string[];
    })
  /** Others joined the group, and the price fell (R21). */
  | (AboutBooking & {
      readonly kind: 'bookingRegrouped';
      readonly travellers: number;
      readonly price: Money;
      /** What is left of the new price, and what is paid beyond it; not told by letters from before it was. */
      readonly left?: Money;
      readonly overpaid?: Money;
    })
  /** A change of a placed booking was saved (R37). */
  | (AboutBooking & {
      readonly kind: 'bookingChanged';
      readonly changed: readonly ChangedPart[];
      /** The same for each participant; letters from before R37.11 do not name it. */
      readonly changes?: readonly ParticipantChange[];
      /** The office did it, not the customer. */
      readonly byOffice?: true;
      readonly priceBefore: Money;
      readonly price: Money;
      readonly paid: Money;
      readonly left: Money;
      readonly overpaid: Money;
      /** What the change adds, and how it is paid (R63); none where it adds nothing. */
      readonly added?: ToPay | null;
    })
  /** The customer asked the office to cancel; `refund` is what would come back on that day (R48). */
  | (AboutBooking & { readonly kind: 'bookingCancelAsked'; readonly paid: Money; readonly refund: Money })
  /** A gift voucher was redeemed after the order: a payment (R25). */
  | (AboutBooking & {
      readonly kind: 'bookingVoucherPaid';
      readonly amount: Money;
      readonly left: Money;
      readonly gifts?: readonly GiftUse[];
      readonly next?: NextLine | null;
    });
