import { ignoreErrors } from '../browser-shelf.ts';
import { STEPS, type StepName } from './steps.ts';
import {
  fieldsFrom,
  isNothingTyped,
  NOTHING_TYPED,
  parseTyped,
  type TypedAnswers,
} from './typed.ts';

/** If the tab's storage is full or forbidden, the input lasts until the page closes. */
export type TabShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The unsaved input of a step, and the version of the reservation that it is based on (R58). */
export type ShelvedDraft = { readonly version: number; readonly typed: TypedAnswers };

const keyOf = (reservationId: string, step: StepName): string =>
  `kilwater.rezerwacja.${reservationId}.${step}`;

export const readShelvedDraft = (
  shelf: TabShelf,
  reservationId: string,
  step: StepName,
): ShelvedDraft | null =>
  ignoreErrors(() => {
    const text = shelf.getItem(keyOf(reservationId, step));
    if (text === null) return null;
    const value: { readonly version?: unknown; readonly typed?: unknown } = JSON.parse(text);
    const typed = parseTyped(value.typed);
    return typeof value.version === 'number' && !isNothingTyped(typed)
      ? { version: value.version, typed }
      : null;
  }, null);

/** Removes the entry if no input is left. Passwords are never stored. */
export const shelveDraft = (
  shelf: TabShelf,
  reservationId: string,
  step: StepName,
  { version, typed }: ShelvedDraft,
): void =>
  ignoreErrors(() => {
    const key = keyOf(reservationId, step);
    if (isNothingTyped(typed)) shelf.removeItem(key);
    else shelf.setItem(key, JSON.stringify({ version, typed }));
  }, undefined);

/** Without the new version a save in this tab would look like a change made elsewhere. */
export const moveDraftsToVersion = (
  shelf: TabShelf,
  reservationId: string,
  step: StepName,
  before: number,
  version: number,
): void => {
  shelveDraft(shelf, reservationId, step, { version, typed: NOTHING_TYPED });
  for (const other of STEPS) {
    const draft = readShelvedDraft(shelf, reservationId, other);
    if (draft?.version === before) shelveDraft(shelf, reservationId, other, { ...draft, version });
  }
};

const passedKey = (reservationId: string): string =>
  `kilwater.rezerwacja.${reservationId}.po-dodatkach`;

/** The server stores nothing for a skipped step 4, so the tab stores that step (R54). */
export const keepPassedExtras = (shelf: TabShelf, reservationId: string): void =>
  ignoreErrors(() => shelf.setItem(passedKey(reservationId), '1'), undefined);
export const hasPassedExtras = (shelf: TabShelf, reservationId: string): boolean =>
  ignoreErrors(() => shelf.getItem(passedKey(reservationId)) === '1', false);

/** If the browser forbids session storage, the returned storage keeps nothing. */
export const tabShelf = (): TabShelf =>
  ignoreErrors<TabShelf>(() => window.sessionStorage, {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });

/** A reservation that this tab has just confirmed. The panel then requires a login. */
export type WaitingReservation = { readonly id: string; readonly trip: string };

const KEY = 'kilwater.rezerwacja.czeka';

export const storeWaitingReservation = (shelf: TabShelf, waiting: WaitingReservation): void =>
  ignoreErrors(() => shelf.setItem(KEY, JSON.stringify(waiting)), undefined);

export const readWaitingReservation = (shelf: TabShelf): WaitingReservation | null =>
  ignoreErrors(() => {
    const { id, trip } = fieldsFrom(JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return typeof id === 'string' && typeof trip === 'string' ? { id, trip } : null;
  }, null);
