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

/** Documents are stored by the hash of their text (R38, W-054), outside transactions. */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** A document with a known id is not stored again. */
    keep(document: StoredDocument): Promise<void>;
    file(id: string): Promise<Uint8Array | null>;
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** Returns the documents that step 6 showed last; null if nobody has read step 6. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    saveShown(bookingId: string, shown: ShownDocuments): Promise<void>;
  };
};

export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Returns documents that are already stored, the information form first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};
