import type { Result } from 'neverthrow';
import { type ApiFailure, isRecord } from '../../../../adapters/http/client/failure.ts';
import type { FieldError } from '../../../../adapters/http/contract/failure.ts';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { ChangesAnswer, Preview } from '../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';

/** The response's code decides how a group call ended, never the message text (R51). */
export type GroupEnd = 'empty' | 'malformed' | 'unknown' | 'otherOffer' | 'assigned' | 'notCreated';

/** How a group call ended; null if the failure is not about the code, such as an ended session. */
export const groupEnd = (action: 'join' | 'create', failure: ApiFailure): GroupEnd | null => {
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

/** `elsewhere`: another window saved first (R58). `priceChanged`: the displayed price is old. */
export type ChangeEnd =
  | { readonly kind: 'saved'; readonly trip: Reservation }
  | { readonly kind: 'preview'; readonly preview: Preview; readonly found: boolean }
  | { readonly kind: 'incomplete'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'noPlaces'; readonly rooms: readonly Room[] }
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'elsewhere'; readonly trip: Reservation | null }
  | { readonly kind: 'closed' }
  | { readonly kind: 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

// The check of the response is short, because the server's tests check it against the codecs.
const isTrip = (u: unknown): u is Reservation => isRecord(u) && 'StepConfig' in u && 'Version' in u;
const roomsIn = (u: unknown): readonly Room[] => (Array.isArray(u) ? u : []);

export const endOfRefusal = (failure: ApiFailure): ChangeEnd => {
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

/** A change is saved only if all three flags of the response are true. */
export const changeEnd = (result: Result<ChangesAnswer, ApiFailure>): ChangeEnd => {
  if (result.isErr()) return endOfRefusal(result.error);
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

export type FormOpeningFailure = Extract<
  ChangeEnd,
  { readonly kind: 'closed' | 'login' | 'failed' }
>;

/** Every refusal below 500, except an ended session, means that changes are closed. */
export const openingFailure = (failure: ApiFailure): FormOpeningFailure => {
  if (failure.kind !== 'refused' || failure.status >= 500) return { kind: 'failed', failure };
  return failure.status === 401 ? { kind: 'login' } : { kind: 'closed' };
};

/** Splits a path such as `data.addonsConfig[0].addonsSelected[1].addonOptionId`. */
export const fieldOf = ({ field }: FieldError): { readonly name: string; readonly at: number } => ({
  name: (field.split('.').at(-1) ?? '').replace(/\[\d+\]$/, ''),
  at: Number(/addonsSelected\[(\d+)\]/.exec(field)?.[1] ?? 0),
});
