export type Hashing = {
  hash(password: string): Promise<string>;
  /** If the hash is null, it returns false after the time of a real comparison. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** The queue of calls has a limited length. If it is full, a call throws `PasswordsBusy`. */
export type Passwords = Hashing & {
  /** Waits in the queue before `work` starts, so a rejected caller has written nothing. */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

/** Thrown if the password queue is full. The caller should retry shortly. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

/** The ten thousand most common passwords (R67). */
export type CommonPasswords = {
  /** Returns the words in lower case. They are loaded on first use. */
  words(): Promise<ReadonlySet<string>>;
};
