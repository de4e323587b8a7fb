/**
 * Matches words that a browser would break at their hyphen. No character is added, so that
 * searching and copying work.
 */
const UNBROKEN =
  /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/**
 * Returns breakable and unbreakable parts in turn. Unbreakable are e-mails, 81-350 and 10:00–15:00.
 */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
