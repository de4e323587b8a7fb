import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';

/** A picture of a vessel, 1200 × 800. */
export type VesselPicture = Image & {
  readonly name: string;
  /** Description in one sentence. */
  readonly words?: string;
};

/**
 * Returns a unit's pictures from the wire: outside, three rooms, and the plan as the fifth (P-141).
 */
export const picturesOfUnit = (
  images: readonly Image[],
): { readonly pictures: readonly VesselPicture[]; readonly plan: Image | undefined } => {
  const names = vesselCopy.pictures;
  return {
    pictures: images
      .slice(0, names.length)
      .map((image, at) => ({ ...image, name: names[at] ?? '' })),
    plan: images[names.length],
  };
};

/** Returns the inside picture for the unit's card: the saloon, if there is one (W-032). */
export const insidePicture = ({
  Images,
}: {
  readonly Images: readonly Image[];
}): Image | undefined => Images[2];
