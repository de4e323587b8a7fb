import { type Counterparty, normalizeAccountNumber } from '../../domain/statements/line.ts';
import { joinToOneLine } from './problems.ts';

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
 * Returns true if ordinary texts contain this character, too. Such a character is the separator
 * only if at least two subfield numbers follow it.
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
 * Returns the separator: the character before each subfield number, such as `?`. Looks for the
 * first separator at the beginning of lines 1 and 2, also after a code of 3 or 4 digits. Null if
 * there is none.
 */
const subfieldMarkIn = (lines: readonly string[]): string | null => {
  const text = lines.join('');
  for (const line of [text, ...lines.slice(0, 2)]) {
    const [, mark, digits] = FIRST.exec(line) ?? [];
    if (mark === undefined || !isKnown(Number(digits))) continue;
    if (!isCommon(mark) || marksOf(text, mark).length > 1) return mark;
  }
  return null;
};

/**
 * True if a customer typed this separator in the title. Then the title continues in a later
 * subfield, or subfields of the payer occur twice or in the wrong order.
 */
const isTyped = ({ number }: Mark, before: readonly Mark[], after: readonly Mark[]): boolean => {
  const last = before.at(-1)?.number ?? 0;
  if (!isTitle(last) || isTitle(number)) return false;
  if (after.some((mark) => isTitle(mark.number) && mark.number > last)) return true;
  if (!isParty(number)) return false;
  if ([...before, ...after].some((mark) => mark.number === number)) return true;
  if (!isAccount(number)) return false;
  // Banks never put a title between two account subfields. An account came before the title, so a
  // customer typed this separator after the title.
  if (before.some((mark) => isAccount(mark.number))) return true;
  const partiesAfter = after.filter((mark) => isParty(mark.number));
  return (
    partiesAfter.some((mark) => mark.number < number) ||
    (number !== 30 && partiesAfter.length === 0 && !before.some((mark) => mark.number === 27))
  );
};

export type Subfields = { readonly head: string; readonly fields: ReadonlyMap<number, string> };

/**
 * Reads subfields. Joins those with equal numbers. A separator that a customer typed stays text.
 */
const subfieldsOf = (lines: readonly string[], mark: string): Subfields => {
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

export type EntryDetails = { readonly party: Counterparty; readonly title: string };

/** Banks cut long titles at this length, even within words. Join such parts without a space. */
const CUT_AT = 27;

const joined = (parts: readonly string[]): string =>
  joinToOneLine(
    parts.reduce(
      (text, part, index) => text + ((parts[index - 1] ?? '').length >= CUT_AT ? '' : ' ') + part,
      '',
    ),
  );

/** The code of a payment's type, at the start of its details: for example 020 or 770. */
const CODE = /^\s*\d{3,4}(?!\d)\s*/;

/** Returns the account: the IBAN in subfield 38; else bank number (30) and account number (31). */
const accountIn = (field: (number: number) => string): string => {
  const [bank = '', account = '', iban = ''] = [30, 31, 38].map((number) =>
    normalizeAccountNumber(field(number).replace(/^\s*\//, '')),
  );
  if (iban !== '') return iban;
  if (!/^\d{16}$/.test(account) || !/^\d{8,10}$/.test(bank)) return account;
  // Pekao writes the whole account number, with its check digits, in subfield 26.
  const whole = normalizeAccountNumber(field(26));
  return /^\d{26}$/.test(whole) && whole.endsWith(bank + account) ? whole : bank + account;
};

const structured = (lines: readonly string[], mark: string): EntryDetails => {
  const { head, fields } = subfieldsOf(lines, mark);
  const field = (number: number): string => fields.get(number)?.replace(/\s+$/, '') ?? '';
  const account = accountIn(field);
  const textsOf = (numbers: readonly number[]): readonly string[] =>
    numbers.map(field).filter((part) => part.trim() !== '');
  // If subfield 32 or 33 contains the payer's name, subfields 27 to 29 belong to the title.
  // Otherwise subfields 27 and 28 contain the name.
  const named = textsOf([32, 33]);
  const title = [
    20,
    21,
    22,
    23,
    24,
    25,
    ...(account !== '' && normalizeAccountNumber(field(26)) === account ? [] : [26]),
    ...(named.length > 0 ? [27, 28, 29] : []),
  ];
  return {
    party: { name: joined(named.length > 0 ? named : textsOf([27, 28])), account },
    title: joinToOneLine(
      `${head.replace(CODE, '')} ${joined(textsOf([...title, 60, 61, 62, 63]))}`,
    ),
  };
};

const divided = (text: string, mark: RegExp): readonly [string, string] | null => {
  const found = mark.exec(text);
  return found === null
    ? null
    : [text.slice(0, found.index), text.slice(found.index + found[0].length)];
};

/**
 * Reads details in words. mBank: `Z RACH.: account; OD: name; TYT.: title`. SWIFT:
 * `/NAME/name/REMI/title`. Ignores account and name inside the title, which customers type.
 */
const inWords = (text: string): EntryDetails => {
  const polish = divided(text, /(?:^|;)\s*TYT\.?:\s*/i);
  if (polish !== null) {
    const [head, title] = polish;
    const account = /(?:^|[;\s])(?:Z|NA) RACH\.?:\s*((?:PL)?[\d ]{26,})/i.exec(head)?.[1] ?? '';
    const name = /(?:^|;)\s*(?:OD|DLA):\s*(.*)$/i.exec(head)?.[1] ?? '';
    const isWhole = name === '' && account === '';
    return {
      party: { name, account: normalizeAccountNumber(account) },
      title: isWhole
        ? text
        : title.replace(/;\s*DATA STEMPLA:\s*[\d-]{10};\s*TNR:\s*[\d. ]+$/i, ''),
    };
  }
  const swift = /^\s*\/[A-Z]{4}\//.test(text) ? divided(text, /\/REMI\//) : null;
  if (swift === null) return { party: { name: '', account: '' }, title: text };
  const [head, title] = swift;
  return {
    party: { name: /\/NAME\/([^/]*)/.exec(head)?.[1] ?? '', account: '' },
    title: title.replace(/\/ISDT\/[\d-]{10}\s*$/, ''),
  };
};

/**
 * Reads the `:NS:` lines of an entry. Each begins with a number: the payer's name (22, otherwise
 * 17) or address (23). All other lines are the title. Omits title lines without letters.
 */
const extraOf = (lines: readonly string[]): EntryDetails => {
  const parts = lines.map((line) => /^(\d{2})?(.*)$/.exec(line.trim()) ?? []);
  const nameIn = (code: string): string => parts.find(([, number]) => number === code)?.[2] ?? '';
  const name = nameIn('22') === '' ? nameIn('17') : nameIn('22');
  const titleParts = parts.flatMap(([whole = '', number = '']) =>
    ['17', '22', '23'].includes(number) || !/\p{L}/u.test(whole) ? [] : [whole],
  );
  return { party: { name, account: '' }, title: titleParts.join(' ') };
};

/**
 * Returns the character that marks the subfields of each details field. Null if there is none, or
 * if a customer typed it.
 */
const markedFields = (details: readonly (readonly string[])[]): readonly (string | null)[] => {
  const marks = details.map(subfieldMarkIn);
  const [first] = marks;
  return details.map((lines, index) => {
    const mark = marks[index] ?? null;
    if (index === 0 || mark === null) return mark;
    const text = lines.join('');
    const isWhole = CODE.test(text) && ['00', '20'].some((number) => text.includes(mark + number));
    return mark === first || (first == null && isWhole) ? mark : null;
  });
};

export type DetailFields = {
  readonly fields86: readonly (readonly string[])[];
  readonly linesNs: readonly string[];
};

/** Reads an entry's details. They are subfields (`~` or `?` with two digits) or words. */
export const parseEntryDetails = ({ fields86, linesNs }: DetailFields): EntryDetails => {
  const marks = markedFields(fields86);
  const mark = marks.find((each) => each !== null) ?? null;
  const withMark = fields86
    .filter((_, index) => mark !== null && marks[index] === mark)
    .map((lines, index) =>
      index === 0 ? lines : [(lines[0] ?? '').replace(CODE, ''), ...lines.slice(1)],
    );
  const plain = fields86.filter(
    (lines, index) =>
      (mark === null || marks[index] !== mark) && lines.join('').replace(CODE, '') !== '',
  );
  const parts: readonly EntryDetails[] = [
    ...(mark === null ? [] : [structured(withMark.flat(), mark)]),
    inWords(joined(plain.flat())),
    extraOf(linesNs),
  ];
  const first = (pick: (party: Counterparty) => string): string =>
    parts.map(({ party }) => joinToOneLine(pick(party))).find((text) => text !== '') ?? '';
  return {
    party: { name: first(({ name }) => name), account: first(({ account }) => account) },
    title: joinToOneLine(parts.map(({ title }) => title).join(' ')),
  };
};
