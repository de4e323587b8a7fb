import type { MailPicture } from '../../application/ports/mail/outbox.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { sceneByName } from '../illustrations/scenes/scene.ts';
import { createRecentCache } from '../system/recent-cache.ts';

/** Ids of a mail's pictures. The HTML shows a picture by its id (RFC 2392). */
export const HEAD_CID = 'head@mail';
export const MARK_CID = 'mark@mail';
/**
 * Size of the picture at the head of a mail, in CSS pixels. Its PNG has 1.5 times as many pixels in
 * each direction, and 30 to 70 kB.
 */
export const HEAD_SIZE = { width: 560, height: 168 } as const;
export const MARK_SIZE = 36;
/** Maximum number of cached pictures, about 1 MB: enough for a year's trips of one party. */
const MOST_CACHED = 16;

const headSvg = (scene: string): string | null =>
  sceneByName(`${scene}-${HEAD_SIZE.width}x${HEAD_SIZE.height}`);

/** Renders a picture as PNG in another thread, because mail programs do not show SVG. */
const pngOf = async (svg: string, width: number): Promise<string> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return drawn.asPng().toString('base64');
};

const pngs = createRecentCache<Promise<string>>(MOST_CACHED);

/**
 * Returns the pictures of a mail: the company's icon if it has one, and a picture for the head. The
 * head shows the company's own picture; if there is none, the trip's scene; otherwise the brand's
 * scene.
 */
export const renderMailPictures = async (
  { icon, mailPicture, mailScene }: BrandTokens,
  scene: string = mailScene,
): Promise<readonly MailPicture[]> => {
  const head = mailPicture ?? headSvg(scene) ?? headSvg(mailScene);
  const [mark, picture] = await Promise.all([
    icon === null ? null : pngs(icon, () => pngOf(icon, 2 * MARK_SIZE)),
    head === null ? null : pngs(mailPicture ?? scene, () => pngOf(head, 1.5 * HEAD_SIZE.width)),
  ]);
  return [
    ...(mark === null ? [] : [{ cid: MARK_CID, png: mark }]),
    ...(picture === null ? [] : [{ cid: HEAD_CID, png: picture }]),
  ];
};
