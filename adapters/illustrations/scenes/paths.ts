/** Whole numbers keep drawings small. `roundTenth` is for shapes that whole numbers distort. */
export const roundWhole = Math.round;
export const roundTenth = (n: number): number => Math.round(n * 10) / 10;
export const roundHundredth = (n: number): number => Math.round(n * 100) / 100;

export type Point = readonly [number, number];

/** Throws if there is no item, because that is a defect of the drawing. */
export const itemAt = <A>(list: readonly A[], index: number): A => {
  const found = list.at(index);
  if (found === undefined)
    throw new Error(`The drawing needs point ${index}, but the list has ${list.length}`);
  return found;
};

export const times = <A>(n: number, make: (index: number) => A): A[] =>
  Array.from({ length: n }, (_, index) => make(index));

export const compactPath = (d: string): string =>
  d
    .replace(/ -/g, '-')
    .replace(/-0(?=[^.\d]|$)/g, ' 0')
    .replace(/([a-zA-Z]) /g, '$1');

export const alpha = (opacity: number): string =>
  ` opacity="${String(roundHundredth(opacity)).replace(/^0/, '')}"`;

/** A shape that is pointed at both ends. Its flat lower side halves the bytes. */
export const lens = (x: number, y: number, w: number, h: number): string =>
  `M${roundWhole(x - w / 2)} ${roundWhole(y)}q${roundWhole(w / 2)} ${-Math.max(1, roundWhole(h * 1.5))} ${roundWhole(w)} 0z`;

export const cumulus = (x: number, y: number, k: number): string => {
  const a = (n: number): number => roundWhole(n * k);
  const bumps: readonly (readonly [number, number, number])[] = [
    [4, 3, -7],
    [6, 9, -5],
    [8, 14, 2],
    [5, 9, 4],
    [4, 3, 6],
  ];
  return `M${roundWhole(x)} ${roundWhole(y)}${bumps.map(([radius, dx, dy]) => `a${a(radius)} ${a(radius)} 0 0 1 ${a(dx)} ${a(dy)}`).join('')}z`;
};

export const cypress = (x: number, y: number, h: number): string =>
  `M${roundWhole(x)} ${roundWhole(y)}q${roundWhole(-h * 0.24)} ${roundWhole(-h * 0.4)} 0 ${roundWhole(-h)}q${roundWhole(h * 0.24)} ${roundWhole(h * 0.6)} 0 ${roundWhole(h)}`;

export const spruce = (x: number, y: number, h: number): string =>
  `M${roundWhole(x - h * 0.24)} ${roundWhole(y)}l${roundWhole(h * 0.24)} ${roundWhole(-h)} ${roundWhole(h * 0.24)} ${roundWhole(h)}z`;

export const gull = (x: number, y: number, s: number): string =>
  `M${roundWhole(x)} ${roundWhole(y)}q${roundWhole(s * 0.5)} ${roundWhole(-s * 0.7)} ${roundWhole(s)} 0q${roundWhole(s * 0.5)} ${roundWhole(-s * 0.7)} ${roundWhole(s)} 0`;
