import type {
  BankEntry,
  BankReader,
  BankWriter,
  PaymentDiscrepancy,
  RefundOrder,
  StatementImport,
} from '../../../application/ports/bank/bank.ts';
import { type Connection, defineStatement, type Queries, type Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const bankQueries = (db: Queries) => {
  const entries = () =>
    db.selectFrom('bank_entries').select('document').orderBy('import_id').orderBy('n');
  const refunds = () =>
    db.selectFrom('refund_orders').select('document').orderBy('ordered_at').orderBy('id');
  return {
    imports: statementsOf(db, 'bank_imports').select([], {
      columns: ['document'],
      orderBy: ['id desc'],
    }),
    entriesOf: defineStatement<{ importId: number }>()((slots) =>
      entries().where('import_id', '=', slots.one('importId')),
    ),
    inState: defineStatement<{ state: BankEntry['state'] }>()((slots) =>
      entries().where('state', '=', slots.one('state')),
    ),
    entry: statementsOf(db, 'bank_entries').select(['id'], { columns: ['document'] }),
    entriesOn: defineStatement<{ account: string; from: string; until: string }>()((slots) =>
      entries()
        .where('account', '=', slots.one('account'))
        .where('day', '>=', slots.one('from'))
        .where('day', '<=', slots.one('until')),
    ),
    refundsIn: defineStatement<{ state: RefundOrder['state'] }>()((slots) =>
      refunds().where('state', '=', slots.one('state')),
    ),
    refundsOf: defineStatement<{ bookingId: string }>()((slots) =>
      refunds().where('booking_id', '=', slots.one('bookingId')),
    ),
    notices: statementsOf(db, 'odd_notices').select(['open'], {
      columns: ['document'],
      orderBy: ['payment_id'],
    }),
    notice: statementsOf(db, 'odd_notices').select(['payment_id'], { columns: ['document'] }),
    saveDiscrepancy: statementsOf(db, 'odd_notices').upsert(
      ['payment_id'],
      ['payment_id', 'open', 'document'],
      ['open', 'document'],
    ),
    saveImport: statementsOf(db, 'bank_imports').upsert(['id'], ['id', 'document'], ['document']),
    saveEntry: statementsOf(db, 'bank_entries').upsert(
      ['id'],
      ['id', 'import_id', 'n', 'key', 'account', 'day', 'state', 'document'],
      ['state', 'document'],
    ),
    removeEntry: statementsOf(db, 'bank_entries').delete(['id']),
    saveRefund: statementsOf(db, 'refund_orders').upsert(
      ['id'],
      ['id', 'booking_id', 'ordered_at', 'state', 'document'],
      ['state', 'document'],
    ),
  };
};

export const statementImportColumns = ({ id }: StatementImport) => ({ id });
export const bankEntryColumns = ({ id, importId, key, account, day, state }: BankEntry) => {
  const [, n = '0'] = id.split('-');
  return { id, import_id: importId, n: Number(n), key, account, day, state };
};
export const discrepancyColumns = ({ paymentId, note }: PaymentDiscrepancy) => ({
  payment_id: paymentId,
  open: note === '' ? 1 : 0,
});
export const refundColumns = ({ id, bookingId, at, state }: RefundOrder) => ({
  id,
  booking_id: bookingId,
  ordered_at: at,
  state,
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
    parseDocuments<PaymentDiscrepancy>(await read(queries.notice({ payment_id: paymentId })))[0] ??
    null,
});

export const bankWriter = (queries: BankQueries, connection: Connection): BankWriter => ({
  ...bankReader(queries, connection.all),
  saveImport: async (statements) =>
    connection.send(
      queries.saveImport({
        ...statementImportColumns(statements),
        document: JSON.stringify(statements),
      }),
    ),
  saveEntry: async (entry) =>
    connection.send(
      queries.saveEntry({ ...bankEntryColumns(entry), document: JSON.stringify(entry) }),
    ),
  removeEntry: async (id) => connection.send(queries.removeEntry({ id })),
  saveDiscrepancy: async (notice) =>
    connection.send(
      queries.saveDiscrepancy({ ...discrepancyColumns(notice), document: JSON.stringify(notice) }),
    ),
  saveRefund: async (refund) =>
    connection.send(
      queries.saveRefund({ ...refundColumns(refund), document: JSON.stringify(refund) }),
    ),
});
