import type { FileBytes } from '../codecs/decode-text.ts';

/** Where an item of a list is: its bytes, and its first line, counted from 1. */
export type ListItem = { readonly start: number; readonly end: number; readonly line: number };

const CHUNK = 256 * 1024;
/** Maximum bytes outside the list of offers. With more, the file is no file of offers. */
const LONGEST_FRAME = 64 * 1024;

const [QUOTE, BACKSLASH, COMMA, NEW_LINE, SPACE] = [0x22, 0x5c, 0x2c, 0x0a, 0x20];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

export const fileBytesOf = (text: string): FileBytes => {
  const bytes = Buffer.from(text);
  return { size: bytes.length, read: (start, end) => bytes.subarray(start, end) };
};

/** Decodes UTF-8. Returns null if the bytes are not valid UTF-8. */
export const decodeUtf8Range = (bytes: FileBytes, start: number, end: number): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.read(start, end));
  } catch {
    return null;
  }
};

/**
 * Calls `acceptItem` with the position of each item of the only list in a JSON object. Returns the
 * text outside the items. Null if there is not exactly one list, if `acceptItem` returns false, or
 * if that text is too long or no UTF-8. Does not validate the JSON: the caller parses the items and
 * the rest.
 */
export const scanListReturningRest = (
  bytes: FileBytes,
  acceptItem: (item: ListItem) => boolean,
): string | null => {
  let [depth, line, isText, isEscaped, isBlank] = [0, 1, false, false, true];
  let [listStart, listEnd] = [-1, -1];
  let item = { start: 0, line: 1 };
  const endItem = (end: number): boolean => acceptItem({ ...item, end });
  for (let from = 0; from < bytes.size; from += CHUNK) {
    const chunk = bytes.read(from, Math.min(from + CHUNK, bytes.size));
    for (let index = 0; index < chunk.length; index += 1) {
      const code = chunk[index] ?? 0;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isText = false;
        continue;
      }
      if (code <= SPACE) {
        if (code === NEW_LINE) line += 1;
        continue;
      }
      const isIn = depth === 2 && listStart >= 0 && listEnd < 0;
      if (isIn && code === COMMA) {
        if (!endItem(from + index)) return null;
        item = { start: from + index + 1, line };
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        depth += 1;
        if (depth === 2) {
          if (code === OPEN_OBJECT || listStart >= 0) return null;
          listStart = from + index + 1;
          item = { start: listStart, line };
          isBlank = true;
          continue;
        }
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        if (isIn) {
          listEnd = from + index;
          if (!isBlank && !endItem(listEnd)) return null;
        }
        depth -= 1;
      } else if (code === QUOTE) isText = true;
      isBlank = false;
    }
  }
  if (listEnd < 0 || listStart + bytes.size - listEnd > LONGEST_FRAME) return null;
  const [before, after] = [
    decodeUtf8Range(bytes, 0, listStart),
    decodeUtf8Range(bytes, listEnd, bytes.size),
  ];
  return before === null || after === null ? null : before + after;
};
