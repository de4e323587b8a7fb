import type { Day, Instant } from '../calendar.ts';

/** As a customer saw it (R38, W-054). `id`: hash of its words; `from`: first day of its version. */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/** Documents beside the order button, and when that screen was made; never changed later (R38). */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
