import type { Day, Instant } from '../calendar.ts';

/**
 * A document as a customer saw it (R38). `id`: the hash of its text. `from`: the first day on which
 * it applies.
 */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/**
 * The documents that were linked beside the order button, and the time when the screen showed them.
 * They never change later (R38).
 */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
