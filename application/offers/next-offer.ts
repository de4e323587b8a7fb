import { isListed } from '../../domain/catalogue/sale-state.ts';
import type { ShownOffer } from './shown-offers.ts';

/** An equal country makes offers more similar than an equal type. */
export const likeness = ({ entry: { offer } }: ShownOffer, other: ShownOffer): number =>
  (other.entry.offer.countryId === offer.countryId ? 2 : 0) +
  (other.entry.offer.typeId === offer.typeId ? 1 : 0);

/** Returns the earliest of the most similar offers. `others` are sorted by first day. */
export const nextOffer = (shown: ShownOffer, others: readonly ShownOffer[]): ShownOffer | null => {
  const open = others.filter(
    (other) =>
      other !== shown &&
      other.standing === 'open' &&
      isListed(other.entry.offer, other.standing) &&
      likeness(shown, other) > 0,
  );
  return open.reduce<ShownOffer | null>(
    (best, other) =>
      best === null || likeness(shown, other) > likeness(shown, best) ? other : best,
    null,
  );
};
