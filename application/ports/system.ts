import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Hashing = {
  hash(password: string): Promise<string>;
  /** Compares a password with a hash. A null hash matches no password, but takes as long. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Checks and hashes passwords in a limited queue. If the queue is full, throws `PasswordsBusy`. */
export type Passwords = Hashing & {
  /** Waits in the queue and then runs `work`. If the queue is full, `work` does not run. */
  inLine<T>(work: (turn: Hashing) => Promise<T>): Promise<T>;
};

export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords wait to be hashed');
    this.name = 'PasswordsBusy';
  }
}

export type CommonPasswords = {
  /** Returns the 10 000 most common passwords in lower case (R67). The first call loads them. */
  words(): Promise<ReadonlySet<string>>;
};

export type Settings = {
  /** Returns the brand's settings at a time, by default now. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** Returns a brand's settings, each with its first moment; none for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** Returns the office's e-mail address in each brand. */
export type Office = {
  emailOf(siteId: number): string;
};

/** The only source of random values (R2). */
export type Ids = {
  /** A booking number: seven random characters and a check character; no 0, O, 1, I and L (R45). */
  bookingId(): string;
  rowId(): string;
  /** A token for a link or a session: 256 random bits. The store has only its hash (R43). */
  token(): string;
  hashOf(token: string): string;
};

/** The only source of the current time (R2). */
export type Clock = { now(): Instant };
