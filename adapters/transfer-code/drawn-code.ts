import { encodeQR } from 'qr';

/** A code as dark squares on light ground: so many squares each way, the light border that scanners need among them, and their outline as a path of an SVG. */
export type DrawnCode = { readonly size: number; readonly path: string };

/** Light squares around a code, without which no scanner finds it. */
export const BORDER = 4;

/** Draws a text as a QR code of level L, which is what banks ask for in transfer codes. Runs of a row are one rectangle each. */
export const drawnCode = (text: string): DrawnCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size: rows.length, path: runs.join('') };
};
