import { DAY_LENGTH } from '../calendar.ts';
import {
  type KeyedLine,
  lettersAndDigitsOf,
  mayNameSameRefund,
  normalizeAccountNumber,
  type StatementLine,
} from './line.ts';

/** Banks wrap a transfer's title at different points, so only letters and digits are compared. */
const exactLetters = (text: string): string =>
  text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');

/** Some bank files omit the two check digits of a Polish account number. */
export const plainAccount = (text: string): string => {
  const account = normalizeAccountNumber(text);
  return /^\d{26}$/.test(account) ? account.slice(2) : account;
};

const BASIS = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b];

/**
 * Returns a hash of 128 bits for a bank line's key, so that the key is short and contains no names.
 * The hash is not cryptographic, because the key need not be secret.
 */
const hashOf = (text: string): string =>
  BASIS.map((basis) => {
    let hash = basis;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193 + 2 * (basis & 0xff));
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(36);
  }).join('.');

const computeMark = ({ account, day, amount, currency, party, title }: StatementLine): string => {
  const head = [plainAccount(account), day, amount, currency].join('|');
  const payer = [exactLetters(party.name), plainAccount(party.account), exactLetters(title)];
  return `${head}|${hashOf(`${head}|${payer.join('|')}`)}`;
};

/** An import compares each line several times, and computing a mark takes time. */
const marks = new WeakMap<StatementLine, string>();

/** Identifies a bank line by account, day, amount, payer and title; not by a number (R31.8). */
export const markOf = (line: StatementLine): string => {
  const mark = marks.get(line) ?? computeMark(line);
  marks.set(line, mark);
  return mark;
};

const keyOf = (mark: string, count: number): string => `${mark}|${count}`;

/** Two equal lines of one bank file are two payments, so a bank line's key contains a count. */
export const addKeysToBankLines = (
  lines: readonly StatementLine[],
  counts = new Map<string, number>(),
): readonly KeyedLine[] =>
  lines.map((line) => {
    const mark = markOf(line);
    const count = (counts.get(mark) ?? 0) + 1;
    counts.set(mark, count);
    return { ...line, key: keyOf(mark, count) };
  });

/**
 * The lines of one bank file. A line of a later part that equals a line of an earlier part is
 * perhaps the same payment: their statements can overlap.
 */
export type BankFile = readonly (readonly StatementLine[])[];

export type StoredLine = KeyedLine & { readonly id: string };

/** `twin` is the id of a stored bank line that is perhaps the same payment, spelled differently. */
export type FreshLine = {
  readonly id: string;
  readonly line: KeyedLine;
  readonly twin: string | null;
};

export type NamedInTitle = (title: string) => readonly string[];

/**
 * The most days between two bank lines of one payment. Banks state the value day or the booking day
 * of a payment, and a long weekend can lie between them.
 */
const DAYS_APART = 5;

type Compared = {
  readonly at: number;
  readonly account: string;
  readonly name: string;
  readonly title: string;
  readonly rawTitle: string;
  readonly bookings: readonly string[];
};

const comparedOf = (
  { day, party, title }: StatementLine,
  account: string,
  named: NamedInTitle,
): Compared => ({
  at: Date.parse(day) / DAY_LENGTH,
  account,
  name: lettersAndDigitsOf(party.name),
  title: lettersAndDigitsOf(title),
  rawTitle: title,
  bookings: named(title),
});

type Candidate = {
  readonly id: string;
  readonly account: string;
  readonly line: StatementLine;
  compared: Compared | null;
};

/**
 * Two texts count as the same if they share at least this fraction of their pairs of adjacent
 * letters.
 */
const ALIKE = 0.5;

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
    const unmatched = pairs.get(pair) ?? 0;
    if (unmatched > 0) common += 1;
    pairs.set(pair, unmatched - 1);
  }
  return common / (short.length - 1) >= ALIKE;
};

const mayBeSamePayer = (a: Compared, b: Compared): boolean =>
  a.account !== '' && b.account !== '' ? a.account === b.account : isAlike(a.name, b.name);

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

const FEW = 8;

type OneSum = {
  readonly all: Candidate[];
  byAccount: Map<string, Candidate[]> | null;
};

const candidateIndex = () => {
  const bySum = new Map<string, OneSum>();
  return {
    add: (candidate: Candidate): void => {
      const sum = sumOf(candidate.line);
      const same = bySum.get(sum);
      if (same === undefined) bySum.set(sum, { all: [candidate], byAccount: null });
      else {
        same.all.push(candidate);
        if (same.byAccount !== null) add(same.byAccount, candidate.account, candidate);
        else if (same.all.length > FEW)
          same.byAccount = Map.groupBy(same.all, ({ account }) => account);
      }
    },
    find: (line: StatementLine, account: string): readonly Candidate[] => {
      const same = bySum.get(sumOf(line));
      if (same === undefined || account === '') return same?.all ?? [];
      const of = (accountForm: string): readonly Candidate[] =>
        same.byAccount === null
          ? same.all.filter((each) => each.account === accountForm)
          : (same.byAccount.get(accountForm) ?? []);
      return [...of(account), ...of('')];
    },
  };
};

/**
 * Returns the ids of stored bank lines by key. A line stored before R31.8 has a key of an old form.
 * Here it gets a key of today's form, with the lowest count that no other equal line has.
 */
const storedByKey = (stored: readonly StoredLine[]): Map<string, string> => {
  const marked = stored.map((line) => ({ line, mark: markOf(line) }));
  const isOlder = ({ line, mark }: (typeof marked)[number]): boolean =>
    line.key !== keyOf(mark, Number(line.key.slice(line.key.lastIndexOf('|') + 1)));
  const ids = new Map<string, string>();
  for (const each of marked) if (!isOlder(each)) ids.set(each.line.key, each.line.id);
  for (const each of marked)
    if (isOlder(each)) {
      let count = 1;
      while (ids.has(keyOf(each.mark, count))) count += 1;
      ids.set(keyOf(each.mark, count), each.line.id);
    }
  return ids;
};

/** A bank line can be the twin of a stored one if at most this many days lie between them. */
export const TWIN_DAYS = DAYS_APART;

/**
 * Returns the bank lines that are not stored yet, each with the id of its `twin`, if any. `idOf(n)`
 * gives the id of the nth new line.
 */
export const findNewBankLines = (
  files: readonly BankFile[],
  stored: readonly StoredLine[],
  idsInTitleOf: NamedInTitle,
  idOf: (n: number) => string,
): readonly FreshLine[] => {
  const ids = storedByKey(stored);
  const index = candidateIndex();
  const candidateOf = (line: StatementLine, id: string): Candidate => ({
    id,
    account: plainAccount(line.party.account),
    line,
    compared: null,
  });
  const compared = (candidate: Candidate): Compared => {
    candidate.compared ??= comparedOf(candidate.line, candidate.account, idsInTitleOf);
    return candidate.compared;
  };
  for (const line of stored) index.add(candidateOf(line, line.id));
  const fresh: FreshLine[] = [];
  const parts = files.flatMap((file) => {
    const counts = new Map<string, number>();
    return file.map((part) => addKeysToBankLines(part, counts));
  });
  for (const part of parts) {
    const repeated = new Set<string>();
    const unknown = part.filter(({ key }) => {
      const id = ids.get(key);
      if (id !== undefined) repeated.add(id);
      return id === undefined;
    });
    const brought = unknown.map((line): Candidate => {
      const candidate = candidateOf(line, idOf(fresh.length + 1));
      let twin: Candidate | null = null;
      for (const other of index.find(line, candidate.account))
        if (
          !repeated.has(other.id) &&
          (twin === null ||
            daysApart(compared(candidate), compared(other)) <
              daysApart(compared(candidate), compared(twin))) &&
          mayBeSame(compared(candidate), compared(other))
        )
          twin = other;
      if (twin !== null) repeated.add(twin.id);
      fresh.push({ id: candidate.id, line, twin: twin?.id ?? null });
      return candidate;
    });
    for (const candidate of brought) index.add(candidate);
    for (const [at, { key }] of unknown.entries()) ids.set(key, brought[at]?.id ?? '');
  }
  return fresh;
};
