import type { ContentImage, Layout } from '../../../application/content/content.ts';
import { filmUrl } from '../../http/contract/films.ts';
import type { PictureFile } from './page-codec.ts';

const SHAPES = { wide: [1440, 560], phone: [720, 540], card: [1200, 800], tile: [720, 600], upright: [720, 900] } as const;
/** The stages of the first view of the home page: wide windows, tablets on their side and upright, phones. Its words stand on the sky. */
const FIRST_VIEW = [
  [1440, 860],
  [1100, 790],
  [1000, 960],
  [720, 1340],
] as const;

const sceneImage = (scene: string, alt: string, [width, height]: readonly [number, number], more = ''): ContentImage => ({
  url: `/sceny/${scene}-${width}x${height}${more}.svg`,
  alt,
  width,
  height,
});

/** A picture as a page shows it: the scenes of the home page for three widths, a cover and what is chosen from for two, anything else as a card. */
export const imagesOf = (picture: PictureFile, layout: Layout): readonly ContentImage[] => {
  if ('url' in picture) return [picture];
  const { scene, alt, film } = picture;
  if (layout === 'scenes')
    return FIRST_VIEW.map((shape, index) => ({
      ...sceneImage(scene, alt, shape, '-tytul'),
      // A film is shot for wide windows alone: a phone pays for what it fetches.
      ...(index === 0 && film !== undefined ? { movie: filmUrl(film) } : {}),
    }));
  if (layout === 'destinations') return [sceneImage(scene, alt, SHAPES.tile)];
  if (layout === 'story') return [sceneImage(scene, alt, SHAPES.upright)];
  // A scene beside a table stands across the page: one of that shape, and a phone's own, instead of a card with its sail cut off.
  if (layout !== 'cover' && layout !== 'choices') return [sceneImage(scene, alt, SHAPES.card)];
  return [sceneImage(scene, alt, SHAPES.wide), sceneImage(scene, alt, SHAPES.phone)];
};
