import type { ContentPage } from '../content/content.ts';

/** Makes the file of a page that is a document. The same page is the same bytes. */
export type DocumentPrinter = { print(page: ContentPage, brand: string): Promise<Uint8Array> };
