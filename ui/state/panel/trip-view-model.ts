import { parseGrosze } from '../../../adapters/http/contract/codecs/amounts.ts';
import type {
  PanelRow,
  PaymentLine,
  Reservation,
} from '../../../adapters/http/contract/panel/reservation.ts';

// The view model of a trip's tabs. The wire tells its state and what the booker may do.

/** The three lists of 'Twoje Wyjazdy'. */
export type TripListName = Reservation['List'];
export const TRIP_LISTS = [
  'current',
  'past',
  'cancelled',
] as const satisfies readonly TripListName[];

/** The tabs of a trip in order. */
export const TRIP_TABS = [
  'info',
  'people',
  'transport',
  'yachts',
  'insurance',
  'addons',
  'payments',
] as const;
export type TripTab = (typeof TRIP_TABS)[number];

/** The tabs where a participant's choice can be changed. */
export type Section = 'transport' | 'yachts' | 'insurance' | 'addons';

/** Whether a tab's choices may be changed, from the wire. */
export type ChangeGate = Reservation['May']['Change'];
export const gateOf = (
  { May: { Change, ChangeUnits } }: Pick<Reservation, 'May'>,
  tab: Section | 'people',
): ChangeGate => (tab === 'yachts' ? ChangeUnits : Change);

/** The participants that the caller may see, by number. */
export const visiblePeople = (trip: Reservation) => trip.StepConfig.Step5.participantsInfo;

/** A participant's price rows, as booked. */
export const rowsOf = (trip: Reservation, userNum: number): readonly PanelRow[] =>
  Object.entries(trip.OptionsSelected).find(([key]) => key === `UserNum${userNum}`)?.[1] ?? [];

/** Everything that is paid on the spot and is therefore in no sum, with its participant. */
export const onSpotRows = (
  trip: Reservation,
): readonly { readonly userNum: number; readonly row: PanelRow }[] =>
  visiblePeople(trip).flatMap(({ userNum }) =>
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

/**
 * A participant's current choice on a tab, for the second line of the saved message. Empty
 * if nothing is left.
 */
export const latestChoice = (trip: Reservation, userNum: number, section: Section): string =>
  rowsOf(trip, userNum).findLast(({ Kind }) => KINDS[section].includes(Kind))?.Description ?? '';

/** The first overdue line. Undefined if none is overdue. */
export const lateLine = (lines: readonly PaymentLine[]) => {
  const [line] = lines.flatMap((each) =>
    each.LateSince === null ? [] : [{ ...each, LateSince: each.LateSince }],
  );
  return line;
};

/** The unpaid part of a later change, unless it is overdue (R63). */
export const openSurcharge = (lines: readonly PaymentLine[]): PaymentLine | undefined =>
  lines.find(
    ({ Surcharge, State, LateSince }) => Surcharge && State !== 'paid' && LateSince === null,
  );

/** The paid fraction of the price, 0…1. */
export const paidShare = ({
  Paid,
  CurrentPrice,
}: Pick<Reservation['Price'], 'Paid' | 'CurrentPrice'>): number => {
  const [paid, price] = [parseGrosze(Paid) ?? 0, parseGrosze(CurrentPrice) ?? 0];
  return price === 0 ? 1 : Math.min(1, paid / price);
};
