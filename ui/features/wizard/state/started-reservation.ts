import { atom } from 'jotai';
import { ignoreErrors, type Shelf } from '../../../state/browser-shelf.ts';
import { fieldsFrom } from '../../../state/reservation/typed.ts';

export type StartedReservation = { readonly id: string; readonly offerId: number };

/** The reservation that this page has started. It also works if the browser forbids all storage. */
export const startedReservationAtom = atom<StartedReservation | null>(null);

const KEY = 'kilwater.rezerwacje';
/** The largest number of drafts in this browser's storage. The oldest are removed first. */
const MOST = 20;

const offersOf = (shelf: Shelf): readonly (readonly [string, unknown])[] =>
  ignoreErrors(() => Object.entries(fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? '{}'))), []);

/**
 * Stores the offer of a draft, so that a visitor who has lost the session can begin again (R57).
 */
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

/** Returns the offer of a draft that this browser has created or opened. */
export const readRememberedOffer = (shelf: Shelf, id: string): number | null => {
  const offerId = offersOf(shelf).find(([known]) => known === id)?.[1];
  return typeof offerId === 'number' ? offerId : null;
};
