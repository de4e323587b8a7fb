import { daysBetween } from '../calendar.ts';
import { accountOf, formsOf, isSameAccount, type KeyedLine, lettersOf, type StatementLine } from './line.ts';
import { mayNameSameRefund } from './returned-refund.ts';

/** Letters and digits as the bank wrote them: spaces and marks depend on where a bank wraps its text, case and accents do not. */
const exactLetters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** One account in one form, with or without check digits in the file. */
const plainAccount = (text: string): string => {
  const account = accountOf(text);
  return formsOf(account).toSorted((a, b) => a.length - b.length)[0] ?? account;
};

/** What makes two lines the same payment (R31.8): account, day, sum, currency, payer and title. The bank's own number does not count. */
const markOf = ({ account, day, amount, currency, party, title }: StatementLine): string =>
  [plainAccount(account), day, amount, currency, exactLetters(party.name), plainAccount(party.account), exactLetters(title)].join('|');

const BASIS = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b];

/** A hash of 128 bits in letters, so that a key stays short and holds no name; not cryptographic. */
const hashOf = (text: string): string =>
  BASIS.map((basis) => {
    let hash = basis;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193 + 2 * (basis & 0xff));
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(36);
  }).join('.');

const keyOf = (line: StatementLine, mark: string, count: number): string =>
  `${[plainAccount(line.account), line.day, line.amount, line.currency, hashOf(mark)].join('|')}|${count}`;

type Counted = { readonly line: KeyedLine; readonly mark: string; readonly count: number };

/** Each line with its count among the lines of its file that are alike: each of them is a payment of its own (R31.8). */
const countLines = (lines: readonly StatementLine[]): readonly Counted[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const mark = markOf(line);
    const count = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, count);
    return { line: { ...line, key: keyOf(line, mark, count) }, mark, count };
  });
};

/** The lines of one file with their keys. */
export const keyLines = (lines: readonly StatementLine[]): readonly KeyedLine[] => countLines(lines).map(({ line }) => line);

/** A line that is stored, or that an earlier file of the same import brings. */
export type StoredLine = KeyedLine & { readonly id: string };

/** A line that no file brought before; `twin` is the id of a stored line that may be the same payment, written differently. */
export type FreshLine = { readonly id: string; readonly line: KeyedLine; readonly twin: string | null };

/** The booking ids that a title names letter by letter. */
export type NamedInTitle = (title: string) => readonly string[];

/** The value day and the booking day of one payment are at most so many days apart: a long weekend with a holiday. */
const DAYS_APART = 5;

/** The share of the shorter text's pairs of letters that the longer one has as well, from 0 to 1; 1 if one of them is empty. */
const likeness = (a: string, b: string): number => {
  const [short, long] = [lettersOf(a), lettersOf(b)].toSorted((one, other) => one.length - other.length);
  if (short === undefined || long === undefined || long.includes(short)) return 1;
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < long.length; at += 1) pairs.set(long.slice(at, at + 2), (pairs.get(long.slice(at, at + 2)) ?? 0) + 1);
  let common = 0;
  for (let at = 0; at + 1 < short.length; at += 1) {
    const pair = short.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) common += 1;
    pairs.set(pair, left - 1);
  }
  return short.length < 2 ? 0 : common / (short.length - 1);
};

/** Letters lost by an encoding, a cut name and a missing address leave at least half of the pairs. */
const ALIKE = 0.5;
const isAlike = (a: string, b: string): boolean => likeness(a, b) >= ALIKE;

/** A bank may write a part of the payer's account; shorter parts than this say nothing. */
const PART_OF_ACCOUNT = 8;

const mayBeSameAccount = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a, b].toSorted((one, other) => one.length - other.length);
  return isSameAccount(a, b) || (short.length >= PART_OF_ACCOUNT && long.includes(short));
};

const mayBeSamePayer = ({ party: a }: StatementLine, { party: b }: StatementLine): boolean =>
  a.account !== '' && b.account !== '' ? mayBeSameAccount(a.account, b.account) : isAlike(a.name, b.name);

/** Titles that name different bookings are of different payments, however alike they are. */
const mayBeSameTitle = (a: string, b: string, named: NamedInTitle): boolean => {
  if (!mayNameSameRefund(a, b)) return false;
  const [ofA, ofB] = [named(a), named(b)];
  if (ofA.length > 0 && ofB.length > 0) return ofA.some((id) => ofB.includes(id));
  return isAlike(a, b);
};

const daysApart = (a: StatementLine, b: StatementLine): number => Math.abs(daysBetween(a.day, b.day));

const mayBeSame = (a: StatementLine, b: StatementLine, named: NamedInTitle): boolean =>
  daysApart(a, b) <= DAYS_APART && mayBeSamePayer(a, b) && mayBeSameTitle(a.title, b.title, named);

const sumOf = ({ account, amount, currency }: StatementLine): string => `${plainAccount(account)}|${amount}|${currency}`;

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const same = map.get(key);
  if (same === undefined) map.set(key, [value]);
  else same.push(value);
};

/** The stored lines of each mark by their count. Keys from before R31.8 counted by payer have no such count: they take the lowest free ones. */
const byCount = (stored: readonly StoredLine[]): Map<string, Map<number, string>> => {
  const byMark = new Map<string, StoredLine[]>();
  for (const line of stored) add(byMark, markOf(line), line);
  const counts = new Map<string, Map<number, string>>();
  for (const [mark, lines] of byMark) {
    const own = new Map<number, string>();
    const older = lines.filter((line) => {
      const count = Number(line.key.slice(line.key.lastIndexOf('|') + 1));
      if (line.key !== keyOf(line, mark, count)) return true;
      own.set(count, line.id);
      return false;
    });
    let next = 1;
    for (const { id } of older) {
      while (own.has(next)) next += 1;
      own.set(next, id);
    }
    counts.set(mark, own);
  }
  return counts;
};

/** How many days around its lines a file's twins may lie: the range of stored lines that `recogniseLines` needs. */
export const TWIN_DAYS = DAYS_APART;

/**
 * The lines of some files that are not stored yet (R31.8). A file may bring each stored line once, so a stored line that a file repeats
 * letter by letter is nobody's twin in that file. `idOf` gives the n-th fresh line the id under which it will be stored.
 */
export const recogniseLines = (
  files: readonly (readonly StatementLine[])[],
  stored: readonly StoredLine[],
  named: NamedInTitle,
  idOf: (n: number) => string,
): readonly FreshLine[] => {
  const counts = byCount(stored);
  const bySum = new Map<string, StoredLine[]>();
  for (const line of stored) add(bySum, sumOf(line), line);
  const fresh: FreshLine[] = [];
  for (const file of files) {
    const repeated = new Set<string>();
    const unknown = countLines(file).filter(({ mark, count }) => {
      const id = counts.get(mark)?.get(count);
      if (id !== undefined) repeated.add(id);
      return id === undefined;
    });
    const brought = unknown.map(({ line, mark, count }) => {
      const candidates = (bySum.get(sumOf(line)) ?? []).filter((other) => !repeated.has(other.id) && mayBeSame(line, other, named));
      const [twin = null] = candidates.toSorted((a, b) => daysApart(line, a) - daysApart(line, b));
      if (twin !== null) repeated.add(twin.id);
      const id = idOf(fresh.length + 1);
      fresh.push({ id, line, twin: twin?.id ?? null });
      return { line: { ...line, id }, mark, count };
    });
    for (const { line, mark, count } of brought) {
      add(bySum, sumOf(line), line);
      const own = counts.get(mark) ?? new Map<number, string>();
      counts.set(mark, own.set(count, line.id));
    }
  }
  return fresh;
};
