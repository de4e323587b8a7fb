export type UnavailableReason = 'unreachable' | 'busy' | 'full' | 'readOnly' | 'broken';

/** Any port may throw it; only the outermost caller handles it and asks the client to retry. */
export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;
  readonly own: string;
  /** The commit may have succeeded, because its response was lost. */
  readonly inDoubt: boolean;
  constructor(reason: UnavailableReason, cause: unknown, inDoubt = false) {
    const own = wordsOf(cause);
    super(`The store is unavailable (${reason}): ${own}`, { cause });
    this.own = own;
    this.name = 'StoreUnavailable';
    this.reason = reason;
    this.inDoubt = inDoubt;
  }
}

/** A host with two addresses causes two errors without a message of their own, so join them. */
const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.message === '')
    return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
};
