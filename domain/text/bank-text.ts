import { transliterate } from './transliterate.ts';

const POLISH = /[ąćęłńóśźż]/iu;
const NOT_OF_BANKS = /[^a-z0-9ąćęłńóśźż \-.,/()+:'?]/giu;

/**
 * Returns text in the characters that banks accept: Polish letters, digits, spaces and
 * - . , / ( ) + : ' ?. Other letters are transliterated or removed; other signs become spaces. Cut
 * to `max` characters; may be empty.
 */
export const bankText = (text: string, max: number): string =>
  Array.from(text.normalize('NFC'), (character) =>
    POLISH.test(character) ? character : transliterate(character),
  )
    .join('')
    .replace(NOT_OF_BANKS, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd();
