import { isListed } from '../../domain/catalogue/sale-state.ts';
import type { ShownOffer } from './shown-offers.ts';

/** Returns how similar two offers are: the same country counts more than the same type. */
export const offerSimilarityScore = ({ entry: { offer } }: ShownOffer, other: ShownOffer): number =>
  (other.entry.offer.countryId === offer.countryId ? 2 : 0) +
  (other.entry.offer.typeId === offer.typeId ? 1 : 0);

/** Returns the most similar offer, the earliest of several. `candidates`: sorted by first day. */
export const nextSimilarOffer = (
  offer: ShownOffer,
  candidates: readonly ShownOffer[],
): ShownOffer | null => {
  const open = candidates.filter(
    (other) =>
      other !== offer &&
      other.saleState === 'open' &&
      isListed(other.entry.offer, other.saleState) &&
      offerSimilarityScore(offer, other) > 0,
  );
  return open.reduce<ShownOffer | null>(
    (best, other) =>
      best === null || offerSimilarityScore(offer, other) > offerSimilarityScore(offer, best)
        ? other
        : best,
    null,
  );
};
