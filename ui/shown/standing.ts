import type { Room } from '../../adapters/http/contract/offers/catalogue.ts';
import type { OfferDetails, OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import type { Availability } from '../parts/AvailabilityLabel.tsx';

export type Standing = OfferListItem['Standing'];

/** The words a card or page wears for a standing; an open offer wears none of its own. */
const standingLabels: Readonly<Record<Standing, Availability | null>> = {
  open: null,
  closed: null,
  over: null,
  reserveList: { state: 'reserveList' },
  soldOut: { state: 'full' },
  startsToday: { state: 'startsToday' },
  underWay: { state: 'underWay' },
};

/** What a card or page says of where an offer stands; one that is open with nothing free takes names for its reserve list. */
export const standingLabel = ({ Standing: standing, WayIn }: Pick<OfferListItem, 'Standing' | 'WayIn'>): Availability | null =>
  standingLabels[standing] ?? (WayIn === 'reserveList' ? standingLabels.reserveList : null);

/**
 * The label of a unit, as the server decided it (R5). Of an offer that takes nobody any more, no unit invites to a list: it is sold out,
 * or at sea.
 */
export const unitLabel = (
  { Availability: { Label, Remaining } }: Room,
  offer?: Pick<OfferDetails, 'WayIn' | 'Standing'>,
): Availability | undefined => {
  if (offer?.WayIn === null) return offer.Standing === 'soldOut' ? { state: 'full' } : undefined;
  return {
    lastPlaces: { state: 'lastPlaces', places: Remaining } as const,
    lastYacht: { state: 'lastUnit' } as const,
    reserveList: { state: 'reserveList' } as const,
    '': undefined,
  }[Label];
};

/** The stars of a unit's class: '***+' is three and a plus. */
export const starsOf = ({ Quality }: Room) => ({ count: Quality.replace('+', '').length, plus: Quality.endsWith('+') });

/** The units of an offer's page by class: a class without any unit on sale is left out. */
export const shownClasses = (offer: OfferDetails) =>
  offer.Region.ResortsList.map((resort) => ({
    ...resort,
    RoomsList: resort.RoomsList.filter((room) => room.Availability.Available),
  })).filter(({ RoomsList }) => RoomsList.length > 0);

/** The list's parts: the recommended one apart, those to book or wait for, and those under way now. */
export const listParts = (offers: readonly OfferListItem[]) => {
  const part = (name: OfferListItem['ListPart']) => offers.filter(({ ListPart }) => ListPart === name);
  return { recommended: part('recommended'), coming: part('coming'), underWay: part('underWay') };
};

/** Those of a list that are to come, which is what it counts: without what is under way. */
export const cruisesToCome = (offers: readonly OfferListItem[]): readonly OfferListItem[] => {
  const { recommended, coming } = listParts(offers);
  return [...recommended, ...coming];
};

const TO_COME: ReadonlySet<Standing> = new Set(['open', 'reserveList', 'soldOut']);

/** Whether its people are on board by now: it can be joined no more. */
export const isAtSea = ({ Standing: standing }: Pick<OfferListItem, 'Standing'>): boolean =>
  standing === 'startsToday' || standing === 'underWay';

/** The trainings to come that stand among the offers of a place; the main list has none. */
export const trainingsToCome = (offers: readonly OfferListItem[]): readonly OfferListItem[] =>
  offers.filter(({ TrainingKinds, Standing: standing }) => TrainingKinds.length > 0 && TO_COME.has(standing));

/** The sailing season a day lies in, '2025/26': it turns on the first of September. */
export const seasonOf = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const begun = Number(day.slice(5, 7)) >= 9 ? year : year - 1;
  return `${begun}/${String(begun + 1).slice(2)}`;
};

/** Nights between the first day and the last. */
export const nightsOf = ({ From, To }: OfferListItem['Availability']): number =>
  Math.round((Date.parse(To) - Date.parse(From)) / 86_400_000);
