import type { Booking } from '../booking/booking.ts';
import { transliterate } from '../text/transliterate.ts';

// Banks and passports write one name in several ways: MUELLER or MULLER, SHEVCHENKO or SZEWCZENKO, YURII or JURIJ.
const SPELLINGS: Readonly<Record<string, string>> = { E: '', Z: 'H', W: 'V', J: 'I', Y: 'I' };

/** Capital letters and digits as all their spellings have them: for comparison alone. */
const foldLetters = (letters: string): string =>
  letters
    .replace(/(?<=[AOU])E|(?<=[SC])Z|[WJY]/g, (letter) => SPELLINGS[letter] ?? '')
    .replace(/(.)\1+/g, '$1');

/** A word of a name as all its spellings have it. */
const foldWord = (word: string): string =>
  foldLetters(
    transliterate(word)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, ''),
  );

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s,.;:/()\-–]+/u)
    .map(foldWord)
    .filter((word) => word !== '');

/** The words of a text, and each two neighbours as one: banks write O'Connor in one word or in two. */
const wordsSaid = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  return new Set([
    ...words,
    ...words.map((word, at) => foldLetters(`${word}${words[at + 1] ?? ''}`)),
  ]);
};

/** A name of a traveller as words to be found. */
type Name = {
  readonly userNum: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
};

/** Who paid, by the bank's name; `unnamed` if the bank gives none. */
export type Payer = 'booker' | 'traveller' | 'stranger' | 'unnamed';

export const isOneOfThem = (who: Payer): who is 'booker' | 'traveller' =>
  who === 'booker' || who === 'traveller';

const namesOf = ({ choices }: Booking): readonly Name[] =>
  choices.participants.map(({ userNum, person: { firstName, lastName } }) => {
    const [first = ''] = firstName.trim().split(/\s/u);
    return { userNum, first: wordsOf(first), last: wordsOf(lastName) };
  });

const isNamed = (said: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.length > 0 &&
  (words.every((word) => said.has(word)) || said.has(foldLetters(words.join(''))));

const payerAmong = (names: readonly Name[], said: ReadonlySet<string>): Payer => {
  const found = names.find(({ first, last }) => isNamed(said, first) && isNamed(said, last));
  if (found === undefined) return 'stranger';
  return found.userNum === 1 ? 'booker' : 'traveller';
};

/**
 * Finds a person of a booking by the bank's name. Banks write names in any order and append
 * addresses.
 */
export const payerOf = (booking: Booking, name: string): Payer => {
  const said = wordsSaid(name);
  return said.size === 0 ? 'unnamed' : payerAmong(namesOf(booking), said);
};

/** A booking with the names of its travellers. */
type Party = { readonly bookingId: string; readonly names: readonly Name[] };

/** Parties by the words of their travellers' last names, so that a line is compared with few of them. */
export type PayerIndex = ReadonlyMap<string, readonly Party[]>;

export const indexPayers = (bookings: Iterable<Booking>): PayerIndex => {
  const index = new Map<string, Party[]>();
  for (const booking of bookings) {
    const party: Party = { bookingId: booking.id, names: namesOf(booking) };
    for (const { last } of party.names)
      for (const word of new Set([last[0] ?? '', foldLetters(last.join(''))])) {
        const parties = index.get(word);
        if (parties === undefined) index.set(word, [party]);
        else if (parties.at(-1) !== party) parties.push(party);
      }
  }
  return index;
};

/** The bookings of which a text names a traveller, each with that person. */
export const payersNamed = (
  index: PayerIndex,
  text: string,
): ReadonlyMap<string, 'booker' | 'traveller'> => {
  const said = wordsSaid(text);
  const found = new Map<string, 'booker' | 'traveller'>();
  for (const word of said)
    for (const { bookingId, names } of index.get(word) ?? []) {
      const who = payerAmong(names, said);
      if (isOneOfThem(who)) found.set(bookingId, who);
    }
  return found;
};
