/** A field as spreadsheets read it: what they would take for a formula is text. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Rows under their names as spreadsheets read them; names are the program's own and stand as they are. */
export const csv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [names.join(','), ...rows.map((row) => row.map(cell).join(','))].join('\n');
