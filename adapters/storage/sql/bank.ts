import type {
  BankEntry,
  BankWriter,
  PaymentDiscrepancy,
  RefundOrder,
  StatementImport,
} from '../../../application/ports/bank/bank.ts';
import { readDocuments, readFirstDocument, withDocument } from './engine/document-column.ts';
import type { Access, Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

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

export const bankStore = (db: Queries): ((access: Access) => BankWriter) => {
  const imports = statementsOf(db, 'bank_imports');
  const entries = statementsOf(db, 'bank_entries');
  const refunds = statementsOf(db, 'refund_orders');
  const notices = statementsOf(db, 'odd_notices');
  const inOrder = { orderBy: ['importId', 'n'] } as const;
  const byTime = { orderBy: ['orderedAt', 'id'] } as const;
  const queries = {
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
  return ({ all, send }) => ({
    imports: () => readDocuments(all, queries.imports({})),
    entriesOf: (importId) => readDocuments(all, queries.entriesOf({ importId })),
    openEntries: () => readDocuments(all, queries.inState({ state: 'open' })),
    entry: (id) => readFirstDocument(all, queries.entry({ id })),
    entriesOn: (account, from, until) =>
      readDocuments(all, queries.entriesOn({ account, from, until })),
    openRefunds: () => readDocuments(all, queries.refundsIn({ state: 'ordered' })),
    doneRefunds: () => readDocuments(all, queries.refundsIn({ state: 'done' })),
    refundsOf: (bookingId) => readDocuments(all, queries.refundsOf({ bookingId })),
    discrepancies: () => readDocuments(all, queries.notices({ open: 1 })),
    discrepancy: (paymentId) => readFirstDocument(all, queries.notice({ paymentId })),
    saveImport: async (statements) =>
      send(queries.saveImport(withDocument(statementImportFields(statements), statements))),
    saveEntry: async (entry) =>
      send(queries.saveEntry(withDocument(bankEntryFields(entry), entry))),
    removeEntry: async (id) => send(queries.removeEntry({ id })),
    saveDiscrepancy: async (notice) =>
      send(queries.saveDiscrepancy(withDocument(discrepancyFields(notice), notice))),
    saveRefund: async (refund) =>
      send(queries.saveRefund(withDocument(refundFields(refund), refund))),
  });
};
