import type { Subscription } from '../../domain/newsletter/subscription.ts';

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
