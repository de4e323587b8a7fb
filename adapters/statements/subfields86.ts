type Mark = { readonly number: number; readonly at: number; readonly textAt: number };

const startsOf = (lines: readonly string[]): ReadonlySet<number> => {
  const starts = new Set<number>();
  let at = 0;
  for (const line of lines) {
    starts.add(at);
    at += line.length;
  }
  return starts;
};

const isTitle = (number: number): boolean => number >= 20 && number <= 29;
const isAccount = (number: number): boolean => number === 30 || number === 31 || number === 38;
const isParty = (number: number): boolean => isAccount(number) || number === 32 || number === 33;

/** True if a subfield can have this number. Other digits after `?` are text, as in `?12:30`. */
const isKnown = (number: number): boolean =>
  number === 0 ||
  number === 10 ||
  (number >= 20 && number <= 34) ||
  number === 38 ||
  (number >= 60 && number <= 63);

const MARKS = ['~', '?', '<', '^', ';', '+', '|', '!', '/'] as const;

const PLACES: ReadonlyMap<string, RegExp> = new Map(
  MARKS.map((mark) => [mark, new RegExp(`\\${mark}(\\d{2})`, 'g')]),
);

/** After this many subfields, the rest of the text is not split. Banks use at most twenty. */
const MOST_MARKS = 100;

const FIRST = /^\s*(?:\d{3,4})?\s*([~?<^;+|!/])(\d{2})/;

/**
 * Returns true if ordinary texts contain this separator, too. It then separates only if it occurs
 * twice.
 */
const isCommon = (mark: string): boolean => /[;+|!/]/.test(mark);

const marksOf = (text: string, mark: string): readonly Mark[] => {
  const marks: Mark[] = [];
  for (const { 0: head, 1: digits, index } of text.matchAll(PLACES.get(mark) ?? /$^/g)) {
    if (isKnown(Number(digits)))
      marks.push({ number: Number(digits), at: index, textAt: index + head.length });
    if (marks.length === MOST_MARKS) break;
  }
  return marks;
};

/**
 * Returns the separator: the character before each subfield number, such as `?`. It begins line 1 or 2, or follows a
 * code of 3 or 4 digits.
 */
export const subfieldMarkIn = (lines: readonly string[]): string | null => {
  const text = lines.join('');
  for (const line of [text, ...lines.slice(0, 2)]) {
    const [, mark, digits] = FIRST.exec(line) ?? [];
    if (mark === undefined || !isKnown(Number(digits))) continue;
    if (!isCommon(mark) || marksOf(text, mark).length > 1) return mark;
  }
  return null;
};

/** True if a customer typed the separator: the title goes on, or payer data are out of order. */
const isTyped = ({ number }: Mark, before: readonly Mark[], after: readonly Mark[]): boolean => {
  const last = before.at(-1)?.number ?? 0;
  if (!isTitle(last) || isTitle(number)) return false;
  if (after.some((mark) => isTitle(mark.number) && mark.number > last)) return true;
  if (!isParty(number)) return false;
  if ([...before, ...after].some((mark) => mark.number === number)) return true;
  if (!isAccount(number)) return false;
  // Banks put no title between two accounts, so a customer typed the second separator.
  if (before.some((mark) => isAccount(mark.number))) return true;
  const partiesAfter = after.filter((mark) => isParty(mark.number));
  return (
    partiesAfter.some((mark) => mark.number < number) ||
    (number !== 30 && partiesAfter.length === 0 && !before.some((mark) => mark.number === 27))
  );
};

export type Subfields = { readonly head: string; readonly fields: ReadonlyMap<number, string> };

/** Reads subfields. Joins those with equal numbers. A separator that a customer typed stays text. */
export const subfieldsOf = (lines: readonly string[], mark: string): Subfields => {
  const text = lines.join('');
  const starts = startsOf(lines);
  const marks = marksOf(text, mark);
  const titles = marks.filter(({ number }) => isTitle(number));
  const hasOwnLines = titles.length > 0 && titles.every(({ at }) => at > 0 && starts.has(at));
  const isWithinLine = ({ number, at }: Mark): boolean =>
    hasOwnLines && isParty(number) && at > (titles[0]?.at ?? 0) && !starts.has(at);
  const genuine: Mark[] = [];
  for (const [index, each] of marks.entries())
    if (!isWithinLine(each) && !isTyped(each, genuine, marks.slice(index + 1))) genuine.push(each);
  const fields = new Map<number, string>();
  for (const [index, { number, textAt }] of genuine.entries())
    fields.set(
      number,
      (fields.get(number) ?? '') + text.slice(textAt, genuine[index + 1]?.at ?? text.length),
    );
  return { head: text.slice(0, genuine[0]?.at ?? 0), fields };
};
