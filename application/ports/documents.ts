import type { ShownDocument, ShownDocuments } from '../../domain/booking/documents.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ContentPage } from '../content/content.ts';

export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

/** A document keeps the figures of the day on which it was shown. */
export type StoredDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/** Shown documents, by the hash of their words; outside of transactions (R38, W-054). */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** Stores a document; an existing one stays unchanged. */
    keep(document: StoredDocument): Promise<void>;
    file(id: string): Promise<Uint8Array | null>;
    /** Stores a file; the first one stays. */
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** Null if step 6 of the draft was never read. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    saveShown(bookingId: string, shown: ShownDocuments): Promise<void>;
  };
};

export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Stores today's documents before anybody sees them; the information form comes first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};
