import type { Day, Instant } from '../calendar.ts';

/** A document as a customer saw it (R38). `id` is the hash of its words, `from` its first day. */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/** Documents beside the order button, and when that screen was made; never changed later (R38). */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
