import type { ShopNow } from '../../../../application/consistency/wake-times.ts';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { ReplayDeps } from '../../../../application/replay/replay.ts';
import { offerKey, toOfferForSale } from '../../../../application/shop/shop-state.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { RecordedChange, SoldOffer } from '../../../../domain/shop-changes/commands.ts';
import { extendPriceHistory } from '../../../../domain/shop-changes/offers.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { upgradeStoredBooking } from '../bookings/documents.ts';
import type { Value } from '../engine/engine.ts';
import { columnsOf } from '../engine/table-statements.ts';
import { parseShopValue, type VersionValue, versionRow } from '../shop-versions.ts';
import {
  AUDITED_TABLES,
  type AuditedRow,
  type AuditedRows,
  type AuditedTable,
  indexByName,
} from './audited-rows.ts';

/** Removes the texts of an offer's page, because the journal does not contain them. */
const withoutPage = ({
  siteId,
  offer,
  priceHistory,
  promotion,
  planned,
}: Omit<CatalogueEntry, 'content'>): Omit<CatalogueEntry, 'content'> => ({
  siteId,
  offer,
  priceHistory,
  promotion,
  ...(planned === undefined ? {} : { planned }),
});

const parseVersion = (text: string) => {
  const read = JSON.parse(text);
  if (!('content' in read)) return read;
  const value = parseShopValue({ kind: 'offer', document: text });
  return value.kind === 'offer' ? JSON.parse(JSON.stringify(withoutPage(value.entry))) : read;
};

/** Returns the replayed offer with the stored price history, which a replay does not have (R60). */
const withFullHistory = (
  before: SoldOffer | undefined,
  after: SoldOffer,
  { command, at }: RecordedChange,
): SoldOffer => {
  const laidIn =
    command.type === 'layIn'
      ? command.offers.find(
          ({ siteId, offer }) => siteId === after.siteId && offer.id === after.offer.id,
        )
      : undefined;
  const promotion = laidIn === undefined ? (before?.promotion ?? null) : laidIn.promotion;
  return extendPriceHistory(before, { ...after, promotion }, laidIn?.priceHistory ?? [], dayOf(at))
    .sold;
};

export const createShopVersionRowCollector = (openingEntries: readonly CatalogueEntry[]) => {
  const soldByKey = new Map(
    openingEntries.map((entry) => [offerKey(entry.siteId, entry.offer.id), toOfferForSale(entry)]),
  );
  const rows: AuditedRow[] = [];
  const set: ShopNow['set'][number][] = [];
  const onChange: NonNullable<ReplayDeps['onChange']> = (
    { n, change },
    { sold, figures, seller },
  ) => {
    const add = (value: VersionValue): void =>
      void rows.push(columnsOf(versionRow(n, change.at, value)));
    for (const each of sold) {
      const key = offerKey(each.siteId, each.offer.id);
      const after = withFullHistory(soldByKey.get(key), each, change);
      soldByKey.set(key, after);
      add({ kind: 'offer', entry: withoutPage(after) });
    }
    if (figures !== null) {
      set.push({ n, figures });
      add({ kind: 'figures', set: figures });
    }
    if (seller !== null) add({ kind: 'seller', seller });
  };
  // Every brand also sells the offers of brand 1 (R4).
  const tripOf: ShopNow['tripOf'] = (siteId, offerId) =>
    (soldByKey.get(offerKey(siteId, offerId)) ?? soldByKey.get(offerKey(SHOP_SITE, offerId)))
      ?.offer;
  return {
    onChange,
    /**
     * Settings and offers after all changes of the journal. The audit computes from them when a
     * booking's next scheduled event happens.
     */
    timed: { set, tripOf } satisfies Omit<ShopNow, 'brands'>,
    beside:
      (otherRows: AuditedRows): AuditedRows =>
      async (table) =>
        table === 'shop_versions' ? indexByName(table, rows) : otherRows(table),
  };
};

export type RowDifference = {
  readonly table: AuditedTable;
  readonly row: string;
  /** Where the difference is, such as `document.quote.price`; '' if the whole row differs. */
  readonly at: string;
  readonly kept: string | null;
  readonly journal: string | null;
  /** True if no version of the program ever wrote such a row. */
  readonly unreadable: boolean;
};

type AuditFacts = {
  readonly accounts: ReadonlySet<string>;
  /**
   * Returns true if the stored time of a booking's next scheduled event is right, although the
   * replay has computed another time. Settings, online payments and changed days of the trip can
   * move the stored time.
   */
  readonly wakes: (bookingId: string, stored: number | null) => Promise<boolean>;
};

export type RowComparison = {
  readonly rows: number;
  readonly differences: readonly RowDifference[];
  readonly forgotten: number;
};

/**
 * Columns that the audit cannot compute from the journal. No command contains the network address.
 */
const NOT_IN_JOURNAL: readonly string[] = ['address'];

/** The time of a booking's next event. A change of settings can move it. */
const WAKE = 'wake_at';

/** Columns with the booking's account. A login (R44) or a deleted account (R39) changes them. */
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
  stored: Json | undefined,
  journal: Json | undefined,
): readonly ValueDifference[] => {
  if (Array.isArray(stored) && Array.isArray(journal))
    return Array.from({ length: Math.max(stored.length, journal.length) }, (_, index) =>
      diffValues(`${at}[${index}]`, stored[index], journal[index]),
    ).flat();
  if (isRecord(stored) && isRecord(journal))
    return [...new Set([...Object.keys(stored), ...Object.keys(journal)])].flatMap((key) =>
      diffValues(`${at}.${key}`, stored[key], journal[key]),
    );
  return JSON.stringify(stored) === JSON.stringify(journal) ? [] : [{ at, kept: stored, journal }];
};

const documentIn = (table: AuditedTable, text: string): Json => {
  if (table === 'shop_versions') return parseVersion(text);
  return JSON.parse(table === 'bookings' ? upgradeStoredBooking(text) : text);
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

/**
 * Matches a row in which the journal has stand-ins instead of personal data. The audit does not
 * compare such a row with the stored row (R8, R39, R46).
 */
const STAND_IN = /"lastName":"Somebody"|@example\.invalid"|"comments":"…"/;

const isStandIn = (row: AuditedRow): boolean => STAND_IN.test(String(row.data));

type Verdict = 'different' | 'forgotten' | 'same';

const isExpectedOwner = (
  table: AuditedTable,
  { kept: stored, journal }: ValueDifference,
  { accounts }: AuditFacts,
): boolean =>
  isEmpty(journal) ? table === 'bookings' : isEmpty(stored) && !accounts.has(String(journal));

/**
 * Returns true if the row differs because its owner's account was deleted (R39). The deletion
 * removes the description of a voucher, and lets a code expire earlier.
 */
const isOfDeletedAccount = (
  { account_id: owner }: AuditedRow,
  { at, kept: stored, journal }: ValueDifference,
  { accounts }: AuditFacts,
): boolean => {
  if (owner == null || accounts.has(String(owner))) return false;
  if (at === 'document.expiresOn')
    return typeof stored === 'string' && (isEmpty(journal) || stored < String(journal));
  return at === 'document.description' && isEmpty(stored);
};

const judge = async (
  table: AuditedTable,
  row: AuditedRow,
  each: ValueDifference,
  facts: AuditFacts,
): Promise<Verdict> => {
  const { at } = each;
  if (NOT_IN_JOURNAL.includes(at)) return 'same';
  if (at === WAKE)
    return (await facts.wakes(String(row.id), row[WAKE] == null ? null : Number(row[WAKE])))
      ? 'same'
      : 'different';
  if (OWNERS.includes(at) && isExpectedOwner(table, each, facts)) return 'same';
  return isOfDeletedAccount(row, each, facts) ? 'forgotten' : 'different';
};

const diffColumn = (
  table: AuditedTable,
  column: string,
  stored: Value | undefined,
  journal: Value | undefined,
): readonly ValueDifference[] => {
  if (stored === journal) return [];
  const should = valueIn(table, column, journal);
  let is: Json | undefined;
  try {
    is = valueIn(table, column, stored);
  } catch {
    return [{ at: column, kept: undefined, journal: undefined, unreadable: true }];
  }
  return diffValues(column, is, should);
};

const diffRow = (
  table: AuditedTable,
  stored: AuditedRow,
  journal: AuditedRow,
): readonly ValueDifference[] =>
  Object.keys(journal).flatMap((column) =>
    diffColumn(table, column, stored[column], journal[column]),
  );

const isErased = (table: AuditedTable, journal: AuditedRow | undefined): boolean =>
  table === 'people' && journal !== undefined && isStandIn(journal);

export const compareRows = async (
  stored: AuditedRows,
  journal: AuditedRows,
  facts: AuditFacts,
): Promise<RowComparison> => {
  const differences: RowDifference[] = [];
  let [rows, forgotten] = [0, 0];
  for (const table of AUDITED_TABLES) {
    const [mine, theirs] = [await stored(table), await journal(table)];
    for (const row of new Set([...mine.keys(), ...theirs.keys()])) {
      rows += 1;
      const [storedRow, journalRow] = [mine.get(row), theirs.get(row)];
      if (isErased(table, journalRow)) forgotten += 1;
      else if (storedRow === undefined || journalRow === undefined) {
        if (
          table === 'ambassadors' &&
          journalRow !== undefined &&
          !facts.accounts.has(String(journalRow.account_id))
        )
          forgotten += 1;
        else
          differences.push({
            ...{ table, row, at: '', unreadable: false },
            ...{
              kept: storedRow === undefined ? null : 'there',
              journal: journalRow === undefined ? null : 'there',
            },
          });
      } else
        for (const each of diffRow(table, storedRow, journalRow)) {
          const judged = await judge(table, storedRow, each, facts);
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
