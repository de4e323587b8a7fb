import { type Engine, queriesFor } from '../engine/engine.ts';
import { statement, type Value } from '../engine/statement.ts';

/** The tables of which the journal says every row, and what a row is named by. Sessions, mails and accounts are not the journal's. */
const KEPT = {
  bookings: ['id'],
  claims: ['booking_id', 'unit_id'],
  waits: ['booking_id', 'unit_id'],
  people: ['booking_id', 'user_num'],
  vouchers: ['code'],
  ambassadors: ['account_id'],
  ambassador_codes: ['name'],
  shop_versions: ['n', 'kind', 'site_id', 'ref'],
} as const;

export type KeptTable = keyof typeof KEPT;
export const KEPT_TABLES = Object.keys(KEPT) as readonly KeptTable[];

export type KeptRow = Readonly<Record<string, Value>>;

/** The rows of a table by what names them. */
export type KeptRows = (table: KeptTable) => Promise<ReadonlyMap<string, KeptRow>>;

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

/** The rows of a table under what each is named by: `booking 5KJ2…, unit 501`. */
export const named = (table: KeptTable, rows: readonly KeptRow[]): ReadonlyMap<string, KeptRow> =>
  new Map(rows.map((row) => [KEPT[table].map((column) => `${NAMES[column]} ${row[column]}`).join(', '), row]));

/** Reads what is kept of a shop, table by table; of people those of the bookings as they are now. */
export const keptRows = (engine: Pick<Engine, 'dialect' | 'read'>): KeptRows => {
  const db = queriesFor(engine.dialect);
  const none = {};
  return async (table) => {
    const all: readonly KeptRow[] =
      table === 'people'
        ? await engine.read(statement()(() => db.selectFrom('people').selectAll().where('journal_n', '=', 0))(none))
        : await engine.read(statement()(() => db.selectFrom(table).selectAll())(none));
    return named(table, all);
  };
};
