import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { Store } from '../ports/store.ts';

export type NewsletterDeps = { readonly store: Pick<Store, 'newsletter'> };

/**
 * Lists all newsletter subscriptions. Pending ones are included; their addresses must not get a
 * newsletter.
 */
export const listSubscriptions =
  ({ store }: NewsletterDeps) =>
  (siteId: number): Promise<readonly Subscription[]> =>
    store.newsletter.all(siteId);
