import { firstRefusedCharacter, type RefusedCharacter } from '../text/clean.ts';

const LONGEST = 100;

const SIGNS = " \\-‐‑–'’ʼʻ·";
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}${SIGNS}.]*$`, 'u');
/**
 * A name needs one of these letters. Modifier letters do not count, because some are apostrophes.
 */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
const BETWEEN_WORDS = /[ \-‐‑–]/u;
const WORD = /^[^.]*(?:[\p{L}\p{M}\p{Nd}]\.)?$/u;
const INITIALS = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*)*\.?$/u;
const isWord = (text: string): boolean => WORD.test(text) || INITIALS.test(text);

const isWordAround = (name: string, at: number): boolean => {
  const before = name.slice(0, at).split(BETWEEN_WORDS).at(-1) ?? '';
  const after = name.slice(at).split(BETWEEN_WORDS)[0] ?? '';
  return isWord(before + after);
};

/** Trims a name and composes its characters (NFC), so that equal names are stored as equal. */
export const normalizeName = (text: string): string => text.trim().normalize('NFC');

/**
 * Returns why a name is invalid; null if it is valid or empty. A full stop must follow a word or an
 * initial (R67).
 */
export const nameProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const name = normalizeName(text);
  if (name === '') return null;
  if ([...name].length > LONGEST) return 'tooLong';
  const right = ALLOWED.test(name) && LETTER.test(name) && name.split(BETWEEN_WORDS).every(isWord);
  return right ? null : 'invalid';
};

/** Returns the first character that a name cannot contain, or a misplaced full stop; else null. */
export const firstRefusedCharacterInName = (text: string): RefusedCharacter | null => {
  const name = normalizeName(text);
  return (
    firstRefusedCharacter(name, (character) => ALLOWED.test(character)) ??
    firstRefusedCharacter(name, (character, at) => character !== '.' || isWordAround(name, at))
  );
};

/** Country names can also contain parentheses, as in 'Mjanma (Birma)' (R67.13). */
const COUNTRY = /^[\p{L}\p{M} \-‐‑–'’ʼʻ.()]*$/u;

/** Returns why a country that a person typed is invalid; null if it is valid or empty. */
export const countryProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const country = normalizeName(text);
  if (country === '') return null;
  if ([...country].length > LONGEST) return 'tooLong';
  return COUNTRY.test(country) && LETTER.test(country) ? null : 'invalid';
};
