const TIED = '\u00a0';

/** Words that no line may end within: at a hyphen or a dash browsers break them. Never made of other signs, so that they are found and copied as written. */
const UNBROKEN = /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Text cut into its parts in turns: what may break, what may not (an e-mail, 81-350), what may, … */
export const unbrokenParts = (text: string): readonly string[] => text.split(UNBROKEN);

/**
 * Polish setting of running text: one-letter words hang on to what follows, numbers to their unit and their thousands, those of a phone
 * to each other, a dash to what it follows. For texts alone: in markup it would break attributes.
 */
export const typeset = (text: string): string =>
  text
    .replace(/\+\d{2}(?: \d{2,3})+/g, (phone) => phone.replaceAll(' ', TIED))
    .replace(/(?<=^|[\s\u00a0(„])([wziaouWZIAOU]) +/gu, `$1${TIED}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, TIED)
    .replace(/(?<=\d) (?=[\p{L}%°])/gu, TIED)
    .replace(/(?<=\S) (?=– )/g, TIED);
