import { beforeAll, describe, expect, test } from 'vitest';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Subscription } from '../../domain/newsletter/subscription.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';

const subscription = (email: string, more: Partial<Subscription> = {}): Subscription => ({
  ...{
    siteId: 1,
    email,
    consent: { wording: 'Chcę „wiadomości”.', at: DRAFT_BEGUN_AT },
    askedAt: DRAFT_BEGUN_AT,
    confirmedAt: null,
  },
  ...{ questionHash: `hash of ${email}`, leaveKey: `leave ${more.siteId ?? 1} ${email}`, ...more },
});

export const newsletterSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });
  const save = (...list: readonly Subscription[]) =>
    commitWork(kit.store, async ({ newsletter }) => {
      for (const each of list) await newsletter.save(each);
    });

  describe('stored newsletter subscriptions', () => {
    test('each brand has its list by e-mail; a subscription is found by the key to confirm or end it', async () => {
      const [anna, zosia, other] = [
        subscription('anna@list.example'),
        subscription('zosia@list.example'),
        subscription('anna@list.example', { siteId: 2, questionHash: null }),
      ];
      await save(zosia, other, anna);
      expect(await kit.store.newsletter.all(1)).toEqual([anna, zosia]);
      expect(await kit.store.newsletter.all(2)).toEqual([other]);
      expect(await kit.store.newsletter.byQuestion('hash of zosia@list.example')).toEqual(zosia);
      expect(await kit.store.newsletter.byLeaveKey('leave 2 anna@list.example')).toEqual(other);
      expect([
        await kit.store.newsletter.byQuestion('none'),
        await kit.store.newsletter.byLeaveKey('none'),
      ]).toEqual([null, null]);
      await commitWork(kit.store, async ({ newsletter }) => {
        expect(await newsletter.ofEmail('anna@list.example')).toEqual([anna, other]);
        expect(await newsletter.get(2, 'zosia@list.example')).toBeNull();
      });
    });

    test('a save replaces a subscription and a delete removes it; a rollback undoes both', async () => {
      const waiting = subscription('ewa@list.example', { siteId: 7 });
      await save(waiting);
      await rollBack(kit.store, async ({ newsletter }) => {
        await newsletter.remove(7, waiting.email);
        expect(await newsletter.get(7, waiting.email)).toBeNull();
      });
      expect(await kit.store.newsletter.all(7)).toEqual([waiting]);
      const confirmed = { ...waiting, confirmedAt: DRAFT_BEGUN_AT + 5, questionHash: 'other' };
      await save(confirmed);
      expect(await kit.store.newsletter.all(7)).toEqual([confirmed]);
      await commitWork(kit.store, ({ newsletter }) => newsletter.remove(7, waiting.email));
      expect(await kit.store.newsletter.all(7)).toEqual([]);
    });

    test('subscriptions that nobody confirmed are deleted, confirmed subscriptions stay', async () => {
      const older = subscription('old@list.example', { siteId: 8 });
      const pending = subscription('asked@list.example', {
        siteId: 8,
        askedAt: DRAFT_BEGUN_AT + 10,
      });
      const confirmed = subscription('sure@list.example', {
        siteId: 8,
        confirmedAt: DRAFT_BEGUN_AT,
      });
      await save(older, pending, confirmed);
      const never = {
        customersSeen: 0,
        customersBegun: 0,
        visitorsSeen: 0,
        events: 0,
        answers: 0,
        tokens: 0,
        paperLinks: 0,
        mailsGivenUp: 0,
      };
      await kit.housekeeping.sweep({ ...never, newsletterAsked: DRAFT_BEGUN_AT + 10 });
      expect(await kit.store.newsletter.all(8)).toEqual([pending, confirmed]);
    });
  });
};
