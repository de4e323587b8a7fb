import pg from 'pg';
import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';

const REASONS: readonly (readonly [state: string, reason: UnavailableReason])[] = [
  // The session ended, the server starts or stops, no connection is left, or login was refused.
  ...(['08', '57P', '53300', '28', '3D'] as const).map((state) => [state, 'unreachable'] as const),
  // Timeouts of statements, locks and transactions, and conflicts after all attempts.
  ...(['57014', '55P03', '25P03', '25P04', '40'] as const).map((state) => [state, 'busy'] as const),
  ['53', 'full'],
  // SQLSTATE 25006: a standby before it takes over.
  ['25006', 'readOnly'],
  ...(['58', 'XX001', 'XX002'] as const).map((state) => [state, 'broken'] as const),
];

/** SQLSTATEs of a serialization failure and a deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const reasonOf = ({ code = '' }: pg.DatabaseError): UnavailableReason | undefined =>
  REASONS.find(([state]) => code.startsWith(state))?.[1];

/** After a failed connection it is unknown what the server still executed. */
const isBroken = (failure: unknown): boolean =>
  failure instanceof Error &&
  !(failure instanceof pg.DatabaseError) &&
  !(failure instanceof TypeError);

/** Tells whether a failed statement may have been committed. */
export type CommitDoubt = {
  /** Broken connection: this statement commits, or one sent before its response does. */
  readonly ifBroken: boolean;
  /** Ended session: this statement commits and may have done so. */
  readonly ifEnded: boolean;
};

/** Maps a failed statement to StoreAway, or returns the failure if it is a defect of the shop. */
export const mapFailure = (failure: unknown, { ifBroken, ifEnded }: CommitDoubt): unknown => {
  if (isBroken(failure)) return new StoreUnavailable('unreachable', failure, ifBroken);
  const reason = failure instanceof pg.DatabaseError ? reasonOf(failure) : undefined;
  return reason === undefined
    ? failure
    : new StoreUnavailable(reason, failure, ifEnded && reason === 'unreachable');
};

export const canRetry = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable &&
  failure.cause instanceof pg.DatabaseError &&
  CONFLICTS.has(failure.cause.code ?? '');
