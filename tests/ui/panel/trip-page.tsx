import type { TripTab } from '../../../ui/features/panel/state/trip-view-model.ts';
import { TripPage } from '../../../ui/features/panel/trips/TripPage.tsx';
import { openPage, renderScreen } from '../offers/render-screen.tsx';
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
const tripPage = (trip: typeof TRIP, tab: TripTab) => (
  <TripPage {...actions} trip={trip} tab={tab} />
);
export const tripTabHtml = (...page: Parameters<typeof tripPage>): string =>
  renderScreen(tripPage(...page));
/** Returns the links of the tab. Needs happy-dom. */
export const tripTabLinks = (...page: Parameters<typeof tripPage>): readonly HTMLElement[] =>
  openPage(tripPage(...page)).queryAllByRole('link');
