import { firstRefused, type RefusedCharacter } from '../text/refused-character.ts';

/** Longest name in characters (R67). */
const LONGEST = 100;

/** Allowed besides letters and digits: space, four hyphens, four apostrophes, middle dot (R67). */
const SIGNS = " \\-‐‑–'’ʼʻ·";
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}${SIGNS}.]*$`, 'u');
/** Modifier letters are excluded, because the apostrophes among them alone are no name. */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
const BETWEEN_WORDS = /[ \-‐‑–]/u;
/** A word has no full stop, or one at its end. */
const WORD = /^[^.]*(?:[\p{L}\p{M}\p{Nd}]\.)?$/u;
const INITIALS = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*)*\.?$/u;
const isWord = (text: string): boolean => WORD.test(text) || INITIALS.test(text);

/** Returns true if the word around a position is valid. */
const isWordAround = (name: string, at: number): boolean => {
  const before = name.slice(0, at).split(BETWEEN_WORDS).at(-1) ?? '';
  const after = name.slice(at).split(BETWEEN_WORDS)[0] ?? '';
  return isWord(before + after);
};

/** Trims a name and composes it (NFC) for storage and comparison. */
export const normalizeName = (text: string): string => text.trim().normalize('NFC');

/**
 * Problem of a first or last name, or null; empty is none. Letters of any script, digits, spaces,
 * hyphens, apostrophes, a middle dot, and a full stop after a word or initial ('J.R.R.'). At least
 * one letter (R67).
 */
export const nameProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const name = normalizeName(text);
  if (name === '') return null;
  if ([...name].length > LONGEST) return 'tooLong';
  const right = ALLOWED.test(name) && LETTER.test(name) && name.split(BETWEEN_WORDS).every(isWord);
  return right ? null : 'invalid';
};

/** The first refused character, or a full stop within a word; null if a name lacks a letter. */
export const refusedInName = (text: string): RefusedCharacter | null => {
  const name = normalizeName(text);
  return (
    firstRefused(name, (character) => ALLOWED.test(character)) ??
    firstRefused(name, (character, at) => character !== '.' || isWordAround(name, at))
  );
};

/** Country names may have parentheses, as in 'Mjanma (Birma)' (R67.13). */
const COUNTRY = /^[\p{L}\p{M} \-‐‑–'’ʼʻ.()]*$/u;

/** The problem of a typed country, or null; empty is no problem (R67.13). */
export const countryProblem = (text: string): 'invalid' | 'tooLong' | null => {
  const country = normalizeName(text);
  if (country === '') return null;
  if ([...country].length > LONGEST) return 'tooLong';
  return COUNTRY.test(country) && LETTER.test(country) ? null : 'invalid';
};
