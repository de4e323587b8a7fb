// Cleans typed text before a rule judges it (R67). Stored text and replay are not cleaned.

/** They separate words, so they become spaces or line breaks. */
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;
const BREAKS_WITH_SPACES = / *[\n\v\f\r\u0085\u2028\u2029]+ */gu;
/** Noncharacters are included: U+FFFE and U+0000 fit neither XML nor PostgreSQL. */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{FFF9}-\u{FFFB}]/gu;
/** Joiners hold emoji and Persian words together: free text keeps them. */
const JOINERS = /[\u200C\u200D]/gu;
const SPACES = /[\p{Zs}\t]/gu;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
/** The dashes that a name keeps as typed (R67.8). */
const NAME_DASHES = '‐‑–';
const QUOTES = /["'`´′″‚„\p{Pi}\p{Pf}]/gu;

const plainDash = (dash: string): string => (NAME_DASHES.includes(dash) ? dash : '-');

/** One line with plain spaces and without invisible characters; dashes stay. */
const visibleLine = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .replace(BREAKS_WITH_SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, '')
    .trim();

/** Cleans a field of one line: line breaks and tabs become spaces, each dash becomes `-`. */
export const cleanLine = (text: string): string => visibleLine(text).replace(DASHES, '-');

/** Keeps the hyphens and apostrophes that R67.8 allows. */
export const cleanName = (text: string): string => visibleLine(text).replace(DASHES, plainDash);

/** Cleans free text: each line break becomes a line feed, no line ends in spaces. */
export const cleanText = (text: string): string =>
  text
    .replace(BREAKS, '\n')
    .split('\n')
    .map((line) => line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(DASHES, '-').trimEnd())
    .join('\n')
    .trim();

/** Cleans a code: no spaces, quotes or final full stop; each dash becomes `-`. */
export const cleanCode = (text: string): string =>
  cleanLine(text).replaceAll(' ', '').replace(QUOTES, '').replace(/\.+$/, '');

const UNSTORABLE = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * Returns false for text that PostgreSQL refuses; ids and tokens of the shop are always storable.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
