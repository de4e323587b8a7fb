import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { ignoreErrors, type StorageWithRemoval } from '../browser-storage.ts';
import { STEPS, type StepName } from './steps.ts';

/** The type allows only values that browser storage can hold as JSON. */
type JsonValue = string | number | boolean | null | { readonly [key: string]: JsonValue };
export type AnswerFields = Readonly<Record<string, JsonValue>>;
/** `people` lists the participants in order. */
export type Answers = { readonly booking: AnswerFields; readonly people: readonly AnswerFields[] };

/** Unsaved input consists only of the fields that differ from the server's values. */
export type EnteredAnswers = Answers;
export const NOTHING_ENTERED: EnteredAnswers = { booking: {}, people: [] };

const isFields = (value: unknown): value is AnswerFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const parseAnswerFields = (value: unknown): AnswerFields => (isFields(value) ? value : {});
const same = (first: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  JSON.stringify(first) === JSON.stringify(other);

// Ignores stored answers that an older release wrote as another type.
const hasSameKind = (like: JsonValue | undefined, value: JsonValue): boolean =>
  like !== undefined &&
  (like === null || value === null
    ? !isFields(like) && !isFields(value)
    : typeof like === typeof value);

const overFields = <T extends AnswerFields>(saved: T, typed: AnswerFields = {}): T => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => hasSameKind(saved[key], value)),
  ),
});

/**
 * Applies unsaved input to saved answers. Input for participants that the booking does not have is
 * ignored.
 */
export const overlayEnteredAnswers = <A extends Answers>(saved: A, typed: EnteredAnswers): A => ({
  ...saved,
  booking: overFields(saved.booking, typed.booking),
  people: saved.people.map((person, index) => overFields(person, typed.people[index])),
});

const changedFields = (saved: AnswerFields, current: AnswerFields): AnswerFields =>
  Object.fromEntries(Object.entries(current).filter(([key, value]) => !same(saved[key], value)));

export const diffAnswers = (saved: Answers, current: Answers): EnteredAnswers => ({
  booking: changedFields(saved.booking, current.booking),
  people: current.people.map((person, index) => changedFields(saved.people[index] ?? {}, person)),
});

export const isNothingEntered = ({ booking, people }: EnteredAnswers): boolean =>
  Object.keys(booking).length === 0 && people.every((person) => Object.keys(person).length === 0);

export const parseEnteredAnswers = (value: unknown): EnteredAnswers =>
  isFields(value) && isFields(value.booking) && Array.isArray(value.people)
    ? { booking: value.booking, people: value.people.filter(isFields) }
    : NOTHING_ENTERED;

/**
 * The unsaved input of a step, and the version of the reservation that it is based on (R58). If the
 * tab's storage is full or forbidden, the input lasts until the page closes.
 */
type StoredStepInput = { readonly version: number; readonly typed: EnteredAnswers };

const keyOf = (reservationId: string, step: StepName): string =>
  `kilwater.rezerwacja.${reservationId}.${step}`;

export const readStoredInput = (
  shelf: StorageWithRemoval,
  reservationId: string,
  step: StepName,
): StoredStepInput | null =>
  ignoreErrors(() => {
    const text = shelf.getItem(keyOf(reservationId, step));
    if (text === null) return null;
    const value: { readonly version?: unknown; readonly typed?: unknown } = JSON.parse(text);
    const typed = parseEnteredAnswers(value.typed);
    return typeof value.version === 'number' && !isNothingEntered(typed)
      ? { version: value.version, typed }
      : null;
  }, null);

/**
 * Stores unsaved input of a step, or removes the entry if there is none. Never stores passwords.
 */
export const storeEnteredAnswers = (
  shelf: StorageWithRemoval,
  reservationId: string,
  step: StepName,
  { version, typed }: StoredStepInput,
): void =>
  ignoreErrors(() => {
    const key = keyOf(reservationId, step);
    if (isNothingEntered(typed)) shelf.removeItem(key);
    else shelf.setItem(key, JSON.stringify({ version, typed }));
  }, undefined);

type SavedVersion = Pick<WizardReservation, 'Version'>;

/**
 * Moves unsaved input to the reservation's new version. Otherwise this tab's own save would look
 * like another tab's.
 */
export const moveStoredInputToVersion = (
  shelf: StorageWithRemoval,
  reservationId: string,
  step: StepName,
  before: SavedVersion,
  { Version: version }: SavedVersion,
): void => {
  storeEnteredAnswers(shelf, reservationId, step, { version, typed: NOTHING_ENTERED });
  for (const other of STEPS) {
    const draft = readStoredInput(shelf, reservationId, other);
    if (draft?.version === before.Version)
      storeEnteredAnswers(shelf, reservationId, other, { ...draft, version });
  }
};

const passedKey = (reservationId: string): string =>
  `kilwater.rezerwacja.${reservationId}.po-dodatkach`;

/** The server does not record that step 4 was skipped, so the tab's storage records it (R54). */
export const markExtrasSkipped = (shelf: StorageWithRemoval, reservationId: string): void =>
  ignoreErrors(() => shelf.setItem(passedKey(reservationId), '1'), undefined);
export const hasSkippedExtras = (shelf: StorageWithRemoval, reservationId: string): boolean =>
  ignoreErrors(() => shelf.getItem(passedKey(reservationId)) === '1', false);

/** The login page names the reservation that this tab has just ordered (W-103). */
export type ReservationAwaitingLogin = { readonly id: string; readonly trip: string };

const KEY = 'kilwater.rezerwacja.czeka';

export const storeReservationAwaitingLogin = (
  shelf: StorageWithRemoval,
  waiting: ReservationAwaitingLogin,
): void => ignoreErrors(() => shelf.setItem(KEY, JSON.stringify(waiting)), undefined);

export const readReservationAwaitingLogin = (
  shelf: StorageWithRemoval,
): ReservationAwaitingLogin | null =>
  ignoreErrors(() => {
    const { id, trip } = parseAnswerFields(JSON.parse(shelf.getItem(KEY) ?? 'null'));
    return typeof id === 'string' && typeof trip === 'string' ? { id, trip } : null;
  }, null);
