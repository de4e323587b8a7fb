import { crc32, deflateSync } from 'node:zlib';
import { qrCodeSquaresOf } from './code-outline.ts';

/** Pixels per square, so that the code is sharp on any screen. */
const DOTS = 4;

const chunk = (name: string, bytes: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

const lineOf = (row: readonly boolean[]): Buffer => {
  const width = row.length * DOTS;
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  for (let x = 0; x < width; x += 1)
    if (row[Math.floor(x / DOTS)] !== true)
      line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (128 >> (x & 7));
  return line;
};

/** Returns a QR code as PNG, because mail programs do not show SVG. */
export const qrCodePng = (text: string): Uint8Array => {
  const rows = qrCodeSquaresOf(text);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows.length * DOTS, 0);
  head.writeUInt32BE(rows.length * DOTS, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const dots = Buffer.concat(rows.flatMap((row) => Array<Buffer>(DOTS).fill(lineOf(row))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(dots)),
    chunk('IEND', new Uint8Array()),
  ]);
};
