import type { ApiFailure } from '../../../adapters/http/client/failure.ts';

/** Why a group's code was not taken, by the answer's code, never by the words of its message (R51). */
export type GroupEnd = 'empty' | 'malformed' | 'unknown' | 'otherOffer' | 'assigned' | 'notCreated';

/** What to say of a refused call; null where it is not about the code: the session, the connection, somebody else's save. */
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
