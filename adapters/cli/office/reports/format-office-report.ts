import { err, ok, type Result } from 'neverthrow';
import { type Money, sum } from '../../../../domain/money.ts';
import { type CsvDialect, formatCsv } from '../../terminal/csv.ts';
import {
  type Column,
  type ColumnKind,
  columnOf,
  fittingColumnIndexes,
  formatTableOrList,
  pickByIndex,
} from '../../terminal/table.ts';
import type { CommandOutput } from '../command.ts';
import { formatPln } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

/** A table for people shows amounts with PLN; a CSV file has numbers without the currency. */
type Cell = string | number | { readonly money: Money };

export type Report = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: readonly Cell[];
  readonly note?: readonly (readonly [string, Money])[];
  readonly warning?: string;
  readonly empty: string;
  readonly json: () => object;
};

/**
 * `total` is the column's cell in the row of totals. If a column has no `total`, this cell has the
 * sum of a column of the kind `sum`; otherwise it is empty.
 */
type ReportColumn<T> = readonly [
  head: string,
  cell: (item: T) => Cell,
  kind?: ColumnKind | 'sum' | 'optional sum',
  total?: Cell,
];

const sumOf = (cells: readonly Cell[]): Cell => {
  const amounts = cells.map((cell) => Number(typeof cell === 'object' ? cell.money : cell));
  return typeof cells[0] === 'object' ? { money: sum(amounts) } : sum(amounts);
};

export const reportRows = <T>(
  items: readonly T[],
  columns: readonly ReportColumn<T>[],
): Pick<Report, 'columns' | 'rows' | 'total'> => ({
  columns: columns.map(([head, , kind]) => {
    if (kind === 'sum') return columnOf(head, 'right');
    return columnOf(head, kind === 'optional sum' ? 'optional right' : kind);
  }),
  rows: items.map((item) => columns.map(([, cell]) => cell(item))),
  total: columns.map(([, cell, kind, total = '']) =>
    kind === 'sum' || kind === 'optional sum' ? sumOf(items.map(cell)) : total,
  ),
});

const cellText = (cell: Cell): string =>
  typeof cell === 'object' ? formatPln(cell.money) : String(cell);

const reportText = (
  { columns, rows, total, note = [], warning, empty }: Report,
  heads: readonly string[],
  requested: readonly number[] | null,
  width?: number,
): string => {
  const all = rows.length === 0 ? [] : [...rows, total].map((row) => row.map(cellText));
  const visible = requested ?? fittingColumnIndexes(columns, all, (row) => row, width);
  const omitted = requested === null ? heads.filter((_, index) => !visible.includes(index)) : [];
  const visibleRows = formatTableOrList(
    pickByIndex(columns, visible),
    all,
    (row) => pickByIndex(row, visible),
    empty,
    width,
  );
  return [
    visibleRows,
    ...note.map(([name, amount]) => `${name}: ${formatPln(amount)}`),
    ...(warning === undefined ? [] : [warning]),
    ...(omitted.length === 0 ? [] : [`Left out to fit: ${omitted.join(', ')} (--columns, --csv).`]),
  ].join('\n');
};

/** Formats a report, by default with all columns. Its CSV has no totals: a spreadsheet adds up. */
export const formatOfficeReport = (
  report: Report,
  dialect: CsvDialect | null,
  columnNames: readonly string[] | null = null,
  width?: number,
): Result<CommandOutput, OfficeFailure> => {
  const heads = report.columns.map(({ head }) => head.toLowerCase());
  const unknown = (columnNames ?? []).find((name) => !heads.includes(name));
  if (unknown !== undefined) return err({ kind: 'unknownColumn', entered: unknown, heads });
  const requested = columnNames?.map((name) => heads.indexOf(name)) ?? null;
  // Text and JSON are computed only when they are read: a call prints one of them, and each can
  // need much memory.
  return ok({
    get text() {
      if (dialect === null) return reportText(report, heads, requested, width);
      const visible = requested ?? heads.map((_, index) => index);
      const cells = report.rows.map((row) => pickByIndex(row, visible));
      return formatCsv(pickByIndex(heads, visible), cells, dialect);
    },
    get json() {
      return report.json();
    },
  });
};
