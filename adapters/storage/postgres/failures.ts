import pg from 'pg';
import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';

const REASONS: readonly (readonly [state: string, reason: UnavailableReason])[] = [
  // The connection ended, the server starts or stops, no connection is free, or login is refused.
  ...(['08', '57P', '53300', '28', '3D'] as const).map((state) => [state, 'unreachable'] as const),
  // A statement took too long, or another transaction still blocked this one in the last retry.
  ...(['57014', '55P03', '25P03', '25P04', '40'] as const).map((state) => [state, 'busy'] as const),
  ['53', 'full'],
  // A standby refuses writes with this code until it becomes the primary.
  ['25006', 'readOnly'],
  ...(['58', 'XX001', 'XX002'] as const).map((state) => [state, 'broken'] as const),
];

const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const reasonOf = ({ code = '' }: pg.DatabaseError): UnavailableReason | undefined =>
  REASONS.find(([state]) => code.startsWith(state))?.[1];

/** True if the connection broke, so nobody knows which statements the server executed. */
const isBroken = (failure: unknown): boolean =>
  failure instanceof Error &&
  !(failure instanceof pg.DatabaseError) &&
  !(failure instanceof TypeError);

export type CommitDoubt = {
  /** True if a commit was already sent: if the connection breaks now, the result is unknown. */
  readonly ifBroken: boolean;
  /** True for a commit: if the server ends the connection now, the result is unknown. */
  readonly ifEnded: boolean;
};

/** Converts a failure of the database to StoreUnavailable. Returns other errors unchanged. */
export const mapFailure = (failure: unknown, { ifBroken, ifEnded }: CommitDoubt): unknown => {
  if (failure instanceof StoreUnavailable) return failure;
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
