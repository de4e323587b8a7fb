import type { ApiFailure } from '../../../adapters/http/client/failure.ts';

/** Why a group code was refused. Decided by the response's code, never by its message (R51). */
export type GroupEnd = 'empty' | 'malformed' | 'unknown' | 'otherOffer' | 'assigned' | 'notCreated';

/**
 * The reason for a refused call. Null if it is not about the code: session, connection, or a save
 * by somebody else.
 */
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
