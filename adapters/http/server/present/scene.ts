import type { OfferContent } from '../../../../application/ports/catalogue.ts';
import type { Image } from '../../contract/offers/catalogue.ts';

/** Where the drawing of a scene is served; the offer's number is its seed, so that card, cover and booking show the same one. */
export const sceneUrl = ({ country, time, vessel }: OfferContent['scene'], seed: number, size: string): string =>
  `/sceny/${country}-${time}-${vessel}-${seed}-${size}.svg`;

/** The drawing of an offer. `card` is 1200 × 800, `cover` the wide one. */
export const offerScene = (content: OfferContent, offerId: number, kind: 'card' | 'cover'): Image => ({
  url: sceneUrl(content.scene, offerId, kind === 'card' ? '1200x800' : '1440x720'),
  alt: content.title,
});
