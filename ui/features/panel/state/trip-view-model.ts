import { parseGrosze } from '../../../../adapters/http/contract/codecs/amounts.ts';
import { pages, tripPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import type {
  PanelRow,
  PaymentLine,
  Reservation,
} from '../../../../adapters/http/contract/panel/reservation.ts';

/** The server says what state a trip has and what the booker is allowed to do (A-031). */
export type TripListName = Reservation['List'];
const LISTS: Readonly<Record<TripListName, string>> = {
  current: 'biezace',
  past: 'minione',
  cancelled: 'anulowane',
};
export const TRIP_LISTS = Object.keys(LISTS) as readonly TripListName[];

/** The tabs of a trip in their order, each with its part of the address. */
const TABS = {
  info: '',
  people: 'uczestnicy',
  transport: 'transport',
  yachts: 'jachty',
  insurance: 'ubezpieczenie',
  addons: 'dodatki',
  payments: 'platnosci',
} as const;
export type TripTab = keyof typeof TABS;
export const TRIP_TABS = Object.keys(TABS) as readonly TripTab[];

export type Section = 'transport' | 'yachts' | 'insurance' | 'addons';

export type ChangeGate = Reservation['May']['Change'];
export const changePermissionOf = (
  { May: { Change, ChangeUnits } }: Pick<Reservation, 'May'>,
  tab: Section | 'people',
): ChangeGate => (tab === 'yachts' ? ChangeUnits : Change);

export const visibleParticipantsOf = (trip: Reservation) => trip.StepConfig.Step5.participantsInfo;

const rowsOf = (trip: Reservation, userNum: number): readonly PanelRow[] =>
  Object.entries(trip.OptionsSelected).find(([key]) => key === `UserNum${userNum}`)?.[1] ?? [];

/** No total includes the items that are paid on the spot (A-056). */
export const onSpotRows = (
  trip: Reservation,
): readonly { readonly userNum: number; readonly row: PanelRow }[] =>
  visibleParticipantsOf(trip).flatMap(({ userNum }) =>
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

/** After saving, the second line of the message names the saved choice (A-169). */
export const lastRowDescriptionOfSection = (
  trip: Reservation,
  userNum: number,
  section: Section,
): string =>
  rowsOf(trip, userNum).findLast(({ Kind }) => KINDS[section].includes(Kind))?.Description ?? '';

export const firstOverduePlanLine = (lines: readonly PaymentLine[]) => {
  const [line] = lines.flatMap((each) =>
    each.LateSince === null ? [] : [{ ...each, LateSince: each.LateSince }],
  );
  return line;
};

/** Returns the first unpaid surcharge that is not overdue, if there is one (R63). */
export const unpaidSurcharge = (lines: readonly PaymentLine[]): PaymentLine | undefined =>
  lines.find(
    ({ Surcharge, State, LateSince }) => Surcharge && State !== 'paid' && LateSince === null,
  );

/** Returns the paid part of the price, from 0 to 1. */
export const paidFraction = ({
  Paid,
  CurrentPrice,
}: Pick<Reservation['Price'], 'Paid' | 'CurrentPrice'>): number => {
  const [paid, price] = [parseGrosze(Paid) ?? 0, parseGrosze(CurrentPrice) ?? 0];
  return price === 0 ? 1 : Math.min(1, paid / price);
};

export const tripListPath = (list: TripListName): string =>
  list === 'current' ? pages.panel : `${pages.panel}?lista=${LISTS[list]}`;

export const tripListInSearch = (search: string): TripListName => {
  const named = new URLSearchParams(search).get('lista');
  return TRIP_LISTS.find((list) => LISTS[list] === named) ?? 'current';
};

export const tripPath = (reservationId: string, tab: TripTab = 'info'): string =>
  `${tripPageUrl(reservationId)}${tab === 'info' ? '' : `/${TABS[tab]}`}`;

/**
 * Returns trip and tab of a panel address; null if the address names no trip. Default tab: info.
 */
export const tripInPath = (
  path: string,
): { readonly reservationId: string; readonly tab: TripTab } | null => {
  const prefix = tripPageUrl('');
  if (!path.startsWith(prefix)) return null;
  const [reservationId = '', slug = ''] = path.slice(prefix.length).split('/');
  return reservationId === ''
    ? null
    : { reservationId, tab: TRIP_TABS.find((tab) => TABS[tab] === slug) ?? 'info' };
};
