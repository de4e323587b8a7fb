import type { Room } from '../../adapters/http/contract/offers/catalogue.ts';
import type { OfferDetails, OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import type { Availability } from '../parts/AvailabilityLabel.tsx';

export type OfferSaleState = OfferListItem['Standing'];

const standingLabels: Readonly<Record<OfferSaleState, Availability | null>> = {
  open: null,
  closed: null,
  over: null,
  reserveList: { state: 'reserveList' },
  soldOut: { state: 'full' },
  startsToday: { state: 'startsToday' },
  underWay: { state: 'underWay' },
};

/** Without another label, an offer that takes only sign-ups shows the reserve list's label. */
export const saleStateLabel = ({
  Standing: saleState,
  WayIn,
}: Pick<OfferListItem, 'Standing' | 'WayIn'>): Availability | null =>
  standingLabels[saleState] ?? (WayIn === 'reserveList' ? standingLabels.reserveList : null);

/**
 * The label of a unit, which the server decides (R5). If the offer takes neither bookings nor
 * sign-ups, the label is `full` for a sold-out offer, otherwise undefined.
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

export const starsOf = ({ Quality }: Room): { readonly count: number; readonly plus: boolean } => ({
  count: Quality.replace('+', '').length,
  plus: Quality.endsWith('+'),
});

/** A class without a unit on sale is left out. */
export const unitsByClass = (offer: OfferDetails) =>
  offer.Region.ResortsList.map((resort) => ({
    ...resort,
    RoomsList: resort.RoomsList.filter((room) => room.Availability.Available),
  })).filter(({ RoomsList }) => RoomsList.length > 0);

export const splitByListPart = (offers: readonly OfferListItem[]) => {
  const part = (name: OfferListItem['ListPart']) =>
    offers.filter(({ ListPart }) => ListPart === name);
  return { recommended: part('recommended'), coming: part('coming'), underWay: part('underWay') };
};

/** A cruise that starts today or is under way is at sea: nobody can join it any more. */
export const isUnderWay = ({ Standing: saleState }: Pick<OfferListItem, 'Standing'>): boolean =>
  saleState === 'startsToday' || saleState === 'underWay';

export const nightsOf = ({ From, To }: OfferListItem['Availability']): number =>
  Math.round((Date.parse(To) - Date.parse(From)) / 86_400_000);
