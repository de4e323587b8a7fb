import { parseGrosze } from '../../../../adapters/http/contract/codecs/amounts.ts';
import type {
  PanelRow,
  PaymentLine,
  Reservation,
} from '../../../../adapters/http/contract/panel/reservation.ts';

/**
 * The three lists of 'Twoje Wyjazdy'. The server's response says what state a trip has and
 * what the booker may do.
 */
export type TripListName = Reservation['List'];
export const TRIP_LISTS = [
  'current',
  'past',
  'cancelled',
] as const satisfies readonly TripListName[];

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

export type Section = 'transport' | 'yachts' | 'insurance' | 'addons';

/** Whether the booker may change the choices of a tab, as the server says. */
export type ChangeGate = Reservation['May']['Change'];
export const gateOf = (
  { May: { Change, ChangeUnits } }: Pick<Reservation, 'May'>,
  tab: Section | 'people',
): ChangeGate => (tab === 'yachts' ? ChangeUnits : Change);

/** The participants that the logged-in customer may see, each with a number. */
export const visiblePeople = (trip: Reservation) => trip.StepConfig.Step5.participantsInfo;

export const rowsOf = (trip: Reservation, userNum: number): readonly PanelRow[] =>
  Object.entries(trip.OptionsSelected).find(([key]) => key === `UserNum${userNum}`)?.[1] ?? [];

/** Returns the items paid on the spot with their participants. No total includes them. */
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

/** Returns the second line of the message after saving. Empty without a choice. */
export const latestChoice = (trip: Reservation, userNum: number, section: Section): string =>
  rowsOf(trip, userNum).findLast(({ Kind }) => KINDS[section].includes(Kind))?.Description ?? '';

/** Returns the first overdue line of the payment plan. Undefined if no line is overdue. */
export const lateLine = (lines: readonly PaymentLine[]) => {
  const [line] = lines.flatMap((each) =>
    each.LateSince === null ? [] : [{ ...each, LateSince: each.LateSince }],
  );
  return line;
};

/** Returns the unpaid surcharge line of a later change, unless that line is overdue (R63). */
export const openSurcharge = (lines: readonly PaymentLine[]): PaymentLine | undefined =>
  lines.find(
    ({ Surcharge, State, LateSince }) => Surcharge && State !== 'paid' && LateSince === null,
  );

/** Returns the paid part of the price, from 0 to 1. */
export const paidShare = ({
  Paid,
  CurrentPrice,
}: Pick<Reservation['Price'], 'Paid' | 'CurrentPrice'>): number => {
  const [paid, price] = [parseGrosze(Paid) ?? 0, parseGrosze(CurrentPrice) ?? 0];
  return price === 0 ? 1 : Math.min(1, paid / price);
};
