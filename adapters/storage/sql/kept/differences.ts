import { bookingIn } from '../bookings/documents.ts';
import type { Value } from '../engine/statement.ts';
import { versionIn } from './kept-changes.ts';
import type { KeptRow, KeptRows, KeptTable } from './kept-rows.ts';
import { KEPT_TABLES } from './kept-rows.ts';

/** A row that is not as the journal says: which, what of it, and both values as they would be written. */
export type RowDifference = {
  readonly table: KeptTable;
  readonly row: string;
  /** The column, and in a document the way to the value: `document.quote.price`; '' for the row itself. */
  readonly at: string;
  /** Null: there is no such row, or nothing at that place. */
  readonly kept: string | null;
  readonly journal: string | null;
};

export type RowsCompared = {
  readonly rows: number;
  readonly differences: readonly RowDifference[];
  /** What somebody typed and was forgotten since, in the journal or in the store: rows of people and texts of vouchers. */
  readonly forgotten: number;
};

/** What commands do not say: network addresses, and when time looks at a booking next, which moves with figures as time passes. */
const NOT_IN_JOURNAL: readonly string[] = ['address', 'wake_at'];

/** A login takes drafts along, and an account that is deleted leaves its bookings and vouchers behind (R39, R44): no command says so. */
const OWNERS: readonly string[] = ['account_id', 'document.accountId'];

/** Texts that are forgotten with their account. */
const FORGETTABLE: readonly string[] = ['document.description'];

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Unlike = { readonly at: string; readonly kept: Json | undefined; readonly journal: Json | undefined };

/** Every place at which two values are not the same, by its way. */
const unlike = (at: string, kept: Json | undefined, journal: Json | undefined): readonly Unlike[] => {
  if (Array.isArray(kept) && Array.isArray(journal))
    return Array.from({ length: Math.max(kept.length, journal.length) }, (_, index) =>
      unlike(`${at}[${index}]`, kept[index], journal[index]),
    ).flat();
  if (isRecord(kept) && isRecord(journal))
    return [...new Set([...Object.keys(kept), ...Object.keys(journal)])].flatMap((key) => unlike(`${at}.${key}`, kept[key], journal[key]));
  return JSON.stringify(kept) === JSON.stringify(journal) ? [] : [{ at, kept, journal }];
};

const documentIn = (table: KeptTable, text: string): Json => {
  if (table === 'shop_versions') return versionIn(text);
  return JSON.parse(table === 'bookings' ? bookingIn(text) : text);
};

const valueIn = (table: KeptTable, column: string, value: Value | undefined): Json | undefined => {
  if (typeof value !== 'string') return value instanceof Uint8Array ? [...value] : value;
  return column === 'document' || column === 'data' ? documentIn(table, value) : value;
};

const textOf = (value: Json | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

const isEmpty = (value: Json | undefined): boolean => value === null || value === undefined || value === '';

/** Names and addresses that the journal has put in the place of real ones (R8, R39, R46). */
const STAND_IN = /"lastName":"Somebody"|@example\.invalid"|"comments":"…"/;

const isStandIn = (row: KeptRow): boolean => STAND_IN.test(String(row.data));

type Judged = 'different' | 'forgotten' | 'same';

const judge = (table: KeptTable, { at, kept, journal }: Unlike): Judged => {
  if (NOT_IN_JOURNAL.includes(at)) return 'same';
  if (OWNERS.includes(at) && table !== 'ambassadors' && (isEmpty(kept) || isEmpty(journal))) return 'same';
  return FORGETTABLE.includes(at) && isEmpty(kept) ? 'forgotten' : 'different';
};

const ofRow = (table: KeptTable, kept: KeptRow, journal: KeptRow): readonly Unlike[] =>
  Object.keys(journal).flatMap((column) =>
    kept[column] === journal[column] ? [] : unlike(column, valueIn(table, column, kept[column]), valueIn(table, column, journal[column])),
  );

/** Whether a row of people is one of which the journal has only stand-ins, or that the store has forgotten with its booker. */
const isForgotten = (table: KeptTable, journal: KeptRow | undefined): boolean =>
  table === 'people' && journal !== undefined && isStandIn(journal);

/** Compares what is kept with what the journal comes to, row by row and value by value; `accounts` are those that there are. */
export const compareRows = async (kept: KeptRows, journal: KeptRows, accounts: ReadonlySet<string>): Promise<RowsCompared> => {
  const differences: RowDifference[] = [];
  let [rows, forgotten] = [0, 0];
  for (const table of KEPT_TABLES) {
    const [mine, theirs] = [await kept(table), await journal(table)];
    for (const row of new Set([...mine.keys(), ...theirs.keys()])) {
      rows += 1;
      const [one, other] = [mine.get(row), theirs.get(row)];
      if (isForgotten(table, other)) forgotten += 1;
      else if (one === undefined || other === undefined) {
        // An ambassador whose account was deleted is one no longer (R39).
        if (table === 'ambassadors' && other !== undefined && !accounts.has(String(other.account_id))) forgotten += 1;
        else
          differences.push({ table, row, at: '', kept: one === undefined ? null : 'there', journal: other === undefined ? null : 'there' });
      } else
        for (const each of ofRow(table, one, other)) {
          const judged = judge(table, each);
          if (judged === 'forgotten') forgotten += 1;
          if (judged === 'different') differences.push({ table, row, at: each.at, kept: textOf(each.kept), journal: textOf(each.journal) });
        }
    }
  }
  return { rows, differences, forgotten };
};
