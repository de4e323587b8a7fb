import type { OfferContent, Photograph } from '../../../../application/ports/catalogue.ts';
import type { Image, WirePhotograph } from '../../contract/offers/catalogue.ts';
import { sceneName, sceneUrl, seedOfOffer } from '../../contract/scenes.ts';

/** Mails show the same scene as the pages. */
export const offerSceneName = (content: Pick<OfferContent, 'scene'>, offerId: number): string =>
  sceneName(content.scene, seedOfOffer(offerId));

export const offerScene = (
  content: OfferContent,
  offerId: number,
  kind: 'card' | 'cover',
): Image => ({
  url: sceneUrl(content.scene, seedOfOffer(offerId), kind === 'card' ? '1200x800' : '1440x720'),
  alt: content.title,
});

export const presentPhotographs = (
  photographs: readonly Photograph[] | undefined,
): { readonly Photographs?: WirePhotograph[] } =>
  photographs === undefined ? {} : { Photographs: photographs.map((each) => ({ ...each })) };
