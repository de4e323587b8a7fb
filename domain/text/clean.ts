export type RefusedCharacter = { readonly character: string; readonly position: number };

/** Returns the first character that `fits` refuses, or null; `at` is its index in the string. */
export const firstRefusedCharacter = (
  text: string,
  fits: (character: string, at: number) => boolean,
): RefusedCharacter | null => {
  let at = 0;
  for (const [index, character] of [...text].entries()) {
    if (!fits(character, at)) return { character, position: index + 1 };
    at += character.length;
  }
  return null;
};

// A text that a person typed is cleaned before it is validated (R67). Stored texts are not cleaned.

const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;
const BREAKS_WITH_SPACES = / *[\n\v\f\r\u0085\u2028\u2029]+ */gu;
/** XML and PostgreSQL refuse some invisible characters, such as U+FFFE and U+0000. */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{FFF9}-\u{FFFB}]/gu;
/** Invisible joiners are part of emoji and of Persian words, so only free text keeps them. */
const JOINERS = /[\u200C\u200D]/gu;
const SPACES = /[\p{Zs}\t]/gu;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
/** A name keeps these dashes as a person typed them (R67.8). */
const NAME_DASHES = '‐‑–';
const QUOTES = /["'`´′″‚„\p{Pi}\p{Pf}]/gu;

const plainDash = (dash: string): string => (NAME_DASHES.includes(dash) ? dash : '-');

const visibleLine = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .replace(BREAKS_WITH_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, '')
    .trim();

/** Cleans a field of one line: line breaks and tabs become spaces, each dash becomes `-`. */
export const cleanOneLineText = (text: string): string => visibleLine(text).replace(DASHES, '-');

/** Cleans a name, but keeps the hyphens and apostrophes that R67.8 allows. */
export const cleanName = (text: string): string => visibleLine(text).replace(DASHES, plainDash);

/** Cleans a text of several lines: each line break becomes \n; a line's last spaces are removed. */
export const cleanMultiLineText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(DASHES, '-').trimEnd())
    .join('\n')
    .trim();

/** Cleans a typed code: removes spaces, quotes and a final full stop; each dash becomes `-`. */
export const cleanEnteredCode = (text: string): string =>
  cleanOneLineText(text).replaceAll(' ', '').replace(QUOTES, '').replace(/\.+$/, '');

const UNSTORABLE = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Returns false for a text that PostgreSQL cannot store, such as one with U+0000. If an id is such
 * a text, callers need not search the store for it, because the shop makes no such ids.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
