/** Words that browsers would break at a hyphen. Such words stay whole without new characters. */
const UNBROKEN =
  /(\be-mail\p{L}*|\d\d\.\d\d\.\d{4}, \d\d:\d\d|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|(?<!\p{L})(?:pn|wt|śr|czw|pt|sob)\.–(?:wt|śr|czw|pt|sob|niedz)\.|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Splits a text: every second part must stay on one line, as e-mails, pn.–pt. and 10:00–15:00. */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
