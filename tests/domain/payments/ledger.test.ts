import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, zloty } from '../../../domain/money.ts';
import { type Instalment, instalmentPlan, oneOffPlan } from '../../../domain/payments/instalments.ts';
import { dueNow, lateSince, ledgerOf, type Payment, replanned, restsOf, standingLines } from '../../../domain/payments/ledger.ts';
import { amounts, OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const PLAN: readonly Instalment[] = [
  { number: 1, amount: zloty(1000), due: null },
  { number: 2, amount: zloty(1349), due: '2027-06-01' },
  { number: 3, amount: zloty(2349), due: '2027-07-01' },
];
const payments = (...paid: readonly number[]): readonly Payment[] =>
  paid.map((amount, index) => ({ id: `P${index}`, method: amount < 0 ? 'refund' : 'transfer', amount, at: index }));
const paidIn = (...paid: readonly number[]) => {
  const ledger = ledgerOf(PLAN, payments(...paid.map(zloty)));
  return [ledger.lines.map((line) => line.paid / 100), ledger.paid / 100, ledger.left / 100, ledger.overpaid / 100];
};

describe('the ledger of a booking', () => {
  it('R31: payments fill the lines in order, and what is left over is overpaid', () => {
    expect(paidIn()).toEqual([[0, 0, 0], 0, 4698, 0]);
    expect(paidIn(400)).toEqual([[400, 0, 0], 400, 4298, 0]);
    expect(paidIn(400, 700)).toEqual([[1000, 100, 0], 1100, 3598, 0]);
    expect(paidIn(4698)).toEqual([[1000, 1349, 2349], 4698, 0, 0]);
    expect(paidIn(4698, 2)).toEqual([[1000, 1349, 2349], 4700, 0, 2]);
  });

  it('R31: what is paid back comes off the last lines first', () => {
    expect(paidIn(4700, -2)).toEqual([[1000, 1349, 2349], 4698, 0, 0]);
    expect(paidIn(4698, -4000)).toEqual([[698, 0, 0], 698, 4000, 0]);
    expect(paidIn(4698, -4698)).toEqual([[0, 0, 0], 0, 4698, 0]);
  });

  it('R31: whatever comes in, lines, what is left and what is over add up to price and payments', () => {
    const plans = fc
      .tuple(amounts(), amounts(), amounts())
      .map((lines) => PLAN.map((line, index): Instalment => ({ ...line, amount: lines[index] ?? 0 })));
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
          if (line.paid > 0) for (const before of ledger.lines.slice(0, index)) expect(before.paid).toBe(before.amount);
        });
      }),
      runs(500),
    );
  });
});

describe('how the lines of a plan stand', () => {
  const standing = (...paid: readonly number[]) =>
    standingLines(ledgerOf(PLAN, payments(...paid.map(zloty))).lines).map(({ state, left }) => [state, left / 100]);

  it('R31, A-043: paid, next and later; of a part that is in the rest is left, and the next line is one', () => {
    expect(standing()).toEqual([
      ['next', 1000],
      ['later', 1349],
      ['later', 2349],
    ]);
    expect(standing(1000, 100)).toEqual([
      ['paid', 0],
      ['next', 1249],
      ['later', 2349],
    ]);
    expect(standing(4700).map(([state]) => state)).toEqual(['paid', 'paid', 'paid']);
  });

  it('R28: a line of 0 is paid before it is due, and is never the next', () => {
    const plan = PLAN.map((line) => (line.number === 1 ? { ...line, amount: 0 } : line));
    expect(standingLines(ledgerOf(plan, []).lines).map(({ state }) => state)).toEqual(['paid', 'next', 'later']);
  });
});

describe('what a payment link asks for', () => {
  const ask = (today: string, ...paid: readonly number[]) => dueNow(ledgerOf(PLAN, payments(...paid.map(zloty))), today) / 100;

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
  ])('R30: on %s it is %d PLN after payments of %j', (today, asked, paid) => {
    expect(ask(today, ...paid)).toBe(asked);
  });

  it('R30: lines that are empty are not the next one', () => {
    const plan: readonly Instalment[] = PLAN.map((line) => (line.number === 2 ? { ...line, amount: 0 } : line));
    expect(dueNow(ledgerOf(plan, payments(zloty(1000))), '2027-05-20')).toBe(zloty(2349));
  });
});

describe('a plan for another price', () => {
  const fresh = (price: number) =>
    instalmentPlan({ offer: OFFER, settings: SETTINGS, today: '2027-05-15', travellers: 2, price: zloty(price) });
  const anew = (paid: number, price: number) => replanned(PLAN, fresh(price), zloty(paid), zloty(price)).map(({ amount }) => amount / 100);

  it('R28, R37: nothing paid: the plan that the new price would have had', () => {
    expect(anew(0, 4856)).toEqual([1000, 1428, 2428]);
    expect(anew(0, 900)).toEqual([900, 0, 0]);
  });

  it('R37: a paid line stays, the next ones take up the difference', () => {
    expect(anew(1000, 4856)).toEqual([1000, 1428, 2428]);
    expect(anew(2349, 4856)).toEqual([1000, 1349, 2507]);
    expect(anew(2349, 4500)).toEqual([1000, 1349, 2151]);
    expect(anew(4698, 4856)).toEqual([1000, 1349, 2507]);
    // Part of the second line is paid: it is filled up to half of the new price.
    expect(anew(1500, 4856)).toEqual([1000, 1428, 2428]);
  });

  it('R31, R37: a price below what is paid comes off the last lines', () => {
    expect(anew(4698, 4000)).toEqual([1000, 1349, 1651]);
    expect(anew(4698, 1500)).toEqual([1000, 500, 0]);
    expect(anew(4698, 0)).toEqual([0, 0, 0]);
  });

  it('R37: a one-off line is all of the new price', () => {
    expect(replanned(oneOffPlan(zloty(2349)), oneOffPlan(zloty(2428)), zloty(2349), zloty(2428))).toEqual(oneOffPlan(zloty(2428)));
  });

  it('R31, R37: through any prices and payments the lines add up to the price, none is negative, no due day moves', () => {
    const step = fc.record({ price: amounts(zloty(20_000)), paid: amounts(zloty(5000)) });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        (steps, parts, travellers) => {
          const planFor = (price: number) =>
            parts ? instalmentPlan({ offer: OFFER, settings: SETTINGS, today: '2027-05-15', travellers, price }) : oneOffPlan(price);
          const [first] = steps;
          if (first === undefined) return;
          const began = planFor(first.price);
          let plan = began;
          let all: readonly Payment[] = [];
          for (const { price, paid } of steps) {
            all = [...all, { id: `P${all.length}`, method: 'transfer', amount: paid, at: 0 }];
            const before = ledgerOf(plan, all);
            plan = replanned(plan, planFor(price), before.paid - before.overpaid, price);
            const after = ledgerOf(plan, all);
            expect(sum(plan.map(({ amount }) => amount))).toBe(price);
            expect(plan.map(({ due, number }) => [due, number])).toEqual(began.map(({ due, number }) => [due, number]));
            for (const { amount } of plan) expect(amount).toBeGreaterThanOrEqual(0);
            expect(after.left - after.overpaid).toBe(price - after.paid);
          }
        },
      ),
      runs(500),
    );
  });
});

describe('what lines still ask for', () => {
  it('R31: is what is left of them once a sum has filled them in order, and never less than nothing', () => {
    expect(restsOf(PLAN, 0)).toEqual([zloty(1000), zloty(1349), zloty(2349)]);
    expect(restsOf(PLAN, zloty(1500))).toEqual([0, zloty(849), zloty(2349)]);
    expect(restsOf(PLAN, zloty(9000))).toEqual([0, 0, 0]);
  });
});

describe('a line that is late (R28, R32)', () => {
  const firstDue = Date.parse('2027-03-02T09:00:00Z');
  const late = (at: string, ...paid: readonly number[]) =>
    ledgerOf(PLAN, payments(...paid.map(zloty))).lines.map((line) => lateSince(line, firstDue, Date.parse(at)));

  it('is late once its day, or the moment of the first payment, has passed by the shop’s clock', () => {
    expect(late('2027-03-02T09:00:00Z')).toEqual([null, null, null]);
    expect(late('2027-03-02T09:00:01Z')).toEqual(['2027-03-02', null, null]);
    // 1 June ends in Warsaw at 22:00 UTC.
    expect(late('2027-06-01T21:59:00Z', 1000)).toEqual([null, null, null]);
    expect(late('2027-06-01T22:00:00Z', 1000)).toEqual([null, '2027-06-01', null]);
  });

  it('is not late once it is paid, and is while a part of it is missing', () => {
    expect(late('2027-08-01T10:00:00Z', 2300)).toEqual([null, '2027-06-01', '2027-07-01']);
    expect(late('2027-08-01T10:00:00Z', 4698)).toEqual([null, null, null]);
  });
});
