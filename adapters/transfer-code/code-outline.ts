import { encodeQR } from 'qr';
import { createRecentCache } from '../system/recent-cache.ts';

/** `size`: squares per side, with the border. `path`: SVG path of the dark squares. */
export type CodeOutline = { readonly size: number; readonly path: string };

/** Width of the border in squares. Scanners need a light border around the code. */
const BORDER = 4;

type Squares = readonly (readonly boolean[])[];

/** Number of cached codes. An order needs its code twice: for the page, then for the mail. */
const CACHE_SIZE = 16;
const codes = createRecentCache<Squares>(CACHE_SIZE);

/** Returns the squares of a QR code of level L, as banks require. True: the square is dark. */
export const qrCodeSquaresOf = (text: string): Squares =>
  codes(text, () => encodeQR(text, 'raw', { ecc: 'low', border: BORDER }));

const runsOf = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let from = row.indexOf(true); from >= 0; ) {
    const end = row.indexOf(false, from);
    const length = (end < 0 ? row.length : end) - from;
    path += `M${from} ${y}h${length}v1h-${length}z`;
    from = row.indexOf(true, from + length);
  }
  return path;
};

/** Returns the SVG path of a code. A rectangle covers each run of dark squares in a row. */
export const qrCodeOutlineOf = (text: string): CodeOutline => {
  const rows = qrCodeSquaresOf(text);
  return { size: rows.length, path: rows.map(runsOf).join('') };
};
