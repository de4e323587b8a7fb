/** Browsers break these words at their hyphen. No character is added, so copying works. */
const UNBROKEN =
  /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Every second part is unbreakable: e-mails, 81-350 and 10:00–15:00. */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
