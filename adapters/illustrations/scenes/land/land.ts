import type { Country } from '../../../http/contract/scenes.ts';
import { roundHundredth, roundWhole, type Stage } from '../paths.ts';
import { croatia, montenegro } from './adriatic.ts';
import { greece, italy, spain, turkey } from './mediterranean.ts';
import { mazury, norway } from './north.ts';
import { type LandLayout, landDrawingFunctions } from './tools.ts';
import { caribbean, seychelles, thailand } from './tropics.ts';

const LAYOUTS: Record<Country, readonly [LandLayout, ...LandLayout[]]> = {
  croatia,
  greece,
  montenegro,
  italy,
  spain,
  turkey,
  norway,
  thailand,
  seychelles,
  caribbean,
  mazury,
};

type Look = { readonly zoom?: number; readonly bare?: boolean };

/** Draws the land. Returns its SVG id, with which the water draws the reflection. */
export const paintLand = (stage: Stage, { zoom = 1, bare = false }: Look): string => {
  const { W, hy, id, options, random, sheet } = stage;
  const from = sheet.length;
  random('layout').pick(LAYOUTS[options.country])(landDrawingFunctions(stage, bare));
  const land = sheet.splice(from).join('');
  // Each scene enlarges its land by a random factor. The land of Thailand and Norway is already
  // high, so its factor is smaller.
  const high = options.country === 'thailand' || options.country === 'norway';
  const close = roundHundredth(random('distance').between(0.96, high ? 1.1 : 1.32) * zoom);
  const move = `translate(${roundWhole(W * (1 - close))} ${roundWhole(hy * (1 - close))}) scale(${close})`;
  sheet.push(`<g id="${id}l"><g transform="${move}">${land}</g></g>`);
  return `${id}l`;
};
