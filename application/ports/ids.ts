/** The only source of randomness (R2). */
export type Ids = {
  /** Seven random characters and a check character, without 0/O, 1/I/L (R45). */
  bookingId(): string;
  /** An opaque id that nobody types: accounts, visitors, mails. */
  rowId(): string;
  /** A token has 256 random bits, URL-safe; only its hash is stored (R43). */
  token(): string;
  hashOf(token: string): string;
};
