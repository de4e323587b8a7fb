const NO_BREAK_SPACE = '\u00a0';

/** Adds no-break spaces to plain text only: in markup they would break attributes. */
export const typeset = (text: string): string =>
  text
    .replace(/\+\d{2}(?: \d{2,3})+/g, (phone) => phone.replaceAll(' ', NO_BREAK_SPACE))
    .replace(/(?<=^|[\s\u00a0(„])([wziaouWZIAOU]) +/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=[\p{L}%°])/gu, NO_BREAK_SPACE)
    .replace(/(?<=(?:^|[\s\u00a0(])ok\.) (?=\d)/giu, NO_BREAK_SPACE)
    .replace(/(?<=\b[IVX]+) (?=rat)/g, NO_BREAK_SPACE)
    .replace(/(?<=\S) (?=– )/g, NO_BREAK_SPACE);
