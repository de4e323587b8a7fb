import { type DrawnVessel, drawCatamaran, drawMonohull } from './drawn-vessels.ts';
import { animateShape } from './motion.ts';
import {
  createArray,
  lensShapedPath,
  mixColoursInOklab,
  path,
  roundHundredth,
  type Stage,
} from './paths.ts';

/** `x`, `y`: middle of the waterline. `k`: scale. `turn`: 1 for a bow to the right, else -1. */
export type VesselPosition = {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly turn: number;
};

/**
 * Chooses where the yacht is. `size` multiplies the scale of the yacht, `depth` its distance below
 * the horizon. Both are 1 in the scene of one yacht under sail.
 */
export const chooseVesselPosition = (stage: Stage, size = 1, depth = 1): VesselPosition => {
  const { W, H, hy, options, random } = stage;
  const { between, chance } = random('vessel');
  const portrait = options.portrait === true;
  const tall = H > W * 1.15;
  const near = between(0, 1) ** 0.8;
  const k = ((portrait ? 0.8 : 0.36 + 0.26 * near) * (tall ? W * 1.05 : Math.min(H, W))) / 132;
  return {
    k: k * size,
    x: W * (tall ? between(0.42, 0.55) : between(0.22, 0.43) * (portrait ? 1.4 : 1)),
    y: hy + (H - hy) * (portrait ? 0.5 : 0.2 + 0.34 * near) * depth,
    turn: chance(0.4) ? -1 : 1,
  };
};

const draw = (stage: Stage, underSail: boolean): DrawnVessel =>
  (stage.options.vessel === 'monohull' ? drawMonohull : drawCatamaran)(stage, underSail);

const hullIn = (stage: Stage, boat: DrawnVessel, { k, turn }: VesselPosition): string =>
  [
    `<g transform="scale(${roundHundredth(k * turn)} ${roundHundredth(k * -0.4)})" opacity="${stage.calm ? 0.26 : 0.16}">${boat.shadow}</g>`,
    animateShape(
      stage,
      'roll',
      `<g transform="scale(${roundHundredth(k * turn)} ${roundHundredth(k)}) rotate(${boat.heel})"><g id="${stage.id}b">${boat.body}</g></g>`,
    ),
  ].join('');

export const paintVesselUnderSail = (stage: Stage, position: VesselPosition): void => {
  const { H, hy, light, sea, sheet } = stage;
  const { x, y, k, turn } = position;
  const wake = (dx: number, dy: number, w: number): string => {
    const away = path`q${-dx * 0.45 * k * turn} ${dy * 0.15 * k} ${-dx * k * turn} ${dy * k}`;
    return path`M${-46 * k * turn} ${-0.6 * k}${away}q${dx * 0.5 * k * turn} ${(-dy * 0.7 + w) * k} ${dx * k * turn} ${(w * 0.6 - dy) * k}z`;
  };
  const bowWave = path`M${-60 * k} ${1.5 * k}q${60 * k} ${2 * k} ${120 * k} 0l${-14 * k} ${7 * k}h${-92 * k}z`;
  const foam =
    lensShapedPath(0, 0.8 * k, 116 * k, 2.4 * k) +
    lensShapedPath(20 * k * turn, 2.5 * k, 88 * k, 2.4 * k) +
    lensShapedPath(-24 * k * turn, 5 * k, 70 * k, 2 * k);
  const water = mixColoursInOklab(sea[1], sea[2], Math.min(1, (y - hy) / (H - hy)));
  sheet.push(
    path`<g transform="translate(${x} ${y})"><path d="${wake(150, 16, 3.5)}${wake(190, 3, 2.5)}" fill="${light.glint}" opacity=".5"/>`,
    `<path d="${wake(110, 8, 1.6)}" fill="${sea[2]}" opacity=".35"/>`,
    hullIn(stage, draw(stage, true), position),
    `<path d="${bowWave}" fill="${water}" opacity=".8"/><path d="${foam}" fill="${light.glint}" opacity=".75"/></g>`,
  );
};

/**
 * Paints a yacht that does not move. At anchor it has an anchor line; at a quay, `withAnchorLine`
 * is false.
 */
export const paintVesselAtRest = (
  stage: Stage,
  position: VesselPosition,
  withAnchorLine = true,
): void => {
  const { light, lit, sheet } = stage;
  const { x, y, k, turn } = position;
  const scale = `scale(${roundHundredth(k * turn)} ${roundHundredth(k)})`;
  const tender = `<path d="M54-13q14 6 24 14" stroke="${lit('#0e3a4f')}" stroke-width=".6" fill="none"/><path d="M-49-6q-10 4-18 3" stroke="${lit('#0e3a4f')}" stroke-width=".5" fill="none"/><path d="M-92-5q12 3 25 0l1 4q-12 4-25 1z" fill="${lit('#d8d2c4')}"/><path d="M-90-4q11 2 22 0v1.4q-11 3-22 .4z" fill="${lit('#6d7f88')}"/>`;
  sheet.push(
    path`<g transform="translate(${x} ${y})">`,
    withAnchorLine ? `<g transform="${scale}">${tender}</g>` : '',
    hullIn(stage, draw(stage, false), position),
    `<path d="${lensShapedPath(0, 2.4 * k, 110 * k, 1.6 * k)}" fill="${light.glint}" opacity=".6"/></g>`,
  );
};

/**
 * Paints other yachts in the background: each is a copy of the main yacht. Call this first and
 * paint the main yacht afterwards, because the main yacht must cover the copies.
 */
export const paintVesselCopies = (
  stage: Stage,
  positions: readonly VesselPosition[],
  opacity = 0.92,
): void => {
  for (const { x, y, k, turn } of positions)
    stage.sheet.push(
      animateShape(
        stage,
        'heave',
        `<use href="#${stage.id}b" transform="${path`translate(${x} ${y})`} scale(${roundHundredth(k * turn)} ${roundHundredth(k)})" opacity="${opacity}"/>`,
      ),
    );
};

export const paintOtherVessels = (stage: Stage, { x, k, turn }: VesselPosition): void => {
  const { H, u, hy, random } = stage;
  const { between, chance, pick } = random('company');
  if (!chance(0.7)) return;
  paintVesselCopies(
    stage,
    createArray(pick([1, 2]), (i) => {
      const size = k * between(0.16, 0.3);
      return {
        x: x + (i ? -1 : 1) * between(17, 30) * u,
        y: hy + (H - hy) * 0.03 + size * 22,
        k: size,
        turn,
      };
    }),
  );
};
