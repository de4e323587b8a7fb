import { DAY_LENGTH } from '../calendar.ts';
import { accountOf, type KeyedLine, lettersOf, type StatementLine } from './line.ts';
import { mayNameSameRefund } from './returned-refund.ts';

/** Banks' spaces and marks vary with line breaks; case and accents do not. */
const exactLetters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** A Polish account without its check digits, which some files leave out. */
const plainAccount = (text: string): string => {
  const account = accountOf(text);
  return /^\d{26}$/.test(account) ? account.slice(2) : account;
};

/** What makes two lines the same payment (R31.8). The bank's own number does not count. */
const markOf = ({ account, day, amount, currency, party, title }: StatementLine): string =>
  [
    plainAccount(account),
    day,
    amount,
    currency,
    exactLetters(party.name),
    plainAccount(party.account),
    exactLetters(title),
  ].join('|');

const BASIS = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b];

/** 128 bits in letters, so that a key stays short and holds no name; not cryptographic. */
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

/** Equal lines of a file are counted: each is a payment of its own (R31.8). */
const countLines = (lines: readonly StatementLine[]): readonly Counted[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const mark = markOf(line);
    const count = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, count);
    return { line: { ...line, key: keyOf(line, mark, count) }, mark, count };
  });
};

export const keyLines = (lines: readonly StatementLine[]): readonly KeyedLine[] =>
  countLines(lines).map(({ line }) => line);

/** A line that is stored, or that an earlier file of the same import brings. */
export type StoredLine = KeyedLine & { readonly id: string };

/** `twin`: the id of a stored line that may be the same payment, written differently. */
export type FreshLine = {
  readonly id: string;
  readonly line: KeyedLine;
  readonly twin: string | null;
};

export type NamedInTitle = (title: string) => readonly string[];

/** Most days between value day and booking day of one payment: a long weekend with a holiday. */
const DAYS_APART = 5;

/** Computed once per line: a file and the stored lines may have many lines of one sum. */
type Compared = {
  readonly id: string;
  readonly at: number;
  readonly account: string;
  readonly name: string;
  readonly title: string;
  readonly rawTitle: string;
  readonly bookings: readonly string[];
};

const comparedOf = (
  { day, party, title }: StatementLine,
  id: string,
  named: NamedInTitle,
): Compared => ({
  id,
  at: Date.parse(day) / DAY_LENGTH,
  account: plainAccount(party.account),
  name: lettersOf(party.name),
  title: lettersOf(title),
  rawTitle: title,
  bookings: named(title),
});

/**
 * Lost letters, a cut name and a missing address leave at least half of the shorter text's pairs.
 */
const ALIKE = 0.5;

/** Returns true if one text may be the other, written differently; an empty text may be any. */
const isAlike = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.includes(short)) return true;
  if (short.length < 2) return false;
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < long.length; at += 1)
    pairs.set(long.slice(at, at + 2), (pairs.get(long.slice(at, at + 2)) ?? 0) + 1);
  let common = 0;
  for (let at = 0; at + 1 < short.length; at += 1) {
    const pair = short.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) common += 1;
    pairs.set(pair, left - 1);
  }
  return common / (short.length - 1) >= ALIKE;
};

const mayBeSamePayer = (a: Compared, b: Compared): boolean =>
  a.account !== '' && b.account !== '' ? a.account === b.account : isAlike(a.name, b.name);

/** Titles that name different bookings belong to different payments, however similar they are. */
const mayBeSameTitle = (a: Compared, b: Compared): boolean => {
  if (
    a.bookings.length > 0 &&
    b.bookings.length > 0 &&
    !a.bookings.some((id) => b.bookings.includes(id))
  )
    return false;
  if (!mayNameSameRefund(a.rawTitle, b.rawTitle)) return false;
  return (a.bookings.length > 0 && b.bookings.length > 0) || isAlike(a.title, b.title);
};

const daysApart = (a: Compared, b: Compared): number => Math.abs(a.at - b.at);

const mayBeSame = (a: Compared, b: Compared): boolean =>
  daysApart(a, b) <= DAYS_APART && mayBeSamePayer(a, b) && mayBeSameTitle(a, b);

const sumOf = ({ account, amount, currency }: StatementLine): string =>
  `${plainAccount(account)}|${amount}|${currency}`;

const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const same = map.get(key);
  if (same === undefined) map.set(key, [value]);
  else same.push(value);
};

/** Lines by sum, then by the payer's account: most lines have one, so that few are compared. */
const twinIndex = () => {
  const bySum = new Map<string, Compared[]>();
  const byPayer = new Map<string, Compared[]>();
  return {
    add: (sum: string, line: Compared): void => {
      add(bySum, sum, line);
      add(byPayer, `${sum}|${line.account}`, line);
    },
    candidates: (sum: string, { account }: Compared): readonly Compared[] =>
      account === ''
        ? (bySum.get(sum) ?? [])
        : [...(byPayer.get(`${sum}|${account}`) ?? []), ...(byPayer.get(`${sum}|`) ?? [])],
  };
};

/** Stored lines by mark and count. Keys from before R31.8 take the lowest free counts. */
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

/** Days around a file's lines in which `recogniseLines` needs the stored lines. */
export const TWIN_DAYS = DAYS_APART;

/**
 * Lines that are not stored yet (R31.8). A file may bring each stored line once, so a line that it
 * repeats letter by letter is no twin in it. `idOf(n)`: the id of the n-th fresh line.
 */
export const recogniseLines = (
  files: readonly (readonly StatementLine[])[],
  stored: readonly StoredLine[],
  named: NamedInTitle,
  idOf: (n: number) => string,
): readonly FreshLine[] => {
  const counts = byCount(stored);
  const index = twinIndex();
  for (const line of stored) index.add(sumOf(line), comparedOf(line, line.id, named));
  const fresh: FreshLine[] = [];
  for (const file of files) {
    const repeated = new Set<string>();
    const unknown = countLines(file).filter(({ mark, count }) => {
      const id = counts.get(mark)?.get(count);
      if (id !== undefined) repeated.add(id);
      return id === undefined;
    });
    const brought = unknown.map(({ line, mark, count }) => {
      const id = idOf(fresh.length + 1);
      const own = comparedOf(line, id, named);
      let twin: Compared | null = null;
      for (const other of index.candidates(sumOf(line), own))
        if (
          (twin === null || daysApart(own, other) < daysApart(own, twin)) &&
          !repeated.has(other.id) &&
          mayBeSame(own, other)
        )
          twin = other;
      if (twin !== null) repeated.add(twin.id);
      fresh.push({ id, line, twin: twin?.id ?? null });
      return { own, line, mark, count };
    });
    for (const { own, line, mark, count } of brought) {
      index.add(sumOf(line), own);
      const ofMark = counts.get(mark) ?? new Map<number, string>();
      counts.set(mark, ofMark.set(count, own.id));
    }
  }
  return fresh;
};
