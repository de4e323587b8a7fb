import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../domain/booking/booking.ts';
import { bookingIdCheckLetter } from '../../../domain/booking/booking-id.ts';
import { type Money, zloty } from '../../../domain/money.ts';
import type { StatementLine } from '../../../domain/statements/line.ts';
import { matchDataOf, matchLine } from '../../../domain/statements/match.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../../arbitraries/bookings.ts';

const idOf = (letters: string): string => letters + bookingIdCheckLetter(letters);
const [A, B, PAID] = [idOf('AAAA222'), idOf('BBBB222'), idOf('PPPP222')];

/** The first amount is due at once, the others on the first day of June, July and so on. */
const order = (id: string, amounts: readonly Money[], paid: Money = 0): Booking =>
  confirmedBooking(id, [], {
    plan: amounts.map((amount, index) => ({
      number: index + 1,
      amount,
      due: index === 0 ? null : `2027-0${5 + index}-01`,
    })),
    payments:
      paid === 0 ? [] : [{ id: 'P1', method: 'transfer', amount: paid, at: DRAFT_BEGUN_AT }],
  });

const ACCOUNTS = ['1', '3'];
const line = (title: string, amount: Money, more: Partial<StatementLine> = {}): StatementLine => ({
  ...{
    account: '1',
    day: '2027-05-20',
    currency: 'PLN',
    reference: 'R1',
    endToEnd: '',
    title,
    amount,
  },
  party: { name: '', account: '' },
  ...more,
});
const shares = (bookings: readonly Booking[], amount: Money, day = '2027-05-20') => {
  const title = bookings.map(({ id }) => id).join(', ');
  const found = matchLine(matchDataOf(bookings, [], ACCOUNTS), line(title, amount, { day }));
  return [found.confidence, ...found.shares.map((share) => share.amount)];
};

describe('splitting a bank line between several named bookings (R31.9)', () => {
  const three = [
    order(PAID, [zloty(300)], zloty(300)),
    order(A, [zloty(500), zloty(1500)]),
    order(B, [zloty(500)]),
  ];

  it('omits paid bookings, splits by what the others owe, and needs the office’s confirmation', () => {
    expect(shares(three, zloty(600))).toEqual(['probable', zloty(300), zloty(300)]);
    expect(shares(three, zloty(1000))).toEqual(['probable', zloty(500), zloty(500)]);
  });

  it('the sum is split by due amounts or by next plan lines: by the smaller total that covers the sum', () => {
    const late = [
      order(A, [zloty(500), zloty(700)]),
      order(B, [zloty(500), zloty(100)], zloty(100)),
    ];
    // On 20 June, 1200 and 500 PLN are due, and the next lines are 500 and 400 PLN.
    expect(shares(late, zloty(900), '2027-06-20')).toEqual(['certain', zloty(500), zloty(400)]);
    expect(shares(late, zloty(450), '2027-06-20')).toEqual(['probable', zloty(250), zloty(200)]);
  });

  it('a booking that has nothing due gets its share in proportion to its next plan line', () => {
    const ahead = [
      order(A, [zloty(500), zloty(700)], zloty(500)),
      order(B, [zloty(500), zloty(700)]),
    ];
    expect(shares(ahead, zloty(500))).toEqual(['probable', 29_167, 20_833]);
  });
});

describe('a bank line on an account of the company to which customers do not pay (R31.9)', () => {
  const refund = { id: 'ZWROT-7', bookingId: A, amount: zloty(200) };
  const matchData = matchDataOf([order(A, [zloty(500)])], [refund], ACCOUNTS);
  const on = (account: string, title: string, amount: Money) =>
    matchLine(matchData, line(title, amount, { account }));

  it('gets the usual shares, but a certain match becomes probable, and no refund is linked to the line', () => {
    for (const [title, amount] of [
      [A, zloty(500)],
      ['ZWROT-7', -zloty(200)],
    ] as const) {
      const there = on('1', title, amount);
      expect(there.confidence).toBe('certain');
      expect(on('3', title, amount)).toEqual(there);
      expect(on('2', title, amount)).toEqual({
        ...{ confidence: 'probable', shares: there.shares, refundId: null },
        reasons: [...there.reasons, { kind: 'otherAccount', account: '2' }],
      });
    }
    expect(on('2', 'nikt', zloty(5)).confidence).toBe(on('1', 'nikt', zloty(5)).confidence);
  });
});
