import { ignoreErrors } from '../browser-shelf.ts';
import type { TabShelf } from './drafts.ts';
import { fieldsFrom } from './typed.ts';

/** A reservation that was just confirmed in this tab. The panel then requires a login. */
export type WaitingReservation = { readonly id: string; readonly trip: string };

const KEY = 'kilwater.rezerwacja.czeka';

export const storeWaitingReservation = (shelf: TabShelf, waiting: WaitingReservation): void =>
  ignoreErrors(() => shelf.setItem(KEY, JSON.stringify(waiting)), undefined);

export const readWaitingReservation = (shelf: TabShelf): WaitingReservation | null =>
  ignoreErrors(() => {
    const { id, trip } = fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return typeof id === 'string' && typeof trip === 'string' ? { id, trip } : null;
  }, null);
