/** A change of the program that no test can see, because it comes to the same: the text as it is, as it would be, and why. */
export type Equivalent = { readonly file: string; readonly was: string; readonly now: string; readonly why: string };

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'domain/vouchers/voucher.ts',
    was: 'voucher.expiresOn !== null',
    now: 'true',
    why: 'no day is later than null: what never expires has not expired',
  },
  {
    file: 'domain/pricing/rebates.ts',
    was: 'offer.firstMinuteUntil !== null',
    now: 'true',
    why: 'no day is at or before null: a period that there is not holds on none',
  },
  {
    file: 'domain/pricing/rebates.ts',
    was: 'until === null',
    now: 'false',
    why: 'a period that holds has a last day; the question is the compiler’s',
  },
  {
    file: 'domain/pricing/quote.ts',
    was: 'row.userNum !== userNum',
    now: 'true',
    why: 'the rows of a participant are looked up again for each of them: the same list',
  },
  {
    file: 'domain/pricing/quote.ts',
    was: 'hasResignation(choices)',
    now: 'true',
    why: 'whoever has no such insurance has no row of it, whatever it would cost',
  },
];
