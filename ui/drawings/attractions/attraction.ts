import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import { campfire, lighthouse, party, tavern } from './evenings.ts';
import { market } from './market.ts';
import { blueCave, dolphins, snorkelling, turtle } from './sea.ts';
import { bicycles, nightSwim, paddleBoard, race } from './sports.ts';
import { oldTown, ruins, volcano, wine } from './walks.ts';

const ATTRACTIONS: Readonly<Record<DrawnName<'atrakcja'>, () => string>> = {
  delfiny: dolphins,
  impreza: party,
  jaskinia: blueCave,
  konoba: tavern,
  latarnia: lighthouse,
  'nocna-kapiel': nightSwim,
  nurkowanie: snorkelling,
  ognisko: campfire,
  regaty: race,
  rowery: bicycles,
  ruiny: ruins,
  'stare-miasto': oldTown,
  sup: paddleBoard,
  targ: market,
  wino: wine,
  wulkan: volcano,
  zolw: turtle,
};

/** Something to do on a cruise, 600 × 400. */
export const attraction = (name: DrawnName<'atrakcja'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${ATTRACTIONS[name]()}</svg>`;
