import type { ShownDocument, ShownDocuments } from '../../domain/booking/booking.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ContentPage } from '../content/content.ts';

export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

/** A document as it was shown, with the brand settings of that day. */
export type StoredDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/** Stores shown documents by the hash of their text (R38, W-054). Not part of transactions. */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<StoredDocument | null>;
    /** Stores a document; an existing one stays unchanged. */
    keep(document: StoredDocument): Promise<void>;
    file(id: string): Promise<Uint8Array | null>;
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** The documents that step 6 of a draft showed last; null if step 6 was never read. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    saveShown(bookingId: string, shown: ShownDocuments): Promise<void>;
  };
};

export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /**
   * Returns a brand's current documents. They are stored before anybody sees them. The information
   * form comes first.
   */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  known(id: string): Promise<ShownDocument | null>;
};
