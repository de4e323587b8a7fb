import type { Money } from '../../../../domain/money.ts';
import { type CsvDialect, csv } from '../../terminal/csv.ts';
import { type Column, table } from '../../terminal/table.ts';
import type { Answer } from '../command.ts';
import { shownMoney } from '../values.ts';

/** A value of a report: money is shown as money, and as a number in a file. */
type Cell = string | number | { readonly money: Money };

/** A report with its rows, what they come to together, and the same for programs. */
export type Report = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: readonly Cell[];
  /** Sums beside the table. */
  readonly note?: readonly (readonly [string, Money])[];
  readonly warning?: string;
  readonly empty: string;
  readonly json: object;
};

const cellText = (cell: Cell): string => (typeof cell === 'object' ? shownMoney(cell.money) : String(cell));

/** A report as a table with its total, or as a file for a spreadsheet, which adds up by itself. */
export const answer = ({ columns, rows, total, note = [], warning, empty, json }: Report, dialect: CsvDialect | null): Answer => {
  const heads = columns.map(({ head }) => head.toLowerCase());
  if (dialect !== null) return { text: csv(heads, rows, dialect), json };
  const shown = rows.length === 0 ? [] : [...rows, total].map((row) => row.map(cellText));
  const below = [...note.map(([name, amount]) => `${name}: ${shownMoney(amount)}`), ...(warning === undefined ? [] : [warning])];
  return { text: [table(columns, shown, empty), ...below].join('\n'), json };
};
