import jsQR from 'jsqr';

const SCALE = 3;

export const readDrawnCode = ({
  size,
  path,
}: {
  readonly size: number;
  readonly path: string;
}): string => {
  const side = size * SCALE;
  const points = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let at = 0; at < Number(run) * SCALE; at += 1) {
        const point = (Number(y) * SCALE + row) * side + Number(x) * SCALE + at;
        points.fill(0, point * 4, point * 4 + 3);
      }
  const { binaryData = [] } = jsQR(points, side, side) ?? {};
  return new TextDecoder().decode(Uint8Array.from(binaryData));
};
