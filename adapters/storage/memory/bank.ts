import type {
  BankEntry,
  OddNotice,
  ReadBank,
  RefundOrder,
  StatementImport,
  WriteBank,
} from '../../../application/ports/bank/bank.ts';
import { allRows, applyStaged, findRow, type Staged } from './staged.ts';

export type BankRows = {
  readonly imports: Map<string, StatementImport>;
  readonly entries: Map<string, BankEntry>;
  readonly refunds: Map<string, RefundOrder>;
  readonly notices: Map<string, OddNotice>;
};

export const emptyBankRows = (): BankRows => ({
  imports: new Map(),
  entries: new Map(),
  refunds: new Map(),
  notices: new Map(),
});

type StagedBank = {
  readonly imports: Staged<StatementImport>;
  readonly entries: Staged<BankEntry>;
  readonly refunds: Staged<RefundOrder>;
  readonly notices: Staged<OddNotice>;
};

export const emptyStagedBank = (): StagedBank => ({
  imports: new Map(),
  entries: new Map(),
  refunds: new Map(),
  notices: new Map(),
});

export const applyBank = (rows: BankRows, staged: StagedBank): void => {
  applyStaged(rows.imports, staged.imports);
  applyStaged(rows.entries, staged.entries);
  applyStaged(rows.refunds, staged.refunds);
  applyStaged(rows.notices, staged.notices);
};

const numberIn = ({ id }: BankEntry): number => Number(id.split('-')[1]);
const compareEntries = (a: BankEntry, b: BankEntry): number =>
  a.importId - b.importId || numberIn(a) - numberIn(b);
const oldestFirst = (a: RefundOrder, b: RefundOrder): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

export const readBank = (rows: BankRows, staged: StagedBank): ReadBank => {
  const entries = () => allRows(rows.entries, staged.entries).toSorted(compareEntries);
  const refunds = () => allRows(rows.refunds, staged.refunds).toSorted(oldestFirst);
  return {
    imports: async () => allRows(rows.imports, staged.imports).toSorted((a, b) => b.id - a.id),
    entriesOf: async (importId) => entries().filter((entry) => entry.importId === importId),
    openEntries: async () => entries().filter(({ state }) => state === 'open'),
    entry: async (id) => findRow(rows.entries, staged.entries, id),
    entriesOn: async (account, from, until) =>
      entries().filter(
        (entry) => entry.account === account && entry.day >= from && entry.day <= until,
      ),
    openRefunds: async () => refunds().filter(({ state }) => state === 'ordered'),
    doneRefunds: async () => refunds().filter(({ state }) => state === 'done'),
    refundsOf: async (bookingId) => refunds().filter((refund) => refund.bookingId === bookingId),
    oddNotices: async () =>
      allRows(rows.notices, staged.notices)
        .filter(({ note }) => note === '')
        .toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1)),
    oddNotice: async (paymentId) => findRow(rows.notices, staged.notices, paymentId),
  };
};

export const writeBank = (rows: BankRows, staged: StagedBank): WriteBank => ({
  ...readBank(rows, staged),
  saveImport: async (statements) => void staged.imports.set(String(statements.id), statements),
  saveEntry: async (entry) => void staged.entries.set(entry.id, entry),
  removeEntry: async (id) => void staged.entries.set(id, null),
  saveRefund: async (refund) => void staged.refunds.set(refund.id, refund),
  saveNotice: async (notice) => void staged.notices.set(notice.paymentId, notice),
});
