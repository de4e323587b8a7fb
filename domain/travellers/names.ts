import { firstRefused, type RefusedCharacter } from '../text/refused-character.ts';

/** First and last names have at most so many characters, without the spaces around them (R67). */
const LONGEST = 100;

/** Besides letters and digits of any script: a space, four hyphens, four apostrophes, a middle dot (R67). */
const SIGNS = " \\-‐‑–'’ʼʻ·";
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}${SIGNS}.]*$`, 'u');
/** The modifier letters are left out: the apostrophes among them are no name. */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
const BETWEEN_WORDS = /[ \-‐‑–]/u;
/** No full stop, or one at the end. */
const WORD = /^[^.]*(?:[\p{L}\p{M}\p{Nd}]\.)?$/u;
const INITIALS = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*)*\.?$/u;
const isWord = (text: string): boolean => WORD.test(text) || INITIALS.test(text);

/** Whether the word at a place of a name is one. */
const isWordAround = (name: string, at: number): boolean => {
  const before = name.slice(0, at).split(BETWEEN_WORDS).at(-1) ?? '';
  const after = name.slice(at).split(BETWEEN_WORDS)[0] ?? '';
  return isWord(before + after);
};

/** A name as it is compared and kept: without the spaces around it, letters and their marks composed (NFC). */
export const normalName = (text: string): string => text.trim().normalize('NFC');

/**
 * What is wrong with a first or last name; null also for an empty one, which says nothing yet. Letters and marks of any script, digits,
 * spaces, hyphens, apostrophes, a middle dot, and a full stop at the end of a word or between single letters ('J.R.R.'); at least one
 * letter (R67).
 */
export const nameProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const name = normalName(text);
  if (name === '') return null;
  if ([...name].length > LONGEST) return 'tooLong';
  const right = ALLOWED.test(name) && LETTER.test(name) && name.split(BETWEEN_WORDS).every(isWord);
  return right ? null : 'invalid';
};

/** The first character that no name holds, or a full stop within a word; null if a name lacks a letter instead. */
export const refusedInName = (text: string): RefusedCharacter | null => {
  const name = normalName(text);
  return (
    firstRefused(name, (character) => ALLOWED.test(character)) ??
    firstRefused(name, (character, at) => character !== '.' || isWordAround(name, at))
  );
};

/** Letters and marks of any script, spaces, hyphens, apostrophes, a full stop, and parentheses, as in 'Mjanma (Birma)' (R67.13). */
const COUNTRY = /^[\p{L}\p{M} \-‐‑–'’ʼʻ.()]*$/u;

/** Returns what is wrong with a country that somebody typed; null also for an empty one (R67.13). */
export const countryProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const country = normalName(text);
  if (country === '') return null;
  if ([...country].length > LONGEST) return 'tooLong';
  return COUNTRY.test(country) && LETTER.test(country) ? null : 'invalid';
};
