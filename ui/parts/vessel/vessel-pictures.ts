import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';

/** A picture of a yacht, 1200 × 800 pixels. */
export type VesselPicture = Image & {
  readonly name: string;
  readonly words?: string;
};

/**
 * Returns the pictures of a unit. The first four images show the outside and three rooms; the fifth
 * is the plan (P-141).
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

/** Returns the picture of the saloon, if there is one (W-032). */
export const insidePicture = ({
  Images,
}: {
  readonly Images: readonly Image[];
}): Image | undefined => Images[2];
