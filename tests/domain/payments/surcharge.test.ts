import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, zloty } from '../../../domain/money.ts';
import {
  type Instalment,
  instalmentPlan,
  oneOffPlan,
} from '../../../domain/payments/instalments.ts';
import { type Ledger, ledgerOf, type Payment, unpaidOf } from '../../../domain/payments/ledger.ts';
import {
  DEFAULT_SURCHARGE_DAYS,
  isSurcharge,
  leavesTimeToPay,
  linesWithMoreUnpaid,
  replanInstalments,
  surchargeDueDay,
} from '../../../domain/payments/surcharge.ts';
import { amounts, OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const PLAN: readonly Instalment[] = [
  { number: 1, amount: zloty(1000), due: null },
  { number: 2, amount: zloty(1349), due: '2027-06-01' },
  { number: 3, amount: zloty(2349), due: '2027-07-01' },
];
const DUE = '2027-06-12';

const paid = (amount: number): readonly Payment[] => [
  { id: 'P', method: 'transfer', amount, at: 0 },
];
const fresh = (price: number) =>
  instalmentPlan({
    offer: OFFER,
    settings: SETTINGS,
    today: '2027-05-15',
    travellers: 2,
    price: zloty(price),
  });

/** The order cost 4698 PLN. Lines `timely` are due late enough to grow. */
const anew = (price: number, paidSoFar: number, timely: readonly number[], plan = PLAN) =>
  replanInstalments(ledgerOf(plan, paid(zloty(paidSoFar))), {
    price: zloty(price),
    fresh: fresh(price),
    takesMore: ({ number }) => timely.includes(number),
    due: DUE,
  }).map(({ number, amount, due }) => [number, amount / 100, due]);

const amountsOf = (lines: readonly (readonly unknown[])[]) => lines.map(([, amount]) => amount);

describe('the surcharge that a change adds to a plan (R63)', () => {
  it('R63.2: unpaid lines that are due late enough take the surcharge: they rise to what R28 plans', () => {
    expect(amountsOf(anew(4856, 1000, [2, 3]))).toEqual([1000, 1428, 2428]);
    // The second line is partly paid, so it is open and grows up to half of the new price.
    expect(amountsOf(anew(4856, 1500, [2, 3]))).toEqual([1000, 1428, 2428]);
    expect(amountsOf(anew(4856, 2349, [3]))).toEqual([1000, 1349, 2507]);
    expect(amountsOf(anew(4856, 0, [2, 3]))).toEqual([1000, 1428, 2428]);
    expect(amountsOf(anew(4856, 1000, [3]))).toEqual([1000, 1349, 2507]);
  });

  it('R28, R63.2, R63.7: a private cruise keeps 30, 30 and 40 % after a price increase or decrease', () => {
    const offer = { ...OFFER, traits: ['privateCruise'] as const };
    const planFor = (price: number) =>
      instalmentPlan({
        offer,
        settings: SETTINGS,
        today: '2027-05-15',
        travellers: 2,
        price: zloty(price),
      });
    const at = (price: number) =>
      replanInstalments(ledgerOf(planFor(10_000), []), {
        price: zloty(price),
        fresh: planFor(price),
        takesMore: () => true,
        due: DUE,
      });
    expect(at(15_000).map(({ amount }) => amount / 100)).toEqual([4500, 4500, 6000]);
    expect(at(5000).map(({ amount }) => amount / 100)).toEqual([1500, 1500, 2000]);
  });

  it('R63.3: becomes a new plan line if no unpaid line is due late enough', () => {
    const further = [4, 158, DUE];
    expect(anew(4856, 4698, [2, 3]).at(-1)).toEqual(further);
    expect(anew(4856, 1000, [])).toEqual([
      [1, 1000, null],
      [2, 1349, '2027-06-01'],
      [3, 2349, '2027-07-01'],
      further,
    ]);
    expect(
      replanInstalments(ledgerOf(oneOffPlan(zloty(2349)), paid(zloty(2349))), {
        price: zloty(2428),
        fresh: oneOffPlan(zloty(2428)),
        takesMore: () => false,
        due: DUE,
      }),
    ).toEqual([
      { number: 1, amount: zloty(2349), due: null },
      { number: 4, amount: zloty(79), due: DUE },
    ]);
  });

  it('R63.5: a later change raises an unpaid surcharge and moves its due day, or adds one if all are paid', () => {
    const added: readonly Instalment[] = [
      ...PLAN,
      { number: 4, amount: zloty(100), due: '2027-06-05' },
    ];
    expect(anew(4898, 4698, [], added).at(-1)).toEqual([4, 200, DUE]);
    expect(anew(4898, 4750, [], added).at(-1)).toEqual([4, 200, DUE]);
    expect(anew(4898, 4798, [], added).slice(3)).toEqual([
      [4, 100, '2027-06-05'],
      [5, 100, DUE],
    ]);
  });

  it('R31, R63.7: an earlier overpayment is used for the surcharge before the customer must pay', () => {
    // The last line takes the overpaid 50 PLN and stays paid. A new line takes 108 PLN.
    expect(anew(4856, 4748, [])).toEqual([
      [1, 1000, null],
      [2, 1349, '2027-06-01'],
      [3, 2399, '2027-07-01'],
      [4, 108, DUE],
    ]);
    expect(anew(4856, 4900, [])).toHaveLength(3);
  });

  it('R37, R63.7: a lower price cuts surcharges, then unpaid lines (R28), then the last line even if paid', () => {
    const added: readonly Instalment[] = [
      ...PLAN,
      { number: 4, amount: zloty(100), due: '2027-06-05' },
    ];
    expect(anew(4738, 4698, [], added).at(-1)).toEqual([4, 40, '2027-06-05']);
    expect(amountsOf(anew(4698, 4798, [], added))).toEqual([1000, 1349, 2349]);
    expect(amountsOf(anew(4500, 1000, [], added))).toEqual([1000, 1250, 2250]);
    expect(amountsOf(anew(4500, 2349, []))).toEqual([1000, 1349, 2151]);
    expect(amountsOf(anew(900, 0, []))).toEqual([900, 0, 0]);
    expect(amountsOf(anew(1500, 4698, []))).toEqual([1000, 500, 0]);
    expect(amountsOf(anew(0, 4698, []))).toEqual([0, 0, 0]);
  });
});

describe('the due day of a surcharge (R63.4)', () => {
  const at = (day: string, hour = 10) =>
    Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const due = (day: string, start = '2027-07-31') =>
    surchargeDueDay(start, at(day), 24, DEFAULT_SURCHARGE_DAYS);

  it.each([
    ['2027-06-01', '2027-06-08'],
    ['2027-07-09', '2027-07-16'],
    ['2027-07-10', '2027-07-17'],
    ['2027-07-14', '2027-07-17'],
    ['2027-07-16', '2027-07-17'],
    ['2027-07-17', '2027-07-18'],
  ])('R63.4: the surcharge of a change on %s is due on %s', (day, last) =>
    expect(due(day)).toBe(last),
  );

  it('R63.7: a plan line can grow only if its due day in Warsaw ends at least 24 hours from now', () => {
    const moment = at('2027-06-10', 21);
    const line = (day: string | null): Instalment => ({ number: 2, amount: 1, due: day });
    expect(leavesTimeToPay(line('2027-06-10'), 0, moment, 24)).toBe(false);
    expect(leavesTimeToPay(line('2027-06-11'), 0, moment, 24)).toBe(true);
    // At 23:00 in Warsaw the next day ends in 25 hours; at 00:30 the same day ends in 23.5 hours.
    expect(leavesTimeToPay(line('2027-06-11'), 0, moment + 1.5 * 3_600_000, 24)).toBe(false);
    expect(leavesTimeToPay(line(null), moment + 24 * 3_600_000, moment, 24)).toBe(true);
    expect(leavesTimeToPay(line(null), moment + 24 * 3_600_000 - 1, moment, 24)).toBe(false);
  });
});

describe('payment plans after any changes and payments', () => {
  const NOTHING: Ledger = { lines: [], paid: 0, left: 0, overpaid: 0 };
  const step = fc.record({
    price: amounts(zloty(20_000)),
    paid: amounts(zloty(5000)),
    timely: fc.subarray([1, 2, 3]),
  });

  it('R31, R37, R63: lines add up to the price, none is negative, and a line due too soon never grows', () => {
    const kinds = { further: 0, spread: 0, cheaper: 0 };
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 2, maxLength: 7 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        (steps, parts, travellers) => {
          const planFor = (price: number) =>
            parts
              ? instalmentPlan({
                  offer: OFFER,
                  settings: SETTINGS,
                  today: '2027-05-15',
                  travellers,
                  price,
                })
              : oneOffPlan(price);
          const began = planFor(steps[0]?.price ?? 0);
          let plan = began;
          let all: readonly Payment[] = [];
          steps.forEach(({ price, paid: more, timely }, index) => {
            all = [...all, { id: `P${index}`, method: 'transfer', amount: more, at: 0 }];
            const before = ledgerOf(plan, all);
            const due = `2027-06-${10 + index}`;
            plan = replanInstalments(before, {
              price,
              fresh: planFor(price),
              takesMore: ({ number }) => timely.some((each) => each === number),
              due,
            });
            const after = ledgerOf(plan, all);
            expect(sum(plan.map(({ amount }) => amount))).toBe(price);
            for (const { amount } of plan) expect(amount).toBeGreaterThanOrEqual(0);
            expect(after.left - after.overpaid).toBe(price - after.paid);
            expect(
              plan
                .filter((line) => !isSurcharge(line))
                .map(({ number, due: day }) => [number, day]),
            ).toEqual(began.map(({ number, due: day }) => [number, day]));
            const added = linesWithMoreUnpaid(before, after);
            expect(sum(added.map(({ amount }) => amount))).toBe(
              Math.max(0, after.left - before.left),
            );
            for (const line of added)
              expect(
                isSurcharge(line) ? line.due === due : timely.some((each) => each === line.number),
              ).toBe(true);
            expect(
              after.lines.filter((line) => isSurcharge(line) && unpaidOf(line) > 0).length,
            ).toBeLessThanOrEqual(1);
            if (added.some(isSurcharge)) kinds.further += 1;
            else if (added.length > 0) kinds.spread += 1;
            else if (after.left < before.left) kinds.cheaper += 1;
          });
        },
      ),
      runs(500),
    );
    for (const [kind, times] of Object.entries(kinds)) expect(times, kind).toBeGreaterThan(10);
    expect(linesWithMoreUnpaid(NOTHING, NOTHING)).toEqual([]);
  });
});
