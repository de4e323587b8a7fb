import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import { coil, mask, porthole, watermelon } from './close-ups.ts';
import { feet, laundry, mug, sail } from './views.ts';

const SQUARES: Readonly<Record<DrawnName<'kadr'>, () => string>> = {
  arbuz: watermelon,
  bulaj: porthole,
  kubek: mug,
  lina: coil,
  maska: mask,
  pranie: laundry,
  stopy: feet,
  zagiel: sail,
};

/** Returns a square drawing of life on board, 600 × 600. */
export const square = (name: DrawnName<'kadr'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice">${SQUARES[name]()}</svg>`;
