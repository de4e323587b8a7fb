/** Words that no line may end within: at a hyphen or a dash browsers break them. Never made of other signs, so that they are found and copied as written. */
const UNBROKEN =
  /(\be-mail\p{L}*|(?<!\d)\d\d-\d{3}(?!\d)|\d\d\.\d\d(?:\.\d{4})?–\d\d\.\d\d\.\d{4}|(?<![\d.:])\d+(?::\d\d)?–\d+(?::\d\d)?(?!\d)|\bCOVID-\d\d|\bBLIK-\p{L}+)/iu;

/** Text cut into its parts in turns: what may break, what may not (an e-mail, 81-350, COVID-19, the days of a trip, 10:00–15:00, 4–5), what may, … */
export const unbrokenParts = (text: string): readonly string[] => text.split(UNBROKEN);
