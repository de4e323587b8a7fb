import { quietly } from '../browserShelf.ts';
import { STEPS, type StepName } from './steps.ts';
import { isNothing, NOTHING_TYPED, type Typed, typedFrom } from './typed.ts';

/** Where unsaved typing is kept: the tab's session storage, or a map in tests. Where it is full or forbidden, typing lives as long as the page. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Typing of one step, and the version of the reservation that it was typed over (R58). */
export type ShelvedDraft = { readonly version: number; readonly typed: Typed };

const keyOf = (reservationId: string, step: StepName): string => `kilwater.rezerwacja.${reservationId}.${step}`;

/** What was typed in a step and not saved; null where there is nothing. */
export const shelvedDraft = (shelf: Shelf, reservationId: string, step: StepName): ShelvedDraft | null =>
  quietly(() => {
    const text = shelf.getItem(keyOf(reservationId, step));
    if (text === null) return null;
    const value: { readonly version?: unknown; readonly typed?: unknown } = JSON.parse(text);
    const typed = typedFrom(value.typed);
    return typeof value.version === 'number' && !isNothing(typed) ? { version: value.version, typed } : null;
  }, null);

/** Keeps what was typed, or clears its place where nothing is left. Passwords never come here: they are no answers. */
export const shelve = (shelf: Shelf, reservationId: string, step: StepName, { version, typed }: ShelvedDraft): void =>
  quietly(() => {
    const key = keyOf(reservationId, step);
    if (isNothing(typed)) shelf.removeItem(key);
    else shelf.setItem(key, JSON.stringify({ version, typed }));
  }, undefined);

/**
 * After a save of one's own: the saved step's typing is gone, the other steps' stands on the new version,
 * so that only changes made elsewhere look like changes.
 */
export const saved = (shelf: Shelf, reservationId: string, step: StepName, before: number, version: number): void => {
  shelve(shelf, reservationId, step, { version, typed: NOTHING_TYPED });
  for (const other of STEPS) {
    const draft = shelvedDraft(shelf, reservationId, other);
    if (draft?.version === before) shelve(shelf, reservationId, other, { ...draft, version });
  }
};

const passedKey = (reservationId: string): string => `kilwater.rezerwacja.${reservationId}.po-dodatkach`;

/** Step 4 was passed in this tab: the shop keeps nothing of a step that was skipped (R54). */
export const keepPassedExtras = (shelf: Shelf, reservationId: string): void =>
  quietly(() => shelf.setItem(passedKey(reservationId), '1'), undefined);
export const passedExtras = (shelf: Shelf, reservationId: string): boolean =>
  quietly(() => shelf.getItem(passedKey(reservationId)) === '1', false);

/** The tab's own shelf; one that keeps nothing where the browser has none. */
export const tabShelf = (): Shelf =>
  quietly<Shelf>(() => window.sessionStorage, { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
