export type UnavailableReason = 'unreachable' | 'busy' | 'full' | 'readOnly' | 'broken';

/**
 * Any port can throw this error. Only the outermost caller catches it, and asks the client to
 * repeat the call later.
 */
export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;
  readonly own: string;
  /** True if the commit can have succeeded, because the database's response was lost. */
  readonly inDoubt: boolean;
  constructor(reason: UnavailableReason, cause: unknown, inDoubt = false) {
    const causeText = wordsOf(cause);
    super(`The store is unavailable (${reason}): ${causeText}`, { cause });
    this.own = causeText;
    this.name = 'StoreUnavailable';
    this.reason = reason;
    this.inDoubt = inDoubt;
  }
}

/**
 * Returns the text of an error. If the database host has two IP addresses, a failed connection
 * causes two errors inside one error without a text. This function then joins the two texts.
 */
const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.message === '')
    return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
};
