/** Browsers break these words at a hyphen or a dash. The characters stay, for search and copy. */
const UNBROKEN =
  /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Splits into breakable and unbreakable parts in turn (an e-mail, 81-350, 10:00–15:00). */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
