import type { SurchargeDays } from '../brand-settings.ts';
import { addDays, type Day, dayOf, daysBetween, HOUR, type Instant } from '../calendar.ts';
import { fitting, type Money, sum } from '../money.ts';
import type { Instalment } from './instalments.ts';
import { type Ledger, type LedgerLine, leftOf } from './ledger.ts';

/** R63's own days of a surcharge: a brand that was kept before they were its settings has them. */
export const USUAL_SURCHARGE_DAYS: SurchargeDays = { afterChange: 7, beforeStart: 14 };

/** Lines from this number on were added by later changes; those before it are the plan's own (R28, R63). */
const FIRST_SURCHARGE = 4;

/** Whether a line is one that a later change added. */
export const isSurcharge = ({ number }: Pick<Instalment, 'number'>): boolean => number >= FIRST_SURCHARGE;

/** Whether there is time enough until a line's day for more to be asked on it: so many hours (R63). */
export const hasTime = ({ due }: Instalment, firstDue: Instant, at: Instant, hours: number): boolean => {
  const soonest = at + hours * HOUR;
  return due === null ? firstDue >= soonest : due >= dayOf(soonest);
};

/** The day of what a change adds: some days after it, some days before the start at the latest, never sooner than in so many hours (R63). */
export const surchargeDue = (start: Day, at: Instant, hours: number, { afterChange, beforeStart }: SurchargeDays): Day => {
  const today = dayOf(at);
  const soonest = daysBetween(today, dayOf(at + hours * HOUR));
  const latest = daysBetween(today, start) - beforeStart;
  return addDays(today, Math.max(soonest, Math.min(afterChange, latest)));
};

const bare = ({ number, amount, due }: Instalment): Instalment => ({ number, amount, due });

/** What lines ask for beyond what they asked for before: by which line, how much, and until when (R63). */
export const addedTo = (before: Ledger, after: Ledger): readonly Instalment[] =>
  after.lines.flatMap((line) => {
    const earlier = before.lines.find(({ number }) => number === line.number);
    const more = leftOf(line) - (earlier === undefined ? 0 : leftOf(earlier));
    return more > 0 ? [{ ...bare(line), amount: more }] : [];
  });

export type Replan = {
  readonly price: Money;
  /** What R28 plans for that price. */
  readonly fresh: readonly Instalment[];
  /** Whether a line of the plan's own still has time for more. */
  readonly takesMore: (line: Instalment) => boolean;
  /** The day of a further line. */
  readonly due: Day;
};

/** The amounts of lines after `size` was spread over some of them towards a fresh plan, the last of them taking the rest. */
const spread = (
  lines: readonly LedgerLine[],
  takers: readonly LedgerLine[],
  size: Money,
  fresh: Replan['fresh'],
): readonly Instalment[] => {
  let rest = size;
  let reached = 0;
  let planned = 0;
  return lines.map(({ paid: _, ...line }, index) => {
    reached += fresh[index]?.amount ?? 0;
    const taker = takers.findIndex(({ number }) => number === line.number);
    const more = taker === -1 ? 0 : taker === takers.length - 1 ? rest : fitting(reached - planned - line.amount, rest);
    rest -= more;
    planned += line.amount + more;
    return { ...line, amount: line.amount + more };
  });
};

/** A plan with so much more to pay (R63). */
const dearer = (lines: readonly LedgerLine[], more: Money, { fresh, takesMore, due }: Replan): readonly Instalment[] => {
  const takers = lines.filter((line) => !isSurcharge(line) && leftOf(line) > 0 && takesMore(line));
  if (takers.length > 0) return spread(lines, takers, more, fresh);
  const last = lines.at(-1);
  if (last !== undefined && isSurcharge(last) && leftOf(last) > 0)
    return [...lines.slice(0, -1).map(bare), { number: last.number, amount: last.amount + more, due }];
  return [...lines.map(bare), { number: Math.max(FIRST_SURCHARGE, (last?.number ?? 0) + 1), amount: more, due }];
};

/** Lines with a sum taken off, from the last on backwards; what no line has is left out. */
const takenOff = (lines: readonly Instalment[], size: Money): readonly Instalment[] => {
  let rest = size;
  return lines
    .toReversed()
    .map((line) => {
      const off = fitting(line.amount, rest);
      rest -= off;
      return { ...line, amount: line.amount - off };
    })
    .toReversed();
};

/** A plan with so much less to pay: first what later changes added, then the lines that are open, down to a fresh plan; no line ever grows. */
const cheaper = (lines: readonly LedgerLine[], less: Money, fresh: Replan['fresh']): readonly Instalment[] => {
  const added = lines.filter(isSurcharge);
  const own = lines.filter((line) => !isSurcharge(line));
  const offAdded = Math.min(less, sum(added.map(({ amount }) => amount)));
  let rest = less - offAdded;
  let reached = 0;
  let planned = 0;
  const towards = own.map((line) => {
    reached += fresh[line.number - 1]?.amount ?? 0;
    const wanted = Math.max(0, reached - planned);
    const off = leftOf(line) > 0 ? fitting(line.amount - wanted, rest) : 0;
    rest -= off;
    planned += line.amount - off;
    return { ...bare(line), amount: line.amount - off };
  });
  return [...takenOff(towards, rest), ...takenOff(added.map(bare), offAdded).filter(({ amount }) => amount > 0)];
};

/**
 * A plan for another price (R37, R63). What is dearer is owed on open lines that have time for it, as a fresh plan has them, else on one
 * further line; what was paid too much is used for it first. What is cheaper comes off the last. The lines always add up to the price.
 */
export const replanned = ({ lines, overpaid }: Ledger, replan: Replan): readonly Instalment[] => {
  const difference = replan.price - sum(lines.map(({ amount }) => amount));
  if (difference <= 0) return cheaper(lines, -difference, replan.fresh);
  const covered = Math.min(difference, overpaid);
  const settled = lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, amount: line.amount + covered, paid: line.paid + covered } : line,
  );
  return difference === covered ? settled.map(bare) : dearer(settled, difference - covered, replan);
};
