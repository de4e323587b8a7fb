import { ignoreErrors } from '../browser-shelf.ts';
import type { TabShelf } from './drafts.ts';
import { fieldsFrom } from './typed.ts';

/**
 * A booking that was just confirmed in this tab. The customer must log in to see it in the panel.
 */
export type WaitingReservation = { readonly id: string; readonly trip: string };

const KEY = 'kilwater.rezerwacja.czeka';

export const storeWaitingReservation = (shelf: TabShelf, waiting: WaitingReservation): void =>
  ignoreErrors(() => shelf.setItem(KEY, JSON.stringify(waiting)), undefined);

/** Returns the stored booking. Null if no booking was confirmed in this tab. */
export const readWaitingReservation = (shelf: TabShelf): WaitingReservation | null =>
  ignoreErrors(() => {
    const { id, trip } = fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return typeof id === 'string' && typeof trip === 'string' ? { id, trip } : null;
  }, null);
