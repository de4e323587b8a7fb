import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { outlineOfCode } from '../../../adapters/transfer-code/code-outline.ts';

const SCALE = 3;

const photo = ({ size, path }: { readonly size: number; readonly path: string }) => {
  const side = size * SCALE;
  const points = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let at = 0; at < Number(run) * SCALE; at += 1) {
        const point = (Number(y) * SCALE + row) * side + Number(x) * SCALE + at;
        points.fill(0, point * 4, point * 4 + 3);
      }
  return { points, side };
};

describe('a drawn transfer code', () => {
  it.each([
    '|PL|61109010140000071219812874|064900|Kilwater sp. z o.o.|ABCDEFGH Anna Żak Wyspy Dalmacji|||',
    '|PL|61109010140000071219812874|999999|Żeglarska Przystań ŁĄ|ABCDEFGH Zażółć Gęślą Jaźń Świ|||',
  ])('is decoded by another library, Polish letters included: %s', (text) => {
    const { points, side } = photo(outlineOfCode(text));
    const read = jsQR(points, side, side);
    expect(new TextDecoder().decode(Uint8Array.from(read?.binaryData ?? []))).toBe(text);
  });
});
