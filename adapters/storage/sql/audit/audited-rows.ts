import { defineStatement, type Engine, queriesFor, type Value } from '../engine/engine.ts';

/** Tables that the audit can compute from the journal, and the columns of their keys. */
const AUDITED_KEYS = {
  bookings: ['id'],
  claims: ['booking_id', 'unit_id'],
  waits: ['booking_id', 'unit_id'],
  people: ['booking_id', 'user_num'],
  reviews: ['booking_id'],
  vouchers: ['code'],
  ambassadors: ['account_id'],
  ambassador_codes: ['name'],
  shop_versions: ['n', 'kind', 'site_id', 'ref'],
} as const;

export type AuditedTable = keyof typeof AUDITED_KEYS;
export const AUDITED_TABLES = Object.keys(AUDITED_KEYS) as readonly AuditedTable[];

export type AuditedRow = Readonly<Record<string, Value>>;

export type AuditedRows = (table: AuditedTable) => Promise<ReadonlyMap<string, AuditedRow>>;

const NAMES: Readonly<Record<string, string>> = {
  id: 'booking',
  booking_id: 'booking',
  unit_id: 'unit',
  user_num: 'participant',
  code: 'voucher',
  account_id: 'ambassador',
  name: 'code',
  n: 'change',
  kind: 'of',
  site_id: 'brand',
  ref: 'number',
};

export const indexByName = (
  table: AuditedTable,
  rows: readonly AuditedRow[],
): ReadonlyMap<string, AuditedRow> =>
  new Map(
    rows.map((row) => [
      AUDITED_KEYS[table].map((column) => `${NAMES[column]} ${row[column]}`).join(', '),
      row,
    ]),
  );

export const readAuditedRows = (engine: Pick<Engine, 'dialect' | 'read'>): AuditedRows => {
  const db = queriesFor(engine.dialect);
  const none = {};
  return async (table) => {
    const all: readonly AuditedRow[] =
      table === 'people'
        ? await engine.read(
            defineStatement()(() => db.selectFrom('people').selectAll().where('journal_n', '=', 0))(
              none,
            ),
          )
        : await engine.read(defineStatement()(() => db.selectFrom(table).selectAll())(none));
    return indexByName(table, all);
  };
};
