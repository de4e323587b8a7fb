import type { Booking } from '../booking/booking.ts';
import { transliterate } from '../text/transliterate.ts';

// Banks and passports spell the same name differently: MUELLER or MULLER, YURII or JURIJ.
const SPELLINGS: Readonly<Record<string, string>> = { E: '', Z: 'H', W: 'V', J: 'I', Y: 'I' };

const foldLetters = (letters: string): string =>
  letters
    .replace(/(?<=[AOU])E|(?<=[SC])Z|[WJY]/g, (letter) => SPELLINGS[letter] ?? '')
    .replace(/(.)\1+/g, '$1');

const wordsOf = (text: string): readonly string[] =>
  foldLetters(
    transliterate(text)
      .toUpperCase()
      .replace(/[^A-Z0-9\s,.;:/()-]+/g, ''),
  )
    .split(/[\s,.;:/()-]+/)
    .filter((word) => word !== '');

/** Returns the words of a bank's text. O'Connor counts as one word and as two words. */
const wordsSaid = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  const textWords = new Set(words);
  const joined = words.map((word, at) => word + (words[at + 1] ?? '')).join(' ');
  for (const pair of foldLetters(joined).split(' ')) if (pair !== '') textWords.add(pair);
  return textWords;
};

type Name = {
  readonly userNum: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
};

export type PayerKind = 'booker' | 'traveller' | 'stranger' | 'unnamed';

export const isKnownPayer = (who: PayerKind): who is 'booker' | 'traveller' =>
  who === 'booker' || who === 'traveller';

const namesOf = ({ choices }: Pick<Booking, 'choices'>): readonly Name[] =>
  choices.participants.map(({ userNum, person: { firstName, lastName } }) => {
    const [first = ''] = firstName.trim().split(/\s/u);
    return { userNum, first: wordsOf(first), last: wordsOf(lastName) };
  });

const isNamed = (textWords: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.length > 0 &&
  (words.every((word) => textWords.has(word)) || textWords.has(foldLetters(words.join(''))));

const payerAmong = (names: readonly Name[], textWords: ReadonlySet<string>): PayerKind => {
  const found = names.find(
    ({ first, last }) => isNamed(textWords, first) && isNamed(textWords, last),
  );
  if (found === undefined) return 'stranger';
  return found.userNum === 1 ? 'booker' : 'traveller';
};

/**
 * Returns who paid, or 'unnamed'. Banks reorder names and add postal addresses, so words are
 * compared.
 */
export const payerKindOf = (booking: Pick<Booking, 'choices'>, name: string): PayerKind => {
  const textWords = wordsSaid(name);
  return textWords.size === 0 ? 'unnamed' : payerAmong(namesOf(booking), textWords);
};

type Party = { readonly bookingId: string; readonly names: readonly Name[] };

export type PayerIndex = ReadonlyMap<string, readonly Party[]>;

export const indexPayers = (bookings: Iterable<Pick<Booking, 'id' | 'choices'>>): PayerIndex => {
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

/**
 * Returns the bookings of the people whom the text of a bank line names, as booker or as traveller.
 */
export const payerKindsByBooking = (
  index: PayerIndex,
  text: string,
): ReadonlyMap<string, 'booker' | 'traveller'> => {
  const textWords = wordsSaid(text);
  const found = new Map<string, 'booker' | 'traveller'>();
  for (const word of textWords)
    for (const { bookingId, names } of index.get(word) ?? []) {
      const who = payerAmong(names, textWords);
      if (isKnownPayer(who)) found.set(bookingId, who);
    }
  return found;
};
