export type UnavailableReason = 'unreachable' | 'busy' | 'full' | 'readOnly' | 'broken';

/** Thrown by every port. No use case handles it: the outermost caller asks to retry. */
export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;
  readonly own: string;
  /** The commit may have happened: its answer was lost. */
  readonly inDoubt: boolean;
  constructor(reason: UnavailableReason, cause: unknown, inDoubt = false) {
    const own = wordsOf(cause);
    super(`The store is away (${reason}): ${own}`, { cause });
    this.own = own;
    this.name = 'StoreAway';
    this.reason = reason;
    this.inDoubt = inDoubt;
  }
}

/** Connecting to a name with two addresses fails with two errors and an empty message. */
const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.message === '')
    return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
};
