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
import type { Soon } from './soon.ts';

/** Who sells: the organiser behind a brand, as it signs. */
export type Seller = Omit<SigningSeller, 'siteId'>;

export type Sellers = { of(siteId: number): Seller | undefined };

/** The trip that a paper is about. Fellow travellers are counted, not named: the paper is the booker's. */
export type PaperTrip = {
  readonly bookingId: string;
  readonly offerName: string;
  readonly country: string;
  readonly region: string;
  readonly from: Day;
  readonly to: Day;
  readonly travellers: number;
};

/** Equal rows of the price, counted and added up. */
export type PaperRow = Pick<Row, 'kind' | 'name' | 'option' | 'currency' | 'onSpot'> & { readonly count: number; readonly total: Money };

/** What people read of the price: equal lines, counted and added up; `boardedAt` is the place that is in the line of its coach. */
export type PaperLine = PaperRow & { readonly boardedAt: string | null };

/** A transfer for what is due on a paper's day; `code` is the text of its 2D code, null where it may have none. */
export type PaperTransfer = {
  readonly recipient: string;
  readonly account: string;
  readonly title: string;
  readonly amount: Money;
  readonly code: string | null;
};

/** The standard information form as it was given before the order; `deliveredAt` null: it was given with the contract (R38). */
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
  /** How the office was reached then; papers from before it was said have none. */
  readonly office?: OfficeContact;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly trip: PaperTrip;
  readonly orderedAt: Instant;
  readonly rows: readonly PaperRow[];
  /** The rows as people read them; contracts from before have none and show their rows. */
  readonly lines?: readonly PaperLine[];
  readonly rebates: Quote['rebates'];
  readonly price: Money;
  readonly paymentOption: PaymentOption;
  readonly plan: readonly Instalment[];
  /** What had come in when it was made, by gift vouchers too; not told by contracts from before it was. */
  readonly paid?: Money;
  /** Until when the lines without a day are due; null while the office has not named the way to pay (R30). */
  readonly firstDue: Instant | null;
  /** How many hours the first payment has from then on; told where `firstDue` is null. */
  readonly firstHours?: number;
  /** Until when cancelling is free; null where the terms hold from the order on (R48). */
  readonly freeUntil: Day | null;
  /** What is kept of the price so many days before the start and closer, furthest first (R48). */
  readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  /** How what is due is paid by transfer; null where nothing is, or only online. Contracts from before have none. */
  readonly transfer?: PaperTransfer | null;
  /** The annex of the contract; contracts from before have none. */
  readonly form?: PaperForm | null;
  /** The documents that the order accepted (W-054); contracts from before name none. */
  readonly accepted?: readonly Pick<ShownDocument, 'title' | 'version' | 'from'>[];
};

/** What a contract binds both sides to, so that a change of any of it is an annex's (R38). */
export type ContractTerms = Pick<ContractContent, 'rows' | 'lines' | 'rebates' | 'price' | 'paymentOption' | 'plan'> &
  Pick<PaperTrip, 'from' | 'to' | 'travellers'>;

export type AnnexContent = Pick<ContractContent, 'brand' | 'seller' | 'office' | 'booker' | 'trip'> & {
  readonly kind: 'annex';
  /** The contract that it changes. */
  readonly contract: PaperNumber & { readonly madeAt: Instant };
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  /** Whom the contract named until now, where the office corrected the name of its party. */
  readonly bookerBefore?: string;
  /** The lines of the plan with what came in for each, what is left of all, and what is overpaid (R31). */
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
  /** Something of the buyer is known from the account alone, not from the reservation (R35). */
  readonly buyerOfAccount: boolean;
  readonly trip: PaperTrip;
};

/** An invoice that was issued before, as a later one names it. */
export type IssuedInvoice = PaperNumber & { readonly kind: InvoiceKind; readonly madeAt: Instant; readonly amount: Money };

export type InvoiceContent = Billed & {
  readonly kind: 'invoice';
  /** The price of the trip; what advance invoices have of it is taken off in `amount`. */
  readonly price: Money;
  /** What this invoice adds; the price where no advance invoice was made. */
  readonly amount?: Money;
  readonly advances?: readonly IssuedInvoice[];
  readonly payments: readonly Pick<Payment, 'method' | 'amount' | 'at'>[];
};

/** Money that came before the invoice of the whole (art. 106b ust. 1 pkt 4). */
export type AdvanceContent = Billed & {
  readonly kind: 'advance';
  readonly price: Money;
  readonly amount: Money;
  /** The day of the last payment that it is about. */
  readonly receivedAt: Instant;
};

/** What a change or a cancellation leaves wrong in the invoices (art. 106j). */
export type CorrectionContent = Billed & {
  readonly kind: 'correction';
  readonly corrects: readonly IssuedInvoice[];
  /** `buyer`: the sum was right. `number`: the buyer's tax number was wrong, so nothing is left of what it corrects. */
  readonly reason: 'changed' | 'cancelled' | 'buyer' | 'number';
  /** The buyer whom the corrected invoices name, where `buyer` is another now. */
  readonly buyerBefore?: Buyer;
  readonly before: Money;
  readonly after: Money;
  readonly amount: Money;
};

/** Everything that a paper says, as data; its words belong to the printer. */
export type PaperContent = ContractContent | AnnexContent | AdvanceContent | InvoiceContent | CorrectionContent;

/** Where a paper stands in the row of its kind and year: numbers begin at 1 and leave none out. */
export type PaperNumber = { readonly kind: PaperKind; readonly year: number; readonly n: number };

/** A paper of a booking: its kind, and which of that kind it is, from 0 (annexes, advance invoices and corrections may be several). */
export type PaperKey = { readonly bookingId: string; readonly kind: PaperKind; readonly part: number };

export type NewPaper = PaperNumber & PaperKey & { readonly madeAt: Instant; readonly content: PaperContent };

/** What a list says of a paper. */
export type PaperHead = PaperNumber & PaperKey & { readonly madeAt: Instant; readonly open: boolean };

/** A paper as it is kept. */
export type Paper = Omit<NewPaper, 'content'> & {
  /** Null where it was erased with its booker (R39); its number stays taken. */
  readonly content: PaperContent | null;
  /** Whether its owner may still have it; false once their account is gone. */
  readonly open: boolean;
};

/** A link to a paper; its token is kept as a hash. */
export type PaperLink = PaperKey & { readonly hash: string; readonly expiresAt: Instant };

/** What a transaction does to papers. Numbers are drawn under the lock `paperLock`. */
export type PaperWrites = {
  readonly papers: {
    /** The first of a kind without a part. */
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    /** All of a booking, by kind (contract first) and part. */
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    /** The last number that was given in a year; 0 before the first. */
    lastNumber(kind: PaperKind, year: number): Promise<number>;
    add(paper: NewPaper): Promise<void>;
    /** Closes a booking's papers: their links end, nobody gets them any more, and those of the kinds named lose what they say. */
    close(bookingId: string, emptied: readonly PaperKind[]): Promise<void>;
    /** The invoices of a booking are printed anew when they are next asked for: something beside their content changed. */
    reprintInvoices(bookingId: string): Promise<void>;
    /** A booking's papers are to be looked at: a command may have made another one due. */
    unsettle(bookingId: string): Soon<void>;
    /** They were looked at, as the booking is now. */
    settled(bookingId: string): Promise<void>;
  };
};

/** Papers, their files and links, and the documents that orders accepted, outside of any transaction. */
export type PaperShelf = DocumentShelf & {
  readonly papers: {
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    /** Papers of a booking, by kind (contract first) and part. */
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    /** The same without what they say. */
    headsOf(bookingId: string): Promise<readonly PaperHead[]>;
    /** Papers of some kinds that were made from a moment on and before another, in that order; closed ones too: they are the books'. */
    issued(kinds: readonly PaperKind[], from: Instant, before: Instant): Promise<readonly Paper[]>;
    /** Bookings whose papers are to be looked at, so many at most. */
    unsettled(limit: number): Promise<readonly string[]>;
    /** The file that was printed first; null before. */
    file(bookingId: string, kind: PaperKind, part?: number): Promise<Uint8Array | null>;
    /** Keeps a paper's file where it has none yet and was not erased; the first one stays. */
    keepFile(bookingId: string, kind: PaperKind, file: Uint8Array, part?: number): Promise<void>;
    link(hash: string): Promise<PaperLink | null>;
    addLink(link: PaperLink): Promise<void>;
  };
};

/** Puts papers into words and onto pages. The same paper is the same file. */
export type PaperPrinter = {
  /** A paper's number as people write it. */
  numberOf(number: PaperNumber): string;
  fileName(number: PaperNumber): string;
  /** `ksef`: what KSeF calls the invoices that were sent there. */
  print(paper: NewPaper, ksef: readonly KsefMark[]): Promise<Uint8Array>;
};
