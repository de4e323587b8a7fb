import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';

export type Hashing = {
  hash(password: string): Promise<string>;
  /** Compares a password. A null hash matches nothing, but takes as long as a real hash. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Checks and hashes passwords in a limited queue. A full queue throws `PasswordsBusy`. */
export type Passwords = Hashing & {
  /** Runs `work` after a wait in the queue. If the queue is full, `work` never starts. */
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

export type Settings = {
  /** Returns a brand's settings at a moment, by default now. */
  of(siteId: number, at?: Instant): BrandSettings | undefined;
  /** Returns all settings of a brand over time, earliest first; none for an unknown brand. */
  inTime(siteId: number): readonly FiguresSince[];
  version(): string;
};

/** The office's e-mail address for each brand. */
export type Office = {
  emailOf(siteId: number): string;
};

/** The only source of randomness (R2). */
export type Ids = {
  /** A booking id: seven random characters and a check character, never 0, O, 1, I or L (R45). */
  bookingId(): string;
  rowId(): string;
  /** Tokens have 256 random bits and are URL-safe. The store has only their hashes (R43). */
  token(): string;
  hashOf(token: string): string;
};

/** The only source of the current time (R2). */
export type Clock = { now(): Instant };
