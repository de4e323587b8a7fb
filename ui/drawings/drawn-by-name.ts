import {
  DRAWINGS,
  type DrawingFamily,
  type DrawnName,
} from '../../adapters/http/contract/drawings.ts';
import { attraction } from './attractions/attraction.ts';
import { flat } from './flat/flat.ts';
import { icon } from './icons.ts';
import { logo } from './logos.ts';
import { head } from './people/heads.ts';
import { portrait } from './people/portraits.ts';
import { berths } from './schemes/berths.ts';
import { queue, tallQueue } from './schemes/queue.ts';
import { square } from './squares/square.ts';

/**
 * Each family needs a function that draws all of its names. A name without a drawing fails
 * type-checking.
 */
type Drawers = { readonly [F in DrawingFamily]: (name: DrawnName<F>) => string };
const DRAWERS: Drawers = {
  atrakcja: attraction,
  glowa: head,
  ikona: icon,
  kadr: square,
  kolejka: queue,
  kolejkatelefon: tallQueue,
  osoba: portrait,
  rysunek: flat,
  rzut: berths,
  znak: logo,
};

const drawn = <F extends DrawingFamily>(family: F, wanted: string): string | null => {
  const names: readonly DrawnName<F>[] = DRAWINGS[family].names;
  const name = names.find((known) => known === wanted);
  return name === undefined ? null : DRAWERS[family](name);
};

/**
 * Returns the drawing for a file name with its family, such as `osoba-kasia`, as a self-contained
 * SVG. Null for an unknown name.
 */
export const drawnByName = (name: string): string | null => {
  const [, family = '', wanted = ''] = /^([a-z]+)-([a-z-]+)$/.exec(name) ?? [];
  return isFamily(family) ? drawn(family, wanted) : null;
};
const isFamily = (word: string): word is DrawingFamily => Object.hasOwn(DRAWERS, word);
