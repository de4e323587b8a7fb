import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { missingInGroup, missingToMore } from '../../../domain/pricing/party-rebates.ts';
import { quote, termsOf } from '../../../domain/pricing/quote.ts';
import type { ReceiptLine } from '../../../domain/pricing/rebates.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party, quoteOf } from '../../arbitraries/parties.ts';

/** A line as the rules have it: złoty, and what was cut only where something was. */
const line = (userNum: number, kind: ReceiptLine['kind'], rule: string, asked: number, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
  ...{ userNum, kind, rule, asked: zloty(asked), given: zloty(asked), cutBy: null, missing: null },
  ...more,
});

const skippers = offerWith({ traits: ['skipperDiscount'] });
const FIRST_MINUTE_DAY = '2027-01-31';
const claims = {
  ...{ today: FIRST_MINUTE_DAY, ambassador: zloty(50), groupTravellers: 6 },
  ...{ officeRebates: [zloty(100)], discountVouchers: [zloty(25)] },
};

describe('the receipt of the rebates, line by line with the rule of each', () => {
  it('R18, R23: each participant’s own in order under the cap, with what the group is missing; then those per booking', () => {
    const choices = party('single', 2, [{ unitId: 501, journeyId: 2 }], { beSkipper: true });
    const { receipt } = quote(quoteOf(skippers, choices, { ...claims, trips: [1, 0] }));
    const missing = { travellers: 3, rebate: zloty(60) };
    expect(receipt).toEqual([
      line(1, 'firstMinute', 'R19', 200),
      line(1, 'loyalty', 'R20', 40),
      line(1, 'group', 'R21', 40, { missing }),
      // 300 PLN are the cap under First Minute: 20 are left.
      line(1, 'ambassador', 'R22', 50, { given: zloty(20), cutBy: 'cap' }),
      line(2, 'firstMinute', 'R19', 200),
      line(2, 'group', 'R21', 40, { missing }),
      line(2, 'ambassador', 'R22', 50),
      line(1, 'skipper', 'R24', 400),
      line(1, 'office', 'R18', 100),
      line(1, 'voucher', 'R25', 25),
    ]);
  });

  it('R19, R22, R24: a whole yacht has one of each, all of them participant 1’s, for as many as travel; trips of nobody bring nothing', () => {
    const choices = party('whole', 3, [{ unitId: 501, journeyId: 2 }], { beSkipper: false });
    const { receipt } = quote(quoteOf(skippers, choices, { ...claims, groupTravellers: null, trips: [1, 2, 0, 4] }));
    expect(receipt).toEqual([
      line(1, 'firstMinute', 'R19', 300),
      line(1, 'loyalty', 'R20', 100),
      line(1, 'ambassador', 'R22', 150),
      line(1, 'wholeYacht', 'R24', 200),
      line(1, 'office', 'R18', 100),
      line(1, 'voucher', 'R25', 25),
    ]);
  });

  it('R22: a whole yacht without a code has no line of an ambassador', () => {
    const { receipt } = quote(quoteOf(OFFER, party('whole', 3, [{ unitId: 501, journeyId: 2 }]), { trips: [] }));
    expect(receipt).toEqual([line(1, 'wholeYacht', 'R24', 200)]);
  });

  it('R21: nothing is missing to a group where none counts', () => {
    const input = quoteOf(OFFER, party('single', 2));
    const missing = (groupTravellers: number | null) =>
      missingInGroup({ choices: input.choices, terms: { ...termsOf(input), groupTravellers }, figures: SETTINGS });
    expect([missing(null), missing(6)]).toEqual([null, { travellers: 3, rebate: zloty(60) }]);
  });

  it('is empty where nobody has a claim: what is nothing is no line', () => {
    const choices = party('single', 1, [{ unitId: 501, journeyId: 2 }]);
    expect(quote(quoteOf(OFFER, choices, { trips: [0] })).receipt).toEqual([]);
  });
});

describe('what more travellers would bring (R21)', () => {
  const more = (choices: Parameters<typeof missingToMore>[1], receipt: readonly ReceiptLine[] = [], showGroupRebate = true) =>
    missingToMore({ showGroupRebate }, choices, receipt, SETTINGS);

  it('is counted from the party where no group counts, and from the group where one does', () => {
    expect(more(party('single', 2))).toEqual({ travellers: 4, rebate: zloty(40) });
    const missing = { travellers: 1, rebate: zloty(100) };
    const counted = [line(1, 'firstMinute', 'R19', 200), line(1, 'group', 'R21', 80, { missing })];
    expect(more(party('single', 2), counted)).toEqual(missing);
    // At the top there is nothing more, and it is not counted from the party instead.
    expect(more(party('single', 2), [line(1, 'group', 'R21', 100)])).toBeNull();
  });

  it('is nothing on whole yachts, and where the offer has no group rebate', () => {
    expect(more(party('whole', 2))).toBeNull();
    expect(more(party('single', 2), [], false)).toBeNull();
  });
});
