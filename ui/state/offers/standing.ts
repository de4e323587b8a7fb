import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { OfferDetails, OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import type { Availability } from '../../parts/AvailabilityLabel.tsx';

type Offered = Pick<OfferListItem, 'Availability' | 'Traits'>;

/**
 * Where an offer stands today: open for booking, reserve list only (R9), sold out, closed by the office,
 * starting today, under way from its first day to its last (R49), over.
 */
export type Standing = 'open' | 'reserveList' | 'soldOut' | 'closed' | 'startsToday' | 'underWay' | 'over';

export const has = (offer: Pick<OfferListItem, 'Traits'>, trait: string): boolean => offer.Traits.includes(trait);

/** `today` as YYYY-MM-DD in Warsaw. */
export const standingOf = (offer: Offered, today: string): Standing => {
  const { From, To, Available, GrayedOut } = offer.Availability;
  if (To < today) return 'over';
  if (From === today) return 'startsToday';
  if (From < today) return 'underWay';
  if (has(offer, 'soldOut')) return 'soldOut';
  if (GrayedOut || has(offer, 'reserveListOnly')) return 'reserveList';
  return Available ? 'open' : 'closed';
};

/** The words a card or page wears for a standing; an open offer wears none of its own. */
export const standingLabels: Readonly<Record<Standing, Availability | null>> = {
  open: null,
  closed: null,
  over: null,
  reserveList: { state: 'reserveList' },
  soldOut: { state: 'full' },
  startsToday: { state: 'startsToday' },
  underWay: { state: 'underWay' },
};

/** The label of a unit, as the server decided it (R5). */
export const unitLabel = ({ Availability: { Label, Remaining } }: Room): Availability | undefined =>
  ({
    lastPlaces: { state: 'lastPlaces', places: Remaining } as const,
    lastYacht: { state: 'lastUnit' } as const,
    reserveList: { state: 'reserveList' } as const,
    '': undefined,
  })[Label];

/** The units of an offer's page by class: a class without any unit on sale is left out. */
export const shownClasses = (offer: OfferDetails) =>
  offer.Region.ResortsList.map((resort) => ({
    ...resort,
    RoomsList: resort.RoomsList.filter((room) => room.Availability.Available),
  })).filter(({ RoomsList }) => RoomsList.length > 0);

/** How an offer can be booked from its page: places or yachts, the reserve list only, or not at all (R5, R9). */
export const wayIn = (offer: OfferDetails, today: string): 'book' | 'reserveList' | null => {
  const standing = standingOf(offer, today);
  if (standing !== 'open' && standing !== 'reserveList') return null;
  if (standing === 'reserveList') return 'reserveList';
  const units = shownClasses(offer).flatMap(({ RoomsList }) => RoomsList);
  return units.some(({ Availability: unit }) => unit.PlaceOpen || unit.WholeOpen) ? 'book' : 'reserveList';
};

/** The list's parts: the recommended one apart, those to book or wait for, and those under way now. */
export const listParts = (offers: readonly OfferListItem[], today: string) => {
  const standing = (offer: OfferListItem) => standingOf(offer, today);
  const main = offers.filter((offer) => !has(offer, 'outsideMainList'));
  const shown = (offer: OfferListItem) => ['open', 'reserveList', 'soldOut'].includes(standing(offer));
  return {
    recommended: offers.filter((offer) => has(offer, 'recommended') && shown(offer)),
    coming: main.filter((offer) => !has(offer, 'recommended') && shown(offer)),
    underWay: main.filter((offer) => ['startsToday', 'underWay'].includes(standing(offer))),
  };
};

/** The sailing season a day lies in, '2025/26': it turns on the first of September. */
export const seasonOf = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const begun = Number(day.slice(5, 7)) >= 9 ? year : year - 1;
  return `${begun}/${String(begun + 1).slice(2)}`;
};

/** Nights between the first day and the last. */
export const nightsOf = ({ From, To }: OfferListItem['Availability']): number =>
  Math.round((Date.parse(To) - Date.parse(From)) / 86_400_000);
