import { atom } from 'jotai';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { ignoreErrors, type Shelf } from '../../../state/browser-shelf.ts';
import { fieldsFrom } from '../../../state/reservation/typed.ts';

// The monotonic clock is used, because the calendar clock of a computer can be wrong.
const heardAt = new WeakMap<WizardReservation, number>();

type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/** Seconds left are those of the response less the time since then; null without a hold (R8). */
export const holdLeft = (
  reservation: WizardReservation,
  now: Stopwatch = stopwatch,
): number | null => {
  const { HoldSeconds } = reservation;
  if (HoldSeconds === null) return null;
  const heard = heardAt.get(reservation) ?? now();
  heardAt.set(reservation, heard);
  return Math.max(0, HoldSeconds - (now() - heard) / 1000);
};

export type StartedReservation = { readonly id: string; readonly offerId: number };

/** Remembers the started reservation in memory, in case the browser forbids all storage. */
export const startedReservationAtom = atom<StartedReservation | null>(null);

const KEY = 'kilwater.rezerwacje';
/** The browser stores at most this many drafts; the oldest are removed first. */
const MOST = 20;

const offersOf = (shelf: Shelf): readonly (readonly [string, unknown])[] =>
  ignoreErrors(() => Object.entries(fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? '{}'))), []);

/** A visitor who has lost the session can begin again with the stored offer (R57). */
export const rememberOffer = (shelf: Shelf, { id, offerId }: StartedReservation): void => {
  const otherOffers = offersOf(shelf).filter(([other]) => other !== id);
  ignoreErrors(
    () =>
      shelf.setItem(
        KEY,
        JSON.stringify(Object.fromEntries([...otherOffers, [id, offerId]].slice(-MOST))),
      ),
    undefined,
  );
};

export const readRememberedOffer = (shelf: Shelf, id: string): number | null => {
  const offerId = offersOf(shelf).find(([reservationId]) => reservationId === id)?.[1];
  return typeof offerId === 'number' ? offerId : null;
};
