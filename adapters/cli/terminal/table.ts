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

/** A text in lines of a width at most, broken between words alone: a number or an address is copied whole. */
const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const GAP = '  ';
const together = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, GAP.length * (widths.length - 1));

/** The columns as narrow as they need be to fit a width, the widest texts first; null where even whole words do not fit. */
const fitting = (columns: readonly Column[], lines: readonly (readonly string[])[], most: number): readonly number[] | null => {
  const widest = (of: (text: string) => number) => columns.map((_, index) => Math.max(...lines.map((line) => of(line[index] ?? ''))));
  const widths = widest(widthOf);
  const words = widest((text) => Math.max(...text.split(' ').map(widthOf)));
  while (together(widths) > most) {
    const spare = widths.map((width, index) => (columns[index]?.align === 'right' ? 0 : width - (words[index] ?? 0)));
    const room = Math.max(...spare);
    if (room <= 0) return null;
    const index = spare.indexOf(room);
    widths[index] = Math.max(words[index] ?? 0, (widths[index] ?? 0) - (together(widths) - most));
  }
  return widths;
};

/** The width of the terminal that is written to; no end of it in a file or a pipe. */
const terminalWidth = (): number => process.stdout.columns ?? Number.POSITIVE_INFINITY;

/**
 * Rows under headings, in columns as wide as their longest value; `empty` stands alone where there are no rows. Where a terminal is narrower
 * long texts go on in the next line, and what does not fit even so stands one row after another, each value beside its heading.
 */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  empty: string,
  most: number = terminalWidth(),
): string => {
  if (rows.length === 0) return empty;
  const heads = columns.map(({ head }) => head);
  const lines = [heads, ...rows.map((row) => row.map(plain))];
  const widths = fitting(columns, lines, most);
  if (widths === null) return rows.map((row) => facts(heads.map((head, index) => [head, row[index] ?? null]))).join('\n\n');
  return lines
    .flatMap((line) => {
      const cells = widths.map((width, index) => wrapped(line[index] ?? '', width));
      const height = Math.max(...cells.map(({ length }) => length));
      return Array.from({ length: height }, (_, part) =>
        columns
          .map(({ align }, index) => filled(cells[index]?.[part] ?? '', widths[index] ?? 0, align))
          .join(GAP)
          .trimEnd(),
      );
    })
    .join('\n');
};

/** Lines that are no wider than the terminal: what goes on does so further in than it began. */
export const folded = (text: string, most: number = terminalWidth()): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const margin = /^ */.exec(line)?.[0] ?? '';
      const [first = '', ...others] = wrapped(line.trimStart(), most - margin.length - GAP.length);
      return [margin + first, ...others.map((part) => margin + GAP + part)];
    })
    .join('\n');

/** Facts one under another, their names in a column; facts without a value are left out. */
export const facts = (rows: readonly (readonly [string, string | null])[]): string => {
  const said = rows.flatMap(([name, value]) => (value === null || plain(value) === '' ? [] : [[name, plain(value)] as const]));
  const width = Math.max(0, ...said.map(([name]) => widthOf(name)));
  return said.map(([name, value]) => `${filled(name, width, 'left')}  ${value}`).join('\n');
};
