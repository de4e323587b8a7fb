/** Texts that browsers would break, for example at a hyphen. Finds them without changing them. */
const UNBROKEN =
  /(\be-mail\p{L}*|\d\d\.\d\d\.\d{4}, \d\d:\d\d|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|(?<!\p{L})(?:pn|wt|śr|czw|pt|sob)\.–(?:wt|śr|czw|pt|sob|niedz)\.|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Splits a text. Every second part must stay on one line, such as pn.–pt. or 10:00–15:00. */
export const splitIntoUnbreakableParts = (text: string): readonly string[] => text.split(UNBROKEN);
