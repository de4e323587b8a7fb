import { atom } from 'jotai';
import { ignoreErrors, type Shelf } from '../browser-shelf.ts';
import { fieldsFrom } from './typed.ts';

/** A draft and the offer that it is of. */
export type StartedReservation = { readonly id: string; readonly offerId: number };

/** The draft that this page has just created; null before. It works where the browser refuses all storage. */
export const startedReservationAtom = atom<StartedReservation | null>(null);

const KEY = 'kilwater.rezerwacje';
/** The browser remembers so many drafts at most; the oldest leave first. */
const MOST = 20;

const offersOf = (shelf: Shelf): readonly (readonly [string, unknown])[] =>
  ignoreErrors(() => Object.entries(fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? '{}'))), []);

/** Remembers which offer a draft of this browser is of: enough to begin again where the session is lost (R57). */
export const rememberOffer = (shelf: Shelf, { id, offerId }: StartedReservation): void => {
  const others = offersOf(shelf).filter(([other]) => other !== id);
  ignoreErrors(
    () =>
      shelf.setItem(
        KEY,
        JSON.stringify(Object.fromEntries([...others, [id, offerId]].slice(-MOST))),
      ),
    undefined,
  );
};

/** The offer of a draft that this browser has begun or opened; null for any other draft. */
export const readRememberedOffer = (shelf: Shelf, id: string): number | null => {
  const offerId = offersOf(shelf).find(([known]) => known === id)?.[1];
  return typeof offerId === 'number' ? offerId : null;
};
