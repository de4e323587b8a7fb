/** The only source of randomness (R2). */
export type Ids = {
  /** Seven random characters and a check character, without 0, O, 1, I and L (R45). */
  bookingId(): string;
  rowId(): string;
  /** A URL-safe token of 256 random bits. The store has only its hash (R43). */
  token(): string;
  hashOf(token: string): string;
};
