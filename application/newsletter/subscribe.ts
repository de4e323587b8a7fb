import { err, ok, type Result } from 'neverthrow';
import { confirmed, mayAskAgain, type Subscription } from '../../domain/newsletter/subscription.ts';
import { accountLock } from '../accounts/account-lock.ts';
import { type LimitDeps, type TooMany, take } from '../accounts/limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Store, Transaction } from '../ports/store.ts';

export type SubscribeDeps = {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Told after every commit that may have added a mail. */
  readonly committed: () => void;
};

/** Who wants the newsletter: `wording` is the sentence that was agreed to. */
export type Wish = { readonly email: string; readonly siteId: number; readonly wording: string };

/** Counts a call for the newsletter, whatever will come of it: nobody may ask of many addresses whether they are on the list (R42). */
export const newsletterArrived =
  (deps: LimitDeps) =>
  async (address: string): Promise<Result<void, TooMany>> =>
    (await take(deps, ['newsletterOfAddress', address])).map(() => undefined);

/**
 * Puts an address on the list, where it waits until its owner says by the mailed link that it is meant: nothing else is written to it
 * before. One that waits already gets the question again at most once a day, and the same refusal as one that is on the list.
 */
export const subscribe =
  (deps: SubscribeDeps) =>
  async ({ email, siteId, wording }: Wish): Promise<Result<void, 'alreadySubscribed'>> => {
    const at = deps.clock.now();
    const asked = await deps.store.inTransaction<'asked' | 'asked before' | 'known', never>([accountLock(email)], async (transaction) => {
      const known = await transaction.newsletter.get(siteId, email);
      if (known !== null && !mayAskAgain(known, at)) return ok('known');
      // The consent is the first one's: what was asked again is the same wish.
      await ask(deps, transaction, known ?? { siteId, email, consent: { wording, at }, leaveKey: deps.ids.token() }, at);
      return ok(known === null ? 'asked' : 'asked before');
    });
    deps.committed();
    return asked.isOk() && asked.value !== 'asked' ? err('alreadySubscribed') : ok(undefined);
  };

/** Keeps an address that waits, and the mail that asks its owner. */
const ask = async (
  { ids }: SubscribeDeps,
  { newsletter, outbox }: Transaction,
  wish: Pick<Subscription, 'siteId' | 'email' | 'consent' | 'leaveKey'>,
  at: number,
): Promise<void> => {
  const { siteId, email, consent, leaveKey } = wish;
  const token = ids.token();
  await newsletter.save({ siteId, email, consent, leaveKey, askedAt: at, confirmedAt: null, questionHash: ids.hashOf(token) });
  await outbox.add({ id: ids.rowId(), siteId, to: email, content: { kind: 'newsletterAsked', token, leaveKey }, createdAt: at });
};

export type AnswerDeps = Pick<SubscribeDeps, 'store' | 'ids' | 'clock'> & { readonly store: Pick<Store, 'newsletter'> };

/** The owner's word that the newsletter is wanted; false where no such question is open. Said again, it stands. */
export const confirmSubscription =
  ({ store, ids, clock }: AnswerDeps) =>
  async (token: string): Promise<boolean> => {
    const hash = ids.hashOf(token);
    const found = await store.newsletter.byQuestion(hash);
    if (found === null) return false;
    const done = await store.inTransaction<boolean, never>([accountLock(found.email)], async ({ newsletter }) => {
      const now = await newsletter.get(found.siteId, found.email);
      if (now?.questionHash !== hash) return ok(false);
      await newsletter.save(confirmed(now, clock.now()));
      return ok(true);
    });
    return done.isOk() && done.value;
  };

/** Takes the address of a mail's link off the list and out of the account's settings; false where it is not on it. */
export const leaveNewsletter =
  ({ store }: Pick<AnswerDeps, 'store'>) =>
  async (leaveKey: string): Promise<boolean> => {
    const found = await store.newsletter.byLeaveKey(leaveKey);
    if (found === null) return false;
    const { siteId, email } = found;
    await store.inTransaction<void, never>([accountLock(email)], async ({ newsletter, accounts }) => {
      await newsletter.remove(siteId, email);
      const account = await accounts.byEmail(email);
      if (account?.newsletter === true) await accounts.save({ ...account, newsletter: false });
      return ok(undefined);
    });
    return true;
  };
