import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { KeyedLine } from '../../../domain/statements/line.ts';
import type { Confidence, Reason, Share } from '../../../domain/statements/match.ts';
import type { OrderedRefund } from '../../../domain/statements/returned-refund.ts';

/** One import of bank files by a clerk. */
export type StatementImport = {
  /** Counted up and never reused. */
  readonly id: number;
  readonly at: Instant;
  readonly by: string;
  readonly files: readonly string[];
  /** First and last day of its lines, or of the statements if stated. */
  readonly from: Day | null;
  readonly until: Day | null;
  /** Number of new lines. */
  readonly lines: number;
  /** When it was undone as a whole. Its lines are gone and can be imported again. */
  readonly undoneAt: Instant | null;
};

/**
 * A stored statement line with its key (R31). `open` waits for a clerk, `booked` is fully
 * registered with bookings, `aside` does not concern the shop.
 */
export type BankEntry = KeyedLine & {
  /** `IMPORT-LINE`, as people type it. */
  readonly id: string;
  readonly importId: number;
  readonly state: 'open' | 'booked' | 'aside';
  /**
   * Certain shares, registered right after the import. An interrupted import continues with them.
   */
  readonly plan: readonly Share[];
  /** Registered shares. */
  readonly booked: readonly Share[];
  /** The ordered refund that left by this line, or came back by it. */
  readonly refundId: string | null;
  /** The line by which the refund had left that came back by this one. */
  readonly returns?: string;
  /** The match at import, or a later decision of a clerk. */
  readonly confidence: Confidence;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly note: string;
};

/** Money that somebody of the office has sent back, and what became of it. `withdrawn`: it never left; `returned`: it came back. */
export type RefundOrder = OrderedRefund & {
  readonly state: 'ordered' | 'done' | 'withdrawn' | 'returned';
  /** By bank transfer, or through the provider. */
  readonly way:
    | { readonly kind: 'bank'; readonly account: string; readonly recipient: string }
    /** `provider` is the provider's name, `number` its number of the refund, if known. */
    | {
        readonly kind: 'online';
        readonly provider: string;
        readonly orderId: string;
        readonly number?: string;
      };
  /** The bank file that contains it; null without one and for refunds through the provider. */
  readonly file: string | null;
  readonly at: Instant;
  readonly by: string;
  /** When the provider is queried next; absent before the first query. */
  readonly askAt?: Instant;
};

/**
 * Returns true if a refund leaves by bank transfer. Refunds through the provider appear in no
 * statement.
 */
export const isTransfer = ({ way }: Pick<RefundOrder, 'way'>): boolean => way.kind === 'bank';

/**
 * A notification of the provider that was not registered: another sum or another order than the payment was begun for (R31), or money that went
 * back without an order of the shop, or beyond what had come in (R48). `orderRefused`: the provider takes no order for this payment (R30.9).
 * `charged` null: in another currency, and for `orderRefused`.
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
  /** The office's answer; '' while open. */
  readonly note: string;
};

export type ReadBank = {
  /** Newest first. */
  imports(): Promise<readonly StatementImport[]>;
  /** In the order of their file. */
  entriesOf(importId: number): Promise<readonly BankEntry[]>;
  /** Of all imports, in order. */
  openEntries(): Promise<readonly BankEntry[]>;
  entry(id: string): Promise<BankEntry | null>;
  /** The lines of an account that are booked on some days, in their order. */
  entriesOn(account: string, from: Day, until: Day): Promise<readonly BankEntry[]>;
  /** Ordered and not completed, oldest first. */
  openRefunds(): Promise<readonly RefundOrder[]>;
  /** Refunds that have left the account or the provider, the oldest first. */
  doneRefunds(): Promise<readonly RefundOrder[]>;
  /** All refunds of a booking, oldest first. */
  refundsOf(bookingId: string): Promise<readonly RefundOrder[]>;
  /** Open notices, by payment. */
  oddNotices(): Promise<readonly OddNotice[]>;
  oddNotice(paymentId: string): Promise<OddNotice | null>;
};

/** Written under the lock `kilwater/bank`. */
export type WriteBank = ReadBank & {
  saveImport(statements: StatementImport): Promise<void>;
  saveEntry(entry: BankEntry): Promise<void>;
  removeEntry(id: string): Promise<void>;
  saveRefund(refund: RefundOrder): Promise<void>;
  /** One per payment; the last one is stored. */
  saveNotice(notice: OddNotice): Promise<void>;
};

/**
 * The lock of statements and refunds. A line's rest and a sent refund are read and changed
 * together.
 */
export const BANK_LOCK = { kind: 'code', id: 'kilwater/bank' } as const;

/** The unregistered part of an entry, unsigned, in hundredths of its currency. */
export const restOf = ({ amount, booked }: Pick<BankEntry, 'amount' | 'booked'>): Money =>
  Math.abs(amount) - booked.reduce((total, share) => total + share.amount, 0);
