import pg from 'pg';
import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../../application/ports/store-unavailable.ts';

const REASONS: readonly (readonly [state: string, reason: UnavailableReason])[] = [
  // Codes for `unreachable`: the connection broke, or the server starts or stops, has no free
  // connection, or refuses the login.
  ...(['08', '57P', '53300', '28', '3D'] as const).map((state) => [state, 'unreachable'] as const),
  // Codes for `busy`: a statement took too long, or another transaction blocked this one even in
  // its last retry.
  ...(['57014', '55P03', '25P03', '25P04', '40'] as const).map((state) => [state, 'busy'] as const),
  ['53', 'full'],
  // A standby refuses writes with this code, as long as it is not the primary.
  ['25006', 'readOnly'],
  ...(['58', 'XX001', 'XX002'] as const).map((state) => [state, 'broken'] as const),
];

const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const reasonOf = ({ code = '' }: pg.DatabaseError): UnavailableReason | undefined =>
  REASONS.find(([state]) => code.startsWith(state))?.[1];

/** True if the connection broke. Then it is unknown which statements the server executed. */
const isBroken = (failure: unknown): boolean =>
  failure instanceof Error &&
  !(failure instanceof pg.DatabaseError) &&
  !(failure instanceof TypeError);

export type CommitDoubt = {
  /**
   * True if the program has already sent a commit of this transaction, even if later statements
   * followed. If the connection then breaks, nobody knows whether the commit succeeded.
   */
  readonly inDoubtIfConnectionBreaks: boolean;
  /**
   * True if this statement is the commit itself. If the server then ends the connection, nobody
   * knows whether the commit succeeded.
   */
  readonly inDoubtIfServerEndsConnection: boolean;
};

/** Converts database errors to StoreUnavailable. Returns all other errors unchanged. */
export const toStoreUnavailable = (
  failure: unknown,
  { inDoubtIfConnectionBreaks, inDoubtIfServerEndsConnection }: CommitDoubt,
): unknown => {
  if (failure instanceof StoreUnavailable) return failure;
  if (isBroken(failure))
    return new StoreUnavailable('unreachable', failure, inDoubtIfConnectionBreaks);
  const reason = failure instanceof pg.DatabaseError ? reasonOf(failure) : undefined;
  return reason === undefined
    ? failure
    : new StoreUnavailable(
        reason,
        failure,
        inDoubtIfServerEndsConnection && reason === 'unreachable',
      );
};

/** Converts the failure of work that sends no commit, so that no commit can be in doubt. */
export const toStoreUnavailableWithoutCommit = (failure: unknown): unknown =>
  toStoreUnavailable(failure, {
    inDoubtIfConnectionBreaks: false,
    inDoubtIfServerEndsConnection: false,
  });

export const canRetry = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable &&
  failure.cause instanceof pg.DatabaseError &&
  CONFLICTS.has(failure.cause.code ?? '');
