import type { Buyer, InvoiceKind } from '../../domain/accounts/invoice.ts';
import type { KsefMark } from '../../domain/accounts/ksef-number.ts';
import type { ShownDocument } from '../../domain/booking/documents.ts';
import type { PaperKind } from '../../domain/booking/placed/papers.ts';
import type { OfficeContact } from '../../domain/brand-settings.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { SigningSeller } from '../../domain/changes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Instalment, PaymentOption } from '../../domain/payments/instalments.ts';
import type { LedgerLine, Payment } from '../../domain/payments/ledger.ts';
import type { Quote, Row } from '../../domain/pricing/quote.ts';
import type { ContentPage } from '../content/content.ts';
import type { DocumentShelf } from './documents.ts';

/** The seller behind a brand, as it signs. */
export type Seller = Omit<SigningSeller, 'siteId'>;

export type Sellers = { of(siteId: number): Seller | undefined };

/**
 * The trip of a paper. Fellow travellers are counted, not named, because the paper belongs to the
 * booker.
 */
export type PaperTrip = {
  readonly bookingId: string;
  readonly offerName: string;
  readonly country: string;
  readonly region: string;
  readonly from: Day;
  readonly to: Day;
  readonly travellers: number;
};

/** Equal rows of the price, counted and added. */
export type PaperRow = Pick<Row, 'kind' | 'name' | 'option' | 'currency' | 'onSpot'> & {
  readonly count: number;
  readonly total: Money;
};

/**
 * The price as people read it: equal lines, counted and added. `boardedAt` is the pick-up point in
 * the coach's line.
 */
export type PaperLine = PaperRow & { readonly boardedAt: string | null };

/**
 * A transfer of what is due on a paper's day. `code` is the text of its 2D code; null if it cannot
 * have one.
 */
export type PaperTransfer = {
  readonly recipient: string;
  readonly account: string;
  readonly title: string;
  readonly amount: Money;
  readonly code: string | null;
};

/**
 * The standard information form as given before the order. `deliveredAt` null: given with the
 * contract (R38).
 */
export type PaperForm = {
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly deliveredAt: Instant | null;
  readonly page: ContentPage;
};

export type ContractContent = {
  readonly kind: 'contract';
  readonly brand: string;
  readonly seller: Seller;
  /** The office's contact data at that time; absent in older papers. */
  readonly office?: OfficeContact;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly trip: PaperTrip;
  readonly orderedAt: Instant;
  readonly rows: readonly PaperRow[];
  /** Lines as people read them; older contracts show their rows. */
  readonly lines?: readonly PaperLine[];
  readonly rebates: Quote['rebates'];
  readonly price: Money;
  readonly paymentOption: PaymentOption;
  readonly plan: readonly Instalment[];
  /** Paid when the contract was made, gift vouchers included; absent in older contracts. */
  readonly paid?: Money;
  /** When lines without a day are due; null while the payment method is pending (R30). */
  readonly firstDue: Instant | null;
  /** Hours of the first payment from then on, if `firstDue` is null. */
  readonly firstHours?: number;
  /** Last day of free cancellation; null if the terms apply from the order (R48). */
  readonly freeUntil: Day | null;
  /** Fees by days before the start, furthest first (R48). */
  readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  /**
   * Transfer data for what is due; null if nothing is due or only online. Absent in older
   * contracts.
   */
  readonly transfer?: PaperTransfer | null;
  /** The contract's annex; absent in older contracts. */
  readonly form?: PaperForm | null;
  /** Documents that the order accepted (W-054); absent in older contracts. */
  readonly accepted?: readonly Pick<ShownDocument, 'title' | 'version' | 'from'>[];
};

/** What a contract binds both sides to. A change of it needs an annex (R38). */
export type ContractTerms = Pick<
  ContractContent,
  'rows' | 'lines' | 'rebates' | 'price' | 'paymentOption' | 'plan'
> &
  Pick<PaperTrip, 'from' | 'to' | 'travellers'>;

export type AnnexContent = Pick<
  ContractContent,
  'brand' | 'seller' | 'office' | 'booker' | 'trip'
> & {
  readonly kind: 'annex';
  /** The contract that it changes. */
  readonly contract: PaperNumber & { readonly madeAt: Instant };
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  /** The party's former name, if the office corrected it. */
  readonly bookerBefore?: string;
  /** Lines of the plan with their payments, what is left, and what is overpaid (R31). */
  readonly lines: readonly LedgerLine[];
  readonly firstDue: Instant | null;
  readonly firstHours?: number;
  readonly left: Money;
  readonly overpaid: Money;
  readonly transfer: PaperTransfer | null;
};

type Billed = {
  readonly brand: string;
  readonly seller: Seller;
  readonly office?: OfficeContact;
  readonly buyer: Buyer;
  /** Part of the buyer's data comes from the account, not from the reservation (R35). */
  readonly buyerOfAccount: boolean;
  readonly trip: PaperTrip;
};

/** An earlier invoice, as a later one names it. */
export type IssuedInvoice = PaperNumber & {
  readonly kind: InvoiceKind;
  readonly madeAt: Instant;
  readonly amount: Money;
};

export type InvoiceContent = Billed & {
  readonly kind: 'invoice';
  /** Price of the trip; `amount` subtracts advance invoices. */
  readonly price: Money;
  /** What this invoice adds; the price if there is no advance invoice. */
  readonly amount?: Money;
  readonly advances?: readonly IssuedInvoice[];
  readonly payments: readonly Pick<Payment, 'method' | 'amount' | 'at'>[];
};

/** An invoice for money before the final invoice (art. 106b ust. 1 pkt 4). */
export type AdvanceContent = Billed & {
  readonly kind: 'advance';
  readonly price: Money;
  readonly amount: Money;
  /** Day of the last payment that it covers. */
  readonly receivedAt: Instant;
};

/** Corrects invoices after a change or a cancellation (art. 106j). */
export type CorrectionContent = Billed & {
  readonly kind: 'correction';
  readonly corrects: readonly IssuedInvoice[];
  /**
   * `buyer`: the sum was right. `number`: the tax number was wrong, so everything is corrected to
   * nothing.
   */
  readonly reason: 'changed' | 'cancelled' | 'buyer' | 'number';
  /** The buyer of the corrected invoices, if `buyer` differs. */
  readonly buyerBefore?: Buyer;
  readonly before: Money;
  readonly after: Money;
  readonly amount: Money;
};

/** A paper's content as data. The printer has the words. */
export type PaperContent =
  | ContractContent
  | AnnexContent
  | AdvanceContent
  | InvoiceContent
  | CorrectionContent;

/** A paper's number in its series of kind and year: from 1, without gaps. */
export type PaperNumber = { readonly kind: PaperKind; readonly year: number; readonly n: number };

/**
 * A paper of a booking: its kind and its index in that kind, from 0. Annexes, advance invoices and
 * corrections can be several.
 */
export type PaperKey = {
  readonly bookingId: string;
  readonly kind: PaperKind;
  readonly part: number;
};

export type NewPaper = PaperNumber &
  PaperKey & { readonly madeAt: Instant; readonly content: PaperContent };

/** A paper in a list. */
export type PaperHead = PaperNumber &
  PaperKey & { readonly madeAt: Instant; readonly open: boolean };

/** A stored paper. */
export type Paper = Omit<NewPaper, 'content'> & {
  /** Null if erased with its booker (R39); the number stays taken. */
  readonly content: PaperContent | null;
  /** The owner may still get it; false once the account is gone. */
  readonly open: boolean;
};

/** A link to a paper; its token is stored as a hash. */
export type PaperLink = PaperKey & { readonly hash: string; readonly expiresAt: Instant };

/** Writes papers. Numbers are drawn under `paperLock`. */
export type PaperWrites = {
  readonly papers: {
    /** The first of a kind if no part is given. */
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    /** All papers of a booking, by kind (contract first) and part. */
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    /** The last number of a year; 0 before the first. */
    lastNumber(kind: PaperKind, year: number): Promise<number>;
    add(paper: NewPaper): Promise<void>;
    /**
     * Closes a booking's papers: links end and nobody gets them any more. Those of the named kinds
     * lose their content.
     */
    close(bookingId: string, emptied: readonly PaperKind[]): Promise<void>;
    /**
     * Prints a booking's invoices again on next request, because something beside their content
     * changed.
     */
    reprintInvoices(bookingId: string): Promise<void>;
    /** Marks a booking: a command may have made a paper due. */
    unsettle(bookingId: string): Promise<void>;
    /** Marks a booking's papers as handled. */
    settled(bookingId: string): Promise<void>;
  };
};

/** Papers, files, links and accepted documents, outside of transactions. */
export type PaperShelf = DocumentShelf & {
  readonly papers: {
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    /** Papers of a booking, by kind (contract first) and part. */
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    /** The same without content. */
    headsOf(bookingId: string): Promise<readonly PaperHead[]>;
    /**
     * Papers of some kinds made within a range of moments, in order. Closed ones are included,
     * because they belong to the books.
     */
    issued(kinds: readonly PaperKind[], from: Instant, before: Instant): Promise<readonly Paper[]>;
    /** Bookings with papers to handle, at most `limit`. */
    unsettled(limit: number): Promise<readonly string[]>;
    /** The file that was printed first; null before. */
    file(bookingId: string, kind: PaperKind, part?: number): Promise<Uint8Array | null>;
    /** Stores a paper's file if it has none and was not erased; the first one stays. */
    keepFile(bookingId: string, kind: PaperKind, file: Uint8Array, part?: number): Promise<void>;
    link(hash: string): Promise<PaperLink | null>;
    addLink(link: PaperLink): Promise<void>;
  };
};

/** Prints papers. The same paper gives the same file. */
export type PaperPrinter = {
  /** A paper's number as people write it. */
  numberOf(number: PaperNumber): string;
  fileName(number: PaperNumber): string;
  /** `ksef`: KSeF numbers of invoices that were sent. */
  print(paper: NewPaper, ksef: readonly KsefMark[]): Promise<Uint8Array>;
};
