/** Formats a count with its noun: 1 booking, 2 bookings. `many` is an irregular plural. */
export const formatQuantity = (count: number, singular: string, many = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : many}`;

export type Column = {
  readonly head: string;
  readonly align?: 'left' | 'right';
  readonly optional?: true;
};

export const alignRight = (head: string): Column => ({ head, align: 'right' });

const isPlain = (text: string): boolean => /^[ -~¡-¬®-ɏ]*$/.test(text);

/** Puts a text on one line without control characters, so that it cannot imitate other output. */
export const toPlainLine = (text: string): string =>
  (isPlain(text)
    ? text
    : text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\p{Zs}/gu, ' ')
  ).trim();

const widthOf = (text: string): number =>
  /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;

const padTo = (text: string, width: number, align: Column['align']): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'right' ? space + text : text + space;
};

/**
 * Splits a text at spaces. If `whole` is true, the function does not split a phone number, an
 * amount or a time.
 */
const splitWords = (text: string, whole: boolean): readonly string[] =>
  text.split(whole ? /(?<!\d) | (?!\d{2,4}\b|PLN\b)/ : ' ');

/** Wraps a text only between words, so that a number or an address can be copied in one piece. */
const wrapText = (text: string, width: number): readonly string[] => {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  const wholeWords = splitWords(text, true);
  const whole = wholeWords.every((word) => widthOf(word) <= width);
  for (const word of whole ? wholeWords : splitWords(text, false)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const GAP = '  ';
const totalWidth = (widths: readonly number[]): number =>
  widths.reduce((all, width) => all + width, GAP.length * (widths.length - 1));

/**
 * Returns the column widths, such that the texts of all columns wrap into about equally many lines.
 * Null if a word does not fit.
 */
const fitColumns = <T>(
  columns: readonly Column[],
  heads: readonly string[],
  items: readonly T[],
  lineOf: (item: T) => readonly string[],
  most: number,
  whole: boolean,
): readonly number[] | null => {
  const widest = (of: (text: string) => number): number[] => {
    const widths = heads.map(of);
    for (const item of items)
      for (const [index, text] of lineOf(item).slice(0, heads.length).entries())
        widths[index] = Math.max(widths[index] ?? 0, of(text));
    return widths;
  };
  const widths = widest(widthOf);
  if (totalWidth(widths) <= most) return widths;
  const longest = [...widths];
  const words = widest((text) => Math.max(...splitWords(text, whole).map(widthOf)));
  const linesIfNarrower = (index: number): number =>
    Math.ceil((longest[index] ?? 0) / ((widths[index] ?? 0) - 1));
  for (let excess = totalWidth(widths) - most; excess > 0; excess -= 1) {
    const narrowable = widths.flatMap((width, index) =>
      columns[index]?.align !== 'right' && width > (words[index] ?? 0) ? [index] : [],
    );
    const [index] = narrowable.toSorted(
      (a, b) => linesIfNarrower(a) - linesIfNarrower(b) || (widths[b] ?? 0) - (widths[a] ?? 0),
    );
    if (index === undefined) return null;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
};

const terminalWidth = (): number => process.stdout.columns ?? Number.POSITIVE_INFINITY;

/**
 * Formats a table, or a list if the terminal is narrow. Calls `cellsOf` twice for each item: first
 * for the column widths, then for the text. So memory never holds the cells of all items.
 */
export const formatTableOrList = <T>(
  columns: readonly Column[],
  items: readonly T[],
  cellsOf: (item: T) => readonly string[],
  emptyText: string,
  maxWidth: number = terminalWidth(),
): string => {
  if (items.length === 0) return emptyText;
  const heads = columns.map(({ head }) => head);
  const lineOf = (item: T): readonly string[] => cellsOf(item).map(toPlainLine);
  const widthsFor = (whole: boolean) => fitColumns(columns, heads, items, lineOf, maxWidth, whole);
  const widths = widthsFor(true) ?? widthsFor(false);
  if (widths === null)
    return items
      .map((item) => {
        const row = cellsOf(item);
        return formatLabelledValues(heads.map((head, index) => [head, row[index] ?? null]));
      })
      .join('\n\n');
  const format = (line: readonly string[]): string => {
    const cells = widths.map((width, index) => wrapText(line[index] ?? '', width));
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, part) =>
      columns
        .map(({ align }, index) => padTo(cells[index]?.[part] ?? '', widths[index] ?? 0, align))
        .join(GAP)
        .trimEnd(),
    ).join('\n');
  };
  // Append each line to the text at once. A list of all lines would hold the table in memory a
  // second time.
  let text = format(heads);
  for (const item of items) text += `\n${format(lineOf(item))}`;
  return text;
};

export const pickByIndex = <T>(values: readonly T[], visible: readonly number[]): readonly T[] =>
  visible.flatMap((index) => values.slice(index, index + 1));

/** Removes optional columns, the last one first, until the table fits the terminal. */
export const fittingColumnIndexes = <T>(
  columns: readonly Column[],
  items: readonly T[],
  cellsOf: (item: T) => readonly string[],
  width: number = terminalWidth(),
): readonly number[] => {
  const every = columns.map((_, index) => index);
  if (width === Number.POSITIVE_INFINITY) return every;
  for (let visible: readonly number[] = every; ; ) {
    const picked = pickByIndex(columns, visible);
    const heads = picked.map(({ head }) => head);
    const lineOf = (item: T) => pickByIndex(cellsOf(item), visible).map(toPlainLine);
    if (fitColumns(picked, heads, items, lineOf, width, true) !== null) return visible;
    const last = visible.findLast((index) => columns[index]?.optional === true);
    if (last === undefined) return every;
    visible = visible.filter((index) => index !== last);
  }
};

/** An `optional` column is left out if the table does not fit the terminal. */
export type ColumnKind = '' | 'right' | 'optional' | 'optional right';

export const columnOf = (head: string, kind: ColumnKind = ''): Column => ({
  head,
  ...(kind.includes('right') ? { align: 'right' } : {}),
  ...(kind.includes('optional') ? { optional: true } : {}),
});

const formatFittingTable = <T>(
  columns: readonly Column[],
  items: readonly T[],
  cellsOf: (item: T) => readonly string[],
  emptyText: string,
  width?: number,
): string => {
  const visible = fittingColumnIndexes(columns, items, cellsOf, width);
  const omitted = columns.flatMap(({ head }, index) => (visible.includes(index) ? [] : [head]));
  if (omitted.length === 0) return formatTableOrList(columns, items, cellsOf, emptyText, width);
  const text = formatTableOrList(
    pickByIndex(columns, visible),
    items,
    (item) => pickByIndex(cellsOf(item), visible),
    emptyText,
    width,
  );
  return `${text}\nLeft out to fit: ${omitted.join(', ').toLowerCase()} (--json prints all).`;
};

/** Formats a table. Removes optional columns on a narrow terminal, and says which ones. */
export const formatTable = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  emptyText: string,
  width?: number,
): string => formatFittingTable(columns, rows, (row) => row, emptyText, width);

export type ItemColumn<T> = readonly [head: string, cell: (item: T) => string, kind?: ColumnKind];

/** Formats a table with a row for each item, like `formatTable`. */
export const formatTableOfItems = <T>(
  items: readonly T[],
  emptyText: string,
  columns: readonly ItemColumn<T>[],
): string =>
  formatFittingTable(
    columns.map(([head, , kind]) => columnOf(head, kind)),
    items,
    (item) => columns.map(([, cell]) => cell(item)),
    emptyText,
  );

/** Formats one line per fact: name, then value. Omits facts without a value. */
export const formatLabelledValues = (
  rows: readonly (readonly [string, string | null])[],
): string => {
  const lines = rows.flatMap(([name, value]) =>
    value === null || toPlainLine(value) === '' ? [] : [[name, toPlainLine(value)] as const],
  );
  const width = Math.max(0, ...lines.map(([name]) => widthOf(name)));
  return lines.map(([name, value]) => `${padTo(name, width, 'left')}  ${value}`).join('\n');
};
