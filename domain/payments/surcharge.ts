import type { SurchargeDays } from '../brand-settings.ts';
import { addDays, type Day, dayOf, daysBetween, HOUR, type Instant } from '../calendar.ts';
import { capTo, type Money, sum } from '../money.ts';
import type { Instalment } from './instalments.ts';
import { type Ledger, type LedgerLine, unpaidOf } from './ledger.ts';

/** Default of the brand setting `surchargeDays`, for brand files that are older than it (R63). */
export const DEFAULT_SURCHARGE_DAYS: SurchargeDays = { afterChange: 7, beforeStart: 14 };

/** Plan lines with this number or a higher one are surcharges (R28, R63). */
const FIRST_SURCHARGE = 4;

export const isSurcharge = ({ number }: Pick<Instalment, 'number'>): boolean =>
  number >= FIRST_SURCHARGE;

/** Returns true if a plan line is due in `hours` hours or later, so there is time to pay. */
export const leavesTimeToPay = (
  { due }: Instalment,
  firstDue: Instant,
  at: Instant,
  hours: number,
): boolean => {
  const soonest = at + hours * HOUR;
  return due === null ? firstDue >= soonest : due >= dayOf(soonest);
};

/**
 * Returns a surcharge's due day: `afterChange` days after the change, but at least `beforeStart`
 * days before the trip. If this day is less than `hours` from now, the day `hours` from now is
 * returned instead.
 */
export const surchargeDueDay = (
  start: Day,
  at: Instant,
  hours: number,
  { afterChange, beforeStart }: SurchargeDays,
): Day => {
  const today = dayOf(at);
  const soonest = daysBetween(today, dayOf(at + hours * HOUR));
  const latest = daysBetween(today, start) - beforeStart;
  return addDays(today, Math.max(soonest, Math.min(afterChange, latest)));
};

const withoutPayments = ({ number, amount, due }: Instalment): Instalment => ({
  number,
  amount,
  due,
});

/** Returns the plan lines whose unpaid amount grew, each with the difference as its amount. */
export const linesWithMoreUnpaid = (before: Ledger, after: Ledger): readonly Instalment[] =>
  after.lines.flatMap((line) => {
    const earlier = before.lines.find(({ number }) => number === line.number);
    const more = unpaidOf(line) - (earlier === undefined ? 0 : unpaidOf(earlier));
    return more > 0 ? [{ ...withoutPayments(line), amount: more }] : [];
  });

export type Replan = {
  readonly price: Money;
  readonly fresh: readonly Instalment[];
  readonly takesMore: (line: Instalment) => boolean;
  readonly due: Day;
};

/**
 * Adds `size` to the lines in `takers`, in the order of the plan. Each line grows until the plan up
 * to this line has the same sum as the new plan (`fresh`) up to there. The last of `takers` gets
 * the rest.
 */
const spread = (
  lines: readonly LedgerLine[],
  takers: readonly LedgerLine[],
  size: Money,
  fresh: Replan['fresh'],
): readonly Instalment[] => {
  let remaining = size;
  let reached = 0;
  let planned = 0;
  return lines.map(({ paid: _, ...line }, index) => {
    reached += fresh[index]?.amount ?? 0;
    const taker = takers.findIndex(({ number }) => number === line.number);
    const more =
      taker === -1
        ? 0
        : taker === takers.length - 1
          ? remaining
          : capTo(reached - planned - line.amount, remaining);
    remaining -= more;
    planned += line.amount + more;
    return { ...line, amount: line.amount + more };
  });
};

const raisePlan = (
  lines: readonly LedgerLine[],
  more: Money,
  { fresh, takesMore, due }: Replan,
): readonly Instalment[] => {
  const takers = lines.filter(
    (line) => !isSurcharge(line) && unpaidOf(line) > 0 && takesMore(line),
  );
  if (takers.length > 0) return spread(lines, takers, more, fresh);
  const last = lines.at(-1);
  if (last !== undefined && isSurcharge(last) && unpaidOf(last) > 0)
    return [
      ...lines.slice(0, -1).map(withoutPayments),
      { number: last.number, amount: last.amount + more, due },
    ];
  return [
    ...lines.map(withoutPayments),
    { number: Math.max(FIRST_SURCHARGE, (last?.number ?? 0) + 1), amount: more, due },
  ];
};

const subtractFrom = (lines: readonly Instalment[], size: Money): readonly Instalment[] => {
  let remaining = size;
  return lines
    .toReversed()
    .map((line) => {
      const off = capTo(line.amount, remaining);
      remaining -= off;
      return { ...line, amount: line.amount - off };
    })
    .toReversed();
};

const lowerPlan = (
  lines: readonly LedgerLine[],
  less: Money,
  fresh: Replan['fresh'],
): readonly Instalment[] => {
  const added = lines.filter(isSurcharge);
  const instalments = lines.filter((line) => !isSurcharge(line));
  const offAdded = Math.min(less, sum(added.map(({ amount }) => amount)));
  let remaining = less - offAdded;
  let reached = 0;
  let planned = 0;
  const towards = instalments.map((line) => {
    reached += fresh[line.number - 1]?.amount ?? 0;
    const target = Math.max(0, reached - planned);
    const off = unpaidOf(line) > 0 ? capTo(line.amount - target, remaining) : 0;
    remaining -= off;
    planned += line.amount - off;
    return { ...withoutPayments(line), amount: line.amount - off };
  });
  return [
    ...subtractFrom(towards, remaining),
    ...subtractFrom(added.map(withoutPayments), offAdded).filter(({ amount }) => amount > 0),
  ];
};

/**
 * Returns a plan that adds up to the price (R37). If the price rises, an overpayment covers the
 * difference first. The rest is added to unpaid instalments with enough time to pay; if there are
 * none, to a surcharge. If the price falls, surcharges are lowered first, then unpaid instalments
 * as the new plan says. Then all lines are lowered, the last one first.
 */
export const replanInstalments = (
  { lines, overpaid }: Ledger,
  replan: Replan,
): readonly Instalment[] => {
  const difference = replan.price - sum(lines.map(({ amount }) => amount));
  if (difference <= 0) return lowerPlan(lines, -difference, replan.fresh);
  const covered = Math.min(difference, overpaid);
  const settled = lines.map((line, index) =>
    index === lines.length - 1
      ? { ...line, amount: line.amount + covered, paid: line.paid + covered }
      : line,
  );
  return difference === covered
    ? settled.map(withoutPayments)
    : raisePlan(settled, difference - covered, replan);
};
