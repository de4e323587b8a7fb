/**
 * Words without line breaks, because browsers break them at a hyphen or a dash. The characters stay
 * unchanged, so that searching and copying work.
 */
const UNBROKEN =
  /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/**
 * Splits a text into alternating parts: breakable first, then unbreakable (an e-mail, 81-350,
 * COVID-19, the days of a trip, 10:00–15:00, 4–5).
 */
export const splitUnbreakable = (text: string): readonly string[] => text.split(UNBROKEN);
