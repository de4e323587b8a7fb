import { isListed } from '../../domain/catalogue/standing.ts';
import type { ShownOffer } from './shown-offers.ts';

/** What an offer has in common with one that can no longer be booked: the shore and the way to sail count most, then the shore, then the way. */
const likeness = ({ entry: { offer } }: ShownOffer, other: ShownOffer): number =>
  (other.entry.offer.countryId === offer.countryId ? 2 : 0) + (other.entry.offer.typeId === offer.typeId ? 1 : 0);

/**
 * The next such trip for whoever comes to one that cannot be booked: open, most like it, the nearest of equals; null where nothing like
 * it is open. `others` by first day.
 */
export const nextOffer = (shown: ShownOffer, others: readonly ShownOffer[]): ShownOffer | null => {
  const open = others.filter(
    (other) => other !== shown && other.standing === 'open' && isListed(other.entry.offer, other.standing) && likeness(shown, other) > 0,
  );
  return open.reduce<ShownOffer | null>(
    (best, other) => (best === null || likeness(shown, other) > likeness(shown, best) ? other : best),
    null,
  );
};
