import type { Finding } from '../../../../application/consistency/finding.ts';
import type { MoneyRecords } from '../../../../application/consistency/money-records.ts';
import type { StoredPaper } from '../../../../application/consistency/paper-problems.ts';
import type {
  BankEntry,
  PaymentDiscrepancy,
  RefundOrder,
  StatementImport,
} from '../../../../application/ports/bank/bank.ts';
import type { PaperContent } from '../../../../application/ports/papers.ts';
import type { StoreKit } from '../../../../application/ports/store-kit.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import { accountFields } from '../accounts/accounts.ts';
import {
  bankEntryFields,
  discrepancyFields,
  refundFields,
  statementImportFields,
} from '../bank.ts';
import { defineStatement, type Engine, queriesFor, type Value } from '../engine/engine.ts';
import { columnsOf, statementsOf } from '../engine/table-statements.ts';
import { createSqlStoreKit } from '../kit.ts';
import { hasCurrentTables } from '../migrations/migrate.ts';
import { selectAllPayments } from '../payments.ts';
import { createOpeningDataCheck } from '../values.ts';
import { type AuditedRows, readAuditedRows } from './audited-rows.ts';
import { createJournalChecker } from './journal-rows.ts';

type UnjournaledData = {
  readonly money: MoneyRecords;
  readonly papers: readonly StoredPaper[];
  readonly accounts: ReadonlySet<string>;
  readonly found: readonly Finding[];
};

type Columns = Readonly<Record<string, Value>>;

const documentReader = (found: Finding[]) => {
  const parsed = <D>(subject: string, text: string): D | null => {
    try {
      const document: D | null = JSON.parse(text);
      if (typeof document === 'object' && document !== null) return document;
    } catch {
      // If the JSON is invalid, ignore the error here: the code below reports that the row cannot
      // be read.
    }
    found.push({ subject, problem: 'cannot be read' });
    return null;
  };
  const documents = <D>(
    name: string,
    rows: readonly (Columns & { readonly document: string })[],
    fieldsOf: (document: D) => Columns,
    isWhole: (document: D) => boolean = () => true,
  ) =>
    rows.flatMap((row) => {
      const subject = `${name} ${row.id ?? row.payment_id}`;
      const document = parsed<D>(subject, row.document);
      if (document === null) return [];
      if (!isWhole(document)) {
        found.push({ subject, problem: 'cannot be read' });
        return [];
      }
      for (const [column, expected] of Object.entries(columnsOf(fieldsOf(document))))
        if (row[column] !== expected)
          found.push({
            subject,
            problem: `${column}: ${JSON.stringify(row[column])} in its column, ${JSON.stringify(expected)} in its document`,
          });
      return [document];
    });
  return { parsed, documents };
};

const isEntry = ({ id, booked }: BankEntry): boolean =>
  typeof id === 'string' && Array.isArray(booked) && booked.every(isShare);
const isShare = (share: unknown): boolean => typeof share === 'object' && share !== null;
const isRefund = ({ id, way }: RefundOrder): boolean => typeof id === 'string' && isShare(way);

/** Reads data that the journal lacks. One query after the other: a snapshot has one connection. */
const readUnjournaledData = async ({
  dialect,
  read,
}: Pick<Engine, 'dialect' | 'read'>): Promise<UnjournaledData> => {
  const db = queriesFor(dialect);
  const found: Finding[] = [];
  const { parsed, documents } = documentReader(found);
  const all = <
    T extends 'accounts' | 'bank_imports' | 'bank_entries' | 'refund_orders' | 'odd_notices',
  >(
    table: T,
  ) => read(defineStatement()(() => db.selectFrom(table).selectAll())({}));
  const accounts = await all('accounts');
  documents<Account>('account', accounts, accountFields);
  documents<PaymentDiscrepancy>('payment', await all('odd_notices'), discrepancyFields);
  const money: MoneyRecords = {
    payments: await read(selectAllPayments(db)({})),
    imports: documents<StatementImport>('import', await all('bank_imports'), statementImportFields),
    entries: documents<BankEntry>(
      'statement line',
      await all('bank_entries'),
      bankEntryFields,
      isEntry,
    ),
    refunds: documents<RefundOrder>('refund', await all('refund_orders'), refundFields, isRefund),
  };
  const papers = await read(
    statementsOf(db, 'papers').select(
      ['bookingId', 'kind', 'part', 'year', 'n', 'madeAt', 'content'],
      [],
    )({}),
  );
  return {
    money,
    papers: papers.map(({ content, ...paper }): StoredPaper => {
      const name = `paper ${paper.kind} ${paper.n}/${paper.year}`;
      return { ...paper, content: content === null ? null : parsed<PaperContent>(name, content) };
    }),
    accounts: new Set(accounts.map(({ id }) => id)),
    found,
  };
};

export type Snapshot = {
  readonly kit: StoreKit;
  readonly rows: AuditedRows;
  readonly beside: () => Promise<UnjournaledData>;
  readonly journal: ReturnType<typeof createJournalChecker>;
  readonly lines: () => Promise<number>;
  readonly opened: () => Promise<readonly string[] | null>;
};

/** Thrown if another version of the program made the tables: the check would be wrong. */
export class TablesMismatch extends Error {}

const refuseWrite = (): never => {
  throw new Error('The audit reads a snapshot of the store and must not write to it');
};

type ReadOnlyEngine = Pick<Engine, 'dialect' | 'read' | 'close'>;

/** Opens a snapshot. Throws TablesMismatch if the tables are of another program version. */
export const openSnapshot = async (readOnlyEngine: ReadOnlyEngine): Promise<Snapshot> => {
  const engine: Engine = {
    ...readOnlyEngine,
    write: refuseWrite,
    note: refuseWrite,
    transaction: refuseWrite,
    alone: refuseWrite,
    // A snapshot contains only committed lines and gets no new ones. So all its lines can be read,
    // and the number of the last readable line has no limit.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
  };
  const db = queriesFor(readOnlyEngine.dialect);
  const counted = defineStatement()(() =>
    db.selectFrom('journal').select((row) => row.fn.countAll<number>().as('lines')),
  );
  const applied = await readOnlyEngine.read(
    defineStatement()(() => db.selectFrom('migrations').select('name'))({}),
  );
  if (!hasCurrentTables(applied)) throw new TablesMismatch();
  const kit = createSqlStoreKit(engine);
  return {
    kit,
    rows: readAuditedRows(engine),
    beside: () => readUnjournaledData(engine),
    journal: createJournalChecker(engine, kit.journal),
    lines: async () => Number((await readOnlyEngine.read(counted({})))[0]?.lines ?? 0),
    opened: createOpeningDataCheck(engine),
  };
};
