/** The only source of randomness (R2). */
export type Ids = {
  /** Booking ids have seven random and one check character, without 0, O, 1, I and L (R45). */
  bookingId(): string;
  rowId(): string;
  /** Tokens have 256 random bits and are URL-safe. The store has only their hashes (R43). */
  token(): string;
  hashOf(token: string): string;
};
