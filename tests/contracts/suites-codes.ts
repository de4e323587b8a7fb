import { err, ok } from 'neverthrow';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { spend } from '../../domain/vouchers/voucher.ts';
import { BEGUN, confirmed, draft } from '../arbitraries/bookings.ts';
import { ANNA, party } from '../arbitraries/parties.ts';
import { mailOf, SEARCHED } from './examples.ts';
import { givenUp, keep, type Opener, within } from './helpers.ts';
import { cancelled, codeOf, messageOf, unread, usedCode, voucherOf } from './kept.ts';

/** What every store owes to vouchers, ambassadors and messages. */
export const codeSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('vouchers', () => {
    test('are found by their codes as they were last saved; those that do not exist are missing', async () => {
      const [a, b] = [voucherOf('AAAA'), voucherOf('BBBB', { kind: 'discount', siteId: 2, reserved: null, expiresOn: null })];
      await within(kit.store, async ({ vouchers }) => {
        await vouchers.save(a);
        await vouchers.save(b);
        expect(await vouchers.get(['AAAA'])).toEqual(new Map([['AAAA', a]]));
      });
      const spent = { ...a, value: 0, used: true, reserved: null };
      await within(kit.store, ({ vouchers }) => vouchers.save(spent));
      expect(await kit.store.vouchers.get(['BBBB', 'NONE', 'AAAA'])).toEqual(
        new Map([
          ['AAAA', spent],
          ['BBBB', b],
        ]),
      );
      expect(await kit.store.vouchers.get([])).toEqual(new Map());
    });

    test('a change that is given up leaves the voucher as it was; the transaction has seen its own', async () => {
      const voucher = voucherOf('KEPT');
      await within(kit.store, ({ vouchers }) => vouchers.save(voucher));
      await givenUp(kit.store, async ({ vouchers }) => {
        await vouchers.save({ ...voucher, value: 1 });
        expect((await vouchers.get(['KEPT'])).get('KEPT')?.value).toBe(1);
        expect((await kit.store.vouchers.get(['KEPT'])).get('KEPT')?.value).toBe(voucher.value);
      });
      expect((await kit.store.vouchers.get(['KEPT'])).get('KEPT')).toEqual(voucher);
    });

    test('a customer’s own and all of the shop come newest first', async () => {
      const { store } = await opener.open();
      await within(store, async ({ vouchers }) => {
        await vouchers.save(voucherOf('OLD2', { accountId: 'owner', createdAt: BEGUN }));
        await vouchers.save(voucherOf('OLD1', { accountId: 'owner', createdAt: BEGUN }));
        await vouchers.save(voucherOf('NEW1', { accountId: 'owner', createdAt: BEGUN + 1 }));
        await vouchers.save(voucherOf('SHOP', { createdAt: BEGUN + 2 }));
      });
      expect((await store.vouchers.ofAccount('owner')).map(({ code }) => code)).toEqual(['NEW1', 'OLD1', 'OLD2']);
      expect((await store.vouchers.all()).map(({ code }) => code)).toEqual(['SHOP', 'NEW1', 'OLD1', 'OLD2']);
    });

    test('of many who spend one at once under its lock, one does (R26)', async () => {
      await within(kit.store, ({ vouchers }) => vouchers.save(voucherOf('ONCE')));
      const spending = Array.from({ length: 20 }, () =>
        kit.store.inTransaction([{ kind: 'code', id: 'voucher/ONCE' }], async ({ vouchers }) => {
          const voucher = (await vouchers.get(['ONCE'])).get('ONCE');
          if (voucher === undefined || voucher.used) return err('spent');
          await vouchers.save(spend(voucher, 10_000).voucher);
          return ok(undefined);
        }),
      );
      expect((await Promise.all(spending)).filter((result) => result.isOk())).toHaveLength(1);
    });
  });

  describe('ambassadors (R40)', () => {
    test('an account is an ambassador once it was appointed, twice is once', async () => {
      await givenUp(kit.store, ({ ambassadors }) => ambassadors.appoint('amb'));
      expect(await kit.store.ambassadors.isAmbassador('amb')).toBe(false);
      for (const _ of [1, 2])
        await within(kit.store, async ({ ambassadors }) => {
          await ambassadors.appoint('amb');
          expect(await ambassadors.isAmbassador('amb')).toBe(true);
        });
      expect([await kit.store.ambassadors.isAmbassador('amb'), await kit.store.ambassadors.isAmbassador('other')]).toEqual([true, false]);
    });

    test('an account that was dismissed is one no longer; others are, and its codes stay (R39)', async () => {
      await within(kit.store, async ({ ambassadors }) => {
        for (const account of ['dismissed', 'stays']) await ambassadors.appoint(account);
        await ambassadors.saveCode(codeOf('ODCHODZI', 'dismissed'));
      });
      const dismiss = ({ ambassadors }: Transaction) => ambassadors.dismiss('dismissed');
      await givenUp(kit.store, dismiss);
      expect(await kit.store.ambassadors.isAmbassador('dismissed')).toBe(true);
      await within(kit.store, dismiss);
      const both = ['dismissed', 'stays'].map((account) => kit.store.ambassadors.isAmbassador(account));
      expect(await Promise.all(both)).toEqual([false, true]);
      expect(await kit.store.ambassadors.code('ODCHODZI')).toEqual(codeOf('ODCHODZI', 'dismissed'));
    });

    test('codes are found by name, and an ambassador’s own by name in order, as they were last saved', async () => {
      await within(kit.store, async ({ ambassadors }) => {
        await ambassadors.saveCode(codeOf('ZIMA-27', 'coder'));
        await ambassadors.saveCode(codeOf('LATO-27', 'coder', { expiresOn: '2027-09-01' }));
        await ambassadors.saveCode(codeOf('OBCY', 'somebody'));
        await ambassadors.saveCode(codeOf('ZIMA-27', 'coder', { settled: 700 }));
        expect((await ambassadors.code('ZIMA-27'))?.settled).toBe(700);
      });
      const [lato, zima] = [codeOf('LATO-27', 'coder', { expiresOn: '2027-09-01' }), codeOf('ZIMA-27', 'coder', { settled: 700 })];
      expect(await kit.store.ambassadors.code('LATO-27')).toEqual(lato);
      expect(await kit.store.ambassadors.code('NIKT')).toBeNull();
      expect(await kit.store.ambassadors.codesOf('coder')).toEqual([lato, zima]);
      const { allCodes } = kit.store.ambassadors;
      expect((await allCodes()).filter(({ accountId }) => accountId === 'coder')).toEqual([lato, zima]);
    });

    test('a code has earned its commission for every participant of bookings that are paid, and loses it with them', async () => {
      const two = { ...usedCode('ZAROBEK'), choices: party('single', 2, [{ person: ANNA, unitId: 501 }]) };
      const paid = confirmed('EARN2222', [], { ...two, createdAt: BEGUN });
      const payments = [{ id: 'p', method: 'transfer', amount: paid.quote.price, at: BEGUN }] as const;
      await keep(
        kit.store,
        { ...paid, payments },
        confirmed('EARN3333', [], { ...two, createdAt: BEGUN + 1 }),
        draft('EARN4444', two),
        cancelled('EARN5555', [], { ...two, payments }),
        confirmed('EARN6666', [], { ...usedCode('INNY'), payments }),
      );
      // 2 participants × 50 PLN of the one booking that is paid.
      expect(await kit.store.ambassadors.earned('ZAROBEK')).toBe(10_000);
      expect((await kit.store.ambassadors.bookingsWith('ZAROBEK')).map(({ id }) => id)).toEqual(['EARN3333', 'EARN2222']);
      await givenUp(kit.store, async ({ bookings, ambassadors }) => {
        await bookings.save({ ...confirmed('EARN3333', [], two), payments }, SEARCHED);
        expect(await ambassadors.earned('ZAROBEK')).toBe(20_000);
      });
      await keep(kit.store, cancelled('EARN2222', [], { ...two, payments }));
      expect([await kit.store.ambassadors.earned('ZAROBEK'), await kit.store.ambassadors.earned('NIKT')]).toEqual([0, 0]);
    });
  });

  describe('messages (R41)', () => {
    test('come back with what is attached to them', async () => {
      const message = {
        ...messageOf('filed', 'collector'),
        attachments: [{ name: 'Umowa „Ż”.pdf', url: '/v1/documents/download?token=x' }],
      };
      await within(kit.store, ({ messages }) => messages.add(message));
      expect(await kit.store.messages.ofAccount('collector')).toEqual([unread(message)]);
    });

    test('bring files that are kept once and read by whoever has the message alone (R41, R45)', async () => {
      const file = { id: 'file-1', name: 'Mapa „Ż”.pdf', type: 'application/pdf' } as const;
      const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 255]);
      for (const accountId of ['sent', 'also'])
        await within(kit.store, async ({ messages }) => {
          await messages.keepFile(file.id, bytes);
          await messages.add({ ...messageOf(`to ${accountId}`, accountId), attachments: [{ name: 'Umowa', url: '/x' }, file] });
        });
      const { messages } = kit.store;
      const read = async (...asked: Parameters<typeof messages.file>) => {
        const found = await messages.file(...asked);
        return found === null ? null : { ...found, file: [...found.file] };
      };
      expect(await read('sent', 'to sent', 1)).toEqual({ name: file.name, type: file.type, file: [...bytes] });
      expect(await read('also', 'to also', 1)).not.toBe(null);
      for (const [account, id, index] of [
        ['also', 'to sent', 1],
        ['sent', 'to sent', 0],
        ['sent', 'to sent', 2],
        ['sent', 'none', 0],
      ] as const)
        expect(await read(account, id, index)).toBe(null);
    });

    test('come newest first to their account alone, unread until they are opened, and stay read as at first', async () => {
      const [older, newer, other] = [messageOf('m1', 'reader'), messageOf('m2', 'reader', BEGUN + 1), messageOf('m3', 'other')];
      await within(kit.store, async ({ messages }) => {
        for (const message of [older, newer, other]) await messages.add(message);
      });
      const { messages } = kit.store;
      expect(await messages.ofAccount('reader')).toEqual([unread(newer), unread(older)]);
      expect(await messages.markRead('reader', 'm1', 50)).toBe(true);
      expect(await messages.markRead('reader', 'm1', 90)).toBe(true);
      expect(await messages.ofAccount('reader')).toEqual([unread(newer), { ...older, readAt: 50 }]);
      expect(await messages.hasUnread('reader')).toBe(true);
      await messages.markRead('reader', 'm2', 60);
      expect([await messages.hasUnread('reader'), await messages.hasUnread('nobody')]).toEqual([false, false]);
    });

    test('nobody reads what is somebody else’s, or what is not there (R45)', async () => {
      await within(kit.store, ({ messages }) => messages.add(messageOf('mine', 'me')));
      expect(await kit.store.messages.markRead('you', 'mine', 1)).toBe(false);
      expect(await kit.store.messages.markRead('me', 'none', 1)).toBe(false);
      expect(await kit.store.messages.ofAccount('me')).toEqual([unread(messageOf('mine', 'me'))]);
    });

    test('a message or a mail that is there already stays as it was, read or sent (R10)', async () => {
      const [message, mail] = [messageOf('twice', 'twice'), mailOf('twice')];
      const add = () =>
        within(kit.store, async ({ messages, outbox }) => {
          await messages.add({ ...message, siteId: 1 });
          await messages.add({ ...message, siteId: 2 });
          await outbox.add(mail);
          await outbox.add({ ...mail, to: 'other@example.com' });
        });
      await add();
      await kit.store.messages.markRead('twice', 'twice', 7);
      expect(await kit.outbox.lease(9, BEGUN, BEGUN + 1)).toEqual([mail]);
      await kit.outbox.sent('twice', BEGUN);
      await add();
      expect(await kit.store.messages.ofAccount('twice')).toEqual([{ ...message, readAt: 7 }]);
      expect(await kit.outbox.lease(9, BEGUN + 9, BEGUN + 10)).toEqual([]);
    });
  });
};
