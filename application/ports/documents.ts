import type { ShownDocument, ShownDocuments } from '../../domain/booking/documents.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { ContentPage } from '../content/content.ts';

/** Makes the file of a page that is a document. The same page is the same bytes. */
export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };

/** A document as it was shown: its words with the figures of that day, which no later version changes. */
export type KeptDocument = ShownDocument & {
  readonly siteId: number;
  readonly brand: string;
  readonly keptAt: Instant;
  readonly page: ContentPage;
};

/** Documents that were shown beside an order, by the id of their words; outside of any transaction (R38, W-054). */
export type DocumentShelf = {
  readonly documents: {
    get(id: string): Promise<KeptDocument | null>;
    /** Keeps a document; one that was kept before stays as it was. */
    keep(document: KeptDocument): Promise<void>;
    /** The file that was printed first; null before. */
    file(id: string): Promise<Uint8Array | null>;
    /** Keeps a document's file where it has none yet; the first one stays. */
    keepFile(id: string, file: Uint8Array): Promise<void>;
    /** What step 6 of a draft showed last; null for a draft whose step 6 was never read. */
    lastShown(bookingId: string): Promise<ShownDocuments | null>;
    /** Replaces what step 6 of a draft showed last. */
    saveShown(bookingId: string, shown: ShownDocuments): Promise<void>;
  };
};

/** The documents that stand beside the order button. */
export type ShopDocuments = Pick<DocumentShelf['documents'], 'lastShown' | 'saveShown'> & {
  /** Those of today, kept before anybody is shown them; the standard information form first. */
  current(siteId: number): Promise<readonly ShownDocument[]>;
  /** One that was kept; null for an id that the shop never told. */
  known(id: string): Promise<ShownDocument | null>;
};
