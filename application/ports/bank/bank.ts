import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { KeyedLine } from '../../../domain/statements/line.ts';
import type { Confidence, Reason, Share } from '../../../domain/statements/match.ts';
import type { OrderedRefund } from '../../../domain/statements/returned-refund.ts';

export type StatementImport = {
  /** Import numbers count up and are never reused. */
  readonly id: number;
  readonly at: Instant;
  readonly by: string;
  readonly files: readonly string[];
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: number;
  /** The import was undone as a whole; its files can be imported again. */
  readonly undoneAt: Instant | null;
};

/** `open`: for a clerk; `booked`: fully registered; `aside`: does not concern the shop (R31). */
export type BankEntry = KeyedLine & {
  /** Clerks type line ids as `IMPORT-LINE`. */
  readonly id: string;
  readonly importId: number;
  readonly state: 'open' | 'booked' | 'aside';
  /** Certain shares, registered right after the import, or later if it was interrupted. */
  readonly plan: readonly Share[];
  readonly booked: readonly Share[];
  /** The ordered refund that left by this line, or came back by it. */
  readonly refundId: string | null;
  /** The line by which the refund had left that came back by this one. */
  readonly returns?: string;
  /** The confidence at import, or after a clerk's later decision. */
  readonly confidence: Confidence;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly note: string;
};

/** A refund by the office. `withdrawn`: it never left; `returned`: it came back. */
export type RefundOrder = OrderedRefund & {
  readonly state: 'ordered' | 'done' | 'withdrawn' | 'returned';
  /** Refunds leave by bank transfer or through the provider. */
  readonly way:
    | { readonly kind: 'bank'; readonly account: string; readonly recipient: string }
    | {
        readonly kind: 'online';
        readonly provider: string;
        readonly orderId: string;
        readonly number?: string;
      };
  /** The bank file that contains it; null for refunds through the provider. */
  readonly file: string | null;
  readonly at: Instant;
  readonly by: string;
  /** When the provider is queried next; absent before the first query. */
  readonly askAt?: Instant;
};

/** Refunds through the provider appear in no bank statement. */
export const isTransfer = ({ way }: Pick<RefundOrder, 'way'>): boolean => way.kind === 'bank';

/**
 * An unregistered notification: another sum or order than begun (R31), or money that went back
 * without an order or beyond what had come in (R48). `orderRefused`: the provider takes no order
 * for this payment (R30.9). `charged` is null in another currency and for `orderRefused`.
 */
export type OddNotice = {
  /** The shop's number of the payment or refund, or else the provider's. */
  readonly paymentId: string;
  readonly bookingId: string;
  readonly why:
    | 'otherSum'
    | 'otherOrder'
    | 'orderRefused'
    | 'refundOtherSum'
    | 'refundNotOrdered'
    | 'refundTooMuch';
  /** Name of the provider. */
  readonly provider: string;
  /** The provider's number of its order; '' for `orderRefused`. */
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
  /** Refunds that were ordered and not completed, oldest first. */
  openRefunds(): Promise<readonly RefundOrder[]>;
  /** Refunds that left the account or the provider, oldest first. */
  doneRefunds(): Promise<readonly RefundOrder[]>;
  refundsOf(bookingId: string): Promise<readonly RefundOrder[]>;
  oddNotices(): Promise<readonly OddNotice[]>;
  oddNotice(paymentId: string): Promise<OddNotice | null>;
};

/** Written only under the lock `kilwater/bank`. */
export type WriteBank = ReadBank & {
  saveImport(statements: StatementImport): Promise<void>;
  saveEntry(entry: BankEntry): Promise<void>;
  removeEntry(id: string): Promise<void>;
  saveRefund(refund: RefundOrder): Promise<void>;
  /** Stores one notice per payment: the last one. */
  saveNotice(notice: OddNotice): Promise<void>;
};

/** Locks statements and refunds: a line's rest and a sent refund change together. */
export const BANK_LOCK = { kind: 'code', id: 'kilwater/bank' } as const;

/** The unregistered part of an entry, unsigned, in hundredths of its currency. */
export const restOf = ({ amount, booked }: Pick<BankEntry, 'amount' | 'booked'>): Money =>
  Math.abs(amount) - booked.reduce((total, share) => total + share.amount, 0);
