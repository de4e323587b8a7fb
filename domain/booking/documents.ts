import type { Day, Instant } from '../calendar.ts';

/**
 * A document as a customer saw it. `id` identifies its exact words, `from` is the first day of its
 * version (R38, W-054).
 */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/**
 * Documents beside the order button, and when that screen was made. They stay with the booking
 * whatever changes later (R38).
 */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
