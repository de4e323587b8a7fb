import { type Day, dayOf, type Instant } from '../calendar.ts';
import { capTo, type Money } from '../money.ts';
import type { Instalment } from './instalments.ts';

/** The method of a payment: money, or a gift voucher by its code (R25). */
type PaidWith =
  | { readonly method: 'transfer' | 'online' | 'refund' }
  | { readonly method: 'voucher'; readonly voucher: string };

/** A payment, or a repayment if negative. Registered once per number (R31). */
export type Payment = {
  /** Number from the provider, the bank or the shop. */
  readonly id: string;
  readonly amount: Money;
  readonly at: Instant;
} & PaidWith;

/** A payment with a gift voucher (R25). */
export type GiftPayment = Extract<Payment, { method: 'voucher' }>;

export const giftPaymentsIn = (payments: readonly Payment[]): readonly GiftPayment[] =>
  payments.filter((payment) => payment.method === 'voucher');

/** A line of the plan with what was paid for it. */
export type LedgerLine = Instalment & { readonly paid: Money };

/** What is left of a line, in grosze. */
export const unpaidOf = ({ amount, paid }: LedgerLine): Money => amount - paid;

/** The line to be paid next; undefined if nothing is left (R31). */
export const nextLine = (lines: readonly LedgerLine[]): LedgerLine | undefined =>
  lines.find((line) => unpaidOf(line) > 0);

/** A line with what is left and its state: paid, the next to pay, or later. */
export type LineWithState = LedgerLine & {
  readonly left: Money;
  readonly state: 'paid' | 'next' | 'later';
};

/** The state of each line, in order. */
export const linesWithState = (lines: readonly LedgerLine[]): readonly LineWithState[] => {
  const next = nextLine(lines);
  return lines.map((line) => {
    const left = unpaidOf(line);
    return { ...line, left, state: left === 0 ? 'paid' : line === next ? 'next' : 'later' };
  });
};

/**
 * The day after which a line is late: its own, or that of the first payment's deadline. Null if
 * nothing is left or its time has not passed (R28, R32).
 */
export const lateSince = (line: LedgerLine, firstDue: Instant | null, at: Instant): Day | null => {
  if (unpaidOf(line) <= 0) return null;
  if (line.due === null) return firstDue !== null && at > firstDue ? dayOf(firstDue) : null;
  return dayOf(at) > line.due ? line.due : null;
};

/** Due, paid and left. `paid` always equals the lines' payments plus `overpaid`. */
export type Ledger = {
  readonly lines: readonly LedgerLine[];
  readonly paid: Money;
  readonly left: Money;
  /** Paid beyond the price. It is shown and goes nowhere by itself (R31). */
  readonly overpaid: Money;
};

type Known = {
  readonly plan: readonly Instalment[];
  readonly payments: readonly Payment[];
  readonly ledger: Ledger;
};

const knowing = (plan: Known['plan'], payments: Known['payments']): Known => {
  let paid = 0;
  for (const { amount } of payments) paid += amount;
  return { plan, payments, ledger: fillPlan(plan, paid) };
};

/**
 * Cache of the last two ledgers: around one command a booking's ledger is computed repeatedly,
 * before and after.
 */
let latest: Known | null = null;
let earlier: Known | null = null;

const isOf = (
  known: Known | null,
  plan: Known['plan'],
  payments: Known['payments'],
): known is Known => known !== null && known.plan === plan && known.payments === payments;

/** Fills the lines of a plan in order; the rest is overpaid (R31). */
export const ledgerOf = (plan: readonly Instalment[], payments: readonly Payment[]): Ledger => {
  if (isOf(latest, plan, payments)) return latest.ledger;
  const known = isOf(earlier, plan, payments) ? earlier : knowing(plan, payments);
  earlier = latest;
  latest = known;
  return known.ledger;
};

/** What is left of each line in grosze after a sum was paid (R31). */
export const remainingAmounts = (plan: readonly Instalment[], paid: Money): readonly Money[] =>
  fillPlan(plan, paid).lines.map(unpaidOf);

/** Lines, payments and what is left of a plan once so much was paid (R31). */
export const fillPlan = (plan: readonly Instalment[], paid: Money): Ledger => {
  let room = paid;
  let left = 0;
  const lines = plan.map((line): LedgerLine => {
    const filled = capTo(line.amount, room);
    room -= filled;
    left += line.amount - filled;
    return { ...line, paid: filled };
  });
  return { lines, paid, left, overpaid: Math.max(0, room) };
};
