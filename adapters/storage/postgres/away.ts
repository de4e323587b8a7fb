import pg from 'pg';
import { type AwayReason, StoreAway } from '../../../application/ports/store-away.ts';

/** SQLSTATEs, whole or by their class, with which the server says that it does nothing at the moment. */
const REASONS: readonly (readonly [state: string, reason: AwayReason])[] = [
  // Sessions are ended, the server starts or stops, no connection is left, or the account may not come in.
  ...(['08', '57P', '53300', '28', '3D'] as const).map((state) => [state, 'unreachable'] as const),
  // Timeouts of statements, locks and transactions; conflicts that went on after all tries.
  ...(['57014', '55P03', '25P03', '25P04', '40'] as const).map((state) => [state, 'busy'] as const),
  ['53', 'full'],
  // A standby before it takes over.
  ['25006', 'readOnly'],
  ...(['58', 'XX001', 'XX002'] as const).map((state) => [state, 'broken'] as const),
];

/** A serialisation failure and a deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const reasonOf = ({ code = '' }: pg.DatabaseError): AwayReason | undefined => REASONS.find(([state]) => code.startsWith(state))?.[1];

/** Whether a failure of a statement is the connection's: nobody knows then what the server still did. */
const isBroken = (failure: unknown): boolean =>
  failure instanceof Error && !(failure instanceof pg.DatabaseError) && !(failure instanceof TypeError);

/** What may be done already although a statement failed. */
export type Doubt = {
  /** The statement, or one that was sent before its answer came, commits. */
  readonly ifBroken: boolean;
  /** The statement itself commits: a session that is ended meanwhile may have committed. */
  readonly ifEnded: boolean;
};

/** A failure of a statement as the ports tell it: the store is away; itself where it is a defect of the shop. */
export const awayOr = (failure: unknown, { ifBroken, ifEnded }: Doubt): unknown => {
  if (isBroken(failure)) return new StoreAway('unreachable', failure, ifBroken);
  const reason = failure instanceof pg.DatabaseError ? reasonOf(failure) : undefined;
  return reason === undefined ? failure : new StoreAway(reason, failure, ifEnded && reason === 'unreachable');
};

/** Whether the server undid a transaction because another was in its way: it may simply be run again. */
export const mayTryAgain = (failure: unknown): boolean =>
  failure instanceof StoreAway && failure.cause instanceof pg.DatabaseError && CONFLICTS.has(failure.cause.code ?? '');
