import type { Buyer, InvoiceKind, InvoiceKsefNumber } from '../../domain/accounts/invoice.ts';
import type { ShownDocument, ShownDocuments } from '../../domain/booking/booking.ts';
import type { PaperKind } from '../../domain/booking/placed/papers.ts';
import type { OfficeContact, PaymentMeans } from '../../domain/brand-settings.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Instalment, PaymentOption } from '../../domain/payments/instalments.ts';
import type { LedgerLine, Payment } from '../../domain/payments/ledger.ts';
import type { Quote, Row } from '../../domain/pricing/quote.ts';
import type { SigningSeller } from '../../domain/shop-changes/commands.ts';
import type { ContentPage } from '../content/content.ts';
import type { OfferContent } from './catalogue.ts';

export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

export type StoredDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/** Stores documents, each under the hash of its text, outside transactions (R38, W-054). */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** Stores a document; if its id is stored already, it changes nothing. */
    keep(document: StoredDocument): Promise<void>;
    file(id: string): Promise<Uint8Array | null>;
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /**
     * Returns the documents that step 6 showed to the customer; null if step 6 was never opened.
     */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    saveShown(bookingId: string, documents: ShownDocuments): Promise<void>;
  };
};

export type LegalDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Stores and returns the documents that apply today; the information form comes first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};

export type Seller = Omit<SigningSeller, 'siteId'>;

export type Sellers = { of(siteId: number): Seller | undefined };

/**
 * The trip as a paper shows it. A paper names only the booker, so `travellers` is the number of all
 * travellers.
 */
export type PaperTrip = {
  readonly bookingId: string;
  readonly offerName: string;
  readonly country: string;
  readonly region: string;
  readonly from: Day;
  readonly to: Day;
  readonly travellers: number;
  /** The drawing of the offer. Older papers lack it. */
  readonly scene?: OfferContent['scene'] & { readonly offerId: number };
};

export type PaperRow = Pick<Row, 'kind' | 'name' | 'option' | 'currency' | 'onSpot'> & {
  readonly count: number;
  readonly total: Money;
};

export type PaperLine = PaperRow & { readonly boardedAt: string | null };

/** How to pay by transfer. `code`: text of the QR code; null if it would be too long. */
export type PaperTransfer = {
  readonly recipient: string;
  readonly account: string;
  readonly title: string;
  readonly amount: Money;
  readonly code: string | null;
};

/**
 * The information form in a contract. `deliveredAt`: when the customer got the form. It is null if
 * the customer did not get the form before the contract (R38).
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
  readonly office?: OfficeContact;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly trip: PaperTrip;
  readonly orderedAt: Instant;
  readonly rows: readonly PaperRow[];
  readonly lines?: readonly PaperLine[];
  readonly rebates: Quote['rebates'];
  readonly price: Money;
  readonly paymentOption: PaymentOption;
  readonly plan: readonly Instalment[];
  /** What gift vouchers had paid when the contract was issued. Older contracts lack it. */
  readonly paid?: Money;
  /**
   * The time until which the customer can pay plan lines without a due day. Null until the payment
   * method is chosen (R30).
   */
  readonly firstDue: Instant | null;
  /** Hours to pay after a method is chosen; only if `firstDue` is null. */
  readonly firstHours?: number;
  readonly freeUntil: Day | null;
  readonly terms: readonly { readonly fromDays: number; readonly keepsPercent: number }[];
  readonly transfer?: PaperTransfer | null;
  readonly form?: PaperForm | null;
  /** The documents that the customer accepted with the order (W-054). Older contracts lack them. */
  readonly accepted?: readonly Pick<ShownDocument, 'title' | 'version' | 'from'>[];
};

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
  readonly contract: PaperNumber & { readonly madeAt: Instant };
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  readonly bookerBefore?: string;
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
  /** True if some of the buyer's data is from the account instead of the booking (R35). */
  readonly buyerOfAccount: boolean;
  readonly trip: PaperTrip;
};

export type IssuedInvoice = PaperNumber & {
  readonly kind: InvoiceKind;
  readonly madeAt: Instant;
  readonly amount: Money;
};

export type InvoiceContent = Billed & {
  readonly kind: 'invoice';
  /** `price`: of the whole trip. `amount`: the price less the advance invoices. */
  readonly price: Money;
  readonly amount?: Money;
  readonly advances?: readonly IssuedInvoice[];
  readonly payments: readonly (Pick<Payment, 'method' | 'amount' | 'at'> & {
    readonly means?: PaymentMeans;
  })[];
};

/** The invoice for money paid before the final invoice (VAT act, art. 106b ust. 1 pkt 4). */
export type AdvanceContent = Billed & {
  readonly kind: 'advance';
  readonly price: Money;
  readonly amount: Money;
  readonly receivedAt: Instant;
};

/** The correction of invoices after a change or a cancellation (VAT act, art. 106j). */
export type CorrectionContent = Billed & {
  readonly kind: 'correction';
  readonly corrects: readonly IssuedInvoice[];
  /**
   * Why the correction was issued. `buyer`: only the buyer's data was wrong, but not the tax
   * number. `number`: the tax number was wrong, so the correction cancels the invoices.
   */
  readonly reason: 'changed' | 'cancelled' | 'buyer' | 'number';
  readonly buyerBefore?: Buyer;
  readonly before: Money;
  readonly after: Money;
  readonly amount: Money;
};

export type PaperContent =
  | ContractContent
  | AnnexContent
  | AdvanceContent
  | InvoiceContent
  | CorrectionContent;

/** Papers of a kind are numbered within a year, from 1 and without gaps. */
export type PaperNumber = { readonly kind: PaperKind; readonly year: number; readonly n: number };

export type PaperKey = {
  readonly bookingId: string;
  readonly kind: PaperKind;
  readonly part: number;
};

export type NewPaper = PaperNumber &
  PaperKey & { readonly madeAt: Instant; readonly content: PaperContent };

export type PaperHead = PaperNumber &
  PaperKey & { readonly madeAt: Instant; readonly open: boolean };

export type Paper = Omit<NewPaper, 'content'> & {
  /** The paper's content; null if it was erased (R39). Its number is not used again. */
  readonly content: PaperContent | null;
  readonly open: boolean;
};

export type PaperLink = PaperKey & { readonly hash: string; readonly expiresAt: Instant };

/** The caller must hold `paperLock` while a paper gets its number. */
export type PaperWrites = {
  readonly papers: {
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    lastNumber(kind: PaperKind, year: number): Promise<number>;
    add(paper: NewPaper): Promise<void>;
    /**
     * Hides a booking's papers from the customer. Also erases the content of each paper whose kind
     * is in `emptied`.
     */
    close(bookingId: string, emptied: readonly PaperKind[]): Promise<void>;
    /** Deletes the PDFs of invoices, so that they are printed again with the new data. */
    reprintInvoices(bookingId: string): Promise<void>;
    unsettle(bookingId: string): Promise<void>;
    settled(bookingId: string): Promise<void>;
  };
};

export type PaperShelf = DocumentShelf & {
  readonly papers: {
    get(bookingId: string, kind: PaperKind, part?: number): Promise<Paper | null>;
    ofBooking(bookingId: string): Promise<readonly Paper[]>;
    headsOf(bookingId: string): Promise<readonly PaperHead[]>;
    /** Returns the papers of a period, oldest first; also hidden papers, which accounting needs. */
    issued(kinds: readonly PaperKind[], from: Instant, before: Instant): Promise<readonly Paper[]>;
    unsettled(limit: number): Promise<readonly string[]>;
    file(bookingId: string, kind: PaperKind, part?: number): Promise<Uint8Array | null>;
    /** Stores a paper's PDF, unless it has one already or was erased. */
    keepFile(bookingId: string, kind: PaperKind, file: Uint8Array, part?: number): Promise<void>;
    link(hash: string): Promise<PaperLink | null>;
    addLink(link: PaperLink): Promise<void>;
  };
};

/** Prints papers. The same paper always gives the same bytes. */
export type PaperPrinter = {
  numberOf(number: PaperNumber): string;
  fileName(number: PaperNumber): string;
  print(paper: NewPaper, ksef: readonly InvoiceKsefNumber[]): Promise<Uint8Array>;
};
