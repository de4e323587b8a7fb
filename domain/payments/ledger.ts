import type { PaymentMeans } from '../brand-settings.ts';
import { type Day, dayOf, type Instant } from '../calendar.ts';
import { capTo, type Money, sum } from '../money.ts';
import type { Instalment } from './instalments.ts';

type PaidWith =
  /**
   * `means`: cash or another way of payment that a clerk registered, if not a transfer (R31.15).
   */
  | { readonly method: 'transfer'; readonly means?: PaymentMeans }
  | { readonly method: 'online' | 'refund' }
  | { readonly method: 'voucher'; readonly voucher: string };

/** The `amount` of a refund is negative. Each payment `id` is registered only once (R31). */
export type Payment = {
  readonly id: string;
  readonly amount: Money;
  readonly at: Instant;
} & PaidWith;

/** Returns the brand's word for the way of payment, such as cash; if none, the payment's method. */
export const paymentMethodWord = (payment: Payment): string =>
  payment.method === 'transfer' ? (payment.means?.word ?? payment.method) : payment.method;

type GiftPayment = Extract<Payment, { method: 'voucher' }>;

export const giftVoucherPaymentsIn = (payments: readonly Payment[]): readonly GiftPayment[] =>
  payments.filter((payment) => payment.method === 'voucher');

export type LedgerLine = Instalment & { readonly paid: Money };

export const unpaidOf = ({ amount, paid }: LedgerLine): Money => amount - paid;

/** Returns the first plan line that is not fully paid; undefined if nothing is left to pay. */
const nextLine = (lines: readonly LedgerLine[]): LedgerLine | undefined =>
  lines.find((line) => unpaidOf(line) > 0);

/** `next` is the first line of the plan that is not paid in full. */
export type LineWithState = LedgerLine & {
  readonly left: Money;
  readonly state: 'paid' | 'next' | 'later';
};

export const planLinesWithState = (lines: readonly LedgerLine[]): readonly LineWithState[] => {
  const next = nextLine(lines);
  return lines.map((line) => {
    const unpaid = unpaidOf(line);
    return {
      ...line,
      left: unpaid,
      state: unpaid === 0 ? 'paid' : line === next ? 'next' : 'later',
    };
  });
};

/** Returns the due day of a late plan line; null if the line is paid or not late (R28, R32). */
export const planLineLateSince = (
  line: LedgerLine,
  firstDue: Instant | null,
  at: Instant,
): Day | null => {
  if (unpaidOf(line) <= 0) return null;
  if (line.due === null) return firstDue !== null && at > firstDue ? dayOf(firstDue) : null;
  return dayOf(at) > line.due ? line.due : null;
};

/** `paid` is the sum of the payments: what the lines got, plus `overpaid`. */
export type Ledger = {
  readonly lines: readonly LedgerLine[];
  readonly paid: Money;
  readonly left: Money;
  /** Money paid beyond the price. The shop never refunds this surplus automatically. */
  readonly overpaid: Money;
};

type CachedLedger = {
  readonly plan: readonly Instalment[];
  readonly payments: readonly Payment[];
  readonly ledger: Ledger;
};

const cachedLedgerOf = (
  plan: CachedLedger['plan'],
  payments: CachedLedger['payments'],
): CachedLedger => {
  let paid = 0;
  for (const { amount } of payments) paid += amount;
  return { plan, payments, ledger: fillPlan(plan, paid) };
};

/** The last two ledgers are cached, because one command computes them several times. */
let latest: CachedLedger | null = null;
let earlier: CachedLedger | null = null;

const isOf = (
  cached: CachedLedger | null,
  plan: CachedLedger['plan'],
  payments: CachedLedger['payments'],
): cached is CachedLedger =>
  cached !== null && cached.plan === plan && cached.payments === payments;

/** Returns a ledger: payments fill the plan's lines in order; what is left over is `overpaid`. */
export const ledgerOf = (plan: readonly Instalment[], payments: readonly Payment[]): Ledger => {
  if (isOf(latest, plan, payments)) return latest.ledger;
  const cached = isOf(earlier, plan, payments) ? earlier : cachedLedgerOf(plan, payments);
  earlier = latest;
  latest = cached;
  return cached.ledger;
};

/** Returns what is left to pay on each line, in grosze, if the sum `paid` fills them in order. */
export const remainingAmounts = (plan: readonly Instalment[], paid: Money): readonly Money[] =>
  fillPlan(plan, paid).lines.map(unpaidOf);

/**
 * Returns a plan's ledger if `paidAmount` is the sum of the payments. This sum fills the plan's
 * lines in order, and the rest is `overpaid` (R31).
 */
export const fillPlan = (plan: readonly Instalment[], paidAmount: Money): Ledger => {
  let room = paidAmount;
  let totalLeft = 0;
  const lines = plan.map((line): LedgerLine => {
    const filled = capTo(line.amount, room);
    room -= filled;
    totalLeft += line.amount - filled;
    return { ...line, paid: filled };
  });
  return { lines, paid: paidAmount, left: totalLeft, overpaid: Math.max(0, room) };
};

export type DueNow = {
  readonly numbers: readonly number[];
  readonly amount: Money;
  readonly until: Day | null;
};

/** Plan lines with the same due day, which screens show as one (R28.12). */
export type DueGroup = {
  readonly numbers: readonly number[];
  readonly lines: readonly LedgerLine[];
  readonly amount: Money;
  readonly paid: Money;
  readonly left: Money;
  readonly due: Day | null;
};

const isOpen = (line: LedgerLine): boolean => unpaidOf(line) > 0;

/**
 * Returns the unpaid plan lines whose due day has come; if there are none, those of the next due
 * day (R28.11, R30.3).
 */
const dueLines = ({ lines }: Ledger, today: Day): readonly LedgerLine[] => {
  const open = lines.filter(isOpen);
  const come = open.filter(({ due }) => due === null || due <= today);
  return come.length > 0 ? come : open.filter(({ due }) => due === open[0]?.due);
};

/** Returns the amount to pay now, in grosze; 0 if nothing is left to pay. */
export const amountDueNow = (ledger: Ledger, today: Day): Money =>
  sum(dueLines(ledger, today).map(unpaidOf));

const earliestDay = (lines: readonly LedgerLine[], firstDue: Instant | null): Day | null => {
  const [day] = lines.flatMap(({ due }) => (due === null ? [] : [due])).toSorted();
  if (day === undefined) return null;
  const hasFirst = lines.some(({ due }) => due === null);
  return hasFirst && (firstDue === null || dayOf(firstDue) <= day) ? null : day;
};

/** Returns the amount to pay now and its due time; null if nothing is left to pay. */
export const ledgerAmountAndDueDay = (
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

export const groupPlanLinesByDueDay = (lines: readonly LedgerLine[]): readonly DueGroup[] =>
  [...Map.groupBy(lines, ({ due }) => due)].map(([due, same]) => ({
    numbers: same.map(({ number }) => number),
    lines: same,
    amount: sum(same.map(({ amount }) => amount)),
    paid: sum(same.map(({ paid }) => paid)),
    left: sum(same.map(unpaidOf)),
    due,
  }));

export const planLineGroupsDueLater = (ledger: Ledger, today: Day): readonly DueGroup[] => {
  const dueToday = dueLines(ledger, today);
  return groupPlanLinesByDueDay(
    ledger.lines.filter((line) => isOpen(line) && !dueToday.includes(line)),
  );
};
