import { createArray, gullPath, path, type Stage } from './paths.ts';
import { paintSwell } from './sea.ts';

export const paintNearWater = (stage: Stage): void => {
  const { H, u, hy, sea, options, random } = stage;
  paintSwell(
    stage,
    random('near swell').between(0, 1),
    hy + (H - hy) * 0.86,
    2.2 * u,
    64 * u,
    sea[2],
    0.5,
  );
  if (options.country === 'mazury') paintReeds(stage);
};

export const paintForeground = (stage: Stage): void => {
  const { W, H, u, hy, place, options, random, stroke } = stage;
  if (options.quiet !== true) {
    const { between, pick } = random('gulls');
    const flock = createArray(pick([2, 3, 4, 5]), () =>
      gullPath(W * between(0.3, 0.8), hy * between(0.2, 0.6), u * between(0.9, 1.7)),
    );
    stroke(flock.join(''), options.time === 'dusk' ? '#2b2f5c' : '#ffffff', 0.32 * u);
  }
  if (
    options.leaf !== false &&
    isLeafKind(place.leaf) &&
    W > H * 0.9 &&
    random('branch').chance(0.6)
  )
    paintBranch(stage, place.leaf);
};

const paintReeds = ({ W, H, u, random, lit, put }: Stage): void => {
  const { between } = random('reeds');
  const reed = (): string => {
    const x = W - between(0, 1) ** 1.6 * 34 * u;
    const h = between(9, 24) * u;
    const bend = between(-4, 3) * u;
    return path`M${x} ${H}q0 ${-h * 0.6} ${bend} ${-h}q${-bend * 0.4 + 0.9 * u} ${h * 0.4} ${0.9 * u - bend} ${h}z`;
  };
  put(createArray(22, reed).join(''), lit('#5f7f45'));
};

/**
 * `length`: length of a branch. `leaf`: length of a leaf. `wide`: a leaf's width as a part of its
 * length; 0 draws the leaf as a line. `pairs`: number of pairs of leaves.
 */
const LEAVES = {
  palm: { length: 30, leaf: 13, wide: 0, pairs: 12, colour: '#1f5f45' },
  pine: { length: 16, leaf: 5, wide: 0, pairs: 15, colour: '#24503d' },
  olive: { length: 19, leaf: 5, wide: 0.22, pairs: 9, colour: '#66805a' },
  birch: { length: 17, leaf: 3.8, wide: 0.45, pairs: 9, colour: '#6f9448' },
} as const;
type LeafKind = keyof typeof LEAVES;
const isLeafKind = (leaf: string | null): leaf is LeafKind =>
  leaf !== null && Object.hasOwn(LEAVES, leaf);

const paintBranch = (stage: Stage, kind: LeafKind): void => {
  const { W, u, id, random, lit, sheet, put, stroke } = stage;
  const { between } = random('leaves');
  const { length, leaf, wide, pairs, colour } = LEAVES[kind];
  const palmy = kind === 'palm';
  const size = palmy ? 1.35 : 1.9;
  const a = ((palmy ? 154 : 158) * Math.PI) / 180;
  const x0 = W + (palmy ? 3 : 4) * u;
  const y0 = (palmy ? -5 : 3) * u;
  const L = length * size * u;
  const sag = L * 0.3;
  let leaves = '';
  let stem = path`M${x0} ${y0}`;
  for (let i = 1; i <= pairs; i++) {
    const t = i / pairs;
    const x = x0 + Math.cos(a) * L * t;
    const y = y0 + Math.sin(a) * L * t + sag * t * t;
    const along = Math.atan2(Math.sin(a) * L + 2 * sag * t, Math.cos(a) * L);
    for (const side of [-1, 1]) {
      const l =
        leaf * u * size * (palmy ? Math.sin(Math.PI * (0.12 + t * 0.8)) : between(0.6, 1.1));
      const q = along + side * (palmy ? 0.95 - t * 0.5 : between(0.5, 1.1));
      leaves += path`M${x} ${y}${leafPath(kind, wide, Math.cos(q) * l, Math.sin(q) * l, l)}`;
    }
    if (i % 3 === 0 || i === pairs) stem += path`L${x} ${y}`;
  }
  const from = sheet.length;
  if (wide) put(leaves, lit(colour));
  else stroke(leaves, lit(colour), (palmy ? 0.95 : 0.5) * u);
  stroke(stem, lit('#54453a'), 0.5 * u);
  const sprig = sheet.splice(from).join('');
  const secondSprig = `${path`translate(${W - between(1, 5) * u} ${-6 * u})`} rotate(${palmy ? -33 : -24}) scale(.82) ${path`translate(${-Math.round(x0)} ${-Math.round(y0)})`}`;
  sheet.push(`<g id="${id}f">${sprig}</g><use href="#${id}f" transform="${secondSprig}"/>`);
};

const leafPath = (kind: LeafKind, wide: number, ex: number, ey: number, l: number): string => {
  if (kind === 'palm') return path`q${ex * 0.55} ${ey * 0.45} ${ex} ${ey + l * 0.22}`;
  if (!wide) return path`l${ex} ${ey}`;
  const out = path`q${ex / 2 - ey * wide} ${ey / 2 + ex * wide} ${ex} ${ey}`;
  return path`${out}q${-ex / 2 + ey * wide} ${-ey / 2 - ex * wide} ${-ex} ${-ey}`;
};
