import type { ShownDocument, ShownDocuments } from '../../domain/booking/documents.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ContentPage } from '../content/content.ts';

/** Prints the file of a document page. The same page gives the same bytes. */
export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

/** A document as it was shown, with the figures of that day. Later versions do not change it. */
export type StoredDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/**
 * Documents shown beside orders, by the id of their words; outside of transactions (R38, W-054).
 */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** Stores a document; an existing one stays unchanged. */
    keep(document: StoredDocument): Promise<void>;
    /** The file that was printed first; null before. */
    file(id: string): Promise<Uint8Array | null>;
    /** Stores a document's file if it has none; the first one stays. */
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** What step 6 of a draft showed last; null for a draft whose step 6 was never read. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    /** Replaces what step 6 of a draft showed last. */
    saveShown(bookingId: string, shown: ShownDocuments): Promise<void>;
  };
};

/** The documents beside the order button. */
export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Today's documents, stored before anybody sees them; the standard information form first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  /** A stored document; null for an unknown id. */
  known(id: string): Promise<ShownDocument | null>;
};
