export type RefusedCharacter = { readonly character: string; readonly position: number };

/** Returns the first refused character or null; `at` is an index of the JavaScript string. */
export const firstRefused = (
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

// Typed texts are cleaned before their validation (R67); stored and replayed texts are not.

const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;
const BREAKS_WITH_SPACES = / *[\n\v\f\r\u0085\u2028\u2029]+ */gu;
/** XML and PostgreSQL refuse noncharacters such as U+FFFE and U+0000. */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{FFF9}-\u{FFFB}]/gu;
/** Invisible joiners are part of emoji and Persian words, so free text keeps them. */
const JOINERS = /[\u200C\u200D]/gu;
const SPACES = /[\p{Zs}\t]/gu;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
/** Dashes that a name keeps as typed (R67.8). */
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
export const cleanLine = (text: string): string => visibleLine(text).replace(DASHES, '-');

/** Cleans a name, but keeps the hyphens and apostrophes that R67.8 allows. */
export const cleanName = (text: string): string => visibleLine(text).replace(DASHES, plainDash);

/** Turns each line break into a line feed; removes spaces at the end of a line. */
export const cleanText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(DASHES, '-').trimEnd())
    .join('\n')
    .trim();

/** Cleans a code: removes spaces, quotes and a final full stop, and turns each dash into `-`. */
export const cleanCode = (text: string): string =>
  cleanLine(text).replaceAll(' ', '').replace(QUOTES, '').replace(/\.+$/, '');

const UNSTORABLE = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** PostgreSQL refuses some texts, such as one with U+0000. Ids of the shop are always storable. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
