import { pages, tripPage } from '../../../../adapters/http/contract/pages.pl.ts';
import { TRIP_LISTS, TRIP_TABS, type TripListName, type TripTab } from './trip-view-model.ts';

const LISTS: Readonly<Record<TripListName, string>> = {
  current: 'biezace',
  past: 'minione',
  cancelled: 'anulowane',
};

export const listPath = (list: TripListName): string =>
  list === 'current' ? pages.panel : `${pages.panel}?lista=${LISTS[list]}`;

export const listInSearch = (search: string): TripListName => {
  const named = new URLSearchParams(search).get('lista');
  return TRIP_LISTS.find((list) => LISTS[list] === named) ?? 'current';
};

const TABS: Readonly<Record<TripTab, string>> = {
  info: '',
  people: 'uczestnicy',
  transport: 'transport',
  yachts: 'jachty',
  insurance: 'ubezpieczenie',
  addons: 'dodatki',
  payments: 'platnosci',
};

export const tripPath = (reservationId: string, tab: TripTab = 'info'): string =>
  `${tripPage(reservationId)}${tab === 'info' ? '' : `/${TABS[tab]}`}`;

/** The trip and tab that a path names: null without a trip, the first tab without a tab. */
export const tripInPath = (
  path: string,
): { readonly reservationId: string; readonly tab: TripTab } | null => {
  const prefix = tripPage('');
  if (!path.startsWith(prefix)) return null;
  const [reservationId = '', slug = ''] = path.slice(prefix.length).split('/');
  return reservationId === ''
    ? null
    : { reservationId, tab: TRIP_TABS.find((tab) => TABS[tab] === slug) ?? 'info' };
};
