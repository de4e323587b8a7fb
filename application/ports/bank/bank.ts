import type { Day, Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import type { KeyedLine } from '../../../domain/statements/line.ts';
import type { Confidence, Reason, Share } from '../../../domain/statements/match.ts';
import type { OrderedRefund } from '../../../domain/statements/returned-refund.ts';

/** One import of the bank's files by somebody of the office. */
export type StatementImport = {
  /** Counted up, and never used again. */
  readonly id: number;
  readonly at: Instant;
  readonly by: string;
  readonly files: readonly string[];
  /** The days of its lines, and of the statements where the bank says so. */
  readonly from: Day | null;
  readonly until: Day | null;
  /** Lines that it brought. */
  readonly lines: number;
  /** Taken back as a whole: its lines are gone, and may be imported again. */
  readonly undoneAt: Instant | null;
};

/**
 * A line of a statement as it is kept, under the key by which every file knows it (R31). `open` waits for somebody, `booked` is registered
 * with bookings to its last grosz, `aside` is none of the shop's.
 */
export type BankEntry = KeyedLine & {
  /** `IMPORT-LINE`, as people type it. */
  readonly id: string;
  readonly importId: number;
  readonly state: 'open' | 'booked' | 'aside';
  /** What was certain and is registered as soon as the import is saved; whoever ends half-way goes on with it. */
  readonly plan: readonly Share[];
  /** What is registered. */
  readonly booked: readonly Share[];
  /** The ordered refund that left by this line, or came back by it. */
  readonly refundId: string | null;
  /** The line by which the refund had left that came back by this one. */
  readonly returns?: string;
  /** What was thought of it when it came, or who has said otherwise since. */
  readonly confidence: Confidence;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly note: string;
};

/** Money that somebody of the office has sent back, and what became of it. `withdrawn`: it never left; `returned`: it came back. */
export type RefundOrder = OrderedRefund & {
  readonly state: 'ordered' | 'done' | 'withdrawn' | 'returned';
  /** A transfer to an account, or the provider gives its order back. */
  readonly way:
    | { readonly kind: 'bank'; readonly account: string; readonly recipient: string }
    /** `number`: the provider's own for the refund, once it has told it. */
    | { readonly kind: 'online'; readonly orderId: string; readonly number?: string };
  /** The file for the bank in which it stands; null while it stands in none, and where the provider gives it back. */
  readonly file: string | null;
  readonly at: Instant;
  readonly by: string;
  /** When time asks the provider next what became of it; absent until it has asked once. */
  readonly askAt?: Instant;
};

/** Whether a refund leaves by the bank; what the provider gives back stands in no statement of the shop's account. */
export const isTransfer = ({ way }: Pick<RefundOrder, 'way'>): boolean => way.kind === 'bank';

/**
 * A notification of the provider that was not registered: another sum or another order than the payment was begun for (R31), or money that went
 * back without an order of the shop, or beyond what had come in (R48). `orderRefused`: the provider takes no order for this payment (R30.9).
 * `charged` null: in another currency, and for `orderRefused`.
 */
export type OddNotice = {
  /** The shop's number of the payment, or of the refund; of a refund that the shop has no number for the provider's. */
  readonly paymentId: string;
  readonly bookingId: string;
  readonly why: 'otherSum' | 'otherOrder' | 'orderRefused' | 'refundOtherSum' | 'refundNotOrdered' | 'refundTooMuch';
  /** The provider's number of its order; '' for `orderRefused`. */
  readonly orderId: string;
  readonly expected: Money;
  readonly charged: Money | null;
  readonly at: Instant;
  /** What the office said of it; '' while it waits. */
  readonly note: string;
};

export type ReadBank = {
  /** Newest first. */
  imports(): Promise<readonly StatementImport[]>;
  /** In the order of their file. */
  entriesOf(importId: number): Promise<readonly BankEntry[]>;
  /** Of all imports, in their order. */
  openEntries(): Promise<readonly BankEntry[]>;
  entry(id: string): Promise<BankEntry | null>;
  /** The lines of an account that are booked on some days, in their order. */
  entriesOn(account: string, from: Day, until: Day): Promise<readonly BankEntry[]>;
  /** Those that were ordered and are not done, the oldest first. */
  openRefunds(): Promise<readonly RefundOrder[]>;
  /** Refunds that have left the account or the provider, the oldest first. */
  doneRefunds(): Promise<readonly RefundOrder[]>;
  /** All of a booking, the oldest first. */
  refundsOf(bookingId: string): Promise<readonly RefundOrder[]>;
  /** Those that wait for somebody, by payment. */
  oddNotices(): Promise<readonly OddNotice[]>;
  oddNotice(paymentId: string): Promise<OddNotice | null>;
};

/** Written under the lock of the bank's books (`code` `kilwater/bank`). */
export type WriteBank = ReadBank & {
  saveImport(statements: StatementImport): Promise<void>;
  saveEntry(entry: BankEntry): Promise<void>;
  removeEntry(id: string): Promise<void>;
  saveRefund(refund: RefundOrder): Promise<void>;
  /** One a payment, as it was saved last. */
  saveNotice(notice: OddNotice): Promise<void>;
};

/** Statements and refunds are written by one at a time: what is a line's rest, and what was sent back, is read and changed in one. */
export const BANK_LOCK = { kind: 'code', id: 'kilwater/bank' } as const;

/** What of an entry is not registered yet, in hundredths of its currency and without a sign. */
export const restOf = ({ amount, booked }: Pick<BankEntry, 'amount' | 'booked'>): Money =>
  Math.abs(amount) - booked.reduce((total, share) => total + share.amount, 0);
