export type Hashing = {
  hash(password: string): Promise<string>;
  /** A null hash takes as long as a real comparison and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Hashing has a bounded queue; it throws `PasswordsBusy` beyond it. */
export type Passwords = Hashing & {
  /** The place in the queue is taken before the work, so a refused caller has caused no writes. */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

/** The last in the queue would wait for seconds. The caller should retry shortly. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

/** The ten thousand most common passwords (R67). */
export type CommonPasswords = {
  /** Lower-case words, loaded on first use. */
  words(): Promise<ReadonlySet<string>>;
};
