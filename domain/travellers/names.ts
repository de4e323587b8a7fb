import { firstRefused, type RefusedCharacter } from '../text/clean.ts';

/** Maximum length of a name in characters (R67). */
const LONGEST = 100;

/** Signs that a name may contain: space, four hyphens, four apostrophes, middle dot (R67). */
const SIGNS = " \\-‐‑–'’ʼʻ·";
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}${SIGNS}.]*$`, 'u');
/**
 * A letter of a name. Modifier letters do not count, because some apostrophes are modifier letters.
 */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
const BETWEEN_WORDS = /[ \-‐‑–]/u;
/** A word with no full stop except one at its end. */
const WORD = /^[^.]*(?:[\p{L}\p{M}\p{Nd}]\.)?$/u;
const INITIALS = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*)*\.?$/u;
const isWord = (text: string): boolean => WORD.test(text) || INITIALS.test(text);

const isWordAround = (name: string, at: number): boolean => {
  const before = name.slice(0, at).split(BETWEEN_WORDS).at(-1) ?? '';
  const after = name.slice(at).split(BETWEEN_WORDS)[0] ?? '';
  return isWord(before + after);
};

/** Trims a name and composes it (NFC) for storage and comparison. */
export const normalizeName = (text: string): string => text.trim().normalize('NFC');

/**
 * Returns the problem of a typed name; null if it is valid or empty. A name has letters of any
 * script, digits, spaces, hyphens, apostrophes, a middle dot, and full stops after a word or
 * initial; it needs a letter (R67).
 */
export const nameProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const name = normalizeName(text);
  if (name === '') return null;
  if ([...name].length > LONGEST) return 'tooLong';
  const right = ALLOWED.test(name) && LETTER.test(name) && name.split(BETWEEN_WORDS).every(isWord);
  return right ? null : 'invalid';
};

/**
 * Returns the first character that a name cannot contain, also a full stop inside a word. Null if
 * the name has another problem.
 */
export const refusedInName = (text: string): RefusedCharacter | null => {
  const name = normalizeName(text);
  return (
    firstRefused(name, (character) => ALLOWED.test(character)) ??
    firstRefused(name, (character, at) => character !== '.' || isWordAround(name, at))
  );
};

/** Country names may also contain parentheses, as in 'Mjanma (Birma)' (R67.13). */
const COUNTRY = /^[\p{L}\p{M} \-‐‑–'’ʼʻ.()]*$/u;

/** Returns the problem of a typed country, or null; an empty country has none (R67.13). */
export const countryProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const country = normalizeName(text);
  if (country === '') return null;
  if ([...country].length > LONGEST) return 'tooLong';
  return COUNTRY.test(country) && LETTER.test(country) ? null : 'invalid';
};
