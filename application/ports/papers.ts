import type { PaperKind } from '../../domain/booking/placed/papers.ts';
import type { OfficeContact } from '../../domain/brand-settings.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { SigningSeller } from '../../domain/changes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Instalment, PaymentOption } from '../../domain/payments/instalments.ts';
import type { Payment } from '../../domain/payments/ledger.ts';
import type { Quote, Row } from '../../domain/pricing/quote.ts';

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
  readonly rebates: Quote['rebates'];
  readonly price: Money;
  readonly paymentOption: PaymentOption;
  readonly plan: readonly Instalment[];
  /** Until when the lines without a day are due; null while the office has not named the way to pay (R30). */
  readonly firstDue: Instant | null;
  /** Until when cancelling is free; null where the terms hold from the order on (R48). */
  readonly freeUntil: Day | null;
  /** What is kept of the price so many days before the start and closer, furthest first (R48). */
  readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
};

export type Buyer = {
  readonly name: string;
  readonly nip: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
};

export type InvoiceContent = {
  readonly kind: 'invoice';
  readonly brand: string;
  readonly seller: Seller;
  readonly office?: OfficeContact;
  readonly buyer: Buyer;
  /** Something of the buyer is known from the account alone, not from the reservation (R35). */
  readonly buyerOfAccount: boolean;
  readonly trip: PaperTrip;
  readonly price: Money;
  readonly payments: readonly Pick<Payment, 'method' | 'amount' | 'at'>[];
};

/** Everything that a paper says, as data; its words belong to the printer. */
export type PaperContent = ContractContent | InvoiceContent;

/** Where a paper stands in the row of its kind and year: numbers begin at 1 and leave none out. */
export type PaperNumber = { readonly kind: PaperKind; readonly year: number; readonly n: number };

export type NewPaper = PaperNumber & { readonly bookingId: string; readonly madeAt: Instant; readonly content: PaperContent };

/** A paper as it is kept. */
export type Paper = Omit<NewPaper, 'content'> & {
  /** Null where it was erased with its booker (R39); its number stays taken. */
  readonly content: PaperContent | null;
  /** Whether its owner may still have it; false once their account is gone. */
  readonly open: boolean;
};

/** A link to a paper; its token is kept as a hash. */
export type PaperLink = { readonly hash: string; readonly bookingId: string; readonly kind: PaperKind; readonly expiresAt: Instant };

/** What a transaction does to papers. Numbers are drawn under the lock `paperLock`. */
export type PaperWrites = {
  readonly papers: {
    get(bookingId: string, kind: PaperKind): Promise<Paper | null>;
    /** The last number that was given in a year; 0 before the first. */
    lastNumber(kind: PaperKind, year: number): Promise<number>;
    add(paper: NewPaper): Promise<void>;
    /** Closes a booking's papers: their links end, nobody gets them any more, and those of the kinds named lose what they say. */
    close(bookingId: string, emptied: readonly PaperKind[]): Promise<void>;
  };
};

/** Papers, their files and links outside of any transaction. */
export type PaperShelf = {
  readonly papers: {
    get(bookingId: string, kind: PaperKind): Promise<Paper | null>;
    /** Papers of a booking, contract first. */
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    /** The file that was printed first; null before. */
    file(bookingId: string, kind: PaperKind): Promise<Uint8Array | null>;
    /** Keeps a paper's file where it has none yet and was not erased; the first one stays. */
    keepFile(bookingId: string, kind: PaperKind, file: Uint8Array): Promise<void>;
    link(hash: string): Promise<PaperLink | null>;
    addLink(link: PaperLink): Promise<void>;
  };
};

/** Puts papers into words and onto pages. The same paper is the same file. */
export type PaperPrinter = {
  /** A paper's number as people write it. */
  numberOf(number: PaperNumber): string;
  fileName(number: PaperNumber): string;
  print(paper: NewPaper): Promise<Uint8Array>;
};
