import { dayOf, formatTimeOfDay, type Instant } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import { toWireMoney } from '../../http/contract/codecs/amounts.ts';

/** `excel` is for a Polish Excel, `plain` for programs (docs/exports.md). */
export const CSV_DIALECTS = ['excel', 'plain'] as const;
export type CsvDialect = (typeof CSV_DIALECTS)[number];

/** In CSV, numbers and money stay numbers, but a text that looks like a number must stay a text. */
export type CsvCell = string | number | { readonly money: Money } | { readonly moment: Instant };

/** Changes a bare `--csv` to `--csv=excel`: otherwise the next word becomes its value. */
export const addDefaultCsvDialect = (argv: readonly string[]): readonly string[] => {
  const end = argv.indexOf('--');
  return argv.map((word, index) =>
    word === '--csv' && (end === -1 || index < end) ? '--csv=excel' : word,
  );
};

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Where a spreadsheet can begin a formula: at the start, after a separator, spaces or quotes. */
const FORMULA_START = /(^|[;,|])(?=[\s"\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Texts that a spreadsheet would change into a number or a time, such as 23456E78. */
const READ_AS_NUMBER = /^(?=.*\d)(?:[\d\s.,+\-()/:%]+|\d+(?:[.,]\d+)?e[+-]?\d+)$/iu;
const READ_AS_DAY = /^\d{4}-\d\d(?:-\d\d(?: \d\d:\d\d)?)?$/;

/** Matches most cells: they begin with a letter and need neither protection nor quotes. */
const PLAIN_TEXT = /^\p{L}[^;,|"\p{Cc}\p{Zl}\p{Zp}]*$/u;

const textOf = (text: string, dialect: CsvDialect): string => {
  if (PLAIN_TEXT.test(text) || READ_AS_DAY.test(text)) return text;
  const guarded = text.replace(LINE_BREAKS, ' ').replace(FORMULA_START, "$1'");
  const isNumber =
    dialect === 'excel' && READ_AS_NUMBER.test(guarded) && !READ_AS_DAY.test(guarded);
  return (isNumber ? `'${guarded}` : guarded).replaceAll('"', '""');
};

/** Formats an amount: 2349,50 for a Polish spreadsheet, 2349.50 for programs. */
export const formatCsvMoney = (amount: Money, dialect: CsvDialect): string =>
  dialect === 'excel' ? toWireMoney(amount).replace('.', ',') : toWireMoney(amount);

const formatCell = (cell: CsvCell, dialect: CsvDialect): string => {
  if (typeof cell === 'string') return textOf(cell, dialect);
  if (typeof cell === 'number') return String(cell);
  if ('money' in cell) return formatCsvMoney(cell.money, dialect);
  return dialect === 'excel'
    ? `${dayOf(cell.moment)} ${formatTimeOfDay(cell.moment)}`
    : new Date(cell.moment).toISOString();
};

const BYTE_ORDER_MARK = '\uFEFF';

export const createCsvFormatters = (
  dialect: CsvDialect,
): {
  readonly head: (names: readonly string[]) => string;
  readonly row: (cells: readonly CsvCell[]) => string;
} => {
  const separator = dialect === 'excel' ? ';' : ',';
  const between = `"${separator}"`;
  // Reuses the text of the cell above if it is equal, because neighbouring rows often repeat a
  // trip's cells.
  const lastCells: CsvCell[] = [];
  const lastTexts: string[] = [];
  const format = (row: readonly CsvCell[]): string => {
    let text = '"';
    for (let index = 0; index < row.length; index += 1) {
      const cell = row[index] ?? '';
      if (lastCells[index] !== cell) {
        lastCells[index] = cell;
        lastTexts[index] = formatCell(cell, dialect);
      }
      text += index === 0 ? lastTexts[index] : between + lastTexts[index];
    }
    return `${text}"`;
  };
  return dialect === 'excel'
    ? {
        head: (names) => `${BYTE_ORDER_MARK}${names.join(separator)}\r\n`,
        row: (cells) => `${format(cells)}\r\n`,
      }
    : { head: (names) => names.join(separator), row: (cells) => `\n${format(cells)}` };
};

/**
 * Formats a CSV file. `columnNames` are column names from the program, so they need no protection.
 */
export const formatCsv = (
  columnNames: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  dialect: CsvDialect,
): string => {
  const { head, row } = createCsvFormatters(dialect);
  return head(columnNames) + rows.map(row).join('');
};

/**
 * A column's heading, and the function that computes its cell for an item. Headings are our own
 * texts, so they need no protection against formulas.
 */
export type CsvColumn<T> = readonly [name: string, cell: (item: T) => CsvCell];

/** Formats a CSV file with a row for each item. */
export const formatCsvOfItems = <T>(
  items: readonly T[],
  dialect: CsvDialect,
  columns: readonly CsvColumn<T>[],
): string =>
  formatCsv(
    columns.map(([name]) => name),
    items.map((item) => columns.map(([, cell]) => cell(item))),
    dialect,
  );
