import type { ReadNewsletter, WriteNewsletter } from './newsletter.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { RateLimits, Sessions } from './visits.ts';

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
