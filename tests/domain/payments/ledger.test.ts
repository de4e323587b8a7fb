import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, zloty } from '../../../domain/money.ts';
import type { Instalment } from '../../../domain/payments/instalments.ts';
import {
  amountDueNow,
  ledgerOf,
  type Payment,
  planLineLateSince,
  planLinesWithState,
  remainingAmounts,
} from '../../../domain/payments/ledger.ts';
import { amounts } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const PLAN: readonly Instalment[] = [
  { number: 1, amount: zloty(1000), due: null },
  { number: 2, amount: zloty(1349), due: '2027-06-01' },
  { number: 3, amount: zloty(2349), due: '2027-07-01' },
];
const payments = (...paid: readonly number[]): readonly Payment[] =>
  paid.map((amount, index) => ({
    id: `P${index}`,
    method: amount < 0 ? 'refund' : 'transfer',
    amount,
    at: index,
  }));
const paidIn = (...paid: readonly number[]) => {
  const ledger = ledgerOf(PLAN, payments(...paid.map(zloty)));
  return [
    ledger.lines.map((line) => line.paid / 100),
    ledger.paid / 100,
    ledger.left / 100,
    ledger.overpaid / 100,
  ];
};

describe('the ledger of a booking: what is paid of each plan line', () => {
  it('R31: payments fill the plan lines in order; money beyond the price is overpaid', () => {
    expect(paidIn()).toEqual([[0, 0, 0], 0, 4698, 0]);
    expect(paidIn(400)).toEqual([[400, 0, 0], 400, 4298, 0]);
    expect(paidIn(400, 700)).toEqual([[1000, 100, 0], 1100, 3598, 0]);
    expect(paidIn(4698)).toEqual([[1000, 1349, 2349], 4698, 0, 0]);
    expect(paidIn(4698, 2)).toEqual([[1000, 1349, 2349], 4700, 0, 2]);
  });

  it('R31: a refund is taken from the last plan lines first', () => {
    expect(paidIn(4700, -2)).toEqual([[1000, 1349, 2349], 4698, 0, 0]);
    expect(paidIn(4698, -4000)).toEqual([[698, 0, 0], 698, 4000, 0]);
    expect(paidIn(4698, -4698)).toEqual([[0, 0, 0], 0, 4698, 0]);
  });

  it('R31: the result depends only on plan and payments, whatever was computed and cached before', () => {
    const other: readonly Instalment[] = [{ number: 1, amount: zloty(500), due: null }];
    const [none, some, more] = [payments(), payments(zloty(400)), payments(zloty(400), zloty(300))];
    const ledgerCases = [
      [PLAN, some],
      [PLAN, more],
      [PLAN, some],
      [other, some],
      [PLAN, some],
      [other, more],
      [other, none],
      [PLAN, none],
    ] as const;
    expect(ledgerCases.map(([plan, paid]) => ledgerOf(plan, paid).left / 100)).toEqual([
      4298, 3998, 4298, 100, 4298, 0, 500, 4698,
    ]);
    expect(ledgerCases.map(([plan, paid]) => ledgerOf(plan, paid).lines.length)).toEqual([
      3, 3, 3, 1, 3, 1, 1, 3,
    ]);
    // The cache holds two ledgers: before and after a command.
    const [before, is] = [ledgerOf(PLAN, some), ledgerOf(PLAN, more)];
    expect(
      [ledgerOf(PLAN, some), ledgerOf(PLAN, more), ledgerOf(PLAN, more), ledgerOf(PLAN, some)].map(
        (each) => [each === before, each === is],
      ),
    ).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it('R31: payments fill plan lines in order; paid amounts plus overpaid add up to all payments', () => {
    const plans = fc
      .tuple(amounts(), amounts(), amounts())
      .map((lines) =>
        PLAN.map((line, index): Instalment => ({ ...line, amount: lines[index] ?? 0 })),
      );
    fc.assert(
      fc.property(plans, fc.array(amounts(), { maxLength: 6 }), (plan, paid) => {
        const ledger = ledgerOf(plan, payments(...paid));
        const price = sum(plan.map(({ amount }) => amount));
        expect(ledger.paid).toBe(sum(paid));
        expect(sum(ledger.lines.map((line) => line.paid)) + ledger.overpaid).toBe(ledger.paid);
        expect(ledger.left).toBe(Math.max(0, price - ledger.paid));
        expect(ledger.overpaid).toBe(Math.max(0, ledger.paid - price));
        ledger.lines.forEach((line, index) => {
          expect(line.paid).toBeGreaterThanOrEqual(0);
          expect(line.paid).toBeLessThanOrEqual(line.amount);
          if (line.paid > 0)
            for (const before of ledger.lines.slice(0, index))
              expect(before.paid).toBe(before.amount);
        });
      }),
      runs(500),
    );
  });
});

describe('the states of plan lines', () => {
  const statesAfter = (...paid: readonly number[]) =>
    planLinesWithState(ledgerOf(PLAN, payments(...paid.map(zloty))).lines).map(
      ({ state, left }) => [state, left / 100],
    );

  it('R31, A-043: a plan line is paid, next or later; only the first unpaid line is next', () => {
    expect(statesAfter()).toEqual([
      ['next', 1000],
      ['later', 1349],
      ['later', 2349],
    ]);
    expect(statesAfter(1000, 100)).toEqual([
      ['paid', 0],
      ['next', 1249],
      ['later', 2349],
    ]);
    expect(statesAfter(4700).map(([state]) => state)).toEqual(['paid', 'paid', 'paid']);
  });

  it('R28: a plan line of 0 counts as paid and is never the next line', () => {
    const plan = PLAN.map((line) => (line.number === 1 ? { ...line, amount: 0 } : line));
    expect(planLinesWithState(ledgerOf(plan, []).lines).map(({ state }) => state)).toEqual([
      'paid',
      'next',
      'later',
    ]);
  });
});

describe('the amount that an online payment requests', () => {
  const ask = (today: string, ...paid: readonly number[]) =>
    amountDueNow(ledgerOf(PLAN, payments(...paid.map(zloty))), today) / 100;

  it.each<[string, number, readonly number[]]>([
    ['2027-05-20', 1000, []],
    ['2027-05-20', 600, [400]],
    ['2027-05-20', 1349, [1000]],
    ['2027-06-01', 2349, []],
    ['2027-06-01', 1349, [1000]],
    ['2027-06-01', 2349, [2349]],
    ['2027-07-01', 4698, []],
    ['2027-07-20', 98, [4600]],
    ['2027-07-20', 0, [4698]],
    ['2027-07-20', 0, [5000]],
  ])(
    'R30: on %s an online payment requests %d PLN; earlier payments in PLN: %j',
    (today, amount, paid) => {
      expect(ask(today, ...paid)).toBe(amount);
    },
  );

  it('R30: a plan line of 0 is never the next line', () => {
    const plan: readonly Instalment[] = PLAN.map((line) =>
      line.number === 2 ? { ...line, amount: 0 } : line,
    );
    expect(amountDueNow(ledgerOf(plan, payments(zloty(1000))), '2027-05-20')).toBe(zloty(2349));
  });
});

describe('what is unpaid of each plan line', () => {
  it('R31: a paid sum fills the lines in their order; each line’s unpaid amount is never below 0', () => {
    expect(remainingAmounts(PLAN, 0)).toEqual([zloty(1000), zloty(1349), zloty(2349)]);
    expect(remainingAmounts(PLAN, zloty(1500))).toEqual([0, zloty(849), zloty(2349)]);
    expect(remainingAmounts(PLAN, zloty(9000))).toEqual([0, 0, 0]);
  });
});

describe('a plan line that is late (R28, R32)', () => {
  const firstDue = Date.parse('2027-03-02T09:00:00Z');
  const late = (at: string, ...paid: readonly number[]) =>
    ledgerOf(PLAN, payments(...paid.map(zloty))).lines.map((line) =>
      planLineLateSince(line, firstDue, Date.parse(at)),
    );

  it('is late after its due day has ended; the first line is late after its due time', () => {
    expect(late('2027-03-02T09:00:00Z')).toEqual([null, null, null]);
    expect(late('2027-03-02T09:00:01Z')).toEqual(['2027-03-02', null, null]);
    expect(late('2027-06-01T21:59:00Z', 1000)).toEqual([null, null, null]);
    expect(late('2027-06-01T22:00:00Z', 1000)).toEqual([null, '2027-06-01', null]);
  });

  it('is not late if it is fully paid, but is late if it is partly paid', () => {
    expect(late('2027-08-01T10:00:00Z', 2300)).toEqual([null, '2027-06-01', '2027-07-01']);
    expect(late('2027-08-01T10:00:00Z', 4698)).toEqual([null, null, null]);
  });
});
