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

export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Stores and returns the documents that apply today; the information form comes first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};
