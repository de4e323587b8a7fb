import type {
  BankEntry,
  BankReader,
  BankWriter,
  PaymentDiscrepancy,
  RefundOrder,
  StatementImport,
} from '../../../application/ports/bank/bank.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const bankQueries = (db: Queries) => {
  const imports = statementsOf(db, 'bank_imports');
  const entries = statementsOf(db, 'bank_entries');
  const refunds = statementsOf(db, 'refund_orders');
  const notices = statementsOf(db, 'odd_notices');
  const inOrder = { orderBy: ['importId', 'n'] } as const;
  const byTime = { orderBy: ['orderedAt', 'id'] } as const;
  return {
    imports: imports.select(['document'], [], { orderBy: ['id desc'] }),
    entriesOf: entries.select(['document'], ['importId'], inOrder),
    inState: entries.select(['document'], ['state'], inOrder),
    entry: entries.select(['document'], ['id']),
    entriesOn: entries.select(
      ['document'],
      ['account', ['day', '>=', 'from'], ['day', '<=', 'until']],
      inOrder,
    ),
    refundsIn: refunds.select(['document'], ['state'], byTime),
    refundsOf: refunds.select(['document'], ['bookingId'], byTime),
    notices: notices.select(['document'], ['open'], { orderBy: ['paymentId'] }),
    notice: notices.select(['document'], ['paymentId']),
    saveDiscrepancy: notices.upsert(['paymentId'], ['open', 'document']),
    saveImport: imports.upsert(['id'], ['document']),
    saveEntry: entries.upsert(
      ['id'],
      ['state', 'document'],
      ['importId', 'n', 'key', 'account', 'day'],
    ),
    removeEntry: entries.delete(['id']),
    saveRefund: refunds.upsert(['id'], ['state', 'document'], ['bookingId', 'orderedAt']),
  };
};

export const statementImportFields = ({ id }: StatementImport) => ({ id });
export const bankEntryFields = ({ id, importId, key, account, day, state }: BankEntry) => {
  const [, n = '0'] = id.split('-');
  return { id, importId, n: Number(n), key, account, day, state };
};
export const discrepancyFields = ({ paymentId, note }: PaymentDiscrepancy) => ({
  paymentId,
  open: note === '' ? 1 : 0,
});
export const refundFields = ({ id, bookingId, at, state }: RefundOrder) => ({
  ...{ id, bookingId, orderedAt: at, state },
});

export type BankQueries = ReturnType<typeof bankQueries>;

const parseDocuments = <T>(rows: readonly { readonly document: string }[]): readonly T[] =>
  rows.map(({ document }) => JSON.parse(document));

export const bankReader = (queries: BankQueries, read: Run): BankReader => ({
  imports: async () => parseDocuments<StatementImport>(await read(queries.imports({}))),
  entriesOf: async (importId) =>
    parseDocuments<BankEntry>(await read(queries.entriesOf({ importId }))),
  openEntries: async () =>
    parseDocuments<BankEntry>(await read(queries.inState({ state: 'open' }))),
  entry: async (id) => parseDocuments<BankEntry>(await read(queries.entry({ id })))[0] ?? null,
  entriesOn: async (account, from, until) =>
    parseDocuments<BankEntry>(await read(queries.entriesOn({ account, from, until }))),
  openRefunds: async () =>
    parseDocuments<RefundOrder>(await read(queries.refundsIn({ state: 'ordered' }))),
  doneRefunds: async () =>
    parseDocuments<RefundOrder>(await read(queries.refundsIn({ state: 'done' }))),
  refundsOf: async (bookingId) =>
    parseDocuments<RefundOrder>(await read(queries.refundsOf({ bookingId }))),
  discrepancies: async () =>
    parseDocuments<PaymentDiscrepancy>(await read(queries.notices({ open: 1 }))),
  discrepancy: async (paymentId) =>
    parseDocuments<PaymentDiscrepancy>(await read(queries.notice({ paymentId })))[0] ?? null,
});

export const bankWriter = (queries: BankQueries, connection: Connection): BankWriter => ({
  ...bankReader(queries, connection.all),
  saveImport: async (statements) =>
    connection.send(
      queries.saveImport({
        ...statementImportFields(statements),
        document: JSON.stringify(statements),
      }),
    ),
  saveEntry: async (entry) =>
    connection.send(
      queries.saveEntry({ ...bankEntryFields(entry), document: JSON.stringify(entry) }),
    ),
  removeEntry: async (id) => connection.send(queries.removeEntry({ id })),
  saveDiscrepancy: async (notice) =>
    connection.send(
      queries.saveDiscrepancy({ ...discrepancyFields(notice), document: JSON.stringify(notice) }),
    ),
  saveRefund: async (refund) =>
    connection.send(
      queries.saveRefund({ ...refundFields(refund), document: JSON.stringify(refund) }),
    ),
});
