import type { ShownDocument, ShownDocuments } from '../../domain/booking/booking.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ContentPage } from '../content/content.ts';

export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

export type StoredDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/** Stores documents by the hash of their text (R38, W-054), outside transactions. */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** Stores a document. A document whose id is already stored stays unchanged. */
    keep(document: StoredDocument): Promise<void>;
    file(id: string): Promise<Uint8Array | null>;
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** Returns the documents that the customer saw in step 6; null if step 6 was never opened. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    saveShown(bookingId: string, documents: ShownDocuments): Promise<void>;
  };
};

export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Returns the documents that apply today, the information form first; stores all of them. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};
