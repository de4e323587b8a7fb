import { CLOTHES, type ClothesName } from './clothes.ts';
import { type Eyes, face, type Mouth, SKINS } from './face.ts';
import { type Beard, beard, HAIR, type HairName, WORN, type WornName } from './hair.ts';

/** Hair colours in light and in shade. */
export const HUES = {
  black: ['#2b2a2f', '#17161a'],
  brown: ['#6b4128', '#4d2c19'],
  chestnut: ['#8d4a2a', '#6d351b'],
  copper: ['#c0602c', '#9a4519'],
  blond: ['#dcae5c', '#b98a3c'],
  sand: ['#b98f5e', '#936c40'],
  grey: ['#b9bdbf', '#8f979b'],
  white: ['#eceae4', '#c4c5c1'],
} as const;

/** The features of an invented person. */
export type Look = {
  readonly skin: keyof typeof SKINS;
  readonly hair: HairName;
  readonly hue: keyof typeof HUES;
  readonly wears: ClothesName;
  readonly worn?: WornName;
  readonly beard?: Beard;
  readonly eyes?: Eyes;
  readonly mouth?: Mouth;
  /** Degrees that the head leans to the right. */
  readonly lean?: number;
};

/** A person down to the chest, without a background, 600 × 720. */
export const bust = ({
  skin,
  hair,
  hue,
  wears,
  worn = 'nothing',
  beard: cut = 'none',
  eyes = 'open',
  mouth = 'smile',
  lean = 0,
}: Look): string => {
  const [colour, shade] = HUES[hue];
  const style: { readonly behind?: string; readonly before: string } = HAIR[hair](colour, shade);
  const turn = `<g transform="rotate(${lean} 300 440)">`;
  const behind = style.behind === undefined ? '' : `${turn}${style.behind}</g>`;
  // Paint order: the collar covers the neck; a braid, a beard and a cord cover the collar.
  return `${behind}${turn}${face(SKINS[skin], eyes, mouth, shade)}</g>${CLOTHES[wears]()}${turn}${beard(cut, colour)}${style.before}${WORN[worn]()}</g>`;
};
