import { beforeAll, describe, expect, test } from 'vitest';
import { erasePerson, type PersonToErase } from '../../application/accounts/delete-account.ts';
import type { Session } from '../../application/ports/accounts.ts';
import type { RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { confirmedBooking, DRAFT_BEGUN_AT, draft, singles } from '../arbitraries/bookings.ts';
import { party } from '../arbitraries/parties.ts';
import { shopEntryOf } from './commands.ts';
import { commitWork, type Opener, rollBack, saveBookings } from './helpers.ts';
import { bookingEntryOf, NOTHING_BESIDES, TRIP_END, tokenOf } from './record-examples.ts';

const sessionOf = (
  hash: string,
  accountId: string | null,
  more: Partial<Session> = {},
): Session => ({
  hash,
  visitorId: 'v',
  accountId,
  createdAt: DRAFT_BEGUN_AT,
  lastSeenAt: DRAFT_BEGUN_AT,
  agent: accountId === null ? '' : 'Firefox',
  ...more,
});

const person = (firstName: string, email: string): Person => ({
  ...NOBODY,
  firstName,
  lastName: 'Żak',
  email,
});
const [ANNA, OLA] = [person('Anna', 'anna@erased.example'), person('Ola', 'ola@stays.example')];
const EWA = person('Ewa', 'ewa@stays.example');
const names = (booking: Booking | null): readonly string[] =>
  booking?.choices.participants.map((each) => each.person.firstName) ?? [];
const crew = (...people: readonly Person[]) =>
  party(
    'single',
    people.length,
    people.map((each) => ({ person: each })),
  );

export const accountSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });
  const hashes = async (accountId: string) =>
    (await kit.sessions.ofAccount(accountId)).map(({ hash }) => hash);

  test('all sessions of an account are listed, the most recently seen first', async () => {
    const older = sessionOf('list-1', 'lists');
    const newer = sessionOf('list-2', 'lists', {
      lastSeenAt: DRAFT_BEGUN_AT + 9,
      agent: 'Ż'.repeat(300),
    });
    for (const session of [older, newer, sessionOf('list-3', 'other'), sessionOf('list-4', null)])
      await kit.sessions.create(session);
    expect(await kit.sessions.ofAccount('lists')).toEqual([newer, older]);
    expect(await kit.sessions.ofAccount('nobody')).toEqual([]);
  });

  test('sessions and events counted for rate limits commit or roll back with their transaction (R43)', async () => {
    await kit.sessions.create(sessionOf('old', 'changes'));
    await rollBack(kit.store, async ({ sessions, limits }) => {
      await sessions.endAllOf('changes', null);
      await sessions.create(sessionOf('new', 'changes'));
      await limits.add('reset anna', DRAFT_BEGUN_AT);
    });
    expect(await hashes('changes')).toEqual(['old']);
    expect((await kit.limits.count('reset anna', 0)).events).toBe(0);
    await commitWork(kit.store, async ({ sessions, limits }) => {
      expect((await limits.count('reset anna', 0)).events).toBe(0);
      await sessions.create(sessionOf('newer', 'changes'));
      await sessions.end('old');
      await limits.add('reset anna', DRAFT_BEGUN_AT);
    });
    expect(await hashes('changes')).toEqual(['newer']);
    expect(await kit.limits.count('reset anna', 0)).toMatchObject({
      events: 1,
      oldest: DRAFT_BEGUN_AT,
    });
    await commitWork(kit.store, ({ sessions }) => sessions.endAllOf('changes', 'newer'));
    expect(await hashes('changes')).toEqual(['newer']);
  });

  describe('erasing a person (R39)', () => {
    const person = { email: ANNA.email, accountId: 'erased', ...NOTHING_BESIDES };
    const erase = (
      asBooker: readonly string[],
      wholly: readonly string[],
      endedBefore: string,
      more: Partial<PersonToErase> = {},
    ) =>
      commitWork(kit.store, (transaction) =>
        erasePerson(transaction, { ...person, asBooker, wholly, endedBefore, ...more }),
      );

    test('removes the booker’s data and texts from their bookings and the journal; other participants stay', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('ERASE222', [singles(1, 2)], {
          choices: crew(ANNA, OLA),
          comments: 'Mam na imię Anna',
        }),
      );
      const named = [ANNA, OLA].map((each, index) => ({
        userNum: index + 1,
        fillLater: false,
        person: each,
      }));
      await commitWork(kit.store, ({ journal }) =>
        journal.append(
          bookingEntryOf(
            'ERASE222',
            { type: 'nameParticipants', participants: named },
            { bookerEmail: ANNA.email },
          ),
        ),
      );
      const places = await kit.store.bookings.taken([1], DRAFT_BEGUN_AT, null);
      await erase(['ERASE222'], [], '2020-01-01');
      const booking = await kit.store.bookings.get('ERASE222');
      expect(names(booking)).toEqual(['', 'Ola']);
      expect(booking?.status === 'confirmed' && booking.comments).toBe('');
      expect(await kit.store.bookings.taken([1], DRAFT_BEGUN_AT, null)).toEqual(places);
      const journal = JSON.stringify(await kit.journal.read(0, 100));
      expect(journal).not.toContain('anna@erased.example');
      expect(journal).not.toContain('"Anna"');
      expect(journal).toContain('person-1@example.invalid');
    });

    test('removes the person from past trips of other bookers, but not from upcoming trips', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('TRAVEL22', [singles(1, 2)], { choices: crew(OLA, ANNA) }),
      );
      await erase([], [], TRIP_END);
      expect(names(await kit.store.bookings.get('TRAVEL22'))).toEqual(['Ola', 'Anna']);
      await erase([], [], '2099-01-01');
      expect(names(await kit.store.bookings.get('TRAVEL22'))).toEqual(['Ola', '']);
    });

    test('removes a fellow traveller from an upcoming booking if its booker was erased', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('SECOND22', [singles(1, 3)], { choices: crew(OLA, ANNA, EWA) }),
      );
      await erase([], [], '2020-01-01');
      expect(names(await kit.store.bookings.get('SECOND22'))).toEqual(['Ola', 'Anna', 'Ewa']);
      await erase(['SECOND22'], [], '2020-01-01', { email: OLA.email });
      expect(names(await kit.store.bookings.get('SECOND22'))).toEqual(['', 'Anna', 'Ewa']);
      await erase([], [], '2020-01-01');
      expect(names(await kit.store.bookings.get('SECOND22'))).toEqual(['', '', 'Ewa']);
    });

    test('removes all names from the person’s drafts, and deletes the person’s trips from before this shop', async () => {
      await saveBookings(kit.store, draft('DRAFT222', { choices: crew(ANNA, OLA) }));
      const trip = { email: ANNA.email, endedOn: '2020-05-01', siteId: 2 };
      await kit.pastTrips.add([
        trip,
        { ...trip, email: OLA.email },
        { ...trip, endedOn: '2019-05-01' },
      ]);
      expect(await kit.store.personal.pastTrips(ANNA.email)).toEqual([
        { ...trip, endedOn: '2019-05-01' },
        trip,
      ]);
      await erase([], ['DRAFT222'], '2020-01-01');
      expect(names(await kit.store.bookings.get('DRAFT222'))).toEqual(['', '']);
      expect(await kit.store.personal.pastTrips(ANNA.email)).toEqual([]);
      expect(await kit.store.personal.pastTrips(OLA.email)).toHaveLength(1);
    });

    test('deletes the account’s messages, which name the person, and no other messages', async () => {
      const about = {
        bookingId: 'TRAVEL22',
        firstName: 'Anna',
        offerName: 'Rejs',
        from: '2027-07-01',
        to: '2027-07-08',
      };
      await commitWork(kit.store, async ({ messages }) => {
        for (const accountId of ['erased', 'stays'])
          await messages.add({
            id: `message of ${accountId}`,
            siteId: 1,
            accountId,
            content: { kind: 'bookingAgeCleared', ...about },
            createdAt: DRAFT_BEGUN_AT,
          });
      });
      const files = { both: 'erased and stays', one: 'erased', left: 'stays' };
      await commitWork(kit.store, async ({ messages }) => {
        for (const [id, owner] of Object.entries(files)) {
          await messages.keepFile(id, Uint8Array.from([1]));
          for (const accountId of ['erased', 'stays'])
            if (owner.includes(accountId))
              await messages.add({
                ...{
                  id: `${id} of ${accountId}`,
                  siteId: 1,
                  accountId,
                  content: { kind: 'bookingAgeCleared', ...about },
                  createdAt: DRAFT_BEGUN_AT,
                },
                attachments: [{ id, name: 'Mapa.pdf', type: 'application/pdf' }],
              });
        }
      });
      await erase([], [], '2020-01-01');
      expect(await kit.store.messages.ofAccount('erased')).toEqual([]);
      expect(await kit.store.messages.ofAccount('stays')).toHaveLength(3);
      const again = {
        id: 'again',
        siteId: 1,
        accountId: 'stays',
        content: { kind: 'bookingAgeCleared', ...about },
        createdAt: DRAFT_BEGUN_AT,
      } as const;
      const attachments = Object.keys(files).map(
        (id) => ({ id, name: 'Mapa.pdf', type: 'application/pdf' }) as const,
      );
      await commitWork(kit.store, ({ messages }) => messages.add({ ...again, attachments }));
      const keptFiles = await Promise.all(
        attachments.map((_, index) => kit.store.messages.file('stays', 'again', index)),
      );
      expect(keptFiles.map((file) => file !== null)).toEqual([true, false, true]);
    });

    test('if a booker is participant 1 and 3 of an upcoming booking, removes their name from both', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('TWICE222', [singles(1, 3)], { choices: crew(ANNA, OLA, ANNA) }),
      );
      await erase(['TWICE222'], [], '2020-01-01');
      expect(names(await kit.store.bookings.get('TWICE222'))).toEqual(['', 'Ola', '']);
    });

    test('removes the descriptions of the person’s vouchers from the journal; codes and other vouchers stay', async () => {
      const make = (code: string) =>
        shopEntryOf({
          ...{ type: 'createVoucher', code, kind: 'gift', value: 5000, description: `Dla ${code}` },
          ...{ siteId: null, expiresOn: null, accountId: 'erased' },
        });
      await commitWork(kit.store, async ({ journal }) => {
        for (const code of ['ERASED22', 'OTHERS22']) await journal.append(make(code));
      });
      await erase([], [], '2020-01-01', { vouchers: ['ERASED22'] });
      const lines = JSON.stringify(await kit.journal.read(0, 1000));
      expect(['Dla ERASED22', 'Dla OTHERS22'].map((words) => lines.includes(words))).toEqual([
        false,
        true,
      ]);
      expect(lines).toContain('"code":"ERASED22"');
    });

    test('deletes the person’s stored responses, counted events and mails, and nobody else’s', async () => {
      const call = (visitor: string) => ({
        ...{
          scope: `${visitor} /v1/account/details/change`,
          key: 'k',
          bodyHash: 'h',
          attempt: 't',
        },
        ...{ at: DRAFT_BEGUN_AT, runsUntil: DRAFT_BEGUN_AT + 10, keptUntil: DRAFT_BEGUN_AT + 100 },
      });
      const mail = (to: string): RenderedMail => ({
        messageId: `kept for ${to}`,
        from: { name: '', address: '' },
        to,
        subject: to,
        text: to,
        html: to,
        sentAt: DRAFT_BEGUN_AT,
      });
      for (const visitor of ['gone', 'gone2']) {
        await kit.idempotent.claim(call(visitor));
        await kit.idempotent.settle(call(visitor), { status: 200, body: visitor });
      }
      for (const { email } of [ANNA, OLA]) {
        await kit.limits.add(`loginOfEmail ${email}`, DRAFT_BEGUN_AT);
        await kit.mailbox.keep(mail(email));
      }
      await erase([], [], '2020-01-01', {
        visitors: ['gone'],
        counters: [`loginOfEmail ${ANNA.email}`],
      });
      expect(await kit.idempotent.claim(call('gone'))).toBe('first');
      expect(await kit.idempotent.claim(call('gone2'))).toEqual({ status: 200, body: 'gone2' });
      const counts = await Promise.all(
        [ANNA, OLA].map(({ email }) => kit.limits.count(`loginOfEmail ${email}`, 0)),
      );
      expect(counts.map(({ events }) => events)).toEqual([0, 1]);
      expect([
        await kit.mailbox.list(ANNA.email),
        (await kit.mailbox.list(OLA.email)).length,
      ]).toEqual([[], 1]);
    });

    test('rolls back with its transaction', async () => {
      await saveBookings(
        kit.store,
        confirmedBooking('KEEPS222', [singles(1, 1)], { choices: crew(ANNA) }),
      );
      await rollBack(kit.store, (transaction) =>
        erasePerson(transaction, {
          ...person,
          asBooker: ['KEEPS222'],
          wholly: [],
          endedBefore: '2099-01-01',
        }),
      );
      expect(names(await kit.store.bookings.get('KEEPS222'))).toEqual(['Anna']);
    });
  });

  test('housekeeping deletes exactly the expired rows, also in parallel runs (R42–R44)', async () => {
    const at = DRAFT_BEGUN_AT + 1000;
    const outdated = {
      customersSeen: at,
      customersBegun: at,
      visitorsSeen: at,
      events: at,
      answers: at,
      tokens: at,
      paperLinks: at,
      newsletterAsked: at,
      mailsGivenUp: 0,
    };
    const fresh = { createdAt: at, lastSeenAt: at };
    for (const session of [
      sessionOf('sweep-idle', 'sweeps', { createdAt: at, lastSeenAt: at - 1 }),
      sessionOf('sweep-long', 'sweeps', { createdAt: at - 1, lastSeenAt: at }),
      sessionOf('sweep-fresh', 'sweeps', fresh),
      sessionOf('sweep-gone', null, { createdAt: at, lastSeenAt: at - 1 }),
      sessionOf('sweep-draft', null, { createdAt: at - 500, lastSeenAt: at }),
    ])
      await kit.sessions.create(session);
    for (const moment of [at - 1, at]) await kit.limits.add('sweep', moment);
    const call = (key: string, keptUntil: number) => ({
      scope: 'sweep',
      key,
      bodyHash: 'h',
      attempt: 't',
      at,
      runsUntil: at + 10,
      keptUntil,
    });
    for (const [key, until] of [
      ['old', at],
      ['kept', at + 1],
    ] as const) {
      await kit.idempotent.claim(call(key, until));
      await kit.idempotent.settle(call(key, until), { status: 200, body: key });
    }
    await commitWork(kit.store, async ({ tokens }) => {
      await tokens.save({ ...tokenOf('sweep-old', 'sweeps'), expiresAt: at - 1 });
      await tokens.save({ ...tokenOf('sweep-kept', 'sweeps'), expiresAt: at });
    });

    await Promise.all(Array.from({ length: 8 }, () => kit.housekeeping.sweep(outdated)));
    const found = await Promise.all(
      ['sweep-idle', 'sweep-long', 'sweep-fresh', 'sweep-gone', 'sweep-draft'].map((hash) =>
        kit.sessions.byHash(hash),
      ),
    );
    expect(found.map((stored) => stored?.session.hash)).toEqual([
      undefined,
      undefined,
      'sweep-fresh',
      undefined,
      'sweep-draft',
    ]);
    expect(await kit.limits.count('sweep', 0)).toMatchObject({ events: 1, oldest: at });
    expect(await kit.idempotent.claim({ ...call('kept', at + 1), at })).toEqual({
      status: 200,
      body: 'kept',
    });
    expect(await kit.idempotent.claim({ ...call('old', at + 1), at: at - 1 })).toBe('first');
    expect(await kit.store.tokens.byHash('sweep-old')).toBeNull();
    expect((await kit.store.tokens.byHash('sweep-kept'))?.hash).toBe('sweep-kept');
  });
};
