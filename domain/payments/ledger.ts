import { type Day, dayOf, type Instant } from '../calendar.ts';
import { fitting, type Money } from '../money.ts';
import type { Instalment } from './instalments.ts';

/** What paid: money, or a gift voucher by its code (R25). */
type PaidWith = { readonly method: 'transfer' | 'online' | 'refund' } | { readonly method: 'voucher'; readonly voucher: string };

/** Something that was paid, or paid back (negative); registered once, by its number (R31). */
export type Payment = {
  /** The provider's, the bank's or the shop's own number for it. */
  readonly id: string;
  readonly amount: Money;
  readonly at: Instant;
} & PaidWith;

/** A payment with a gift voucher (R25). */
export type GiftPayment = Extract<Payment, { method: 'voucher' }>;

export const giftPaymentsIn = (payments: readonly Payment[]): readonly GiftPayment[] =>
  payments.filter((payment) => payment.method === 'voucher');

/** A line of the plan with what has come in for it. */
export type LedgerLine = Instalment & { readonly paid: Money };

/** What a line still asks for. */
export const leftOf = ({ amount, paid }: LedgerLine): Money => amount - paid;

/** The line that is to be paid next; undefined where nothing is left of any (R31). */
export const nextLine = (lines: readonly LedgerLine[]): LedgerLine | undefined => lines.find((line) => leftOf(line) > 0);

/** A line with what is left of it and how it stands: paid, the first that asks for something, or one after that. */
export type StandingLine = LedgerLine & { readonly left: Money; readonly state: 'paid' | 'next' | 'later' };

/** How the lines of a plan stand, in their order. */
export const standingLines = (lines: readonly LedgerLine[]): readonly StandingLine[] => {
  const next = nextLine(lines);
  return lines.map((line) => {
    const left = leftOf(line);
    return { ...line, left, state: left === 0 ? 'paid' : line === next ? 'next' : 'later' };
  });
};

/**
 * The day after which a line is late: its own, or that of the moment until which the first payment is due; null where nothing is left of
 * it or its time has not passed (R28, R32).
 */
export const lateSince = (line: LedgerLine, firstDue: Instant | null, at: Instant): Day | null => {
  if (leftOf(line) <= 0) return null;
  if (line.due === null) return firstDue !== null && at > firstDue ? dayOf(firstDue) : null;
  return dayOf(at) > line.due ? line.due : null;
};

/** What is due, paid and left. `paid` is always what the lines have and what is over: it adds up after every command. */
export type Ledger = {
  readonly lines: readonly LedgerLine[];
  readonly paid: Money;
  readonly left: Money;
  /** Paid beyond the price: shown, and goes nowhere by itself (R31). */
  readonly overpaid: Money;
};

type Known = { readonly plan: readonly Instalment[]; readonly payments: readonly Payment[]; readonly ledger: Ledger };

const knowing = (plan: Known['plan'], payments: Known['payments']): Known => {
  let paid = 0;
  for (const { amount } of payments) paid += amount;
  return { plan, payments, ledger: filledWith(plan, paid) };
};

/** The two ledgers that were asked for last: around one command a booking's is asked for again and again, as it was and as it is. */
let latest: Known | null = null;
let earlier: Known | null = null;

const isOf = (known: Known | null, plan: Known['plan'], payments: Known['payments']): known is Known =>
  known !== null && known.plan === plan && known.payments === payments;

/** Payments fill the lines of a plan in order; what is left over is overpaid (R31). */
export const ledgerOf = (plan: readonly Instalment[], payments: readonly Payment[]): Ledger => {
  if (isOf(latest, plan, payments)) return latest.ledger;
  const known = isOf(earlier, plan, payments) ? earlier : knowing(plan, payments);
  earlier = latest;
  latest = known;
  return known.ledger;
};

/** What each line of a plan still asks for, in grosze, once so much was paid (R31). */
export const restsOf = (plan: readonly Instalment[], paid: Money): readonly Money[] => filledWith(plan, paid).lines.map(leftOf);

/** Lines, payments and what is left of a plan once so much was paid (R31). */
export const filledWith = (plan: readonly Instalment[], paid: Money): Ledger => {
  let room = paid;
  let left = 0;
  const lines = plan.map((line): LedgerLine => {
    const filled = fitting(line.amount, room);
    room -= filled;
    left += line.amount - filled;
    return { ...line, paid: filled };
  });
  return { lines, paid, left, overpaid: Math.max(0, room) };
};
