import { expect } from 'vitest';
import { day, FIRST_DAY, type LifeSheet, plusDays, priceOnPaper } from './whole-life.model.ts';

const total = (lines: LifeSheet['lines']): number =>
  lines.reduce((all, { amount }) => all + amount, 0);

/** R28: all at once, or 500 PLN per traveller, a second line up to half, and the rest. */
export const planOnPaper = (
  price: number,
  travellers: number,
  inParts: boolean,
  today: string,
): LifeSheet['lines'] => {
  if (!inParts) return [{ number: 1, amount: price, due: null }];
  const first = Math.min(price, 500_00 * travellers);
  const half = Math.max(first, Math.floor((price + 1) / 2));
  const on = (due: string): string | null => (due < today ? null : due);
  return [
    { number: 1, amount: first, due: null },
    { number: 2, amount: half - first, due: on(plusDays(FIRST_DAY, -60)) },
    { number: 3, amount: price - half, due: on(plusDays(FIRST_DAY, -30)) },
  ];
};

const openAmounts = (lines: LifeSheet['lines'], paid: number): readonly number[] => {
  let room = paid;
  return lines.map(({ amount }) => {
    const filled = Math.max(0, Math.min(amount, room));
    room -= filled;
    return amount - filled;
  });
};

/** R63: a line may grow if it is due in a day or later. */
const hasTime = ({ now, owedSince }: LifeSheet, due: string | null): boolean =>
  due === null ? owedSince >= now : due >= day(now + 24 * 3_600_000);

/** R63: in a week, but at least two weeks before the start, and never before tomorrow. */
const furtherDay = ({ now }: LifeSheet): string => {
  const [latest = ''] = [plusDays(day(now), 7), plusDays(FIRST_DAY, -14)].sort();
  return [latest, day(now + 24 * 3_600_000)].sort()[1] ?? '';
};

/** If several lines can grow, only the last of them may exceed its amount in a new plan. */
const spreadOver = (
  sheet: LifeSheet,
  before: LifeSheet['lines'],
  takers: readonly number[],
  plan: LifeSheet['lines'],
): void => {
  const fresh = planOnPaper(
    priceOnPaper(sheet),
    sheet.people.length,
    sheet.lines.length > 1,
    day(sheet.orderedAt),
  );
  const lastTaker = takers.at(-1);
  expect(plan.map(({ number, due }) => [number, due])).toEqual(
    before.map(({ number, due }) => [number, due]),
  );
  before.forEach(({ number, amount }, index) => {
    const current = plan[index]?.amount ?? 0;
    if (!takers.includes(number)) expect(current, `line ${number}`).toBe(amount);
    expect(current).toBeGreaterThanOrEqual(amount);
    if (number === lastTaker) return;
    const reached = total(plan.slice(0, index)) + amount;
    expect(total(plan.slice(0, index + 1))).toBeLessThanOrEqual(
      Math.max(reached, total(fresh.slice(0, index + 1))),
    );
  });
};

/** R63: if one plan line can grow, it takes the amount; otherwise a surcharge line does. */
const withMore = (
  sheet: LifeSheet,
  before: LifeSheet['lines'],
  taker: number | undefined,
  more: number,
): LifeSheet['lines'] => {
  if (taker !== undefined)
    return before.map((line) =>
      line.number === taker ? { ...line, amount: line.amount + more } : line,
    );
  sheet.seen.add('a surcharge line');
  const last = before.at(-1);
  const due = furtherDay(sheet);
  const open = (openAmounts(before, sheet.paid).at(-1) ?? 0) > 0;
  if (last !== undefined && last.number > 3 && open)
    return [...before.slice(0, -1), { number: last.number, amount: last.amount + more, due }];
  return [...before, { number: Math.max(4, (last?.number ?? 0) + 1), amount: more, due }];
};

const dearer = (sheet: LifeSheet, plan: LifeSheet['lines'], more: number): void => {
  if (sheet.paid > 0) sheet.seen.add('a higher price after a payment');
  const covered = Math.min(more, Math.max(0, sheet.paid - total(sheet.lines)));
  const before = sheet.lines.map((line, at) =>
    at === sheet.lines.length - 1 ? { ...line, amount: line.amount + covered } : line,
  );
  const openBefore = openAmounts(before, sheet.paid);
  const takers = before
    .filter(
      ({ number, due }, at) => number <= 3 && (openBefore[at] ?? 0) > 0 && hasTime(sheet, due),
    )
    .map(({ number }) => number);
  if (more === covered) expect(plan).toEqual(before);
  else if (takers.length > 1) spreadOver(sheet, before, takers, plan);
  else expect(plan).toEqual(withMore(sheet, before, takers[0], more - covered));
};

/** R63: no line grows, no due day moves, and surcharge lines shrink first. */
const cheaper = ({ lines }: LifeSheet, plan: LifeSheet['lines']): void => {
  const shrunk: number[] = [];
  for (const { number, amount, due } of lines) {
    const current = plan.find((line) => line.number === number);
    if (number <= 3 || current !== undefined) expect(current?.due, `line ${number}`).toBe(due);
    expect(current?.amount ?? 0, `line ${number}`).toBeLessThanOrEqual(amount);
    if ((current?.amount ?? 0) < amount) shrunk.push(number);
  }
  expect(plan.every(({ number }) => lines.some((line) => line.number === number))).toBe(true);
  if (shrunk.some((number) => number <= 3))
    expect(plan.every(({ number }) => number <= 3)).toBe(true);
};

export const expectPlan = (sheet: LifeSheet, plan: LifeSheet['lines']): void => {
  const difference = priceOnPaper(sheet) - total(sheet.lines);
  if (difference > 0) dearer(sheet, plan, difference);
  else if (difference < 0) cheaper(sheet, plan);
  else expect(plan).toEqual(sheet.lines);
  sheet.lines = plan;
};
