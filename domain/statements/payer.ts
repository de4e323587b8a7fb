import type { Booking } from '../booking/booking.ts';
import { transliterate } from '../text/transliterate.ts';

// Banks and passports write one name in several ways: MUELLER or MULLER, YURII or JURIJ.
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([AOU])E/g, '$1'],
  [/SZ/g, 'SH'],
  [/CZ/g, 'CH'],
  [/W/g, 'V'],
  [/[JY]/g, 'I'],
  [/(.)\1+/g, '$1'],
];

/** One form for all spellings of a word; for comparison only. */
const foldWord = (word: string): string =>
  SPELLINGS.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    transliterate(word)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ''),
  );

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s,.;:/()\-–]+/u)
    .map(foldWord)
    .filter((word) => word !== '');

/** Words and each two neighbours as one: banks write O'Connor in one word or in two. */
const wordsSaid = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  return new Set([...words, ...words.map((word, at) => foldWord(`${word}${words[at + 1] ?? ''}`))]);
};

type Name = {
  readonly userNum: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
};

export type PayerKind = 'booker' | 'traveller' | 'stranger' | 'unnamed';

export const isKnownPayer = (who: PayerKind): who is 'booker' | 'traveller' =>
  who === 'booker' || who === 'traveller';

const namesOf = ({ choices }: Booking): readonly Name[] =>
  choices.participants.map(({ userNum, person: { firstName, lastName } }) => {
    const [first = ''] = firstName.trim().split(/\s/u);
    return { userNum, first: wordsOf(first), last: wordsOf(lastName) };
  });

const isNamed = (said: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.length > 0 && (words.every((word) => said.has(word)) || said.has(foldWord(words.join(''))));

/** Finds a person of a booking. Banks write names in any order and append addresses. */
export const payerOf = (booking: Booking, name: string): PayerKind => {
  const said = wordsSaid(name);
  if (said.size === 0) return 'unnamed';
  const found = namesOf(booking).find(
    ({ first, last }) => isNamed(said, first) && isNamed(said, last),
  );
  if (found === undefined) return 'stranger';
  return found.userNum === 1 ? 'booker' : 'traveller';
};

/** Booking ids by words of travellers' last names, so that a line is compared with few of them. */
export type PayerIndex = ReadonlyMap<string, readonly string[]>;

export const indexPayers = (bookings: Iterable<Booking>): PayerIndex => {
  const index = new Map<string, string[]>();
  for (const booking of bookings)
    for (const { last } of namesOf(booking))
      for (const word of new Set([last[0] ?? '', foldWord(last.join(''))])) {
        const ids = index.get(word);
        if (ids === undefined) index.set(word, [booking.id]);
        else if (ids.at(-1) !== booking.id) ids.push(booking.id);
      }
  return index;
};

/** The bookings of which a traveller's last name may stand in a text. */
export const possiblyNamedBookings = (index: PayerIndex, text: string): ReadonlySet<string> =>
  new Set([...wordsSaid(text)].flatMap((word) => index.get(word) ?? []));
