/** Slow hashing of passwords (R42). */
export type Hashing = {
  hash(password: string): Promise<string>;
  /**
   * Compares with a stored hash. Null takes as long as a real comparison and returns false. Throws
   * `PasswordsBusy` after a second in the queue.
   */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Hashing with a bounded queue; the adapter sets the bound. Throws `PasswordsBusy` beyond it. */
export type Passwords = Hashing & {
  /**
   * Runs work that hashes, together with everything before it. The place in the queue is taken
   * first, so that a refused caller has caused no writes and no counted attempt.
   */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

/** Thrown if so many wait for hashing that the last would wait for seconds. Retry shortly. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

/** The ten thousand most common passwords (R67). */
export type CommonPasswords = {
  /** All of them in lower case, loaded on first use. */
  words(): Promise<ReadonlySet<string>>;
};
