import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';

/** A picture of a vessel, 1200 × 800. */
export type VesselPicture = Image & {
  /** What of the vessel it shows, in a word or two. */
  readonly name: string;
  /** What is worth seeing in it, a sentence. */
  readonly words?: string;
};

/** A unit's pictures on the wire: from outside, three rooms, and the plan as the fifth (P-141). */
export const picturesOfUnit = (
  images: readonly Image[],
): { readonly pictures: readonly VesselPicture[]; readonly plan: Image | undefined } => {
  const names = vesselCopy.pictures;
  return { pictures: images.slice(0, names.length).map((image, at) => ({ ...image, name: names[at] ?? '' })), plan: images[names.length] };
};

/** The picture that shows a unit's inside on its card: the saloon, where it has one (W-032). */
export const insideOf = ({ Images }: { readonly Images: readonly Image[] }): Image | undefined => Images[2];
