import type { OfferContent, Photograph } from '../../../../application/ports/catalogue.ts';
import type { Image, WirePhotograph } from '../../contract/offers/catalogue.ts';
import { sceneName, sceneSeedOfOffer, sceneUrl } from '../../contract/scenes.ts';

/** Returns the name of an offer's drawn scene. Pages and mails show the same scene. */
export const offerSceneName = (content: Pick<OfferContent, 'scene'>, offerId: number): string =>
  sceneName(content.scene, sceneSeedOfOffer(offerId));

/** Returns the offer's photograph; its drawn scene if there is no photograph. */
export const presentOfferPicture = (
  { cover, scene, title }: OfferContent,
  offerId: number,
  kind: 'card' | 'cover',
): Image =>
  cover === undefined
    ? {
        url: sceneUrl(scene, sceneSeedOfOffer(offerId), kind === 'card' ? '1200x800' : '1440x720'),
        alt: title,
      }
    : { url: cover.url, alt: cover.alt };

export const presentPhotographs = (
  photographs: readonly Photograph[] | undefined,
): { readonly Photographs?: WirePhotograph[] } =>
  photographs === undefined ? {} : { Photographs: photographs.map((each) => ({ ...each })) };
