import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { Store } from '../ports/store.ts';

export type NewsletterDeps = { readonly store: Pick<Store, 'newsletter'> };

/** The newsletter's list of a brand, by address: those who wait for their confirmation too, which nobody may be written to before. */
export const newsletterList =
  ({ store }: NewsletterDeps) =>
  (siteId: number): Promise<readonly Subscription[]> =>
    store.newsletter.all(siteId);
