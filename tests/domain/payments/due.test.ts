import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, zloty } from '../../../domain/money.ts';
import type { Instalment } from '../../../domain/payments/instalments.ts';
import {
  amountDueNow,
  groupPlanLinesByDueDay,
  ledgerAmountAndDueDay,
  ledgerOf,
  type Payment,
  planLineGroupsDueLater,
} from '../../../domain/payments/ledger.ts';
import { amounts } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const FIRST_DUE = Date.parse('2027-03-02T09:00:00Z');
const line = (number: number, amount: number, due: Instalment['due']): Instalment => ({
  number,
  amount: zloty(amount),
  due,
});

const NEAR = [line(1, 500, null), line(2, 495, null), line(3, 995, '2027-03-16')];
const FAR = [line(1, 500, null), line(2, 495, '2027-06-01'), line(3, 995, '2027-07-01')];

const payments = (...paid: readonly number[]): readonly Payment[] =>
  paid.map((amount, index) => ({
    id: `P${index}`,
    method: 'transfer',
    amount: zloty(amount),
    at: index,
  }));
const ledger = (plan: readonly Instalment[], ...paid: readonly number[]) =>
  ledgerOf(plan, payments(...paid));
const dueParts = (plan: readonly Instalment[], today: string, ...paid: readonly number[]) => {
  const due = ledgerAmountAndDueDay(ledger(plan, ...paid), today, FIRST_DUE);
  return due === null ? null : [due.numbers, due.amount / 100, due.until];
};

describe('R28.11: the amount that is due now', () => {
  it('R28.11: plan lines due together with the first line are one amount', () => {
    expect(dueParts(NEAR, '2027-03-01')).toEqual([[1, 2], 995, null]);
    expect(dueParts(FAR, '2027-03-01')).toEqual([[1], 500, null]);
  });

  it('R28.11: after a partial payment, the unpaid rest of all due plan lines is due', () => {
    expect(dueParts(NEAR, '2027-03-01', 300)).toEqual([[1, 2], 695, null]);
    expect(dueParts(NEAR, '2027-03-01', 600)).toEqual([[2], 395, null]);
    expect(dueParts(NEAR, '2027-03-01', 995)).toEqual([[3], 995, '2027-03-16']);
    expect(dueParts(NEAR, '2027-03-01', 1990)).toBeNull();
  });

  it('R28.11: plan lines that are due as one amount are due on the earliest of their due days', () => {
    const sixty = [line(1, 500, null), line(2, 495, '2027-03-01'), line(3, 995, '2027-03-31')];
    expect(dueParts(sixty, '2027-03-01')).toEqual([[1, 2], 995, '2027-03-01']);
    expect(dueParts(FAR, '2027-06-01')).toEqual([[1, 2], 995, null]);
    expect(dueParts(FAR, '2027-06-01', 500)).toEqual([[2], 495, '2027-06-01']);
  });

  it('R28.11: if no plan line is due yet, the amount has all lines of the next due day', () => {
    const added = [...FAR, line(4, 200, '2027-07-01')];
    expect(dueParts(added, '2027-06-10', 995)).toEqual([[3, 4], 1195, '2027-07-01']);
    expect(planLineGroupsDueLater(ledger(added, 995), '2027-06-10')).toEqual([]);
  });
});

describe('R28.12: how plan lines with the same due day are shown', () => {
  const shownLines = (plan: readonly Instalment[], ...paid: readonly number[]) =>
    groupPlanLinesByDueDay(ledger(plan, ...paid).lines).map(
      ({ numbers, amount, paid: came, left, due }) => [
        numbers,
        amount / 100,
        came / 100,
        left / 100,
        due,
      ],
    );

  it('R28.12: three plan lines with different due days are three lines', () => {
    expect(shownLines(FAR, 600)).toEqual([
      [[1], 500, 500, 0, null],
      [[2], 495, 100, 395, '2027-06-01'],
      [[3], 995, 0, 995, '2027-07-01'],
    ]);
  });

  it('R28.12: two plan lines with one due day are one line with the sum of their amounts', () => {
    expect(shownLines(NEAR, 600)).toEqual([
      [[1, 2], 995, 600, 395, null],
      [[3], 995, 0, 995, '2027-03-16'],
    ]);
  });

  it('R28.12: after any payments, amounts due now and later add up to what is left to pay', () => {
    const days = fc.constantFrom(null, '2027-03-01', '2027-03-16', '2027-06-01');
    const plans = fc
      .array(fc.tuple(amounts(), days), { minLength: 1, maxLength: 4 })
      .map((lines) =>
        lines.map(([amount, due], index): Instalment => ({ number: index + 1, amount, due })),
      );
    fc.assert(
      fc.property(
        plans,
        amounts(),
        fc.constantFrom('2027-03-01', '2027-03-20'),
        (plan, came, today) => {
          const all = ledgerOf(plan, [{ id: 'P', method: 'transfer', amount: came, at: 0 }]);
          const later = planLineGroupsDueLater(all, today);
          expect(amountDueNow(all, today) + sum(later.map(({ left }) => left))).toBe(all.left);
          expect(ledgerAmountAndDueDay(all, today, FIRST_DUE)?.amount ?? 0).toBe(
            amountDueNow(all, today),
          );
          expect(sum(groupPlanLinesByDueDay(all.lines).map(({ amount }) => amount))).toBe(
            sum(plan.map(({ amount }) => amount)),
          );
          expect(new Set(later.map(({ due }) => due)).size).toBe(later.length);
        },
      ),
      runs(300),
    );
  });
});
