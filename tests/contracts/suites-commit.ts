import { err, ok } from 'neverthrow';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailToken, Transaction } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import { confirmedBooking, DRAFT_BEGUN_AT, heldDraft, singles } from '../arbitraries/bookings.ts';
import { commitWork, type Opener } from './helpers.ts';
import { bookingEntryOf, mailOf, SEARCH_COLUMNS, testAccount, tokenOf } from './record-examples.ts';
import { codeOf, storedMessage, voucherOf } from './stored-examples.ts';

const RELEASE: BookingCommand = { type: 'releaseHold' };

const everything = async (transaction: Transaction): Promise<void> => {
  const { bookings, accounts, tokens, journal, outbox } = transaction;
  await bookings.save(confirmedBooking('WHOLE222', [singles(61, 4)]), SEARCH_COLUMNS);
  await bookings.save(confirmedBooking('WHOLE333', [singles(61, 2)]), SEARCH_COLUMNS);
  await accounts.save(testAccount('whole', 'whole@example.com'));
  await accounts.remove('stays');
  await tokens.save(tokenOf('whole', 'whole'));
  await tokens.endAll('stays', 'activation');
  await journal.append(bookingEntryOf('WHOLE222', RELEASE));
  await outbox.add(mailOf('whole'));
  await transaction.vouchers.save(voucherOf('WHOLE'));
  await transaction.ambassadors.appoint('whole');
  await transaction.ambassadors.saveCode(codeOf('WHOLE', 'whole'));
  await transaction.messages.add(storedMessage('whole', 'whole'));
  await bookings.rewake('WHOLE222', 7);
};

export const commitSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('atomicity of transactions (R10)', () => {
    const state = async () => ({
      first: (await kit.store.bookings.get('WHOLE222'))?.status,
      places: (await kit.store.bookings.taken([61], DRAFT_BEGUN_AT, null)).get(61)?.singles,
      account: (await kit.store.accounts.byEmail('whole@example.com'))?.id,
      stays: (await kit.store.accounts.byId('stays'))?.id,
      tokens: [await kit.store.tokens.byHash('whole'), await kit.store.tokens.byHash('stays')].map(
        (token) => token?.hash,
      ),
      lines: (await kit.journal.read(0, 10)).length,
      mails: (await kit.outbox.lease(0, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT)).length,
      codes: [
        (await kit.store.vouchers.get(['WHOLE'])).size,
        (await kit.store.ambassadors.codesOf('whole')).length,
      ],
      ambassador: await kit.store.ambassadors.isAmbassador('whole'),
      messages: (await kit.store.messages.ofAccount('whole')).length,
      due: await kit.store.bookings.due(9, 9),
    });

    test('a returned Err or an exception rolls everything back; an Ok commits everything (R46.1)', async () => {
      await commitWork(kit.store, async ({ bookings, accounts, tokens }) => {
        await bookings.save(heldDraft('WHOLE222', [singles(61, 1)]), SEARCH_COLUMNS);
        await accounts.save(testAccount('stays', 'stays@example.com'));
        await tokens.save(tokenOf('stays', 'stays'));
      });
      const before = await state();
      expect(before).toMatchObject({
        first: 'draft',
        places: 1,
        stays: 'stays',
        tokens: [undefined, 'stays'],
        lines: 0,
      });
      expect(before).toMatchObject({ codes: [0, 0], ambassador: false, messages: 0, due: [] });
      const refused = await kit.store.inTransaction(
        [{ kind: 'unit', id: '61' }],
        async (transaction) => {
          await everything(transaction);
          return err('no');
        },
      );
      expect(refused._unsafeUnwrapErr()).toBe('no');
      expect(await state()).toEqual(before);
      const broken = kit.store.inTransaction([], async (transaction) => {
        await everything(transaction);
        throw new Error('broken');
      });
      await expect(broken).rejects.toThrow('broken');
      expect(await state()).toEqual(before);
      await commitWork(kit.store, everything);
      expect(await state()).toMatchObject({
        first: 'confirmed',
        places: 6,
        account: 'whole',
        tokens: ['whole', undefined],
        lines: 1,
      });
      expect(await state()).toMatchObject({
        codes: [1, 1],
        ambassador: true,
        messages: 1,
        due: [{ bookingId: 'WHOLE222', at: 7 }],
      });
      expect((await state()).stays).toBeUndefined();
      expect(
        (await kit.outbox.lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 1)).map(({ id }) => id),
      ).toEqual(['whole']);
    });

    test('a statement that the database refuses rolls the whole transaction back', async () => {
      const token = tokenOf('twice', 'a');
      await commitWork(kit.store, ({ tokens }) => tokens.save(token));
      const again = commitWork(kit.store, async ({ bookings, tokens }) => {
        await bookings.save(confirmedBooking('REFUSED2', [singles(62, 1)]), SEARCH_COLUMNS);
        await tokens.save(token);
        await bookings.get('WHOLE333');
      });
      await expect(again).rejects.toThrow();
      expect(await kit.store.bookings.get('REFUSED2')).toBeNull();
      expect((await kit.store.bookings.taken([62], DRAFT_BEGUN_AT, null)).size).toBe(0);
    });

    test('nobody sees writes before the commit, and everybody sees them after it (R46.1)', async () => {
      const seen = async () =>
        (await kit.store.bookings.taken([63], DRAFT_BEGUN_AT, null)).get(63)?.singles ?? 0;
      const meanwhile = await commitWork(kit.store, async ({ bookings }) => {
        await bookings.save(confirmedBooking('MEANWHI2', [singles(63, 1)]), SEARCH_COLUMNS);
        await bookings.taken([63], DRAFT_BEGUN_AT, null);
        return [await seen(), (await kit.store.bookings.get('MEANWHI2'))?.id];
      });
      expect(meanwhile).toEqual([0, undefined]);
      expect([await seen(), (await kit.store.bookings.get('MEANWHI2'))?.id]).toEqual([
        1,
        'MEANWHI2',
      ]);
    });

    test('transactions with the same locks run one after another, in whatever order they list the locks', async () => {
      await kit.values.set('counter', '0');
      const locks = [
        { kind: 'unit', id: '9' },
        { kind: 'unit', id: '10' },
        { kind: 'booking', id: 'ONE22222' },
      ] as const;
      const adding = Array.from({ length: 20 }, (_, index) =>
        kit.store.inTransaction(
          index % 2 === 0 ? locks : [...locks, ...locks].reverse(),
          async ({ bookings }) => {
            const before =
              (await bookings.get('ONE22222')) ?? confirmedBooking('ONE22222', [], { version: 0 });
            await bookings.save({ ...before, version: before.version + 1 }, SEARCH_COLUMNS);
            return ok(undefined);
          },
        ),
      );
      await Promise.all(adding);
      expect((await kit.store.bookings.get('ONE22222'))?.version).toBe(20);
    });
  });

  describe('stored accounts and tokens', () => {
    test('an account is found by id and e-mail, and after a change only by the new e-mail', async () => {
      await commitWork(kit.store, ({ accounts }) =>
        accounts.save(testAccount('acc', 'before@example.com')),
      );
      await commitWork(kit.store, ({ accounts }) =>
        accounts.save(testAccount('acc', 'after@example.com')),
      );
      expect(await kit.store.accounts.byId('acc')).toEqual(testAccount('acc', 'after@example.com'));
      expect(await kit.store.accounts.byEmail('after@example.com')).toEqual(
        testAccount('acc', 'after@example.com'),
      );
      expect(await kit.store.accounts.byEmail('before@example.com')).toBeNull();
    });

    test('an e-mail has one account: a second one is an error; a deleted account frees the e-mail (R35)', async () => {
      await commitWork(kit.store, ({ accounts }) =>
        accounts.save(testAccount('first', 'one@example.com')),
      );
      const second = testAccount('second', 'one@example.com');
      await expect(
        commitWork(kit.store, ({ accounts }) => accounts.save(second)),
      ).rejects.toThrow();
      await commitWork(kit.store, async ({ accounts }) => {
        await accounts.remove('first');
        await accounts.save(second);
        expect((await accounts.byEmail('one@example.com'))?.id).toBe('second');
      });
      expect((await kit.store.accounts.byEmail('one@example.com'))?.id).toBe('second');
    });

    test('of many simultaneous registrations of one e-mail exactly one gets the account', async () => {
      const email = 'many@example.com';
      const registrations = Array.from({ length: 12 }, (_, index) =>
        kit.store.inTransaction([{ kind: 'account', id: email }], async ({ accounts }) => {
          if ((await accounts.byEmail(email)) !== null) return err('taken');
          await accounts.save(testAccount(`many-${index}`, email));
          return ok(index);
        }),
      );
      expect((await Promise.all(registrations)).filter((result) => result.isOk())).toHaveLength(1);
    });

    test('R69: only the browser that requested an account’s activation link has one, until the links end', async () => {
      const browserToken = tokenOf('own-link', 'again');
      const activationBy = (visitorId: string) =>
        commitWork(kit.store, ({ tokens }) => tokens.activates('again', visitorId));
      await commitWork(kit.store, async ({ tokens }) => {
        await tokens.save(browserToken);
        expect(await tokens.activates('again', browserToken.visitorId)).toBe(true);
        await tokens.save({
          ...tokenOf('reset-link', 'again'),
          kind: 'reset',
          visitorId: 'resetting',
        });
        await tokens.save({ ...tokenOf('other-link', 'other'), visitorId: 'other' });
      });
      expect([
        await activationBy(browserToken.visitorId),
        await activationBy('resetting'),
        await activationBy('other'),
      ]).toEqual([true, false, false]);
      await commitWork(kit.store, ({ tokens }) => tokens.endAll('again', 'activation'));
      expect(await activationBy(browserToken.visitorId)).toBe(false);
    });

    test('a token is found by its hash until the account’s tokens of its kind are ended (R43)', async () => {
      const reset: EmailToken = { ...tokenOf('reset', 'holder'), kind: 'reset' };
      await commitWork(kit.store, async ({ tokens }) => {
        await tokens.save(tokenOf('activation', 'holder'));
        await tokens.save(reset);
      });
      const spend = () =>
        kit.store.inTransaction([{ kind: 'account', id: 'holder' }], async ({ tokens }) => {
          if ((await tokens.byHash('activation')) === null) return err('spent');
          await tokens.endAll('holder', 'activation');
          return ok(undefined);
        });
      const spent = await Promise.all([spend(), spend(), spend()]);
      expect(spent.filter((result) => result.isOk())).toHaveLength(1);
      expect(await kit.store.tokens.byHash('activation')).toBeNull();
      expect(await kit.store.tokens.byHash('reset')).toEqual(reset);
    });
  });
};
