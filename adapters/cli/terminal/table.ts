/** A column of a table: its heading, and 'right' for amounts and counts. */
export type Column = { readonly head: string; readonly align?: 'left' | 'right' };

/**
 * A value as one line of plain text. Customers typed much of what is shown: without control characters nobody's name can move the
 * cursor, clear the screen or forge a line.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

const widthOf = (text: string): number => [...text].length;

const filled = (text: string, width: number, align: Column['align']): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'right' ? space + text : text + space;
};

/** Rows under headings, in columns as wide as their longest value; `empty` stands alone where there are no rows. */
export const table = (columns: readonly Column[], rows: readonly (readonly string[])[], empty: string): string => {
  if (rows.length === 0) return empty;
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => row.map(plain))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  return lines
    .map((line) =>
      columns
        .map(({ align }, index) => filled(line[index] ?? '', widths[index] ?? 0, align))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Facts one under another, their names in a column; facts without a value are left out. */
export const facts = (rows: readonly (readonly [string, string | null])[]): string => {
  const said = rows.flatMap(([name, value]) => (value === null || plain(value) === '' ? [] : [[name, plain(value)] as const]));
  const width = Math.max(0, ...said.map(([name]) => widthOf(name)));
  return said.map(([name, value]) => `${filled(name, width, 'left')}  ${value}`).join('\n');
};
