import { type Day, dayOf, type Instant } from '../calendar.ts';
import { type Money, sum } from '../money.ts';
import { type Ledger, type LedgerLine, unpaidOf } from './ledger.ts';

export type DueNow = {
  readonly numbers: readonly number[];
  readonly amount: Money;
  readonly until: Day | null;
};

/** Plan lines with the same due day are shown together (R28.12). */
export type DueGroup = {
  readonly numbers: readonly number[];
  readonly lines: readonly LedgerLine[];
  readonly amount: Money;
  readonly paid: Money;
  readonly left: Money;
  readonly due: Day | null;
};

const isOpen = (line: LedgerLine): boolean => unpaidOf(line) > 0;

/** Returns lines whose due day has come, or else those of the next due day (R28.11, R30.3). */
export const dueLines = ({ lines }: Ledger, today: Day): readonly LedgerLine[] => {
  const open = lines.filter(isOpen);
  const come = open.filter(({ due }) => due === null || due <= today);
  return come.length > 0 ? come : open.filter(({ due }) => due === open[0]?.due);
};

/** Returns the amount that is due now, in grosze; 0 if nothing is left to pay. */
export const dueNow = (ledger: Ledger, today: Day): Money =>
  sum(dueLines(ledger, today).map(unpaidOf));

const earliestDay = (lines: readonly LedgerLine[], firstDue: Instant | null): Day | null => {
  const [day] = lines.flatMap(({ due }) => (due === null ? [] : [due])).toSorted();
  if (day === undefined) return null;
  const hasFirst = lines.some(({ due }) => due === null);
  return hasFirst && (firstDue === null || dayOf(firstDue) <= day) ? null : day;
};

/** Returns what is due now; null if nothing is left to pay. */
export const dueNowOfLedger = (
  ledger: Ledger,
  today: Day,
  firstDue: Instant | null,
): DueNow | null => {
  const lines = dueLines(ledger, today);
  if (lines.length === 0) return null;
  return {
    numbers: lines.map(({ number }) => number),
    amount: sum(lines.map(unpaidOf)),
    until: earliestDay(lines, firstDue),
  };
};

export const groupByDue = (lines: readonly LedgerLine[]): readonly DueGroup[] =>
  [...Map.groupBy(lines, ({ due }) => due)].map(([due, same]) => ({
    numbers: same.map(({ number }) => number),
    lines: same,
    amount: sum(same.map(({ amount }) => amount)),
    paid: sum(same.map(({ paid }) => paid)),
    left: sum(same.map(unpaidOf)),
    due,
  }));

export const dueLater = (ledger: Ledger, today: Day): readonly DueGroup[] => {
  const dueToday = dueLines(ledger, today);
  return groupByDue(ledger.lines.filter((line) => isOpen(line) && !dueToday.includes(line)));
};
