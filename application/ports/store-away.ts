/** Why the store does nothing: it cannot be reached, others keep it busy, its disk is full, it may only be read, or its disk or file fails. */
export type AwayReason = 'unreachable' | 'busy' | 'full' | 'readOnly' | 'broken';

/**
 * What every port of the store throws while the store is away. No use case can do anything about it, so it is no value of theirs: whoever
 * was called from outside (a server, a worker, a command) answers that it is to be tried again.
 */
export class StoreAway extends Error {
  readonly reason: AwayReason;
  /** The store's own words. */
  readonly own: string;
  /** Whether a commit may have happened all the same: its answer was lost. */
  readonly inDoubt: boolean;
  constructor(reason: AwayReason, cause: unknown, inDoubt = false) {
    const own = wordsOf(cause);
    super(`The store is away (${reason}): ${own}`, { cause });
    this.own = own;
    this.name = 'StoreAway';
    this.reason = reason;
    this.inDoubt = inDoubt;
  }
}

/** Connecting to a name with two addresses fails with two errors and no words of its own. */
const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
};
