import { isListed } from '../../domain/catalogue/sale-state.ts';
import { likeness } from './next-offer.ts';
import type { ShownOffer } from './shown-offers.ts';

const monthOf = ({ entry: { offer } }: ShownOffer): number => Number(offer.from.slice(5, 7));

/** The year does not matter: December and February are 2 months apart. */
const monthsApart = (one: ShownOffer, other: ShownOffer): number => {
  const apart = Math.abs(monthOf(one) - monthOf(other));
  return Math.min(apart, 12 - apart);
};

const MOST_MONTHS_APART = 2;

/** An offer in another season is replaced, because a June cruise should not lead to December. */
export const similarOffers = (
  shown: ShownOffer,
  others: readonly ShownOffer[],
): readonly ShownOffer[] => {
  const bookable = others.filter(
    (other) =>
      other.entry.offer.id !== shown.entry.offer.id &&
      other.available &&
      isListed(other.entry.offer, other.standing),
  );
  const named = shown.entry.content.similar.flatMap(
    (id) => bookable.find(({ entry }) => entry.offer.id === id) ?? [],
  );
  const isNear = (other: ShownOffer): boolean => monthsApart(shown, other) <= MOST_MONTHS_APART;
  const near = named.filter(isNear);
  const instead = bookable
    .filter((other) => isNear(other) && !named.includes(other) && likeness(shown, other) > 0)
    .toSorted(
      (a, b) =>
        likeness(shown, b) - likeness(shown, a) || monthsApart(shown, a) - monthsApart(shown, b),
    );
  return [...near, ...instead.slice(0, named.length - near.length)];
};
