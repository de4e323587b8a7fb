import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { RateLimits, Sessions } from './visits.ts';

/** The newsletter's list, one row a brand and address. */
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

/** What accounts change in a transaction besides their own row: a new password and the end of the old sessions are one thing (R43). */
export type AccountWrites = {
  readonly sessions: Pick<Sessions, 'create' | 'end' | 'endAllOf'>;
  /** Events counted and added under the transaction's locks. */
  readonly limits: RateLimits;
  readonly personal: Erasure;
  /** Accounts feed the newsletter's list, and leave it. */
  readonly newsletter: WriteNewsletter;
};

/** What accounts read outside of any transaction besides their own row. */
export type AccountReads = { readonly personal: PersonalData; readonly newsletter: ReadNewsletter };
