import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { RateLimits, Sessions } from './sessions.ts';

/** The newsletter list, one row per brand and address. */
export type ReadNewsletter = {
  /** By address, of one brand. */
  all(siteId: number): Promise<readonly Subscription[]>;
  byQuestion(hash: string): Promise<Subscription | null>;
  byLeaveKey(key: string): Promise<Subscription | null>;
};

export type WriteNewsletter = {
  get(siteId: number, email: string): Promise<Subscription | null>;
  /** Of every brand. */
  ofEmail(email: string): Promise<readonly Subscription[]>;
  save(subscription: Subscription): Promise<void>;
  remove(siteId: number, email: string): Promise<void>;
};

/**
 * What account use cases write in a transaction besides the account: a new password and the end of
 * old sessions are one change (R43).
 */
export type AccountWrites = {
  readonly sessions: Pick<Sessions, 'create' | 'end' | 'endAllOf'>;
  /** Counts and adds events under the transaction's locks. */
  readonly limits: RateLimits;
  readonly personal: Erasure;
  /** Accounts join and leave the newsletter. */
  readonly newsletter: WriteNewsletter;
};

/** What account use cases read outside transactions besides the account. */
export type AccountReads = { readonly personal: PersonalData; readonly newsletter: ReadNewsletter };
