import { hasTrait } from '../../domain/catalogue/offer.ts';
import { isListed } from '../../domain/catalogue/sale-state.ts';
import type { ShownOffer } from './shown-offers.ts';

/** Returns how similar two offers are: the same country counts more than the same type. */
const offerSimilarityScore = ({ entry: { offer } }: ShownOffer, other: ShownOffer): number =>
  (other.entry.offer.countryId === offer.countryId ? 2 : 0) +
  (other.entry.offer.typeId === offer.typeId ? 1 : 0);

/** Returns the most similar offer, the earliest of several. `candidates`: sorted by first day. */
export const findMostSimilarOffer = (
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

const monthOf = ({ entry: { offer } }: ShownOffer): number => Number(offer.from.slice(5, 7));

/**
 * Returns how many months two first days are apart within a year, whatever their years: at most 6.
 * December and February are 2 months apart.
 */
const monthsApart = (first: ShownOffer, second: ShownOffer): number => {
  const apart = Math.abs(monthOf(first) - monthOf(second));
  return Math.min(apart, 12 - apart);
};

const MOST_MONTHS_APART = 2;

const KM_PER_DEGREE = 111;
const FARTHEST_KM = 1500;

const firstPort = ({ entry: { content } }: ShownOffer) =>
  content.ports.find(({ available }) => available);

/** True if the first ports are near each other. For such distances, a flat map is exact enough. */
const isNear = (first: ShownOffer, second: ShownOffer): boolean => {
  const [a, b] = [firstPort(first), firstPort(second)];
  if (a === undefined || b === undefined) return true;
  const narrowing = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  const degrees = Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing);
  return degrees * KM_PER_DEGREE <= FARTHEST_KM;
};

/**
 * Two trainings always count as on similar waters. Two other offers must be near each other, and
 * both must sail at sea or both on lakes.
 */
const sailsSimilarWaters = (offer: ShownOffer, other: ShownOffer): boolean =>
  (hasTrait(offer.entry.offer, 'course') && hasTrait(other.entry.offer, 'course')) ||
  (hasTrait(offer.entry.offer, 'mazury') === hasTrait(other.entry.offer, 'mazury') &&
    isNear(offer, other));

/**
 * Leaves out offers of another season or on other waters, and offers that share neither country nor
 * type (issue 39).
 */
export const similarOffers = (
  offer: ShownOffer,
  candidates: readonly ShownOffer[],
): readonly ShownOffer[] => {
  const bookable = candidates.filter(
    (other) =>
      other.entry.offer.id !== offer.entry.offer.id &&
      other.available &&
      isListed(other.entry.offer, other.saleState),
  );
  const named = offer.entry.content.similar.flatMap(
    (id) => bookable.find(({ entry }) => entry.offer.id === id) ?? [],
  );
  const isSimilar = (other: ShownOffer): boolean =>
    monthsApart(offer, other) <= MOST_MONTHS_APART &&
    offerSimilarityScore(offer, other) > 0 &&
    sailsSimilarWaters(offer, other);
  const similar = named.filter(isSimilar);
  const instead = bookable
    .filter((other) => isSimilar(other) && !named.includes(other))
    .toSorted(
      (a, b) =>
        offerSimilarityScore(offer, b) - offerSimilarityScore(offer, a) ||
        monthsApart(offer, a) - monthsApart(offer, b),
    );
  return [...similar, ...instead.slice(0, named.length - similar.length)];
};
