import families from './drawings.json' with { type: 'json' };
import { SCENES } from './scenes.ts';

/**
 * A drawing has a family and a name: `osoba` (person) and `kasia` give /sceny/osoba-kasia.svg.
 * Sizes are in pixels (docs/drawings.md).
 */
export const DRAWINGS = families;

export type DrawnPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

const isFamily = (word: string): word is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, word);

export const findDrawnPicture = (name: string): DrawnPicture | null => {
  const [family = ''] = name.split('-', 1);
  if (!isFamily(family)) return null;
  const { width, height, names } = DRAWINGS[family];
  return names.includes(name.slice(family.length + 1))
    ? { url: `${SCENES}/${name}.svg`, width, height }
    : null;
};
