import type { TripTab } from '../../../ui/features/panel/state/trip-view-model.ts';
import { TripPage } from '../../../ui/features/panel/trips/TripPage.tsx';
import { openPage, textOf } from '../offers/render-screen.tsx';
import type { TRIP } from './trip-samples.ts';

export const doNothing = () => undefined;
export const actions = {
  email: 'anna@example.com',
  reload: async () => null,
  replace: doNothing,
  tell: doNothing,
  onLoggedOut: doNothing,
};
const tripPage = (trip: typeof TRIP, tab: TripTab) => (
  <TripPage {...actions} trip={trip} tab={tab} />
);
/** Opens a tab of the trip's page. Needs happy-dom. */
export const openTripTab = (...page: Parameters<typeof tripPage>) => openPage(tripPage(...page));
export const tripTabText = (...page: Parameters<typeof tripPage>): string =>
  textOf(openTripTab(...page).page);
/** Returns the links of the tab. Needs happy-dom. */
export const tripTabLinks = (...page: Parameters<typeof tripPage>): readonly HTMLElement[] =>
  openTripTab(...page).queryAllByRole('link');
