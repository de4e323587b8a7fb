import { err, ok, type Result } from 'neverthrow';

/**
 * Access to a file that the program reads in parts. `read` returns the bytes from `start` to `end`.
 */
export type FileBytes = {
  readonly size: number;
  readonly read: (start: number, end: number) => Uint8Array;
};

const SAVE_AS = 'Save the file as UTF-8';
const NEW_LINE = 0x0a;
const LONGEST_QUOTE = 60;

const strict = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const notUtf8 = (bytes: Uint8Array): string => {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const next = bytes.indexOf(NEW_LINE, start);
    const end = next === -1 ? bytes.length : next;
    const part = bytes.subarray(start, end);
    if (strict(part) === null) {
      const text = new TextDecoder('windows-1250').decode(part).trim();
      const quote = text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
      return `line ${line} is not UTF-8. As Windows-1250 it says: ${quote}. ${SAVE_AS}`;
    }
    start = end + 1;
  }
  return `the file is not UTF-8. ${SAVE_AS}`;
};

/** Returns true for UTF-16: a byte order mark at the start, or a zero byte beside each letter. */
const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  (bytes.length > 1 &&
    bytes.subarray(0, 100).filter((byte) => byte === 0).length * 3 > Math.min(bytes.length, 100));

const CONTROL = /[\p{Cc}--[\t\n\r]]/v;

/** Matches any character that is not common. Common ones are visible and unchanged by NFC. */
const UNUSUAL =
  /[^\t\n\r\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF]/;

/** True if all characters are common: NFC changes nothing, all are visible. Fast on long texts. */
export const isVisibleNfcText = (text: string): boolean => !UNUSUAL.test(text);

/** Formats a character by its code, such as U+0000, because the character is invisible. */
export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Decodes UTF-8 into NFC. Refuses wrong bytes and control characters; errors name the line. */
export const decodeText = (bytes: Uint8Array): Result<string, string> => {
  if (isUtf16(bytes)) return err(`the file is UTF-16. ${SAVE_AS}`);
  const text = strict(bytes);
  if (text === null) return err(notUtf8(bytes));
  if (isVisibleNfcText(text)) return ok(text);
  const at = text.search(CONTROL);
  if (at === -1) return ok(text.normalize('NFC'));
  return err(
    `line ${text.slice(0, at).split('\n').length} has the control character ${formatCodePoint(text.charAt(at))}. Remove it`,
  );
};

const CHUNK = 256 * 1024;

/** Returns true if `decodeText` would accept the file. Reads the file in parts. */
export const isUtf8File = ({ size, read }: FileBytes): boolean => {
  if (isUtf16(read(0, Math.min(100, size)))) return false;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let start = 0; start < size; start += CHUNK) {
      const part = read(start, Math.min(start + CHUNK, size));
      if (CONTROL.test(decoder.decode(part, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};
