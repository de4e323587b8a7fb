import type { Image, Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';

export type VesselPicture = Image & {
  readonly name: string;
  readonly words?: string;
  readonly width?: number;
  readonly height?: number;
};

export const photographsOfUnit = ({
  Photographs = [],
}: Pick<Room, 'Photographs'>): readonly VesselPicture[] =>
  Photographs.map((each) => ({ ...each, name: each.alt }));

/** The first four images show the outside and three rooms; the fifth is the deck plan (P-141). */
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

export type InsidePicture = Omit<VesselPicture, 'name' | 'words'>;

/** Prefers a photograph of the yacht to the drawing of the saloon (W-032). */
export const insidePicture = ({
  Images,
  Photographs = [],
}: Pick<Room, 'Images' | 'Photographs'>): InsidePicture | undefined => Photographs[0] ?? Images[2];
