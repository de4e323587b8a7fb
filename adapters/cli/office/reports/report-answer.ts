import type { Money } from '../../../../domain/money.ts';
import { type CsvDialect, csv } from '../../terminal/csv.ts';
import { type Column, table } from '../../terminal/table.ts';
import type { Answer } from '../command.ts';
import { formatPln } from '../read-values.ts';

/** A value of a report. A table shows money with its currency; a CSV file has plain numbers. */
type Cell = string | number | { readonly money: Money };

export type Report = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: readonly Cell[];
  readonly note?: readonly (readonly [string, Money])[];
  readonly warning?: string;
  readonly empty: string;
  readonly json: object;
};

const cellText = (cell: Cell): string =>
  typeof cell === 'object' ? formatPln(cell.money) : String(cell);

/** A CSV file has no totals, because a spreadsheet adds up itself. */
export const reportAnswer = (
  { columns, rows, total, note = [], warning, empty, json }: Report,
  dialect: CsvDialect | null,
): Answer => {
  const heads = columns.map(({ head }) => head.toLowerCase());
  if (dialect !== null) return { text: csv(heads, rows, dialect), json };
  const shown = rows.length === 0 ? [] : [...rows, total].map((row) => row.map(cellText));
  const below = [
    ...note.map(([name, amount]) => `${name}: ${formatPln(amount)}`),
    ...(warning === undefined ? [] : [warning]),
  ];
  return { text: [table(columns, shown, empty), ...below].join('\n'), json };
};
