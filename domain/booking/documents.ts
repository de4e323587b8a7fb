import type { Day, Instant } from '../calendar.ts';

/**
 * A document as a customer saw it (R38). `id`: the hash of its text. `from`: the first day on
 * which it applies.
 */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/**
 * The documents beside the order button, and when that screen was rendered. Never changed later
 * (R38).
 */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
