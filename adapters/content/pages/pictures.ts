import type { ContentImage, Layout } from '../../../application/content/content.ts';
import type { PictureFile } from './page-codec.ts';

const SHAPES = { wide: [1440, 560], phone: [720, 540], card: [1200, 800] } as const;

const sceneImage = (scene: string, alt: string, [width, height]: readonly [number, number], more = ''): ContentImage => ({
  url: `/sceny/${scene}-${width}x${height}${more}.svg`,
  alt,
  width,
  height,
});

/** A picture as a page shows it: a cover wide and for the phone, anything else as a card. */
export const imagesOf = (picture: PictureFile, layout: Layout): readonly ContentImage[] => {
  if ('url' in picture) return [picture];
  const { scene, alt } = picture;
  if (layout !== 'cover') return [sceneImage(scene, alt, SHAPES.card)];
  return [sceneImage(scene, alt, SHAPES.wide), sceneImage(scene, alt, SHAPES.phone)];
};
