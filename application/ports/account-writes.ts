import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { RateLimits, Sessions } from './sessions.ts';

export type NewsletterReader = {
  all(siteId: number): Promise<readonly Subscription[]>;
  byQuestion(hash: string): Promise<Subscription | null>;
  byLeaveKey(key: string): Promise<Subscription | null>;
};

export type NewsletterWriter = {
  get(siteId: number, email: string): Promise<Subscription | null>;
  ofEmail(email: string): Promise<readonly Subscription[]>;
  save(subscription: Subscription): Promise<void>;
  remove(siteId: number, email: string): Promise<void>;
};

export type AccountWrites = {
  readonly sessions: Pick<Sessions, 'create' | 'end' | 'endAllOf'>;
  readonly limits: RateLimits;
  readonly personal: Erasure;
  readonly newsletter: NewsletterWriter;
};

export type AccountReads = {
  readonly personal: PersonalData;
  readonly newsletter: NewsletterReader;
};
