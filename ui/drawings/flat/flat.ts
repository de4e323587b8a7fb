import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import { gimballedStove, packedBag } from './aboard.ts';
import { fjordOfKotor, tavernWithJetty } from './coasts.ts';
import { cocoDeMer } from './palm.ts';
import { anchorageCutThrough, cleatHitch, manOverboard } from './seamanship.ts';

const FLAT: Readonly<Record<DrawnName<'rysunek'>, () => string>> = {
  boka: fjordOfKotor,
  'czlowiek-za-burta': manOverboard,
  kambuz: gimballedStove,
  konoba: tavernWithJetty,
  kotwica: anchorageCutThrough,
  lodoicja: cocoDeMer,
  torba: packedBag,
  'wezel-knagowy': cleatHitch,
};

/** Returns a flat drawing for a text block (`:::drawing{name="torba"}`), 1200 × 600. */
export const flat = (name: DrawnName<'rysunek'>): string => FLAT[name]();
