/**
 * Matches texts that browsers would break across two lines, for example at a hyphen. The expression
 * only finds these texts and does not change them.
 */
const UNBROKEN =
  /(\be-mail\p{L}*|\d\d\.\d\d\.\d{4}, \d\d:\d\d|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|(?<!\p{L})(?:pn|wt|śr|czw|pt|sob)\.–(?:wt|śr|czw|pt|sob|niedz)\.|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/**
 * Splits a text at the parts that must stay on one line, such as pn.–pt. or 10:00–15:00. The result
 * contains these parts at the odd indexes.
 */
export const splitIntoUnbreakableParts = (text: string): readonly string[] => text.split(UNBROKEN);
