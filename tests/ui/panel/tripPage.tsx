import { TripPage } from '../../../ui/screens/panel/trips/TripPage.tsx';
import type { TripTab } from '../../../ui/state/panel/shownTrip.ts';
import { rendered } from '../offers/render.tsx';
import type { TRIP } from './tripSamples.ts';

/** What a part of the page may call where nothing is to come of it. */
export const nothing = () => undefined;
export const actions = { email: 'anna@example.com', reload: async () => null, replace: nothing, tell: nothing, onLoggedOut: nothing };
/** What is read of a page. */
export const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
/** A trip on one of its tabs, as its owner has it. */
export const page = (trip: typeof TRIP, tab: TripTab): string => rendered(<TripPage {...actions} trip={trip} tab={tab} />);
