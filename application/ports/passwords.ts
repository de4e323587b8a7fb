export type Hashing = {
  hash(password: string): Promise<string>;
  /** A null hash matches no password, but takes as long as a real comparison. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Checks and hashes passwords in a queue of limited length. A full one throws `PasswordsBusy`. */
export type Passwords = Hashing & {
  /** `work` starts after the wait in the queue, so a rejected caller has written nothing. */
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
