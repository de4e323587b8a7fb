import { err, ok, type Result } from 'neverthrow';
import {
  canAskForConfirmationAgain,
  markConfirmed,
  type Subscription,
} from '../../domain/newsletter/subscription.ts';
import { accountLock } from '../accounts/limits.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction, type Transaction } from '../ports/store.ts';

export type SubscribeDeps = PortDeps<{
  store: 'inTransaction';
  clock: true;
  ids: true;
  committed: true;
}>;

export type SubscriptionRequest = {
  readonly email: string;
  readonly siteId: number;
  readonly wording: string;
};

/**
 * Requests a newsletter. An e-mail address gets at most one mail a day. The response is always the
 * same.
 */
export const subscribe =
  (deps: SubscribeDeps) =>
  async ({
    email,
    siteId,
    wording,
  }: SubscriptionRequest): Promise<Result<void, 'alreadySubscribed'>> => {
    const at = deps.clock.now();
    const outcome = await runTransaction(deps.store, [accountLock(email)], async (transaction) => {
      const existing = await transaction.newsletter.get(siteId, email);
      if (existing !== null && !canAskForConfirmationAgain(existing, at)) return 'known';
      // Sends the confirmation link again. The consent that the visitor gave first stays stored.
      await requestConfirmation(
        deps,
        transaction,
        existing ?? { siteId, email, consent: { wording, at }, leaveKey: deps.ids.token() },
        at,
      );
      return existing === null ? 'asked' : 'asked before';
    });
    deps.committed();
    return outcome !== 'asked' ? err('alreadySubscribed') : ok(undefined);
  };

const requestConfirmation = async (
  { ids }: SubscribeDeps,
  { newsletter, outbox }: Transaction,
  wish: Pick<Subscription, 'siteId' | 'email' | 'consent' | 'leaveKey'>,
  at: number,
): Promise<void> => {
  const { siteId, email, consent, leaveKey } = wish;
  const token = ids.token();
  await newsletter.save({
    siteId,
    email,
    consent,
    leaveKey,
    askedAt: at,
    confirmedAt: null,
    questionHash: ids.hashOf(token),
  });
  await outbox.add({
    id: ids.rowId(),
    siteId,
    to: email,
    content: { kind: 'newsletterAsked', token, leaveKey },
    createdAt: at,
  });
};

export type SubscriptionAnswerDeps = Pick<SubscribeDeps, 'store' | 'ids' | 'clock'> &
  PortDeps<{ store: 'newsletter' }>;

/** Confirms a subscription; repeated calls do no harm. Returns false for an unknown token. */
export const confirmSubscription =
  ({ store, ids, clock }: SubscriptionAnswerDeps) =>
  async (token: string): Promise<boolean> => {
    const hash = ids.hashOf(token);
    const found = await store.newsletter.byQuestion(hash);
    if (found === null) return false;
    return runTransaction(store, [accountLock(found.email)], async ({ newsletter }) => {
      const current = await newsletter.get(found.siteId, found.email);
      if (current?.questionHash !== hash) return false;
      await newsletter.save(markConfirmed(current, clock.now()));
      return true;
    });
  };

/**
 * Removes an e-mail address from the newsletter. The key of the unsubscribe link decides which
 * address. If the address has an account, the account is unsubscribed, too. Returns false if the
 * key is unknown.
 */
export const unsubscribe =
  ({ store }: Pick<SubscriptionAnswerDeps, 'store'>) =>
  async (leaveKey: string): Promise<boolean> => {
    const found = await store.newsletter.byLeaveKey(leaveKey);
    if (found === null) return false;
    const { siteId, email } = found;
    await runTransaction(store, [accountLock(email)], async ({ newsletter, accounts }) => {
      await newsletter.remove(siteId, email);
      const account = await accounts.byEmail(email);
      if (account?.newsletter === true) await accounts.save({ ...account, newsletter: false });
    });
    return true;
  };
