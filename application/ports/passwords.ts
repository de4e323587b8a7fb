/** Slow hashing of passwords (R42). */
export type Hashing = {
  hash(password: string): Promise<string>;
  /** Checks against a kept hash; null takes as long as a real check and answers false. Throws `PasswordsBusy` after a second in line. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Hashing of which only so much runs and waits at once; how much is the adapter's to say. Throws `PasswordsBusy` beyond it. */
export type Passwords = Hashing & {
  /**
   * Does work that hashes, with all that comes before it: its place in the line is kept from the beginning, so that whoever is refused
   * is refused before anything was written or counted of them.
   */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

/** What is thrown while so many wait for hashing that the last would wait for seconds: try again in a moment. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

/** The ten thousand passwords that are used most (R67). */
export type CommonPasswords = {
  /** All of them, in lower case; read when they are first asked for. */
  words(): Promise<ReadonlySet<string>>;
};
