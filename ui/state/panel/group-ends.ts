import type { ApiFailure } from '../../../adapters/http/client/failure.ts';

/**
 * Why the shop refused a group code. Decided by the response's code, never by its message text
 * (R51).
 */
export type GroupEnd = 'empty' | 'malformed' | 'unknown' | 'otherOffer' | 'assigned' | 'notCreated';

/**
 * Returns the reason for a refused group code. Returns null if the failure is not about the code:
 * ended session, no connection, or a change made elsewhere.
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
