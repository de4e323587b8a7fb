import type { Day, Instant } from '../calendar.ts';

/** A document of the shop as a customer was shown it: its version with the day from which that holds, and the id of its very words (R38, W-054). */
export type ShownDocument = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly from: Day;
  readonly id: string;
};

/** What stood beside the order button, and when the screen with it was made: kept with the booking whatever is laid in later (R38). */
export type ShownDocuments = { readonly at: Instant; readonly documents: readonly ShownDocument[] };
