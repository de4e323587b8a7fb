import type { ContentImage, Layout } from '../../../application/content/content.ts';
import { filmUrl, movingSceneUrl } from '../../http/contract/scenes.ts';
import type { PictureFile } from './read-files.ts';

const SHAPES = {
  wide: [1440, 560],
  phone: [720, 540],
  card: [1200, 800],
  tile: [720, 600],
  upright: [720, 900],
} as const;
const FIRST_VIEW = [
  [1440, 860],
  [1100, 790],
  [1000, 960],
  [720, 1340],
] as const;

const sceneImage = (
  scene: string,
  alt: string,
  [width, height]: readonly [number, number],
  more = '',
): ContentImage => ({
  url: `/sceny/${scene}-${width}x${height}${more}.svg`,
  alt,
  width,
  height,
});

/** Returns a picture in the layout's sizes: one, two, or four at the top of the home page. */
export const imagesOf = (picture: PictureFile, layout: Layout): readonly ContentImage[] => {
  if ('url' in picture) return [picture];
  const { scene, alt, film } = picture;
  if (layout === 'scenes')
    return FIRST_VIEW.map((shape, index) => {
      const still = sceneImage(scene, alt, shape, '-tytul');
      if (film === undefined) return { ...still, movie: movingSceneUrl(still.url) };
      if (index === 0) return { ...still, movie: filmUrl(film) };
      return index === FIRST_VIEW.length - 1
        ? { ...still, movie: filmUrl(`${film}-telefon`) }
        : still;
    });
  if (layout === 'destinations') return [sceneImage(scene, alt, SHAPES.tile)];
  if (layout === 'story') return [sceneImage(scene, alt, SHAPES.upright)];
  // The pictures of page covers and of choices are wide. In a card's shape, they would lose the
  // sail.
  if (layout !== 'cover' && layout !== 'choices') return [sceneImage(scene, alt, SHAPES.card)];
  return [sceneImage(scene, alt, SHAPES.wide), sceneImage(scene, alt, SHAPES.phone)];
};
