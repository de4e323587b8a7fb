import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../application/ports/accounts.ts';
import type { RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';
import { bookingEntryOf, mailOf, testAccount } from './record-examples.ts';

const sessionOf = (hash: string, accountId: string | null): Session => ({
  hash,
  visitorId: `visitor of ${hash}`,
  accountId,
  createdAt: DRAFT_BEGUN_AT,
  lastSeenAt: DRAFT_BEGUN_AT,
  agent: 'Firefox',
});

const rendered = (messageId: string, to: string, sentAt: number): RenderedMail => ({
  messageId,
  from: { name: 'Kilwater', address: 'rezerwacje@shop.example' },
  to,
  subject: 'Temat',
  text: 'Treść',
  html: '<p>Treść</p>',
  sentAt,
});

export const sharedSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  test('a session returns the current data of its account, or none after the account was deleted', async () => {
    const { sessions, store } = kit;
    const account = testAccount('brings', 'brings@example.com');
    await commitWork(store, ({ accounts }) => accounts.save(account));
    const session = sessionOf('logged in', 'brings');
    await sessions.create(session);
    expect(await sessions.byHash('logged in')).toEqual({ session, account });
    const changed = { ...account, newsletter: false, version: 1 };
    await commitWork(store, ({ accounts }) => accounts.save(changed));
    expect(await sessions.byHash('logged in')).toEqual({ session, account: changed });
    await commitWork(store, ({ accounts }) => accounts.remove('brings'));
    expect(await sessions.byHash('logged in')).toEqual({ session, account: null });
    await sessions.create(sessionOf('anonymous', null));
    expect(await sessions.byHash('anonymous')).toEqual({
      session: sessionOf('anonymous', null),
      account: null,
    });
  });

  test('R43, R44: the store ends one session, all sessions of an account, or all of an account but one', async () => {
    const { sessions } = kit;
    for (const session of [
      sessionOf('s1', 'acc'),
      sessionOf('s2', 'acc'),
      sessionOf('s3', 'acc'),
      sessionOf('s4', null),
    ])
      await sessions.create(session);
    await sessions.touch('s1', DRAFT_BEGUN_AT + 5);
    expect(await sessions.byHash('s1')).toEqual({
      session: { ...sessionOf('s1', 'acc'), lastSeenAt: DRAFT_BEGUN_AT + 5 },
      account: null,
    });
    await sessions.end('s2');
    await sessions.endAllOf('acc', 's1');
    const found = await Promise.all(
      ['s1', 's2', 's3', 's4', 's5'].map((hash) => sessions.byHash(hash)),
    );
    expect(found.map((stored) => stored?.session.hash)).toEqual([
      's1',
      undefined,
      undefined,
      's4',
      undefined,
    ]);
    await sessions.endAllOf('acc', null);
    expect(await sessions.byHash('s1')).toBeNull();
  });

  test('events for rate limits are counted per key since a given time, and can be undone one by one (R42)', async () => {
    for (const at of [10, 30, 20]) await kit.limits.add('login:anna', at);
    await kit.limits.add('login:jan', 20);
    expect(await kit.limits.count('login:anna', 0)).toEqual({ events: 3, oldest: 10, newest: 30 });
    expect(await kit.limits.count('login:anna', 20)).toEqual({ events: 2, oldest: 20, newest: 30 });
    expect(await kit.limits.count('login:anna', 31)).toEqual({
      events: 0,
      oldest: null,
      newest: null,
    });
    await kit.limits.remove('login:anna', 20);
    expect(await kit.limits.count('login:anna', 0)).toEqual({ events: 2, oldest: 10, newest: 30 });
    expect((await kit.limits.count('login:jan', 0)).events).toBe(1);
  });

  test('R42.17: clearing a key of a rate limit deletes only events of that key; a rollback undoes it', async () => {
    for (const at of [10, 30]) await kit.limits.add('login:ola', at);
    await kit.limits.add('login:ewa', 20);
    await rollBack(kit.store, ({ limits }) => limits.clear('login:ola'));
    expect((await kit.limits.count('login:ola', 0)).events).toBe(2);
    await commitWork(kit.store, ({ limits }) => limits.clear('login:ola'));
    const counts = await Promise.all(
      ['login:ola', 'login:ewa'].map((key) => kit.limits.count(key, 0)),
    );
    expect(counts.map(({ events }) => events)).toEqual([0, 1]);
  });

  describe('stored idempotency keys', () => {
    const call = (key: string, at = DRAFT_BEGUN_AT) => ({
      scope: 's',
      key,
      bodyHash: 'h',
      attempt: 't',
      at,
      runsUntil: at + 10,
      keptUntil: at + 100,
    });

    test('a first call runs; its repeat waits and gets the same response; with another body it is refused', async () => {
      const { idempotent } = kit;
      expect(await idempotent.claim(call('k1'))).toBe('first');
      expect(await idempotent.claim({ ...call('k1'), scope: 'other' })).toBe('first');
      expect(await idempotent.claim(call('k1', DRAFT_BEGUN_AT + 9))).toBe('running');
      expect(await idempotent.claim({ ...call('k1'), bodyHash: 'x' })).toBe('otherBody');
      await idempotent.settle(call('k1'), { status: 200, body: '{}' });
      expect(await idempotent.claim(call('k1', DRAFT_BEGUN_AT + 99))).toEqual({
        status: 200,
        body: '{}',
      });
      expect(await idempotent.claim({ ...call('k1'), bodyHash: 'x' })).toBe('otherBody');
      expect(await idempotent.claim(call('k1', DRAFT_BEGUN_AT + 100))).toBe('first');
    });

    test('a key can be claimed again after its call released it, or if its call ran out of time', async () => {
      const { idempotent } = kit;
      await idempotent.claim(call('k2'));
      await idempotent.settle(call('k2'), null);
      expect(await idempotent.claim(call('k2'))).toBe('first');
      expect(await idempotent.claim(call('k2', DRAFT_BEGUN_AT + 10))).toBe('first');
    });

    test('a late refusal of an attempt that lost its key leaves the response of the next attempt', async () => {
      const { idempotent } = kit;
      await idempotent.claim(call('taken'));
      const next = { ...call('taken', DRAFT_BEGUN_AT + 10), attempt: 'u' };
      expect(await idempotent.claim(next)).toBe('first');
      await idempotent.settle(next, { status: 200, body: '{}' });
      await idempotent.settle(call('taken'), null);
      expect(await idempotent.claim(call('taken', DRAFT_BEGUN_AT + 11))).toEqual({
        status: 200,
        body: '{}',
      });
    });

    const DONE = 'KEYED222';
    const entry = bookingEntryOf(DONE, { type: 'createDraft', offerId: 1, siteId: 1 });
    const journalling = () => commitWork(kit.store, ({ journal }) => journal.append(entry));

    test('if no response is stored yet, a repeat gets “done” after a commit and “running” after a rollback', async () => {
      const { idempotent } = kit;
      await idempotent.claim(call('k4'));
      await idempotent.during(call('k4'), () => journalling());
      expect(await idempotent.claim(call('k4', DRAFT_BEGUN_AT + 9))).toEqual({
        done: DONE,
        mayAnswer: true,
      });
      expect(await idempotent.claim(call('k4', DRAFT_BEGUN_AT + 10))).toEqual({
        done: DONE,
        mayAnswer: false,
      });
      await idempotent.settle(call('k4'), { status: 200, body: '{}' });
      expect(await idempotent.claim(call('k4', DRAFT_BEGUN_AT + 10))).toEqual({
        status: 200,
        body: '{}',
      });

      await idempotent.claim(call('k5'));
      await idempotent.during(call('k5'), () =>
        rollBack(kit.store, async ({ journal }) => journal.append(entry)),
      );
      expect(await idempotent.claim(call('k5', DRAFT_BEGUN_AT + 9))).toBe('running');
    });

    test('giving up a call releases only that call’s key; what the call has written stays', async () => {
      const { idempotent } = kit;
      await idempotent.claim(call('k6'));
      await idempotent.abandon({ ...call('k6'), attempt: 'another' });
      expect(await idempotent.claim(call('k6', DRAFT_BEGUN_AT + 1))).toBe('running');
      await idempotent.abandon(call('k6'));
      expect(await idempotent.claim(call('k6', DRAFT_BEGUN_AT + 1))).toBe('first');
      await idempotent.during(call('k6'), () => journalling());
      await idempotent.abandon(call('k6'));
      expect(await idempotent.claim(call('k6', DRAFT_BEGUN_AT + 2))).toEqual({
        done: DONE,
        mayAnswer: false,
      });
    });

    test('a call can write nothing more once a later call has claimed its key', async () => {
      const { idempotent } = kit;
      await idempotent.claim(call('k7'));
      expect(await idempotent.claim({ ...call('k7', DRAFT_BEGUN_AT + 10), attempt: 'later' })).toBe(
        'first',
      );
      await expect(idempotent.during(call('k7'), journalling)).rejects.toBeInstanceOf(
        StoreUnavailable,
      );
      expect(await idempotent.claim(call('k7', DRAFT_BEGUN_AT + 19))).toBe('running');
    });

    test('of many simultaneous calls with one key, exactly one counts as the first', async () => {
      const claims = await Promise.all(
        Array.from({ length: 20 }, () => kit.idempotent.claim(call('k3'))),
      );
      expect(claims.filter((claim) => claim === 'first')).toHaveLength(1);
      expect(claims.filter((claim) => claim === 'running')).toHaveLength(19);
    });
  });

  describe('the outbox, which stores mails until they are sent', () => {
    const add = (...ids: readonly string[]) =>
      commitWork(kit.store, async ({ outbox }) => {
        for (const id of ids) await outbox.add(mailOf(id));
      });
    const lease = async (limit: number, at: number, until: number) =>
      (await kit.outbox.lease(limit, at, until)).map(({ id }) => id);

    test('a mail is leased with all its data, again after the lease expires, and never after it was sent', async () => {
      await add('m1');
      expect(await kit.outbox.lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10)).toEqual([
        mailOf('m1'),
      ]);
      expect(await lease(9, DRAFT_BEGUN_AT + 9, DRAFT_BEGUN_AT + 20)).toEqual([]);
      expect(await lease(9, DRAFT_BEGUN_AT + 10, DRAFT_BEGUN_AT + 20)).toEqual(['m1']);
      await kit.outbox.sent('m1', DRAFT_BEGUN_AT + 11);
      expect(await lease(9, DRAFT_BEGUN_AT + 1000, DRAFT_BEGUN_AT + 1001)).toEqual([]);
    });

    test('only the process that leased a mail last can renew the lease', async () => {
      await add('m8');
      await lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10);
      const renew = (until: number, next: number) =>
        kit.outbox.renew('m8', DRAFT_BEGUN_AT + until, DRAFT_BEGUN_AT + next);
      expect([await renew(9, 30), await renew(10, 30), await renew(10, 40)]).toEqual([
        false,
        true,
        false,
      ]);
      expect(await lease(9, DRAFT_BEGUN_AT + 29, DRAFT_BEGUN_AT + 40)).toEqual([]);
      await kit.outbox.sent('m8', DRAFT_BEGUN_AT + 30);
      expect(await renew(30, 50)).toBe(false);
    });

    test('a failed mail is retried at the time set for it, not before', async () => {
      const before = (await kit.currentCounts(DRAFT_BEGUN_AT)).mailsWaiting;
      await add('m2');
      await lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10);
      expect(await kit.currentCounts(DRAFT_BEGUN_AT)).toMatchObject({
        mailsWaiting: before + 1,
        oldestMail: DRAFT_BEGUN_AT,
      });
      await kit.outbox.failed('m2', DRAFT_BEGUN_AT + 50, 'later');
      expect(await lease(9, DRAFT_BEGUN_AT + 49, DRAFT_BEGUN_AT + 60)).toEqual([]);
      expect(await lease(9, DRAFT_BEGUN_AT + 50, DRAFT_BEGUN_AT + 60)).toEqual(['m2']);
      await kit.outbox.sent('m2', DRAFT_BEGUN_AT + 51);
      expect((await kit.currentCounts(DRAFT_BEGUN_AT)).mailsWaiting).toBe(before);
    });

    test('an abandoned mail (no more retries) is listed with the reason; the office can resend it by its id', async () => {
      const mine = async () => (await kit.store.unsentMails.all()).filter(({ id }) => id === 'm3');
      await add('m3');
      expect(await mine()).toMatchObject([
        {
          id: 'm3',
          attempts: 0,
          waitsSince: DRAFT_BEGUN_AT,
          retryAt: DRAFT_BEGUN_AT,
          givenUpAt: null,
          why: '',
        },
      ]);
      const { mailsWaiting } = await kit.currentCounts(DRAFT_BEGUN_AT);
      expect(await lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10)).toEqual(['m3']);
      await kit.outbox.givenUp('m3', DRAFT_BEGUN_AT + 5, '550 nobody here');
      expect(await lease(9, DRAFT_BEGUN_AT + 1000, DRAFT_BEGUN_AT + 2000)).toEqual([]);
      expect(await mine()).toMatchObject([
        { attempts: 1, retryAt: null, givenUpAt: DRAFT_BEGUN_AT + 5, why: '550 nobody here' },
      ]);
      expect((await kit.currentCounts(DRAFT_BEGUN_AT)).mailsWaiting).toBe(mailsWaiting - 1);

      expect(await kit.store.unsentMails.tryAgain('m3', DRAFT_BEGUN_AT + 3000)).toBe(true);
      expect(await mine()).toMatchObject([
        { waitsSince: DRAFT_BEGUN_AT + 3000, retryAt: DRAFT_BEGUN_AT + 3000, givenUpAt: null },
      ]);
      expect(await lease(9, DRAFT_BEGUN_AT + 2999, DRAFT_BEGUN_AT + 3010)).toEqual([]);
      expect(await kit.outbox.lease(9, DRAFT_BEGUN_AT + 3000, DRAFT_BEGUN_AT + 3010)).toEqual([
        { ...mailOf('m3'), createdAt: DRAFT_BEGUN_AT + 3000 },
      ]);
      await kit.outbox.sent('m3', DRAFT_BEGUN_AT + 3001);
      expect([
        await mine(),
        await kit.store.unsentMails.tryAgain('m3', DRAFT_BEGUN_AT + 4000),
      ]).toEqual([[], false]);
      expect(await kit.store.unsentMails.tryAgain('nobody', DRAFT_BEGUN_AT)).toBe(false);
    });

    test('the office can dismiss an abandoned mail (no more retries), but no waiting or sent mail', async () => {
      const drop = (id: string) => kit.store.unsentMails.drop(id);
      await add('m7');
      expect(await drop('m7')).toBe(false);
      await lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10);
      await kit.outbox.givenUp('m7', DRAFT_BEGUN_AT + 5, 'no');
      expect([await drop('m7'), await drop('m7'), await drop('nobody'), await drop('m1')]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect((await kit.store.unsentMails.all()).filter(({ id }) => id === 'm7')).toEqual([]);
    });

    test('an abandoned mail is deleted after its retention time, or when its recipient is erased (R39)', async () => {
      await add('m4', 'm5', 'm6');
      await lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10);
      for (const id of ['m4', 'm5']) await kit.outbox.givenUp(id, DRAFT_BEGUN_AT + 5, 'no');
      const unsent = async () =>
        (await kit.store.unsentMails.all())
          .map(({ id }) => id)
          .filter((id) => ['m4', 'm5', 'm6'].includes(id));
      const nothing = {
        customersSeen: 0,
        customersBegun: 0,
        visitorsSeen: 0,
        events: 0,
        answers: 0,
        tokens: 0,
        paperLinks: 0,
        newsletterAsked: 0,
      };
      await kit.housekeeping.sweep({ ...nothing, mailsGivenUp: DRAFT_BEGUN_AT + 5 });
      expect(await unsent()).toEqual(['m4', 'm5', 'm6']);
      await kit.outbox.givenUp('m5', DRAFT_BEGUN_AT + 9, 'no');
      await kit.housekeeping.sweep({ ...nothing, mailsGivenUp: DRAFT_BEGUN_AT + 6 });
      expect(await unsent()).toEqual(['m5', 'm6']);
      const beside = {
        accountId: 'nobody',
        email: mailOf('m5').to,
        visitors: [],
        counters: [],
        vouchers: [],
      };
      await commitWork(kit.store, ({ personal }) => personal.forgetBeside(beside));
      expect(await unsent()).toEqual(['m6']);
      await kit.outbox.sent('m6', DRAFT_BEGUN_AT + 11);
    });

    test('processes that send mails in parallel never lease the same mail', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `w${index}`);
      await add(...ids);
      const leases = await Promise.all(
        Array.from({ length: 10 }, () => lease(4, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10)),
      );
      const leased = leases.flat();
      const remaining = await lease(99, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 10);
      expect([...leased, ...remaining].sort()).toEqual([...ids].sort());
    });
  });

  test('a mail saved twice is stored once; mails are listed newest first, for one recipient or for all', async () => {
    const { mailbox } = kit;
    const [a, b, c] = [
      rendered('a', 'anna@x.example', 1),
      rendered('b', 'jan@x.example', 2),
      rendered('c', 'anna@x.example', 3),
    ];
    for (const mail of [a, b, c, a]) await mailbox.keep(mail);
    expect(await mailbox.list(null)).toEqual([c, b, a]);
    expect(await mailbox.list('anna@x.example')).toEqual([c, a]);
  });

  test('a value such as the shop’s clock is stored under a name, and a later value replaces it', async () => {
    await kit.prove();
    expect(await kit.values.get('clock')).toBeNull();
    await kit.values.set('clock', '1');
    await kit.values.set('clock', '2');
    expect(await kit.values.get('clock')).toBe('2');
  });
};
