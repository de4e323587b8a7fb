import {
  createArray,
  finePath,
  lensShapedPath,
  mixColoursInOklab,
  opacityAttribute,
  path,
  roundTenth,
  roundWhole,
  type Stage,
} from './paths.ts';
import type { Sun } from './sky.ts';

export const paintSwell = (
  stage: Stage,
  shift: number,
  y: number,
  amp: number,
  length: number,
  colour: string,
  opacity: number,
): void => {
  const { W, H, put } = stage;
  const n = Math.ceil(W / length) + 2;
  const crest = `q${roundWhole(length / 4)} ${roundTenth(-amp)} ${roundWhole(length / 2)} 0${path`t${length / 2} 0`.repeat(n * 2)}`;
  put(path`M${-length * shift} ${y}${crest}V${H}H${-length}z`, colour, opacityAttribute(opacity));
};

export const paintSea = (stage: Stage, sun: Sun, landId: string): void => {
  const { W, H, u, hy, id, calm, tropic, light, sea, options, random, sheet, put } = stage;
  const depth = H - hy;
  const room = `<path d="M0 ${hy}h${W}v${depth}H0z"`;
  const [rise, flat, strength] = calm ? [1.72, -0.72, 0.34] : [1.45, -0.45, 0.2];
  sheet.push(`${room} fill="url(#${id}m)"/><clipPath id="${id}c">${room}/></clipPath>`);
  sheet.push(
    `<g clip-path="url(#${id}c)"><use href="#${landId}" transform="translate(0 ${roundWhole(hy * rise)}) scale(1 ${flat})" opacity="${strength}"/></g>`,
  );
  if (tropic && options.time !== 'dusk') {
    const shallows = path`M${W} ${hy}H${W * 0.42}q${W * 0.1} ${4 * u} ${W * 0.3} ${5 * u}T${W} ${hy + 12 * u}z`;
    put(shallows, mixColoursInOklab('#7fe8d6', light.sea[0], 0.25), opacityAttribute(0.5));
  }
  const { between } = random('swells');
  for (let i = 1; i < 6; i++) {
    const t = (i / 6) ** 1.5;
    const colour = mixColoursInOklab(sea[1], sea[2], 0.3 + t * 0.8);
    paintSwell(
      stage,
      between(0, 1),
      hy + depth * t,
      (0.25 + t * (calm ? 0.9 : 2.2)) * u,
      (22 + t * 52) * u,
      colour,
      0.42,
    );
  }
  paintGlints(stage, sun);
  paintFarSails(stage);
};

const paintGlints = ({ W, H, u, hy, light, sea, options, random, put }: Stage, sun: Sun): void => {
  const { between } = random('glints');
  const dashes = (
    n: number,
    x: number,
    spread: (t: number) => number,
    width: number,
    colour: string,
    opacity: number,
  ): void => {
    const dash = (i: number): string => {
      const t = ((i + 0.5) / n) ** 1.5;
      const w = (width + t * width * 3.4) * u * between(0.5, 1.2);
      return lensShapedPath(
        x + between(-1, 1) * spread(t),
        hy + (H - hy) * t * 0.96 + u * 0.6,
        w,
        (0.24 + t * 0.9) * u,
      );
    };
    put(createArray(n, dash).join(''), colour, opacityAttribute(opacity));
  };
  const day = options.time === 'day';
  dashes(12, W / 2, () => W * 0.55, 5, mixColoursInOklab(light.glint, sea[0], 0.4), 0.4);
  dashes(12, W / 2, () => W * 0.55, 5, sea[2], 0.28);
  dashes(day ? 11 : 19, sun.x, (t) => (1.5 + t * 11) * u, 3.4, light.glint, day ? 0.6 : 0.85);
};

const paintFarSails = ({ W, u, hy, light, haze, random, put }: Stage): void => {
  const { between, pick } = random('far sails');
  const sail = (): string => {
    const x = between(0.06, 0.52) * W;
    const k = u * between(0.35, 0.6);
    const main = finePath`M${x} ${hy + 0.6 * u}v${-7 * k}q${3.4 * k} ${3.6 * k} ${4 * k} ${6.4 * k}z`;
    const jib = finePath`M${x - 0.4 * k} ${hy - 0.2 * u}v${-5.4 * k}q${-2.4 * k} ${2.6 * k} ${-2.6 * k} ${5 * k}z`;
    return finePath`${main}${jib}M${x - 3 * k} ${hy + 0.2 * u}h${7.4 * k}l${-1.4 * k} ${1.2 * k}h${-4.8 * k}z`;
  };
  put(createArray(pick([1, 2, 3]), sail).join(''), mixColoursInOklab(light.sail, haze, 0.25));
};
