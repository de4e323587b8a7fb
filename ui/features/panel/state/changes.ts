import type { Result } from 'neverthrow';
import { type ApiFailure, call, isRecord } from '../../../../adapters/http/client/call.ts';
import { normalizeEnteredBirthDate } from '../../../../adapters/http/contract/account/birth-date.ts';
import type { FieldError } from '../../../../adapters/http/contract/failure.ts';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type {
  ChangesAnswer,
  ParticipantChange,
  Preview,
} from '../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';
import type { Participant } from '../../../../adapters/http/contract/wizard/participants.ts';
import { PERSON_FIELDS, type PersonFieldName } from '../../../shared/person/PersonField.tsx';

/** Without `includeHistoric` the server reads only current trips, which is faster (issue 43). */
export const fetchTrips = async (
  includeHistoric: boolean,
): Promise<Result<readonly Reservation[], ApiFailure>> =>
  (await call('accountReservations', { historic: includeHistoric ? 1 : 0 })).map(
    ({ Reservations: { Current, Historic } }) => [...Current, ...Historic],
  );

export const withTrip = (
  trips: readonly Reservation[] | null,
  current: Reservation,
): readonly Reservation[] | null =>
  trips?.map((trip) => (trip.ReservationId === current.ReservationId ? current : trip)) ?? null;

/**
 * Why the server did not let the booking join or open a group. `groupCallOutcome` finds the reason
 * from the response's status and error code (R51).
 */
export type GroupCallOutcome =
  | 'empty'
  | 'malformed'
  | 'unknown'
  | 'otherOffer'
  | 'assigned'
  | 'notCreated';

/** Returns null if the failure is not about the group code, for example an ended session. */
export const groupCallOutcome = (
  action: 'join' | 'create',
  failure: ApiFailure,
): GroupCallOutcome | null => {
  if (failure.kind !== 'refused' || failure.code === 'changedElsewhere') return null;
  switch (failure.status) {
    case 409:
      return failure.code === 'groupCodeOfOtherOffer' ? 'otherOffer' : 'assigned';
    case 404:
      return action === 'join' ? 'unknown' : 'notCreated';
    case 400:
      return action === 'join' ? 'malformed' : 'notCreated';
    default:
      return null;
  }
};

/**
 * What a call for a change led to. `elsewhere`: another window saved first (R58). `priceChanged`:
 * the server computed another price than the screen showed. `closed`: changes are not allowed.
 */
export type TripChangeOutcome =
  | { readonly kind: 'saved'; readonly trip: Reservation }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly found: boolean }
  | { readonly kind: 'incomplete'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'noPlaces'; readonly rooms: readonly Room[] }
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'elsewhere'; readonly trip: Reservation | null }
  | { readonly kind: 'closed' }
  | { readonly kind: 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

// Two fields are enough to recognize a trip in a response. The server's tests check whole responses
// with the codecs.
const isTrip = (u: unknown): u is Reservation => isRecord(u) && 'StepConfig' in u && 'Version' in u;
const roomsIn = (u: unknown): readonly Room[] => (Array.isArray(u) ? u : []);

export const tripChangeOutcomeOfRefusal = (failure: ApiFailure): TripChangeOutcome => {
  if (failure.kind !== 'refused') return { kind: 'failed', failure };
  if (failure.status === 401) return { kind: 'login' };
  switch (failure.code) {
    case 'changedElsewhere':
      return {
        kind: 'elsewhere',
        trip: isTrip(failure.body.Reservation) ? failure.body.Reservation : null,
      };
    case 'noPlacesLeft':
      return { kind: 'noPlaces', rooms: roomsIn(failure.body.Rooms) };
    case 'priceChanged':
      return { kind: 'priceChanged' };
    case 'changesClosed':
    case 'notOwner':
    case 'wrongState':
      return { kind: 'closed' };
    default:
      return failure.errors.length > 0
        ? { kind: 'incomplete', errors: failure.errors }
        : { kind: 'failed', failure };
  }
};

/**
 * The server has saved a change only if ChangesFound, ChangesValidated and ChangesSaved are all
 * true in its response.
 */
export const tripChangeOutcomeOf = (
  result: Result<ChangesAnswer, ApiFailure>,
): TripChangeOutcome => {
  if (result.isErr()) return tripChangeOutcomeOfRefusal(result.error);
  const {
    ChangesFound,
    ChangesSaved,
    ChangesValidated,
    Reservation: trip,
    Preview: preview,
    errors,
  } = result.value;
  if (!ChangesValidated) return { kind: 'incomplete', errors: errors ?? [] };
  if (ChangesFound && ChangesSaved) return { kind: 'saved', trip };
  return preview === undefined
    ? { kind: 'incomplete', errors: errors ?? [] }
    : { kind: 'preview', preview, found: ChangesFound };
};

type FormOpeningFailure = Extract<
  TripChangeOutcome,
  { readonly kind: 'closed' | 'login' | 'failed' }
>;

/** A status from 400 to 499 means that changes are not allowed, but 401 opens the login. */
export const formOpeningFailureOf = (failure: ApiFailure): FormOpeningFailure => {
  if (failure.kind !== 'refused' || failure.status >= 500) return { kind: 'failed', failure };
  return failure.status === 401 ? { kind: 'login' } : { kind: 'closed' };
};

/**
 * Reads an error's path. In `data.addonsConfig[0].addonsSelected[1].addonOptionId` the field is
 * `addonOptionId` and the row is 1. Rows count from 0.
 */
export const fieldAndRowOf = ({
  field,
}: FieldError): { readonly name: string; readonly row: number } => ({
  name: (field.split('.').at(-1) ?? '').replace(/\[\d+\]$/, ''),
  row: Number(/addonsSelected\[(\d+)\]/.exec(field)?.[1] ?? 0),
});

export type EnteredPerson = Readonly<Record<PersonFieldName, string>>;

export const personFormOf = (person: Participant): EnteredPerson => {
  const { firstName, lastName, birthDate, gender, idDocument, country, phone, email } = person;
  return { firstName, lastName, birthDate, gender, idDocument, country, phone, email };
};

const isEmpty = (text: string): boolean => text.trim() === '';

/** If a name or the birth date is empty, the request says that the data follow later. */
export const toPersonRequest = (userNum: number, typed: EnteredPerson): ParticipantChange => ({
  userNum,
  ...typed,
  birthDate: normalizeEnteredBirthDate(typed.birthDate),
  fillInLater: [typed.firstName, typed.lastName, typed.birthDate].some(isEmpty) ? 1 : 0,
});

export type PersonFaults = Readonly<Partial<Record<PersonFieldName, string>>>;

const isField = (word: string): word is PersonFieldName =>
  PERSON_FIELDS.some((field) => field === word);

/**
 * If the server refuses `fillInLater`, the data cannot follow later: each empty required field gets
 * the error 'required' (R34).
 */
export const personFaults = (errors: readonly FieldError[], typed: EnteredPerson): PersonFaults =>
  Object.fromEntries(
    errors.flatMap((error) => {
      const { name } = fieldAndRowOf(error);
      if (isField(name)) return [[name, error.code]];
      if (name !== 'fillInLater') return [];
      return (['firstName', 'lastName', 'birthDate'] as const)
        .filter((field) => isEmpty(typed[field]))
        .map((field) => [field, 'required']);
    }),
  );
