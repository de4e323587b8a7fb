import { gimballedStove, packedBag } from './aboard.ts';
import { fjordOfKotor, tavernWithJetty } from './coasts.ts';
import { cocoDeMer } from './palm.ts';
import { anchorageCutThrough, cleatHitch, manOverboard } from './seamanship.ts';

/** A flat drawing that stands in a text: `rysunek-torba`. */
const NAME = /^rysunek-([a-z-]+)$/;

/** By the name that an article gives (`:::drawing{name="torba"}`), which is a part of the file's address. */
const DRAWERS: Readonly<Record<string, () => string>> = {
  boka: fjordOfKotor,
  'czlowiek-za-burta': manOverboard,
  kambuz: gimballedStove,
  konoba: tavernWithJetty,
  kotwica: anchorageCutThrough,
  lodoicja: cocoDeMer,
  torba: packedBag,
  'wezel-knagowy': cleatHitch,
};

/** The flat drawing of a file's name (without `.svg`) as a self-contained SVG; null for a name that there is not. */
export const flatByName = (name: string): string | null => {
  const [, drawn = ''] = NAME.exec(name) ?? [];
  return Object.hasOwn(DRAWERS, drawn) ? (DRAWERS[drawn]?.() ?? null) : null;
};
