const TIED = '\u00a0';

/**
 * Polish setting of running text: one-letter words hang on to what follows, numbers to their unit, their thousands and their instalment, „ok.” to its number, those of a phone
 * to each other, a dash to what it follows. For texts alone: in markup it would break attributes.
 */
export const typeset = (text: string): string =>
  text
    .replace(/\+\d{2}(?: \d{2,3})+/g, (phone) => phone.replaceAll(' ', TIED))
    .replace(/(?<=^|[\s\u00a0(„])([wziaouWZIAOU]) +/gu, `$1${TIED}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, TIED)
    .replace(/(?<=\d) (?=[\p{L}%°])/gu, TIED)
    .replace(/(?<=(?:^|[\s\u00a0(])ok\.) (?=\d)/giu, TIED)
    .replace(/(?<=\b[IVX]+) (?=rat)/g, TIED)
    .replace(/(?<=\S) (?=– )/g, TIED);
