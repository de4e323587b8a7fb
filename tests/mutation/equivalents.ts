/** A change of the program that no test can see, because it comes to the same: the text as it is, as it would be, and why. */
export type Equivalent = { readonly file: string; readonly was: string; readonly now: string; readonly why: string };

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'domain/vouchers/voucher.ts',
    was: 'voucher.expiresOn !== null',
    now: 'true',
    why: 'no day is later than null: what never expires has not expired',
  },
];
