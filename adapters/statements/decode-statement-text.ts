import { CODE_PAGE_852, LETTERS } from './copy.pl.ts';

const decode852 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(
      String.fromCharCode(
        ...Array.from(bytes.subarray(from, from + 8192), (byte) =>
          byte < 0x80 ? byte : CODE_PAGE_852.charCodeAt(byte - 0x80),
        ),
      ),
    );
  return parts.join('');
};

const NAMES_OF_852 = /^(?:ibm|cp|pc)?[-_ ]?852$/i;

const decodeNamed = (bytes: Uint8Array, name: string): string | null => {
  if (NAMES_OF_852.test(name)) return decode852(bytes);
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return null;
  }
};

/** In a wrong code page, a capital Polish letter often follows a small letter. */
const POLISH = new RegExp(`[${LETTERS}]`, 'g');
const MISPLACED = new RegExp(
  `[a-z${LETTERS.slice(0, LETTERS.length / 2)}][${LETTERS.slice(LETTERS.length / 2)}]`,
  'g',
);

const countOf = (text: string, pattern: RegExp): number => {
  let count = 0;
  while (pattern.test(text)) count += 1;
  return count;
};

/** Decodes in the code page that gives most Polish letters and fewest capitals within words. */
const decodeLikely = (bytes: Uint8Array): string => {
  // Decode in one code page after the other, not in all at once: each text needs twice the memory
  // of the file.
  let likely = { text: '', score: Number.NEGATIVE_INFINITY };
  for (const name of ['windows-1250', 'iso-8859-2', 'ibm852']) {
    const text = decodeNamed(bytes, name) ?? '';
    const score = countOf(text, POLISH) - 2 * countOf(text, MISPLACED);
    if (score > likely.score) likely = { text, score };
  }
  return likely.text;
};

/** Detects UTF-16: a byte order mark, or a zero byte at the first letter. Otherwise null. */
const utf16Of = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) ||
    (first === 0 && second !== 0 && second !== undefined)
    ? 'utf-16be'
    : null;
};

/**
 * True if a text with invalid bytes still counts as UTF-8: it has at least as many non-ASCII
 * letters as invalid bytes.
 */
const isMostlyUtf8 = (text: string): boolean =>
  countOf(text, /[^\p{ASCII}\ufffd]/gu) >= countOf(text, /\ufffd/g);

/** True if valid UTF-8 is still wrong: SPÓŁKA in windows-1250 is read as SPӣKA. */
const looksLikeCapitals = (text: string): boolean =>
  /^[\p{ASCII}\u0180-\u02bf\u0440-\u047f\u04c0-\u04ff]*$/u.test(text) &&
  !/^\p{ASCII}*$/u.test(text);

const namedEncoding = (bytes: Uint8Array): string | null =>
  /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.: -]+)["']/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1] ?? null;

const NONCHARACTERS = /[\ufeff\ufffe\uffff]/g;

/** DOS ends a file with this character, so it also stands between files that were joined. */
const DOS_END = '\x1a';

/** Removes what is no part of the text, also control characters and spaces after its end. */
const withoutPadding = (decoded: string): string => {
  const text = decoded.replace(NONCHARACTERS, '').replaceAll(DOS_END, '');
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) <= ' ') end -= 1;
  return text.slice(0, end);
};

/** Decodes a file: as UTF-8 if valid, else as its XML head says, else by its Polish letters. */
export const decodeStatementText = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  if (utf16 !== null) return withoutPadding(new TextDecoder(utf16).decode(whole));
  const name = namedEncoding(bytes);
  // Remove 0xFF: banks fill empty subfields with it, and no encoding here uses it for a letter.
  const plain = bytes.includes(0xff) ? bytes.filter((byte) => byte !== 0xff) : bytes;
  const utf8 = new TextDecoder('utf-8').decode(plain);
  const isUtf8 =
    !utf8.includes('\ufffd') && (name === null ? !looksLikeCapitals(utf8) : plain === bytes);
  const named = isUtf8 || name === null || /^utf-?8$/i.test(name) ? null : decodeNamed(bytes, name);
  const text =
    named ??
    (isUtf8 || (utf8.includes('\ufffd') && isMostlyUtf8(utf8)) ? utf8 : decodeLikely(plain));
  return withoutPadding(text);
};
