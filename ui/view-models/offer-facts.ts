import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { cardCopy, nouns } from '../copy/offers.pl.ts';
import { pluralize } from '../format.ts';
import type { Fact } from '../parts/Facts.tsx';

type Offered = Pick<OfferListItem, 'Places' | 'Rooms' | 'StartPort' | 'Vessels'>;

const yachtsText = ({ Rooms: { AllocationsListCount: count }, Vessels }: Offered): string => {
  if (!Vessels.includes('catamaran')) return pluralize(count, nouns.yachts);
  return Vessels.includes('monohull')
    ? cardCopy.mixedYachts(pluralize(count, nouns.yachts))
    : pluralize(count, nouns.catamarans);
};

/** Formats free places: 'wolne 6 z 20'; null if nothing can be booked today. */
export const freePlacesText = ({ Places }: Pick<OfferListItem, 'Places'>): string | null => {
  if (Places === null) return null;
  const text = Places.Of === 'yacht' ? cardCopy.freeYachts : cardCopy.free;
  return text(Places.Free, Places.All);
};

export const offerFacts = (offer: Offered): readonly Fact[] => {
  const free = freePlacesText(offer);
  return [
    { icon: 'yacht', text: yachtsText(offer) },
    ...(offer.StartPort === null
      ? []
      : [{ icon: 'pin', text: cardCopy.startPort(offer.StartPort) } as const]),
    ...(free === null ? [] : [{ icon: 'people', text: free } as const]),
  ];
};
