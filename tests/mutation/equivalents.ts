/** A change of the program that no test can see, because it comes to the same: the text as it is, as it would be, and why. */
export type Equivalent = {
  readonly file: string;
  readonly was: string;
  readonly now: string;
  /** What else stands on its line, where the text alone is found elsewhere too. */
  readonly beside?: string;
  readonly why: string;
};

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
  {
    file: 'domain/pricing/rebates.ts',
    was: 'offer.secondMinuteUntil !== null',
    now: 'true',
    why: 'no day is at or before null: a period that there is not holds on none',
  },
  {
    file: 'domain/pricing/quote.ts',
    was: '[]',
    now: '["Stryker was here"]',
    beside: 'byParticipant.get',
    why: 'the rows of a participant, who has one at least and no word among them: prices add up what is a row',
  },
  {
    file: 'domain/pricing/shown-price.ts',
    was: "'skipperRequired'",
    now: '""',
    beside: 'ownSkipper',
    why: 'whoever steers, the organiser’s skipper is paid on the spot or part of the price: the sum is the same (R14)',
  },
  {
    file: 'domain/pricing/shown-price.ts',
    was: '[]',
    now: '["Stryker was here"]',
    beside: 'trips: []',
    why: 'a word is no number of trips: it earns no rebate',
  },
  {
    file: 'domain/pricing/shown-price.ts',
    was: "'single'",
    now: '""',
    beside: 'place: total',
    why: 'what is no cabin and no whole yacht is priced as a place',
  },
  {
    file: 'domain/pricing/price-history.ts',
    was: '[]',
    now: '["Stryker was here"]',
    why: 'a word comes after every day: it is not before today',
  },
  {
    file: 'domain/pricing/shown-unit.ts',
    was: '() => true',
    now: '() => undefined',
    why: 'where no open unit takes the party the cheapest open one is it, as where all do',
  },
  {
    file: 'domain/pricing/shown-unit.ts',
    was: 'true',
    now: 'false',
    beside: 'takes:',
    why: 'where no open unit takes the party the cheapest open one is it, as where all do',
  },
  {
    file: 'domain/pricing/price-input.ts',
    was: 'input.choices.participants[index]?.unitId',
    now: 'input.choices.participants[index].unitId',
    why: 'nobody is priced who is not there; the question is the compiler’s',
  },
  {
    file: 'domain/pricing/price-input.ts',
    was: 'unitId === null',
    now: 'false',
    why: 'no unit has the number null',
  },
  {
    file: 'domain/payments/surcharge.ts',
    was: 'last !== undefined',
    now: 'true',
    why: 'a plan has a line at least; the question is the compiler’s',
  },
  {
    file: 'domain/payments/surcharge.ts',
    was: 'last?.number',
    now: 'last.number',
    why: 'a plan has a line at least; the question is the compiler’s',
  },
  {
    file: 'domain/payments/surcharge.ts',
    was: 'fresh[line.number - 1]?.amount',
    now: 'fresh[line.number - 1].amount',
    why: 'a fresh plan is of the same kind and has as many lines; the question is the compiler’s',
  },
  {
    file: 'domain/payments/surcharge.ts',
    was: 'difference <= 0',
    now: 'difference < 0',
    why: 'at the same price nothing is dearer or cheaper: the plan stays either way',
  },
  {
    file: 'domain/payments/transfer-code.ts',
    was: '/\\s+/g',
    now: '/\\s/g',
    beside: '/^PL/i',
    why: 'each space is left out, or all that stand together',
  },
];
