import { groszeOf, wireMoney } from '../../../adapters/http/contract/codecs/amounts.ts';
import type { PanelRow, PaymentLine, Reservation } from '../../../adapters/http/contract/panel/reservation.ts';

/** The three sub-tabs of 'Twoje Wyjazdy'. */
export const TRIP_LISTS = ['current', 'past', 'cancelled'] as const;
export type TripListName = (typeof TRIP_LISTS)[number];

/** Where a trip stands: a cancelled one apart, whatever its date; the others by whether they are over. */
export const listOf = (trip: Reservation): TripListName =>
  trip.StatusCode === 'cancelled' ? 'cancelled' : trip.IsHistorical ? 'past' : 'current';

/** The tabs of a trip in their order. */
export const TRIP_TABS = ['info', 'people', 'transport', 'yachts', 'insurance', 'addons', 'payments'] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** The tabs where something is chosen anew, participant by participant. */
export type Section = 'transport' | 'yachts' | 'insurance' | 'addons';

/**
 * Whether the owner may change something on a tab. `none`: nothing is offered (over, cancelled, waiting, somebody else's booking);
 * `closed`: the day for it is past (R37); `whole`: a whole yacht stays the one that was booked.
 */
export type Gate = 'open' | 'closed' | 'none' | 'whole';

export const gateOf = (trip: Reservation, tab: Section | 'people'): Gate => {
  if (!trip.Owner || trip.ReserveList || listOf(trip) !== 'current') return 'none';
  if (!trip.ChangesOpen) return 'closed';
  return tab === 'yachts' && trip.StepConfig.Step1.accommodationOption === 'whole' ? 'whole' : 'open';
};

/** A booking that its owner can still share and cancel: neither over nor cancelled nor waiting. */
export const isLive = (trip: Reservation): boolean => trip.Owner && !trip.ReserveList && listOf(trip) === 'current';

/** An order of the owner's that was taken, coming or over: it has papers, and what is left of it can be paid (R30, R38). */
export const isOrder = (trip: Reservation): boolean => trip.Owner && !trip.ReserveList && listOf(trip) !== 'cancelled';

/** Whether a group can be opened or joined: the offer has the rebate, there is no group yet, and places are not a whole yacht's (R21). */
export const offersGroup = (trip: Reservation): boolean =>
  isLive(trip) && trip.GroupCode === null && trip.Offer.ShowGroupRebate && trip.StepConfig.Step1.accommodationOption !== 'whole';

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

/** How a line of the plan stands: money in, next to be paid, or later. */
export type LineState = 'paid' | 'next' | 'later';
export const lineStates = (lines: readonly PaymentLine[]): readonly LineState[] => {
  const open = lines.findIndex(isOpen);
  return lines.map((line, index) => (!isOpen(line) ? 'paid' : index === open ? 'next' : 'later'));
};

/** A line with something left of it; one of 0 PLN is paid before it is due. */
const isOpen = ({ Value, Paid }: PaymentLine): boolean => grosze(Paid) < grosze(Value);

/** The line that is to be paid next; null where all of them are. */
export const nextLine = (lines: readonly PaymentLine[]): PaymentLine | null => lines.find(isOpen) ?? null;

/** An amount of the wire in whole grosze, for comparing and drawing. */
export const grosze = (amount: string): number => groszeOf(amount) ?? 0;

/** What a price changes by: '120', '-79.50', '0'. */
export const difference = (before: string, after: string): string => wireMoney(grosze(after) - grosze(before));

/** What is still open of a line. */
export const openOf = ({ Value, Paid }: PaymentLine): string => wireMoney(Math.max(0, grosze(Value) - grosze(Paid)));

/** How much of the price is in, 0…1. */
export const paidPart = ({ Paid, CurrentPrice }: Pick<Reservation['Price'], 'Paid' | 'CurrentPrice'>): number =>
  grosze(CurrentPrice) === 0 ? 1 : Math.min(1, grosze(Paid) / grosze(CurrentPrice));
