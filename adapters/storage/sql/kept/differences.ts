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
  /** What is kept there is no text of any release of the shop. */
  readonly unreadable: boolean;
};

/** What is known beside the rows of two stores. */
export type Known = {
  /** The accounts that there are. */
  readonly accounts: ReadonlySet<string>;
  /** Whether a booking is looked at next when it should be, the moment that is kept not being the one of its last command. */
  readonly wakes: (bookingId: string, kept: number | null) => Promise<boolean>;
};

export type RowsCompared = {
  readonly rows: number;
  readonly differences: readonly RowDifference[];
  /** What somebody typed and was forgotten since, in the journal or in the store: rows of people and texts of vouchers. */
  readonly forgotten: number;
};

/** What commands do not say: network addresses. */
const NOT_IN_JOURNAL: readonly string[] = ['address'];

/** When time looks at a booking next: it moves with figures as time passes. */
const WAKE = 'wake_at';

/** What tells to whom something belongs. A login takes drafts along (R44), and an account may be deleted (R39): no command says so. */
const OWNERS: readonly string[] = ['account_id', 'document.accountId'];

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Unlike = { readonly at: string; readonly kept: Json | undefined; readonly journal: Json | undefined; readonly unreadable?: true };

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

/** Whether an owner may be another than the journal's: a draft was taken along, or the account is there no more. */
const mayBeOwnedSo = (table: KeptTable, { kept, journal }: Unlike, { accounts }: Known): boolean =>
  isEmpty(journal) ? table === 'bookings' : isEmpty(kept) && !accounts.has(String(journal));

/** Whether something is as an account leaves it that is deleted (R39): a voucher without what it was for, a code that nobody can use from then on. */
const isLeft = ({ account_id: owner }: KeptRow, { at, kept, journal }: Unlike, { accounts }: Known): boolean => {
  if (owner == null || accounts.has(String(owner))) return false;
  if (at === 'document.expiresOn') return typeof kept === 'string' && (isEmpty(journal) || kept < String(journal));
  return at === 'document.description' && isEmpty(kept);
};

const judge = async (table: KeptTable, row: KeptRow, each: Unlike, known: Known): Promise<Judged> => {
  const { at } = each;
  if (NOT_IN_JOURNAL.includes(at)) return 'same';
  if (at === WAKE) return (await known.wakes(String(row.id), row[WAKE] == null ? null : Number(row[WAKE]))) ? 'same' : 'different';
  if (OWNERS.includes(at) && mayBeOwnedSo(table, each, known)) return 'same';
  return isLeft(row, each, known) ? 'forgotten' : 'different';
};

const ofColumn = (table: KeptTable, column: string, kept: Value | undefined, journal: Value | undefined): readonly Unlike[] => {
  if (kept === journal) return [];
  const should = valueIn(table, column, journal);
  let is: Json | undefined;
  try {
    is = valueIn(table, column, kept);
  } catch {
    return [{ at: column, kept: undefined, journal: undefined, unreadable: true }];
  }
  return unlike(column, is, should);
};

const ofRow = (table: KeptTable, kept: KeptRow, journal: KeptRow): readonly Unlike[] =>
  Object.keys(journal).flatMap((column) => ofColumn(table, column, kept[column], journal[column]));

/** Whether a row of people is one of which the journal has only stand-ins, or that the store has forgotten with its booker. */
const isForgotten = (table: KeptTable, journal: KeptRow | undefined): boolean =>
  table === 'people' && journal !== undefined && isStandIn(journal);

/** Compares what is kept with what the journal comes to, row by row and value by value. */
export const compareRows = async (kept: KeptRows, journal: KeptRows, known: Known): Promise<RowsCompared> => {
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
        if (table === 'ambassadors' && other !== undefined && !known.accounts.has(String(other.account_id))) forgotten += 1;
        else
          differences.push({
            ...{ table, row, at: '', unreadable: false },
            ...{ kept: one === undefined ? null : 'there', journal: other === undefined ? null : 'there' },
          });
      } else
        for (const each of ofRow(table, one, other)) {
          const judged = await judge(table, one, each, known);
          if (judged === 'forgotten') forgotten += 1;
          if (judged === 'different')
            differences.push({
              ...{ table, row, at: each.at, unreadable: each.unreadable === true },
              ...{ kept: textOf(each.kept), journal: textOf(each.journal) },
            });
        }
    }
  }
  return { rows, differences, forgotten };
};
