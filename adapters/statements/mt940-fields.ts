import { balanceOf, entryLineOf } from './mt940-lines.ts';

export type Mt940Field = { readonly tag: string; readonly lines: string[]; readonly at: number };

export type Mt940Page = {
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

/** Removes control characters, empty lines, and SWIFT's block header before a field. */
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

/** A page begins with `:20:`, or with the account (`:25:`) at banks that leave `:20:` out. */
const isHead = ({ tag }: Line): boolean => tag === '20' || tag === '25';

const isInHead = (line: Line | undefined): boolean =>
  line !== undefined && /^(?:2[158][A-Z]?|60[A-Z]?|13[A-Z]?|34F|NS)$/.test(line.tag);

/** `:62F:` closes a statement; `:62M:` closes a page that another page follows. */
export const isClosing = (tag: string): boolean => /^62[FM]?$/.test(tag);

const isBalance = (tag: string): boolean => /^6[0245][FM]?$/.test(tag);

/** SWIFT's lines around a message are `{1:F01…}`, `-}`, `-`. Inside a title they are text. */
const isEnvelope = (line: Line, next: Line | undefined, afterNext: Line | undefined): boolean =>
  /^(?:-|-\}.*|\{[1-5S]:.*)$/.test(line.text.trim()) &&
  (next === undefined ||
    (isHead(next) && isInHead(afterNext)) ||
    /^(?:\{[1-5S]:|-\})/.test(next.text));

/** Customers type lines that look like fields, so within details only a plausible field counts. */
const beginsField = (
  line: Line,
  next: Line | undefined,
  previous: Mt940Field | undefined,
): boolean => {
  if (line.tag === '' || previous === undefined) return line.tag !== '';
  if (isHead(line)) return isClosing(previous.tag) || isInHead(next);
  if (previous.tag !== '86' && previous.tag !== 'NS') return true;
  if (line.tag === '61') return entryLineOf(line.rest, line.at).isOk();
  if (isBalance(line.tag)) return balanceOf(line.rest) !== null;
  return line.tag === '86' || line.tag === 'NS';
};

const addTo = (field: Mt940Field | undefined, lines: readonly string[]): void =>
  void field?.lines.push(...lines);

/** A closing balance before the last entry was typed by a customer and joins the previous field. */
const withoutTypedBalances = ({ fields, suspects }: Mt940Page): Mt940Page => {
  const last = fields.findLastIndex(({ tag }) => tag === '61' || isClosing(tag));
  const fieldsToKeep: Mt940Field[] = [];
  for (const [index, field] of fields.entries())
    if (isClosing(field.tag) && index < last)
      addTo(fieldsToKeep.at(-1), [`:${field.tag}:${field.lines[0]}`, ...field.lines.slice(1)]);
    else fieldsToKeep.push(field);
  return { fields: fieldsToKeep, suspects };
};

/** Reads each page when it is complete. Drops SWIFT's marks and text before the first page. */
export const readPages = <T>(text: string, readPage: (page: Mt940Page) => T): readonly T[] => {
  const nextLine = lineReader(text);
  const read: T[] = [];
  let page: Mt940Page | undefined;
  let previous: Mt940Field | undefined;
  // Up to the opening balance, every line that looks like a field begins one.
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
