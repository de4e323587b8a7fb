export type Hashing = {
  hash(password: string): Promise<string>;
  /** A null hash returns false after the time of a real comparison. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Checking and hashing wait in a queue of limited length. A full queue throws `PasswordsBusy`. */
export type Passwords = Hashing & {
  /** Waits in the queue before `work` starts, so a rejected caller has written nothing. */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

export type CommonPasswords = {
  /** Returns the ten thousand most common passwords in lower case (R67), loaded on first use. */
  words(): Promise<ReadonlySet<string>>;
};
