import { transliterate } from './transliterate.ts';

const POLISH = /[ąćęłńóśźż]/iu;
const NOT_OF_BANKS = /[^a-z0-9ąćęłńóśźż \-.,/()+:'?]/giu;

/**
 * Returns a text for bank transfers. Keeps Polish letters, digits, spaces and - . , / ( ) + : ' ?;
 * other letters are transliterated, signs become spaces. At most `max` characters; may be empty.
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
