import { isListed } from '../../domain/catalogue/sale-state.ts';
import { likeness } from './next-offer.ts';
import type { ShownOffer } from './shown-offers.ts';

const monthOf = ({ entry: { offer } }: ShownOffer): number => Number(offer.from.slice(5, 7));

/** Counts months without regard to the year: December and February are 2 apart. */
const monthsApart = (first: ShownOffer, second: ShownOffer): number => {
  const apart = Math.abs(monthOf(first) - monthOf(second));
  return Math.min(apart, 12 - apart);
};

const MOST_MONTHS_APART = 2;

/** Skips offers of another season, and offers that share neither country nor type (issue 39). */
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
    monthsApart(offer, other) <= MOST_MONTHS_APART && likeness(offer, other) > 0;
  const similar = named.filter(isSimilar);
  const instead = bookable
    .filter((other) => isSimilar(other) && !named.includes(other))
    .toSorted(
      (a, b) =>
        likeness(offer, b) - likeness(offer, a) || monthsApart(offer, a) - monthsApart(offer, b),
    );
  return [...similar, ...instead.slice(0, named.length - similar.length)];
};
