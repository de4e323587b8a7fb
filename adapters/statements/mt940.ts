import { ok, Result } from 'neverthrow';
import { addDays, type Day } from '../../domain/calendar.ts';
import {
  normalizeAccountNumber,
  type Statement,
  type StatementLine,
} from '../../domain/statements/line.ts';
import { type EntryDetails, parseEntryDetails } from './details86.ts';
import { type Balance, type EntryLine, parseBalance, parseEntryLine } from './mt940-lines.ts';
import { copyTextOutOfFileBuffer, joinToOneLine, type Read, refuseStatement } from './problems.ts';

type Mt940Field = { readonly tag: string; readonly lines: string[]; readonly at: number };

type Mt940Page = {
  readonly fields: Mt940Field[];
  readonly suspects: { readonly tag: string; readonly at: number }[];
};

const FIELD = /^:(\d{2}[A-Z]?|NS):(.*)$/i;

type Line = {
  readonly text: string;
  readonly tag: string;
  readonly rest: string;
  readonly at: number;
};

/**
 * Returns a function that returns the next line at each call. It removes control characters and
 * SWIFT's header from the line, and skips empty lines.
 */
const lineReader = (text: string): (() => Line | undefined) => {
  const lineBreak = /\r\n?|\n/g;
  let from = 0;
  let at = 0;
  return () => {
    while (from < text.length) {
      lineBreak.lastIndex = from;
      const raw = text.slice(from, lineBreak.exec(text)?.index ?? text.length);
      from = lineBreak.lastIndex === 0 ? text.length : lineBreak.lastIndex;
      at += 1;
      const line = raw
        .replace(/\t/g, ' ')
        .replace(/\p{Cc}/gu, '')
        .replace(/^\{1:.*?\{4:(?=:)/, '');
      if (line.trim() === '') continue;
      const [, tag = '', value = ''] = FIELD.exec(line) ?? [];
      return { text: line, tag: tag.toUpperCase(), rest: value, at };
    }
    return undefined;
  };
};

/** True if the line begins a page: `:20:`, or `:25:` at banks that write no `:20:`. */
const isHead = ({ tag }: Line): boolean => tag === '20' || tag === '25';

const isInHead = (line: Line | undefined): boolean =>
  line !== undefined && /^(?:2[158][A-Z]?|60[A-Z]?|13[A-Z]?|34F|NS)$/.test(line.tag);

/** True for a closing balance: of a statement (`:62F:`), or of a page that goes on (`:62M:`). */
const isClosing = (tag: string): boolean => /^62[FM]?$/.test(tag);

const isBalance = (tag: string): boolean => /^6[0245][FM]?$/.test(tag);

/** True for lines that SWIFT puts around a message. They are no part of a title. */
const isEnvelope = (line: Line, next: Line | undefined, afterNext: Line | undefined): boolean =>
  /^(?:-|-\}.*|\{[1-5S]:.*)$/.test(line.text.trim()) &&
  (next === undefined ||
    (isHead(next) && isInHead(afterNext)) ||
    /^(?:\{[1-5S]:|-\})/.test(next.text));

/**
 * True if the line begins a field. False if the line only looks like a field, because a customer
 * typed its text in the details of a payment.
 */
const beginsField = (
  line: Line,
  next: Line | undefined,
  previous: Mt940Field | undefined,
): boolean => {
  if (line.tag === '' || previous === undefined) return line.tag !== '';
  if (isHead(line)) return isClosing(previous.tag) || isInHead(next);
  if (previous.tag !== '86' && previous.tag !== 'NS') return true;
  if (line.tag === '61') return parseEntryLine(line.rest, line.at).isOk();
  if (isBalance(line.tag)) return parseBalance(line.rest) !== null;
  return line.tag === '86' || line.tag === 'NS';
};

const addTo = (field: Mt940Field | undefined, lines: readonly string[]): void =>
  void field?.lines.push(...lines);

/**
 * A bank writes the closing balance last, so a customer typed a closing balance before the last
 * entry. Adds its text to the field before it.
 */
const withoutTypedBalances = ({ fields, suspects }: Mt940Page): Mt940Page => {
  const last = fields.findLastIndex(({ tag }) => tag === '61' || isClosing(tag));
  const fieldsToKeep: Mt940Field[] = [];
  for (const [index, field] of fields.entries())
    if (isClosing(field.tag) && index < last)
      addTo(fieldsToKeep.at(-1), [`:${field.tag}:${field.lines[0]}`, ...field.lines.slice(1)]);
    else fieldsToKeep.push(field);
  return { fields: fieldsToKeep, suspects };
};

/** Reads page by page. Skips the lines that SWIFT adds, and text before the first page. */
const readPages = <T>(text: string, readPage: (page: Mt940Page) => T): readonly T[] => {
  const nextLine = lineReader(text);
  const read: T[] = [];
  let page: Mt940Page | undefined;
  let previous: Mt940Field | undefined;
  // Only entries contain text from customers. So before the first entry, each line that looks like
  // a field is a field.
  let isInEntries = false;
  const endPage = (): void => {
    if (page !== undefined) read.push(readPage(withoutTypedBalances(page)));
  };
  let [line, next, afterNext] = [nextLine(), nextLine(), nextLine()];
  while (line !== undefined) {
    if (isEnvelope(line, next, afterNext)) previous = undefined;
    else if (beginsField(line, next, isInEntries ? previous : undefined)) {
      const field: Mt940Field = { tag: line.tag, lines: [line.rest], at: line.at };
      const begins =
        line.tag === '20' ||
        (line.tag === '25' && page?.fields.some(({ tag }) => tag === '25') !== false);
      isInEntries = begins ? false : isInEntries || isBalance(line.tag);
      previous = page === undefined && !begins ? undefined : field;
      if (begins) {
        endPage();
        page = { fields: [field], suspects: [] };
      } else page?.fields.push(field);
    } else {
      if (line.tag === '61' || isClosing(line.tag))
        page?.suspects.push({ tag: line.tag, at: line.at });
      addTo(previous, [line.text]);
    }
    [line, next, afterNext] = [next, afterNext, nextLine()];
  }
  endPage();
  return read;
};

const firstLine = ({ lines }: Mt940Field): string => lines[0] ?? '';

const accountIn = (text: string): string =>
  normalizeAccountNumber(
    /PL ?\d{2}(?: ?\d{4}){6}|\d{26}/i.exec(text)?.[0] ?? text.replace(/^\//, ''),
  );

type Entry = {
  readonly field: Mt940Field;
  readonly entry: EntryLine;
  readonly behind: Mt940Field[];
};

/** An IBAN. Some banks write it in the second line of an entry. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

const detailsIn = ({ field, behind }: Entry): EntryDetails => {
  const linesOf = (tag: string): readonly (readonly string[])[] =>
    behind.filter((each) => each.tag === tag).map(({ lines }) => lines);
  const { party, title } = parseEntryDetails({
    fields86: linesOf('86'),
    linesNs: linesOf('NS').flat(),
  });
  const account = field.lines.slice(1).find((line) => IBAN.test(line.trim())) ?? '';
  return {
    title,
    party: party.account === '' ? { ...party, account: normalizeAccountNumber(account) } : party,
  };
};

const entriesOf = (fields: readonly Mt940Field[]): Read<readonly Entry[]> => {
  const groups: { readonly field: Mt940Field; readonly behind: Mt940Field[] }[] = [];
  for (const field of fields)
    if (field.tag === '61') groups.push({ field, behind: [] });
    else groups.at(-1)?.behind.push(field);
  return Result.combine(
    groups.map((group) =>
      parseEntryLine(firstLine(group.field), group.field.at).map(
        (entry): Entry => ({ ...group, entry }),
      ),
    ),
  );
};

const totalOf = (entries: readonly Entry[]): number =>
  entries.reduce((total, { entry }) => total + (entry.isExpected ? 0 : entry.amount), 0);

const returnText = (before: Entry | undefined, { field }: Entry): void =>
  void before?.behind.at(-1)?.lines.push(`:61:${firstLine(field)}`, ...field.lines.slice(1));

/** Removes an entry that a customer typed: the balances fit only without it. */
const withoutTypedEntry = (entries: readonly Entry[], excess: number): readonly Entry[] => {
  const bare = entries.flatMap((entry, index) =>
    entry.behind.length === 0 ? [{ entry, index, before: entries[index - 1] }] : [],
  );
  const isWithinDetails = (before: Entry | undefined): boolean =>
    before?.behind.at(-1)?.tag === '86';
  const changesNothing = ({ entry }: Entry): boolean => entry.isExpected || entry.amount === 0;
  const [typed, ...otherTyped] = bare.filter(
    ({ entry }) => !changesNothing(entry) && entry.entry.amount === excess,
  );
  for (const { entry, before } of bare)
    if (changesNothing(entry) && isWithinDetails(before)) returnText(before, entry);
  if (typed === undefined || otherTyped.length > 0 || !isWithinDetails(typed.before))
    return entries;
  returnText(typed.before, typed.entry);
  return entries.toSpliced(typed.index, 1);
};

const copyDetails = ({ title, party: { name, account } }: EntryDetails): EntryDetails => ({
  title: copyTextOutOfFileBuffer(title),
  party: { name: copyTextOutOfFileBuffer(name), account: copyTextOutOfFileBuffer(account) },
});

const lineOf = (account: string, currency: string, entry: Entry): StatementLine => ({
  ...{ account, currency, day: entry.entry.day, amount: entry.entry.amount },
  ...copyDetails(detailsIn(entry)),
  ...{ reference: copyTextOutOfFileBuffer(entry.entry.reference), endToEnd: '' },
  ...(entry.entry.isReversal ? ({ isReversal: true } as const) : {}),
});

type Balances = {
  readonly opening: Balance;
  readonly closing: Balance;
  readonly closingField: Mt940Field;
  readonly currency: string;
};

const balancesOf = ({ fields, suspects }: Mt940Page): Read<Balances> => {
  const has = (tags: RegExp): boolean => fields.some(({ tag }) => tags.test(tag));
  const [openingField, closingField] = [
    fields.find(({ tag }) => /^60[FM]?$/.test(tag)),
    fields.findLast(({ tag }) => isClosing(tag)),
  ];
  const at = fields[0]?.at ?? null;
  if (openingField === undefined)
    return has(/^(?:34F|13D|90[CD])$/)
      ? refuseStatement('intradayMt942', at)
      : refuseStatement('noOpeningBalance', at, ':60F:');
  const opening = parseBalance(firstLine(openingField));
  if (opening === null)
    return refuseStatement('badBalance', openingField.at, `:${openingField.tag}:`);
  const unread = suspects.find(({ tag }) => tag.startsWith('62'));
  if (closingField === undefined)
    return unread === undefined
      ? refuseStatement('noClosingBalance', at, ':62F:')
      : refuseStatement('badBalance', unread.at, `:${unread.tag}:`);
  const closing = parseBalance(firstLine(closingField));
  const currency = closing?.currency === '' ? opening.currency : (closing?.currency ?? '');
  if (closing === null || currency === '')
    return refuseStatement('badBalance', closingField.at, `:${closingField.tag}:`);
  return ok({ opening, closing, closingField, currency });
};

/**
 * Returns the last day that a page covers completely. If the statement continues on another page
 * (`:62M:`), this is the day before the balance's day.
 */
const coveredUntil = ({ closing, closingField }: Balances): Day | null =>
  closing.day !== null && closingField.tag === '62M' ? addDays(closing.day, -1) : closing.day;

/** Returns the fields before the closing balance. Those after it are not about entries. */
const beforeEnd = ({ fields }: Mt940Page): readonly Mt940Field[] => {
  const end = fields.findLastIndex(({ tag }) => isClosing(tag));
  return end < 0 ? fields : fields.slice(0, end);
};

const balancedEntries = (
  page: Mt940Page,
  { opening, closing, closingField, currency }: Balances,
): Read<readonly Entry[]> =>
  entriesOf(beforeEnd(page)).andThen((found): Read<readonly Entry[]> => {
    const entries = withoutTypedEntry(found, opening.amount + totalOf(found) - closing.amount);
    const isSameCurrency = opening.currency === '' || opening.currency === currency;
    if (isSameCurrency && opening.amount + totalOf(entries) === closing.amount) return ok(entries);
    const unread = page.suspects.find(({ tag }) => tag === '61');
    return unread === undefined
      ? refuseStatement('wrongBalance', closingField.at, `:${closingField.tag}:`)
      : refuseStatement('badLine', unread.at, ':61:');
  });

/** Returns the statement's number with its page (`:28C:`), as far as the bank writes them. */
const numberOf = ({ fields }: Mt940Page): string => {
  const field = fields.find(({ tag }) => tag === '28C' || tag === '28');
  return field === undefined ? '' : joinToOneLine(firstLine(field));
};

const statementOf = (page: Mt940Page): Read<Statement> => {
  const accountField = page.fields.find(({ tag }) => tag === '25' || tag === '25P');
  const account =
    accountField === undefined
      ? ''
      : copyTextOutOfFileBuffer(accountIn(firstLine(accountField).trim()));
  if (account === '')
    return refuseStatement('noAccount', (accountField ?? page.fields[0])?.at, ':25:');
  return balancesOf(page).andThen((balances) =>
    balancedEntries(page, balances).map((entries): Statement => {
      const booked = entries.filter(({ entry }) => !entry.isExpected);
      const lines = booked.map((entry) => lineOf(account, balances.currency, entry));
      return {
        account,
        from: lines[0]?.day ?? balances.closing.day,
        until: coveredUntil(balances),
        number: copyTextOutOfFileBuffer(numberOf(page)),
        opening: balances.opening.amount,
        lines,
      };
    }),
  );
};

export const readMt940 = (text: string): Read<readonly Statement[]> => {
  const statements = readPages(text, statementOf);
  return statements.length === 0
    ? refuseStatement('noStatement', null, ':25:')
    : Result.combine([...statements]);
};
