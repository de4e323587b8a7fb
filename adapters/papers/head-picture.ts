import type { PaperTrip } from '../../application/ports/papers.ts';
import { sceneName, sceneSeedOfOffer } from '../http/contract/scenes.ts';
import { sceneByName } from '../illustrations/scenes/scene.ts';

/** Size on paper, in points. The picture has 150 pixels per inch, about 15 kB. */
export const HEAD_PICTURE = { width: 483, height: 84 } as const;
const PIXELS = { width: 1008, height: 176 } as const;
const JPEG_QUALITY = 80;

export const paperScene = ({ scene }: PaperTrip): string | undefined =>
  scene && sceneName(scene, sceneSeedOfOffer(scene.offerId));

/** Returns a scene as JPEG: PDF cannot show SVG, and a PNG would have three times as many bytes. */
export const renderPaperHeadPicture = async (scene: string): Promise<Buffer | null> => {
  const svg = sceneByName(`${scene}-${PIXELS.width}x${PIXELS.height}`);
  if (svg === null) return null;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .resize({ ...PIXELS, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
};
