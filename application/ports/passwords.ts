/** Slow hashing of passwords (R42); how many run at once is the adapter's to cap. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Checks against a kept hash; null takes as long as a real check and answers false. */
  matches(password: string, kept: string | null): Promise<boolean>;
};
