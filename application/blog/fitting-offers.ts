import type { PostOffers } from '../ports/blog.ts';

export type FittingOffer = {
  readonly countryId: number;
  readonly regionName: string;
  readonly typeId: number;
  /** False if nobody can book the offer. Blog posts do not link to such an offer. */
  readonly bookable: boolean;
  readonly from: string;
};

const MOST = 2;

/** Returns offers in the blog post's countries, first those that also fit by region and type. */
export const fittingOffers = <O>(
  wish: PostOffers | null,
  offers: readonly O[],
  about: (offer: O) => FittingOffer,
): readonly O[] => {
  if (wish === null) return [];
  const fits = offers.flatMap((offer) => {
    const { countryId, regionName, typeId, bookable, from } = about(offer);
    if (!bookable || !wish.countries.includes(countryId)) return [];
    const points =
      (wish.regions.includes(regionName) ? 2 : 0) + (wish.types.includes(typeId) ? 1 : 0);
    return [{ offer, points, from }];
  });
  return fits
    .toSorted((a, b) =>
      a.points === b.points ? a.from.localeCompare(b.from) : b.points - a.points,
    )
    .slice(0, MOST)
    .map(({ offer }) => offer);
};
