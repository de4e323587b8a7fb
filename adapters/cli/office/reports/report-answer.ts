import { err, ok, type Result } from 'neverthrow';
import type { Money } from '../../../../domain/money.ts';
import { type CsvDialect, csv } from '../../terminal/csv.ts';
import { type Column, fittingColumns, pick, tableOf } from '../../terminal/table.ts';
import type { Answer } from '../command.ts';
import { formatPln } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

/** A table shows money with its currency; a CSV file has plain numbers. */
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

/** Formats a report; without `names`, all columns. CSV has no totals: a spreadsheet adds up. */
export const reportAnswer = (
  { columns, rows, total, note = [], warning, empty, json }: Report,
  dialect: CsvDialect | null,
  names: readonly string[] | null = null,
  width?: number,
): Result<Answer, OfficeFailure> => {
  const heads = columns.map(({ head }) => head.toLowerCase());
  const unknown = (names ?? []).find((name) => !heads.includes(name));
  if (unknown !== undefined) return err({ kind: 'unknownColumn', entered: unknown, heads });
  const requested = names?.map((name) => heads.indexOf(name)) ?? null;
  const every = heads.map((_, index) => index);
  if (dialect !== null) {
    const visible = requested ?? every;
    const cells = rows.map((row) => pick(row, visible));
    return ok({ text: csv(pick(heads, visible), cells, dialect), json });
  }
  const all = rows.length === 0 ? [] : [...rows, total].map((row) => row.map(cellText));
  const visible = requested ?? fittingColumns(columns, all, width);
  const omitted =
    requested === null
      ? pick(
          heads,
          every.filter((index) => !visible.includes(index)),
        )
      : [];
  const below = [
    ...note.map(([name, amount]) => `${name}: ${formatPln(amount)}`),
    ...(warning === undefined ? [] : [warning]),
    ...(omitted.length === 0 ? [] : [`Left out to fit: ${omitted.join(', ')} (--columns, --csv).`]),
  ];
  const visibleRows = tableOf(
    pick(columns, visible),
    all,
    (row) => pick(row, visible),
    empty,
    width,
  );
  return ok({ text: [visibleRows, ...below].join('\n'), json });
};
