import { quietly } from '../browserShelf.ts';
import type { Shelf } from './drafts.ts';
import { fieldsFrom } from './typed.ts';

/** A reservation that this tab has made, and whose panel waits behind the login. */
export type Waiting = { readonly id: string; readonly trip: string };

const KEY = 'kilwater.rezerwacja.czeka';

export const keepWaiting = (shelf: Shelf, waiting: Waiting): void => quietly(() => shelf.setItem(KEY, JSON.stringify(waiting)), undefined);

/** What waits; null where nothing was ordered in this tab. */
export const waitingIn = (shelf: Shelf): Waiting | null =>
  quietly(() => {
    const { id, trip } = fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return typeof id === 'string' && typeof trip === 'string' ? { id, trip } : null;
  }, null);
