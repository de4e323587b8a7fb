import type { Offer, Unit } from '../catalogue/offer.ts';
import { travellersMax } from '../party/answers.ts';
import type { Choices } from '../party/choices.ts';
import type { Openness } from './openness.ts';

type Party = Pick<Choices, 'accommodation' | 'ownSkipper' | 'participants'>;

/** Returns true if a unit can be booked with this accommodation and the whole party fits (R62). */
export const canBookUnitForParty = (
  offer: Offer,
  unit: Unit,
  { placeOpen, cabinOpen, wholeOpen, remaining }: Openness,
  { accommodation, ownSkipper, participants: { length } }: Party,
): boolean => {
  switch (accommodation) {
    case 'single':
      return placeOpen && remaining >= length;
    case 'cabin':
      return cabinOpen;
    case 'whole':
      return wholeOpen && travellersMax(offer, unit, ownSkipper) >= length;
  }
};
