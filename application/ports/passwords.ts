/** Slow hashing of passwords (R42); how many run at once is the adapter's to cap. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Checks against a kept hash; null takes as long as a real check and answers false. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** What hashing throws while so many wait for it that the last would wait for seconds: try again in a moment. */
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
