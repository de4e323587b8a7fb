import { groszeOf } from '../../../adapters/http/contract/codecs/amounts.ts';
import type { PanelRow, PaymentLine, Reservation } from '../../../adapters/http/contract/panel/reservation.ts';

// How a trip is laid out on its tabs. Where it stands and what its booker may do, the wire says.

/** The three sub-tabs of 'Twoje Wyjazdy'. */
export type TripListName = Reservation['List'];
export const TRIP_LISTS = ['current', 'past', 'cancelled'] as const satisfies readonly TripListName[];

/** The tabs of a trip in their order. */
export const TRIP_TABS = ['info', 'people', 'transport', 'yachts', 'insurance', 'addons', 'payments'] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** The tabs where something is chosen anew, participant by participant. */
export type Section = 'transport' | 'yachts' | 'insurance' | 'addons';

/** Whether something may be changed on a tab, as the wire says it. */
export type Gate = Reservation['May']['Change'];
export const gateOf = ({ May: { Change, ChangeUnits } }: Pick<Reservation, 'May'>, tab: Section | 'people'): Gate =>
  tab === 'yachts' ? ChangeUnits : Change;

/** The participants whom the caller may see, by number. */
export const peopleOf = (trip: Reservation) => trip.StepConfig.Step5.participantsInfo;

/** The price rows of a participant, as they were booked. */
export const rowsOf = (trip: Reservation, userNum: number): readonly PanelRow[] =>
  Object.entries(trip.OptionsSelected).find(([key]) => key === `UserNum${userNum}`)?.[1] ?? [];

/** Everything that is paid on the spot and so in no sum, with whose it is. */
export const onSpotRows = (trip: Reservation): readonly { readonly userNum: number; readonly row: PanelRow }[] =>
  peopleOf(trip).flatMap(({ userNum }) =>
    rowsOf(trip, userNum)
      .filter(({ extendData }) => extendData.IsPayOnPlace)
      .map((row) => ({ userNum, row })),
  );

const KINDS: Readonly<Record<Section, readonly PanelRow['Kind'][]>> = {
  transport: ['journey', 'point'],
  yachts: ['accommodation', 'wholeYacht'],
  insurance: ['insurance', 'assistance'],
  addons: ['addon', 'luggage'],
};

/** What a participant has chosen last on a tab, as the second line of a save tells it; '' where nothing is left. */
export const latestChoice = (trip: Reservation, userNum: number, section: Section): string =>
  rowsOf(trip, userNum).findLast(({ Kind }) => KINDS[section].includes(Kind))?.Description ?? '';

/** The first line whose day has passed without it; undefined where none is late. */
export const lateLine = (lines: readonly PaymentLine[]) => {
  const [line] = lines.flatMap((each) => (each.LateSince === null ? [] : [{ ...each, LateSince: each.LateSince }]));
  return line;
};

/** What a later change added and nobody has paid in full yet, where that is not late (R63). */
export const openSurcharge = (lines: readonly PaymentLine[]): PaymentLine | undefined =>
  lines.find(({ Surcharge, State, LateSince }) => Surcharge && State !== 'paid' && LateSince === null);

/** How long the wave of what is paid is drawn, 0…1. */
export const paidPart = ({ Paid, CurrentPrice }: Pick<Reservation['Price'], 'Paid' | 'CurrentPrice'>): number => {
  const [paid, price] = [groszeOf(Paid) ?? 0, groszeOf(CurrentPrice) ?? 0];
  return price === 0 ? 1 : Math.min(1, paid / price);
};
