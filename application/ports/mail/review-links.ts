/** Keys of the links to the review form. A key belongs to one booking (R72). */
export type ReviewLinks = {
  keyOf(bookingId: string): Promise<string>;
  /** Returns the booking of a key. Null if the shop did not make the key. */
  bookingOf(key: string): Promise<string | null>;
};
