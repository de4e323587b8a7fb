import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { KeyedLine, OrderedRefund } from '../../../domain/statements/line.ts';
import type { Confidence, Reason, Share } from '../../../domain/statements/match.ts';

export type StatementImport = {
  readonly id: number;
  readonly at: Instant;
  readonly by: string;
  readonly files: readonly string[];
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: number;
  /** When the office undid the import, so that its files can be imported again; otherwise null. */
  readonly undoneAt: Instant | null;
};

/**
 * `open`: waits for a clerk. `booked`: the whole line is registered as payments. `aside`: a clerk
 * said that the line is no payment of the shop (R31).
 */
export type BankEntry = KeyedLine & {
  /** The bank line's id, as clerks type it: import number, hyphen, line number. */
  readonly id: string;
  readonly importId: number;
  readonly state: 'open' | 'booked' | 'aside';
  /**
   * Shares of the bank line that are decided but not registered yet. If the import is interrupted,
   * the next import registers them.
   */
  readonly plan: readonly Share[];
  readonly booked: readonly Share[];
  readonly refundId: string | null;
  /**
   * Set if the bank sent a refund back to the shop with this line. The value is the id of the
   * earlier bank line with which the refund was sent.
   */
  readonly returns?: string;
  readonly confidence: Confidence;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly note: string;
};

/** `withdrawn`: the refund was not sent. `returned`: it was sent, and the bank sent it back. */
export type RefundOrder = OrderedRefund & {
  readonly state: 'ordered' | 'done' | 'withdrawn' | 'returned';
  readonly way:
    | { readonly kind: 'bank'; readonly account: string; readonly recipient: string }
    | {
        readonly kind: 'online';
        readonly provider: string;
        readonly orderId: string;
        readonly number?: string;
      };
  /** The exported file of transfers with this refund; null for a refund through the provider. */
  readonly file: string | null;
  readonly at: Instant;
  readonly by: string;
  readonly askAt?: Instant;
};

/** Returns true for a refund by bank transfer; bank statements contain no other refunds. */
export const isRefundByTransfer = ({ way }: Pick<RefundOrder, 'way'>): boolean =>
  way.kind === 'bank';

/**
 * A notification of the provider that the shop did not register, because its amount or order is not
 * the expected one (R31). It can also report a refund that the shop did not request or no longer
 * owes. `orderRefused`: no notification, but the provider refused to create a payment (R30.9).
 */
export type PaymentDiscrepancy = {
  /**
   * The shop's number of the payment or refund. If the shop has given it no number, `paymentId` is
   * the provider's number. For a second order of one payment, a slash and `orderId` follow.
   */
  readonly paymentId: string;
  readonly bookingId: string;
  readonly why:
    | 'otherSum'
    | 'otherOrder'
    | 'orderRefused'
    | 'refundOtherSum'
    | 'refundNotOrdered'
    | 'refundTooMuch';
  readonly provider: string;
  /** The provider's order number; empty for `orderRefused`, because there is no order. */
  readonly orderId: string;
  readonly expected: Money;
  /** The amount in the notification; null for `orderRefused`. */
  readonly charged: Money | null;
  readonly at: Instant;
  readonly note: string;
};

export type BankReader = {
  imports(): Promise<readonly StatementImport[]>;
  entriesOf(importId: number): Promise<readonly BankEntry[]>;
  openEntries(): Promise<readonly BankEntry[]>;
  entry(id: string): Promise<BankEntry | null>;
  entriesOn(account: string, from: Day, until: Day): Promise<readonly BankEntry[]>;
  openRefunds(): Promise<readonly RefundOrder[]>;
  doneRefunds(): Promise<readonly RefundOrder[]>;
  refundsOf(bookingId: string): Promise<readonly RefundOrder[]>;
  discrepancies(): Promise<readonly PaymentDiscrepancy[]>;
  discrepancy(paymentId: string): Promise<PaymentDiscrepancy | null>;
};

export type BankWriter = BankReader & {
  saveImport(statements: StatementImport): Promise<void>;
  saveEntry(entry: BankEntry): Promise<void>;
  removeEntry(id: string): Promise<void>;
  saveRefund(refund: RefundOrder): Promise<void>;
  /**
   * Stores a notification that the shop did not register. If one about the same payment is stored
   * already, replaces it.
   */
  saveDiscrepancy(notice: PaymentDiscrepancy): Promise<void>;
};

/** One lock for bank lines and refunds, because a command often changes both. */
export const BANK_LOCK = { kind: 'code', id: 'kilwater/bank' } as const;

/**
 * Returns the part of a bank line's amount that is not registered as payments yet. The unit is a
 * hundredth of the line's currency, such as a grosz.
 */
export const unregisteredAmountOf = ({
  amount,
  booked,
}: Pick<BankEntry, 'amount' | 'booked'>): Money =>
  Math.abs(amount) - booked.reduce((total, share) => total + share.amount, 0);
