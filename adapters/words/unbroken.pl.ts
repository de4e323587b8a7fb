/** Texts that browsers would break, for example at a hyphen. Matched without changing the text. */
const UNBROKEN =
  /(\be-mail\p{L}*|\d\d\.\d\d\.\d{4}, \d\d:\d\d|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|(?<!\p{L})(?:pn|wt|śr|czw|pt|sob)\.–(?:wt|śr|czw|pt|sob|niedz)\.|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Splits a text. Every second part must stay on one line, for example pn.–pt. or 10:00–15:00. */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
