import { upgradeDocument } from '../bookings/documents.ts';
import type { Value } from '../engine/statement.ts';
import type { AuditedRow, AuditedRows, AuditedTable } from './audited-rows.ts';
import { AUDITED_TABLES } from './audited-rows.ts';
import { parseVersion } from './change-rows.ts';

export type RowDifference = {
  readonly table: AuditedTable;
  readonly row: string;
  /** Path of the value that differs, such as `document.quote.price`; '' for the whole row. */
  readonly at: string;
  readonly kept: string | null;
  readonly journal: string | null;
  /** True if no release of the shop has written this format. */
  readonly unreadable: boolean;
};

export type AuditFacts = {
  readonly accounts: ReadonlySet<string>;
  /** Returns true if a stored wake time is right although the last command set another one. */
  readonly wakes: (bookingId: string, kept: number | null) => Promise<boolean>;
};

export type RowComparison = {
  readonly rows: number;
  readonly differences: readonly RowDifference[];
  readonly forgotten: number;
};

/** Commands in the journal have no network addresses. */
const NOT_IN_JOURNAL: readonly string[] = ['address'];

/** The time of a booking's next event also changes when brand settings change. */
const WAKE = 'wake_at';

/** A login that adopts drafts (R44) and an account's deletion (R39) change these columns. */
const OWNERS: readonly string[] = ['account_id', 'document.accountId'];

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ValueDifference = {
  readonly at: string;
  readonly kept: Json | undefined;
  readonly journal: Json | undefined;
  readonly unreadable?: true;
};

const diffValues = (
  at: string,
  kept: Json | undefined,
  journal: Json | undefined,
): readonly ValueDifference[] => {
  if (Array.isArray(kept) && Array.isArray(journal))
    return Array.from({ length: Math.max(kept.length, journal.length) }, (_, index) =>
      diffValues(`${at}[${index}]`, kept[index], journal[index]),
    ).flat();
  if (isRecord(kept) && isRecord(journal))
    return [...new Set([...Object.keys(kept), ...Object.keys(journal)])].flatMap((key) =>
      diffValues(`${at}.${key}`, kept[key], journal[key]),
    );
  return JSON.stringify(kept) === JSON.stringify(journal) ? [] : [{ at, kept, journal }];
};

const documentIn = (table: AuditedTable, text: string): Json => {
  if (table === 'shop_versions') return parseVersion(text);
  return JSON.parse(table === 'bookings' ? upgradeDocument(text) : text);
};

const valueIn = (
  table: AuditedTable,
  column: string,
  value: Value | undefined,
): Json | undefined => {
  if (typeof value !== 'string') return value instanceof Uint8Array ? [...value] : value;
  return column === 'document' || column === 'data' ? documentIn(table, value) : value;
};

const textOf = (value: Json | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === undefined || value === '';

/** Matches the journal's stand-ins for real names and addresses (R8, R39, R46). */
const STAND_IN = /"lastName":"Somebody"|@example\.invalid"|"comments":"…"/;

const isStandIn = (row: AuditedRow): boolean => STAND_IN.test(String(row.data));

type Verdict = 'different' | 'forgotten' | 'same';

const isExpectedOwner = (
  table: AuditedTable,
  { kept, journal }: ValueDifference,
  { accounts }: AuditFacts,
): boolean =>
  isEmpty(journal) ? table === 'bookings' : isEmpty(kept) && !accounts.has(String(journal));

/** After an account's deletion its vouchers lose their description and its codes expire (R39). */
const isOfDeletedAccount = (
  { account_id: owner }: AuditedRow,
  { at, kept, journal }: ValueDifference,
  { accounts }: AuditFacts,
): boolean => {
  if (owner == null || accounts.has(String(owner))) return false;
  if (at === 'document.expiresOn')
    return typeof kept === 'string' && (isEmpty(journal) || kept < String(journal));
  return at === 'document.description' && isEmpty(kept);
};

const judge = async (
  table: AuditedTable,
  row: AuditedRow,
  each: ValueDifference,
  known: AuditFacts,
): Promise<Verdict> => {
  const { at } = each;
  if (NOT_IN_JOURNAL.includes(at)) return 'same';
  if (at === WAKE)
    return (await known.wakes(String(row.id), row[WAKE] == null ? null : Number(row[WAKE])))
      ? 'same'
      : 'different';
  if (OWNERS.includes(at) && isExpectedOwner(table, each, known)) return 'same';
  return isOfDeletedAccount(row, each, known) ? 'forgotten' : 'different';
};

const diffColumn = (
  table: AuditedTable,
  column: string,
  kept: Value | undefined,
  journal: Value | undefined,
): readonly ValueDifference[] => {
  if (kept === journal) return [];
  const should = valueIn(table, column, journal);
  let is: Json | undefined;
  try {
    is = valueIn(table, column, kept);
  } catch {
    return [{ at: column, kept: undefined, journal: undefined, unreadable: true }];
  }
  return diffValues(column, is, should);
};

const diffRow = (
  table: AuditedTable,
  kept: AuditedRow,
  journal: AuditedRow,
): readonly ValueDifference[] =>
  Object.keys(journal).flatMap((column) =>
    diffColumn(table, column, kept[column], journal[column]),
  );

const isErased = (table: AuditedTable, journal: AuditedRow | undefined): boolean =>
  table === 'people' && journal !== undefined && isStandIn(journal);

export const compareRows = async (
  kept: AuditedRows,
  journal: AuditedRows,
  known: AuditFacts,
): Promise<RowComparison> => {
  const differences: RowDifference[] = [];
  let [rows, forgotten] = [0, 0];
  for (const table of AUDITED_TABLES) {
    const [mine, theirs] = [await kept(table), await journal(table)];
    for (const row of new Set([...mine.keys(), ...theirs.keys()])) {
      rows += 1;
      const [one, other] = [mine.get(row), theirs.get(row)];
      if (isErased(table, other)) forgotten += 1;
      else if (one === undefined || other === undefined) {
        if (
          table === 'ambassadors' &&
          other !== undefined &&
          !known.accounts.has(String(other.account_id))
        )
          forgotten += 1;
        else
          differences.push({
            ...{ table, row, at: '', unreadable: false },
            ...{
              kept: one === undefined ? null : 'there',
              journal: other === undefined ? null : 'there',
            },
          });
      } else
        for (const each of diffRow(table, one, other)) {
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
