import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import {
  computeQuote,
  rebateTermsOf,
  travellersMissingToGroupRebate,
  travellersMissingToNextRebate,
} from '../../../domain/pricing/quote.ts';
import type { ReceiptLine } from '../../../domain/pricing/rebates.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party, quoteOf } from '../../arbitraries/parties.ts';

/** Amounts are in złoty; without `cutBy` nothing was cut. */
const line = (
  userNum: number,
  kind: ReceiptLine['kind'],
  rule: string,
  amount: number,
  more: Partial<ReceiptLine> = {},
): ReceiptLine => ({
  ...{
    userNum,
    kind,
    rule,
    asked: zloty(amount),
    given: zloty(amount),
    cutBy: null,
    missing: null,
  },
  ...more,
});

const skippers = offerWith({ traits: ['skipperDiscount'] });
const FIRST_MINUTE_DAY = '2027-01-31';
const claims = {
  ...{ today: FIRST_MINUTE_DAY, ambassador: zloty(50), groupTravellers: 6 },
  ...{ officeRebates: [zloty(100)], discountVouchers: [zloty(25)] },
};

describe('the receipt, which lists each rebate with its rule', () => {
  it('R18, R23: lists each participant’s rebates under the cap first, then the rebates per booking', () => {
    const choices = party('single', 2, [{ unitId: 501, journeyId: 2 }], { beSkipper: true });
    const { receipt } = computeQuote(quoteOf(skippers, choices, { ...claims, trips: [1, 0] }));
    const missing = { travellers: 3, rebate: zloty(60) };
    expect(receipt).toEqual([
      line(1, 'firstMinute', 'R19', 200),
      line(1, 'loyalty', 'R20', 40),
      line(1, 'group', 'R21', 40, { missing }),
      // The cap is 300 PLN under First Minute, so 20 PLN are left for the code.
      line(1, 'ambassador', 'R22', 50, { given: zloty(20), cutBy: 'cap' }),
      line(2, 'firstMinute', 'R19', 200),
      line(2, 'group', 'R21', 40, { missing }),
      line(2, 'ambassador', 'R22', 50),
      line(1, 'skipper', 'R24', 400),
      line(1, 'office', 'R18', 100),
      line(1, 'voucher', 'R25', 25),
    ]);
  });

  it('R19, R22, R24: for a whole yacht, lists each kind of rebate once, at participant 1', () => {
    const choices = party('whole', 3, [{ unitId: 501, journeyId: 2 }], { beSkipper: false });
    const { receipt } = computeQuote(
      quoteOf(skippers, choices, { ...claims, groupTravellers: null, trips: [1, 2, 0, 4] }),
    );
    expect(receipt).toEqual([
      line(1, 'firstMinute', 'R19', 300),
      line(1, 'loyalty', 'R20', 100),
      line(1, 'ambassador', 'R22', 150),
      line(1, 'wholeYacht', 'R24', 200),
      line(1, 'office', 'R18', 100),
      line(1, 'voucher', 'R25', 25),
    ]);
  });

  it('R22: without an ambassador’s code, the receipt of a whole yacht has no line for the code', () => {
    const { receipt } = computeQuote(
      quoteOf(OFFER, party('whole', 3, [{ unitId: 501, journeyId: 2 }]), { trips: [] }),
    );
    expect(receipt).toEqual([line(1, 'wholeYacht', 'R24', 200)]);
  });

  it('R21: does not show the next group rebate if no group size counts for the booking', () => {
    const input = quoteOf(OFFER, party('single', 2));
    const missing = (groupTravellers: number | null) =>
      travellersMissingToGroupRebate({
        choices: input.choices,
        terms: { ...rebateTermsOf(input), groupTravellers },
        figures: SETTINGS,
      });
    expect([missing(null), missing(6)]).toEqual([null, { travellers: 3, rebate: zloty(60) }]);
  });

  it('is empty without rebates, because rebates of 0 have no line', () => {
    const choices = party('single', 1, [{ unitId: 501, journeyId: 2 }]);
    expect(computeQuote(quoteOf(OFFER, choices, { trips: [0] })).receipt).toEqual([]);
  });
});

describe('how many travellers a group lacks for its next rebate, and how large that is (R21)', () => {
  const more = (
    choices: Parameters<typeof travellersMissingToNextRebate>[1],
    receipt: readonly ReceiptLine[] = [],
    showGroupRebate = true,
  ) => travellersMissingToNextRebate({ showGroupRebate }, choices, receipt, SETTINGS);

  it('is counted from the group’s size, or from the party’s size if no group counts', () => {
    expect(more(party('single', 2))).toEqual({ travellers: 4, rebate: zloty(40) });
    const missing = { travellers: 1, rebate: zloty(100) };
    const counted = [line(1, 'firstMinute', 'R19', 200), line(1, 'group', 'R21', 80, { missing })];
    expect(more(party('single', 2), counted)).toEqual(missing);
    expect(more(party('single', 2), [line(1, 'group', 'R21', 100)])).toBeNull();
  });

  it('is null for whole yachts and on offers without the group rebate', () => {
    expect(more(party('whole', 2))).toBeNull();
    expect(more(party('single', 2), [], false)).toBeNull();
  });
});
