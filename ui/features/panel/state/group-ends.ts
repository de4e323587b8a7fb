import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';

/** How a group call ended. The response's code decides it, never the message text (R51). */
export type GroupEnd = 'empty' | 'malformed' | 'unknown' | 'otherOffer' | 'assigned' | 'notCreated';

/**
 * Returns how a group call ended; null if the failure is not about the code, such as an ended
 * session.
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
