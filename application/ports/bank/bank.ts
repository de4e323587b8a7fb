import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { KeyedLine } from '../../../domain/statements/line.ts';
import type { Confidence, Reason, Share } from '../../../domain/statements/match.ts';
import type { OrderedRefund } from '../../../domain/statements/returned-refund.ts';

export type StatementImport = {
  /** Number of the import. Numbers increase and are never reused. */
  readonly id: number;
  readonly at: Instant;
  readonly by: string;
  readonly files: readonly string[];
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: number;
  /** The moment at which the whole import was undone; its files can then be imported again. */
  readonly undoneAt: Instant | null;
};

/**
 * A line of a bank statement. `open`: waits for a clerk. `booked`: fully registered. `aside`: does
 * not concern the shop (R31).
 */
export type BankEntry = KeyedLine & {
  /** The id has the form `IMPORT-LINE`, because clerks type it. */
  readonly id: string;
  readonly importId: number;
  readonly state: 'open' | 'booked' | 'aside';
  /** Shares to register: right after the import, or later if it was interrupted. */
  readonly plan: readonly Share[];
  readonly booked: readonly Share[];
  readonly refundId: string | null;
  /** On a line that returned a refund: the line by which that refund was paid out. */
  readonly returns?: string;
  /** The confidence of the match at import, or the one set after a clerk's decision. */
  readonly confidence: Confidence;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly note: string;
};

/**
 * A refund that the office ordered. `withdrawn`: it was never sent. `returned`: the bank sent it
 * back.
 */
export type RefundOrder = OrderedRefund & {
  readonly state: 'ordered' | 'done' | 'withdrawn' | 'returned';
  /** How the refund is sent: by bank transfer or through the payment provider. */
  readonly way:
    | { readonly kind: 'bank'; readonly account: string; readonly recipient: string }
    | {
        readonly kind: 'online';
        readonly provider: string;
        readonly orderId: string;
        readonly number?: string;
      };
  /** The bank file that contains the refund; null for refunds through the provider. */
  readonly file: string | null;
  readonly at: Instant;
  readonly by: string;
  /** When the provider is queried next; absent until the first query is planned. */
  readonly askAt?: Instant;
};

/** Refunds through the provider never appear in a bank statement. */
export const isTransfer = ({ way }: Pick<RefundOrder, 'way'>): boolean => way.kind === 'bank';

/**
 * A provider's notification that was not registered: amount or order differs (R31), or a refund was
 * not ordered or exceeds the payments (R48). `orderRefused`: the provider refused an order (R30.9).
 * `charged` is null there and in another currency.
 */
export type OddNotice = {
  /** The shop's number of the payment or refund; the provider's number if the shop has none. */
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
  /** The provider's number of its order; '' for `orderRefused`, because no order exists. */
  readonly orderId: string;
  readonly expected: Money;
  readonly charged: Money | null;
  readonly at: Instant;
  readonly note: string;
};

export type ReadBank = {
  imports(): Promise<readonly StatementImport[]>;
  entriesOf(importId: number): Promise<readonly BankEntry[]>;
  openEntries(): Promise<readonly BankEntry[]>;
  entry(id: string): Promise<BankEntry | null>;
  entriesOn(account: string, from: Day, until: Day): Promise<readonly BankEntry[]>;
  openRefunds(): Promise<readonly RefundOrder[]>;
  doneRefunds(): Promise<readonly RefundOrder[]>;
  refundsOf(bookingId: string): Promise<readonly RefundOrder[]>;
  oddNotices(): Promise<readonly OddNotice[]>;
  oddNotice(paymentId: string): Promise<OddNotice | null>;
};

/** Writes of bank data. They are allowed only while `BANK_LOCK` is held. */
export type WriteBank = ReadBank & {
  saveImport(statements: StatementImport): Promise<void>;
  saveEntry(entry: BankEntry): Promise<void>;
  removeEntry(id: string): Promise<void>;
  saveRefund(refund: RefundOrder): Promise<void>;
  /** Stores the notice of a payment; a later notice replaces an earlier one. */
  saveNotice(notice: OddNotice): Promise<void>;
};

/** The lock of all bank data, because a line's rest and its refund's state must change together. */
export const BANK_LOCK = { kind: 'code', id: 'kilwater/bank' } as const;

/**
 * Returns the part of a bank line that is not registered: a positive amount in hundredths of its
 * currency.
 */
export const restOf = ({ amount, booked }: Pick<BankEntry, 'amount' | 'booked'>): Money =>
  Math.abs(amount) - booked.reduce((total, share) => total + share.amount, 0);
