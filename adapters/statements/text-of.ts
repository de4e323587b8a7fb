import { LETTERS } from './letters.pl.ts';

/** The letters that only Polish has, as each code page of Polish banks writes them. */
const CODE_PAGES = {
  'windows-1250': 'b9e6eab3f1f39c9fbfa5c6caa3d1d38c8faf',
  'iso-8859-2': 'b1e6eab3f1f3b6bcbfa1c6caa3d1d3a6acaf',
  ibm852: 'a586a988e4a298abbea48fa89de3e0978dbd',
} as const;

type CodePage = keyof typeof CODE_PAGES;
const NAMES: readonly CodePage[] = ['windows-1250', 'iso-8859-2', 'ibm852'];

const bytesOf = (page: CodePage): readonly number[] => (CODE_PAGES[page].match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/** How many bytes beyond ASCII are Polish letters in a code page. */
const polishIn = (bytes: Uint8Array, page: CodePage): number => {
  const letters = new Set(bytesOf(page));
  return bytes.reduce((count, byte) => count + (letters.has(byte) ? 1 : 0), 0);
};

/** No decoder of the platform knows this one; of what is not Polish in it nothing is read. */
const fromIbm852 = (bytes: Uint8Array): string => {
  const letters = new Map(bytesOf('ibm852').map((byte, index) => [byte, LETTERS.charAt(index)]));
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (letters.get(byte) ?? '\ufffd'))).join('');
};

/**
 * The text of a statement whose encoding nobody names: UTF-8 where the bytes are, else the code page of Polish banks in which most of them
 * are Polish letters.
 */
export const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [best = 'windows-1250'] = NAMES.toSorted((a, b) => polishIn(bytes, b) - polishIn(bytes, a));
    return best === 'ibm852' ? fromIbm852(bytes) : new TextDecoder(best).decode(bytes);
  }
};
