import type { Room } from '../../adapters/http/contract/offers/catalogue.ts';
import type { OfferDetails, OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import type { Availability } from '../parts/AvailabilityLabel.tsx';

export type OfferSaleState = OfferListItem['Standing'];

/** An open offer has no label. */
const standingLabels: Readonly<Record<OfferSaleState, Availability | null>> = {
  open: null,
  closed: null,
  over: null,
  reserveList: { state: 'reserveList' },
  soldOut: { state: 'full' },
  startsToday: { state: 'startsToday' },
  underWay: { state: 'underWay' },
};

/** An open offer with no free places takes names for its reserve list. */
export const saleStateLabel = ({
  Standing: standing,
  WayIn,
}: Pick<OfferListItem, 'Standing' | 'WayIn'>): Availability | null =>
  standingLabels[standing] ?? (WayIn === 'reserveList' ? standingLabels.reserveList : null);

/** The server decides (R5). Units of a closed offer show no reserve list. */
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

/** '***+' is three and a plus. */
export const starsOf = ({ Quality }: Room) => ({
  count: Quality.replace('+', '').length,
  plus: Quality.endsWith('+'),
});

/** Classes without a unit on sale are left out. */
export const unitsByClass = (offer: OfferDetails) =>
  offer.Region.ResortsList.map((resort) => ({
    ...resort,
    RoomsList: resort.RoomsList.filter((room) => room.Availability.Available),
  })).filter(({ RoomsList }) => RoomsList.length > 0);

/** Recommended, open for booking or waiting, and under way. */
export const listParts = (offers: readonly OfferListItem[]) => {
  const part = (name: OfferListItem['ListPart']) =>
    offers.filter(({ ListPart }) => ListPart === name);
  return { recommended: part('recommended'), coming: part('coming'), underWay: part('underWay') };
};

/** The list's number counts these cruises. */
export const cruisesToCome = (offers: readonly OfferListItem[]): readonly OfferListItem[] => {
  const { recommended, coming } = listParts(offers);
  return [...recommended, ...coming];
};

const TO_COME: ReadonlySet<OfferSaleState> = new Set(['open', 'reserveList', 'soldOut']);

/** The cruise is under way and can no longer be joined. */
export const isAtSea = ({ Standing: standing }: Pick<OfferListItem, 'Standing'>): boolean =>
  standing === 'startsToday' || standing === 'underWay';

/** Trainings of a place; the main list has none. */
export const trainingsToCome = (offers: readonly OfferListItem[]): readonly OfferListItem[] =>
  offers.filter(
    ({ TrainingKinds, Standing: standing }) => TrainingKinds.length > 0 && TO_COME.has(standing),
  );

/** '2025/26'; the season changes on 1 September. */
export const seasonOf = (day: string): string => {
  const year = Number(day.slice(0, 4));
  const begun = Number(day.slice(5, 7)) >= 9 ? year : year - 1;
  return `${begun}/${String(begun + 1).slice(2)}`;
};

export const nightsOf = ({ From, To }: OfferListItem['Availability']): number =>
  Math.round((Date.parse(To) - Date.parse(From)) / 86_400_000);
