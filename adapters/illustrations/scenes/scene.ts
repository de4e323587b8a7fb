import { isSceneCountry, isTimeOfDay, isVessel } from '../../http/contract/scenes.ts';
import { compositionOf } from './composition.ts';
import { paintForeground, paintNearWater } from './foreground.ts';
import { paintLand } from './land/land.ts';
import { animatePaintedShapes, motionStyle } from './motion.ts';
import { createStage, type SceneOptions, type Stage } from './paths.ts';
import { paintSea } from './sea.ts';
import { chooseSunPosition, paintSky } from './sky.ts';

/**
 * Draws a scene. Equal options give equal SVG. The land is on the right side of the picture; in a
 * mirrored picture, it is on the left side.
 */
export const drawScene = (options: SceneOptions): string => {
  const stage = createStage(options);
  const sun = chooseSunPosition(stage);
  paintSky(stage, sun);
  animatePaintedShapes(stage, 'cloud', 2);
  const composition = compositionOf(options);
  const land = paintLand(stage, composition);
  const ashore = stage.sheet.length;
  paintSea(stage, sun, land);
  // Do not animate the first two shapes of the sea: its surface and the reflection of the land.
  animatePaintedShapes(stage, 'water', ashore + 2);
  composition.paint(stage);
  const afloat = stage.sheet.length;
  if (composition.front === undefined) {
    paintNearWater(stage);
    animatePaintedShapes(stage, 'water', afloat);
  }
  composition.front?.(stage);
  paintForeground(stage);
  const { W, H, sheet, random } = stage;
  const mirrored = options.mirror ?? random('mirror').chance(0.5);
  const flip = mirrored ? ` transform="matrix(-1 0 0 1 ${W} 0)"` : '';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"${labelAttributes(options.title)}>`;
  return `${open}${motionStyle(stage)}<defs>${definitions(stage)}</defs><g${flip}>${sheet.join('')}</g></svg>`;
};

const labelAttributes = (title: string | undefined): string =>
  title
    ? ` role="img" aria-label="${title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`
    : ' aria-hidden="true"';

const definitions = ({ id, light, sea }: Stage): string => {
  const gradient = (name: string, stops: readonly (readonly [number, string])[]): string =>
    `<linearGradient id="${id}${name}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
  const halo = [
    `<radialGradient id="${id}h"><stop stop-color="${light.halo}" stop-opacity=".85"/>`,
    `<stop offset=".35" stop-color="${light.halo}" stop-opacity=".3"/><stop offset="1" stop-color="${light.halo}" stop-opacity="0"/></radialGradient>`,
  ];
  return [
    gradient('k', [
      [0, light.sky[0]],
      [0.42, light.sky[1]],
      [0.8, light.sky[2]],
      [1, light.sky[3]],
    ]),
    gradient('m', [
      [0, sea[0]],
      [0.32, sea[1]],
      [1, sea[2]],
    ]),
    ...halo,
    `<linearGradient id="${id}s" x2="1" y2=".25"><stop stop-color="${light.sailShade}"/><stop offset=".6" stop-color="${light.sail}"/></linearGradient>`,
  ].join('');
};

/**
 * A scene's file name: COUNTRY-TIME-VESSEL-SEED-WIDTHxHEIGHT. Endings: `-portret` (near view),
 * `-tytul` (room for a title), `-ruch` (animated).
 */
const NAME =
  /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})-(\d{2,4})x(\d{2,4})(?:-(portret|tytul))?(-ruch)?$/;
/** Maximum width and height in pixels. Larger pictures are refused, because no page needs them. */
const MAX_SIDE = 2400;

/** Draws a scene by its file name without `.svg`; null if the name is invalid. */
export const sceneByName = (name: string): string | null => {
  const [, country = '', time = '', vessel = '', seed, width, height, kind, motion] =
    NAME.exec(name) ?? [];
  if (!isSceneCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
  const [W, H] = [Number(width), Number(height)];
  if (Math.min(W, H) < 40 || Math.max(W, H) > MAX_SIDE) return null;
  const options = {
    country,
    time,
    vessel,
    seed: Number(seed),
    width: W,
    height: H,
    moving: motion !== undefined,
  } as const;
  if (kind === 'portret') return drawScene({ ...options, portrait: true, leaf: false });
  // Text lies on a `tytul` picture, so its horizon is low and its sky empty (docs/look.md).
  return drawScene(
    kind === 'tytul' ? { ...options, horizon: 0.72, quiet: true, leaf: false } : options,
  );
};
