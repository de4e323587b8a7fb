import pg from 'pg';
import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';

/** SQLSTATEs or their prefixes that mean that the server is unavailable at the moment. */
const REASONS: readonly (readonly [state: string, reason: UnavailableReason])[] = [
  // The session was ended, the server starts or stops, no connection is left, or the account is
  // refused.
  ...(['08', '57P', '53300', '28', '3D'] as const).map((state) => [state, 'unreachable'] as const),
  // Timeouts of statements, locks and transactions, and conflicts after all attempts.
  ...(['57014', '55P03', '25P03', '25P04', '40'] as const).map((state) => [state, 'busy'] as const),
  ['53', 'full'],
  // A standby before it takes over.
  ['25006', 'readOnly'],
  ...(['58', 'XX001', 'XX002'] as const).map((state) => [state, 'broken'] as const),
];

/** A serialization failure and a deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const reasonOf = ({ code = '' }: pg.DatabaseError): UnavailableReason | undefined =>
  REASONS.find(([state]) => code.startsWith(state))?.[1];

/** Returns true if the connection failed. What the server still executed is then unknown. */
const isBroken = (failure: unknown): boolean =>
  failure instanceof Error &&
  !(failure instanceof pg.DatabaseError) &&
  !(failure instanceof TypeError);

/** Whether a failed statement may have been committed. */
export type CommitDoubt = {
  /**
   * On a broken connection: the statement commits, or another one sent before its response does.
   */
  readonly ifBroken: boolean;
  /** On an ended session: the statement itself commits, and may have done so. */
  readonly ifEnded: boolean;
};

/**
 * Maps a failed statement to StoreAway. Returns the failure itself if it is a defect of the shop.
 */
export const mapFailure = (failure: unknown, { ifBroken, ifEnded }: CommitDoubt): unknown => {
  if (isBroken(failure)) return new StoreUnavailable('unreachable', failure, ifBroken);
  const reason = failure instanceof pg.DatabaseError ? reasonOf(failure) : undefined;
  return reason === undefined
    ? failure
    : new StoreUnavailable(reason, failure, ifEnded && reason === 'unreachable');
};

/** Returns true if the server rolled back because of a conflict. The transaction can be retried. */
export const canRetry = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable &&
  failure.cause instanceof pg.DatabaseError &&
  CONFLICTS.has(failure.cause.code ?? '');
