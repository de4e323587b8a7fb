/** New ids; the only source of randomness. */
export type Ids = {
  /** Seven random characters and a check character, without 0/O, 1/I/L (R45). */
  bookingId(): string;
  /** An opaque id that nobody types: accounts, visitors, mails. */
  rowId(): string;
  /** 256 random bits, URL-safe; stored as a hash only (R43). */
  token(): string;
  /** The hash under which a token is stored. */
  hashOf(token: string): string;
};
