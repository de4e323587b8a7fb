import {
  createArray,
  cumulusPath,
  lensShapedPath,
  mixColoursInOklab,
  opacityAttribute,
  path,
  type Stage,
} from './paths.ts';

export type Sun = { readonly x: number; readonly y: number; readonly radius: number };

export const chooseSunPosition = ({ W, H, u, light, random }: Stage): Sun => {
  const { between } = random('sun');
  return {
    x: W * between(0.2, 0.46),
    y: H * between(...light.sunY),
    radius: light.sunRadius * u * between(0.9, 1.15),
  };
};

/** Paints the sky. At dusk, and in pictures behind text, it has no cumulus clouds. */
export const paintSky = (stage: Stage, sun: Sun): void => {
  const { W, hy, id, light, sheet } = stage;
  const disc = (radius: number, fill: string, extra = '') =>
    path`<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="${fill}"${extra}/>`;
  sheet.push(`<path d="M0 0h${W}v${hy + 2}H0z" fill="url(#${id}k)"/>`);
  sheet.push(
    disc(sun.radius * 6.5, `url(#${id}h)`) +
      disc(sun.radius * 1.7, light.sun, opacityAttribute(0.28)) +
      disc(sun.radius, light.sun),
  );
  paintStreaks(stage);
  if (stage.options.time === 'dusk') paintEmbers(stage);
  else if (stage.options.quiet !== true) paintHeaps(stage);
};

const paintStreaks = ({ W, H, u, hy, light, options, random, put }: Stage): void => {
  const { between } = random('streaks');
  const streak = (): string => {
    const x = between(0, W);
    const y = between(0.06, 0.78) * hy;
    const w = between(24, 60) * u;
    const h = between(0.8, 2) * u;
    return (
      lensShapedPath(x, y, w, h) +
      lensShapedPath(x + w * between(-0.3, 0.3), y + h * 0.9, w * 0.6, h * 0.8)
    );
  };
  put(
    createArray(W > H * 1.4 ? 5 : 3, streak).join(''),
    light.cloud,
    opacityAttribute(options.time === 'day' ? 0.55 : 0.42),
  );
};

const paintEmbers = ({ W, u, hy, light, random, put }: Stage): void => {
  const { between } = random('embers');
  const bars = (low: number, high: number) =>
    createArray(3, () =>
      lensShapedPath(
        between(0, W),
        between(low, high) * hy,
        between(40, 80) * u,
        between(1, 1.8) * u,
      ),
    ).join('');
  put(bars(0.5, 0.68), mixColoursInOklab(light.cloud, light.sky[1], 0.35), opacityAttribute(0.5));
  put(bars(0.72, 0.9), mixColoursInOklab(light.sky[3], '#ffe2a8', 0.4), opacityAttribute(0.55));
};

const paintHeaps = ({ W, u, hy, light, haze, tropic, options, random, put }: Stage): void => {
  const { between } = random('heaps');
  for (let i = 0; i < (tropic || options.time === 'day' ? 3 : 1); i++) {
    const x = between(0.45, 0.95) * W * (i ? between(0.2, 1) : 1);
    const y = hy * between(0.42, 0.8);
    const k = u * between(0.35, 0.8);
    put(cumulusPath(x, y, k), mixColoursInOklab(light.cloud, haze, 0.25), opacityAttribute(0.75));
    put(cumulusPath(x + 5 * k, y, k * 0.62), light.cloud, opacityAttribute(0.9));
  }
};
