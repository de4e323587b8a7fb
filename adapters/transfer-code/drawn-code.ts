import { encodeQR } from 'qr';

/** A code as dark squares on light ground: so many squares each way, the light border that scanners need among them, and their outline as a path of an SVG. */
export type DrawnCode = { readonly size: number; readonly path: string };

/** Light squares around a code, without which no scanner finds it. */
const BORDER = 4;

type Squares = readonly (readonly boolean[])[];

/** So many codes are kept; of an order's two the mail's is asked for right after the screen's. */
const MOST_KEPT = 16;
const codes = new Map<string, Squares>();

/** The squares of a text's QR code of level L, which is what banks ask for in transfer codes, row by row; true is dark. */
export const squaresOf = (text: string): Squares => {
  const known = codes.get(text) ?? encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  codes.delete(text);
  codes.set(text, known);
  for (const oldest of codes.keys()) {
    if (codes.size <= MOST_KEPT) break;
    codes.delete(oldest);
  }
  return known;
};

/** The dark runs of a row as rectangles of a path. */
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

/** Draws a text as a transfer code. Runs of a row are one rectangle each. */
export const drawnCode = (text: string): DrawnCode => {
  const rows = squaresOf(text);
  return { size: rows.length, path: rows.map(runsOf).join('') };
};
