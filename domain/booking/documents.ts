import type { Day, Instant } from '../calendar.ts';

/** As a customer saw it (R38). `id`: hash of its text. `from`: the first day it applies. */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/** Beside the order button, with the time of that screen. Never changed later (R38). */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
