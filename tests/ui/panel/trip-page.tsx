import type { TripTab } from '../../../ui/features/panel/state/trip-view-model.ts';
import { TripPage } from '../../../ui/features/panel/trips/TripPage.tsx';
import { renderScreen } from '../offers/render-screen.tsx';
import type { TRIP } from './trip-samples.ts';

export const doNothing = () => undefined;
export const actions = {
  email: 'anna@example.com',
  reload: async () => null,
  replace: doNothing,
  tell: doNothing,
  onLoggedOut: doNothing,
};
export const stripTags = (html: string): string =>
  html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
export const tripTabHtml = (trip: typeof TRIP, tab: TripTab): string =>
  renderScreen(<TripPage {...actions} trip={trip} tab={tab} />);
