import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import {
  boulders,
  buoy,
  cormorants,
  cove,
  fjord,
  islet,
  kayak,
  lagoon,
  lake,
  salt,
  seaRock,
  springs,
  waterfall,
  wreck,
} from './bays.ts';
import { chartTable, cooking, film, fishing, helm, jump, knots, radio, stars } from './deck.ts';
import { campfire, lighthouse, party, tavern } from './evenings.ts';
import {
  cloudForest,
  fortress,
  planeTree,
  prizes,
  railway,
  serpentine,
  treasure,
} from './heights.ts';
import { market } from './market.ts';
import { concert, lock, mooring, raft, swingBridge, village } from './quays.ts';
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
  boja: buoy,
  cala: cove,
  droga: serpentine,
  drzewo: planeTree,
  film: film,
  fiord: fjord,
  glazy: boulders,
  gotowanie: cooking,
  gwiazdy: stars,
  jezioro: lake,
  kajak: kayak,
  kolej: railway,
  koncert: concert,
  kormorany: cormorants,
  kosciol: islet,
  laguna: lagoon,
  las: cloudForest,
  manewry: mooring,
  mapa: chartTable,
  most: swingBridge,
  puchar: prizes,
  radio: radio,
  skala: seaRock,
  skarb: treasure,
  skok: jump,
  sluza: lock,
  solniska: salt,
  ster: helm,
  tratwa: raft,
  twierdza: fortress,
  wedka: fishing,
  wezly: knots,
  wioska: village,
  wodospad: waterfall,
  wrak: wreck,
  zrodla: springs,
  zolw: turtle,
};

/** Returns a drawing of an activity on a cruise, 600 × 400, as SVG. */
export const attraction = (name: DrawnName<'atrakcja'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${ATTRACTIONS[name]()}</svg>`;
