import { err, ok } from 'neverthrow';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { spendVoucher } from '../../domain/vouchers/voucher.ts';
import { confirmedBooking, DRAFT_BEGUN_AT, draft } from '../arbitraries/bookings.ts';
import { ANNA, party } from '../arbitraries/parties.ts';
import { commitWork, type Opener, rollBack, saveBookings } from './helpers.ts';
import { mailOf, SEARCH_COLUMNS } from './record-examples.ts';
import {
  cancelledBooking,
  codeOf,
  storedMessage,
  unreadMessage,
  usedCode,
  voucherOf,
} from './stored-examples.ts';

export const codeSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('stored vouchers', () => {
    test('are found by code in the state last saved; an unknown code finds nothing', async () => {
      const [a, b] = [
        voucherOf('AAAA'),
        voucherOf('BBBB', { kind: 'discount', siteId: 2, reserved: null, expiresOn: null }),
      ];
      await commitWork(kit.store, async ({ vouchers }) => {
        await vouchers.save(a);
        await vouchers.save(b);
        expect(await vouchers.get(['AAAA'])).toEqual(new Map([['AAAA', a]]));
      });
      const spent = { ...a, value: 0, used: true, reserved: null };
      await commitWork(kit.store, ({ vouchers }) => vouchers.save(spent));
      expect(await kit.store.vouchers.get(['BBBB', 'NONE', 'AAAA'])).toEqual(
        new Map([
          ['AAAA', spent],
          ['BBBB', b],
        ]),
      );
      expect(await kit.store.vouchers.get([])).toEqual(new Map());
    });

    test('are unchanged after a rollback, although the transaction read its own change', async () => {
      const voucher = voucherOf('KEPT');
      await commitWork(kit.store, ({ vouchers }) => vouchers.save(voucher));
      await rollBack(kit.store, async ({ vouchers }) => {
        await vouchers.save({ ...voucher, value: 1 });
        expect((await vouchers.get(['KEPT'])).get('KEPT')?.value).toBe(1);
        expect((await kit.store.vouchers.get(['KEPT'])).get('KEPT')?.value).toBe(voucher.value);
      });
      expect((await kit.store.vouchers.get(['KEPT'])).get('KEPT')).toEqual(voucher);
    });

    test('are listed newest first, for a customer and for the shop', async () => {
      const { store } = await opener.open();
      await commitWork(store, async ({ vouchers }) => {
        await vouchers.save(voucherOf('OLD2', { accountId: 'owner', createdAt: DRAFT_BEGUN_AT }));
        await vouchers.save(voucherOf('OLD1', { accountId: 'owner', createdAt: DRAFT_BEGUN_AT }));
        await vouchers.save(
          voucherOf('NEW1', { accountId: 'owner', createdAt: DRAFT_BEGUN_AT + 1 }),
        );
        await vouchers.save(voucherOf('SHOP', { createdAt: DRAFT_BEGUN_AT + 2 }));
      });
      expect((await store.vouchers.ofAccount('owner')).map(({ code }) => code)).toEqual([
        'NEW1',
        'OLD1',
        'OLD2',
      ]);
      expect((await store.vouchers.all()).map(({ code }) => code)).toEqual([
        'SHOP',
        'NEW1',
        'OLD1',
        'OLD2',
      ]);
    });

    test('are spent only once by many transactions that wait for the same lock (R26)', async () => {
      await commitWork(kit.store, ({ vouchers }) => vouchers.save(voucherOf('ONCE')));
      const spending = Array.from({ length: 20 }, () =>
        kit.store.inTransaction([{ kind: 'code', id: 'voucher/ONCE' }], async ({ vouchers }) => {
          const voucher = (await vouchers.get(['ONCE'])).get('ONCE');
          if (voucher === undefined || voucher.used) return err('spent');
          await vouchers.save(spendVoucher(voucher, 10_000).voucher);
          return ok(undefined);
        }),
      );
      expect((await Promise.all(spending)).filter((result) => result.isOk())).toHaveLength(1);
    });
  });

  describe('stored ambassadors and their codes (R40)', () => {
    test('an appointed account is an ambassador; appointing twice has no effect', async () => {
      await rollBack(kit.store, ({ ambassadors }) => ambassadors.appoint('amb'));
      expect(await kit.store.ambassadors.isAmbassador('amb')).toBe(false);
      for (const _ of [1, 2])
        await commitWork(kit.store, async ({ ambassadors }) => {
          await ambassadors.appoint('amb');
          expect(await ambassadors.isAmbassador('amb')).toBe(true);
        });
      expect([
        await kit.store.ambassadors.isAmbassador('amb'),
        await kit.store.ambassadors.isAmbassador('other'),
      ]).toEqual([true, false]);
    });

    test('an account that lost the role is no ambassador; its codes and other ambassadors stay (R39)', async () => {
      await commitWork(kit.store, async ({ ambassadors }) => {
        for (const account of ['dismissed', 'stays']) await ambassadors.appoint(account);
        await ambassadors.saveCode(codeOf('ODCHODZI', 'dismissed'));
      });
      const dismiss = ({ ambassadors }: Transaction) => ambassadors.dismiss('dismissed');
      await rollBack(kit.store, dismiss);
      expect(await kit.store.ambassadors.isAmbassador('dismissed')).toBe(true);
      await commitWork(kit.store, dismiss);
      const both = ['dismissed', 'stays'].map((account) =>
        kit.store.ambassadors.isAmbassador(account),
      );
      expect(await Promise.all(both)).toEqual([false, true]);
      expect(await kit.store.ambassadors.code('ODCHODZI')).toEqual(codeOf('ODCHODZI', 'dismissed'));
    });

    test('a code is found by its name; an ambassador’s codes are sorted by name, in their last saved state', async () => {
      await commitWork(kit.store, async ({ ambassadors }) => {
        await ambassadors.saveCode(codeOf('ZIMA-27', 'coder'));
        await ambassadors.saveCode(codeOf('LATO-27', 'coder', { expiresOn: '2027-09-01' }));
        await ambassadors.saveCode(codeOf('OBCY', 'somebody'));
        await ambassadors.saveCode(codeOf('ZIMA-27', 'coder', { settled: 700 }));
        expect((await ambassadors.code('ZIMA-27'))?.settled).toBe(700);
      });
      const [lato, zima] = [
        codeOf('LATO-27', 'coder', { expiresOn: '2027-09-01' }),
        codeOf('ZIMA-27', 'coder', { settled: 700 }),
      ];
      expect(await kit.store.ambassadors.code('LATO-27')).toEqual(lato);
      expect(await kit.store.ambassadors.code('NIKT')).toBeNull();
      expect(await kit.store.ambassadors.codesOf('coder')).toEqual([lato, zima]);
      const { allCodes } = kit.store.ambassadors;
      expect((await allCodes()).filter(({ accountId }) => accountId === 'coder')).toEqual([
        lato,
        zima,
      ]);
    });

    test('a code earns commission for each participant of paid bookings; a cancellation removes it', async () => {
      const two = {
        ...usedCode('ZAROBEK'),
        choices: party('single', 2, [{ person: ANNA, unitId: 501 }]),
      };
      const paid = confirmedBooking('EARN2222', [], { ...two, createdAt: DRAFT_BEGUN_AT });
      const payments = [
        { id: 'p', method: 'transfer', amount: paid.quote.price, at: DRAFT_BEGUN_AT },
      ] as const;
      await saveBookings(
        kit.store,
        { ...paid, payments },
        confirmedBooking('EARN3333', [], { ...two, createdAt: DRAFT_BEGUN_AT + 1 }),
        draft('EARN4444', two),
        cancelledBooking('EARN5555', [], { ...two, payments }),
        confirmedBooking('EARN6666', [], { ...usedCode('INNY'), payments }),
      );
      expect(await kit.store.ambassadors.earned('ZAROBEK')).toBe(10_000);
      expect((await kit.store.ambassadors.bookingsWith('ZAROBEK')).map(({ id }) => id)).toEqual([
        'EARN3333',
        'EARN2222',
      ]);
      await rollBack(kit.store, async ({ bookings, ambassadors }) => {
        await bookings.save({ ...confirmedBooking('EARN3333', [], two), payments }, SEARCH_COLUMNS);
        expect(await ambassadors.earned('ZAROBEK')).toBe(20_000);
      });
      await saveBookings(kit.store, cancelledBooking('EARN2222', [], { ...two, payments }));
      expect([
        await kit.store.ambassadors.earned('ZAROBEK'),
        await kit.store.ambassadors.earned('NIKT'),
      ]).toEqual([0, 0]);
    });
  });

  describe('stored messages (R41)', () => {
    test('are read back as they were saved, with their attachments', async () => {
      const message = {
        ...storedMessage('filed', 'collector'),
        attachments: [{ name: 'Umowa „Ż”.pdf', url: '/v1/documents/download?token=x' }],
      };
      await commitWork(kit.store, ({ messages }) => messages.add(message));
      expect(await kit.store.messages.ofAccount('collector')).toEqual([unreadMessage(message)]);
    });

    test('store each file once, readable only with its message (R41, R45)', async () => {
      const file = { id: 'file-1', name: 'Mapa „Ż”.pdf', type: 'application/pdf' } as const;
      const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 255]);
      for (const accountId of ['sent', 'also'])
        await commitWork(kit.store, async ({ messages }) => {
          await messages.keepFile(file.id, bytes);
          await messages.add({
            ...storedMessage(`to ${accountId}`, accountId),
            attachments: [{ name: 'Umowa', url: '/x' }, file],
          });
        });
      const { messages } = kit.store;
      const read = async (...key: Parameters<typeof messages.file>) => {
        const found = await messages.file(...key);
        return found === null ? null : { ...found, file: [...found.file] };
      };
      expect(await read('sent', 'to sent', 1)).toEqual({
        name: file.name,
        type: file.type,
        file: [...bytes],
      });
      expect(await read('also', 'to also', 1)).not.toBe(null);
      for (const [account, id, index] of [
        ['also', 'to sent', 1],
        ['sent', 'to sent', 0],
        ['sent', 'to sent', 2],
        ['sent', 'none', 0],
      ] as const)
        expect(await read(account, id, index)).toBe(null);
    });

    test('are listed only for their account, newest first, each with the time when it was first read', async () => {
      const [older, newer, other] = [
        storedMessage('m1', 'reader'),
        storedMessage('m2', 'reader', DRAFT_BEGUN_AT + 1),
        storedMessage('m3', 'other'),
      ];
      await commitWork(kit.store, async ({ messages }) => {
        for (const message of [older, newer, other]) await messages.add(message);
      });
      const { messages } = kit.store;
      expect(await messages.ofAccount('reader')).toEqual([
        unreadMessage(newer),
        unreadMessage(older),
      ]);
      expect(await messages.markRead('reader', 'm1', 50)).toBe(true);
      expect(await messages.markRead('reader', 'm1', 90)).toBe(true);
      expect(await messages.ofAccount('reader')).toEqual([
        unreadMessage(newer),
        { ...older, readAt: 50 },
      ]);
      expect(await messages.hasUnread('reader')).toBe(true);
      await messages.markRead('reader', 'm2', 60);
      expect([await messages.hasUnread('reader'), await messages.hasUnread('nobody')]).toEqual([
        false,
        false,
      ]);
    });

    test('cannot be read if they belong to another account or do not exist (R45)', async () => {
      await commitWork(kit.store, ({ messages }) => messages.add(storedMessage('mine', 'me')));
      expect(await kit.store.messages.markRead('you', 'mine', 1)).toBe(false);
      expect(await kit.store.messages.markRead('me', 'none', 1)).toBe(false);
      expect(await kit.store.messages.ofAccount('me')).toEqual([
        unreadMessage(storedMessage('mine', 'me')),
      ]);
    });

    test('are not replaced by a second save, even after they were read; no second mail is sent (R10)', async () => {
      const [message, mail] = [storedMessage('twice', 'twice'), mailOf('twice')];
      const add = () =>
        commitWork(kit.store, async ({ messages, outbox }) => {
          await messages.add({ ...message, siteId: 1 });
          await messages.add({ ...message, siteId: 2 });
          await outbox.add(mail);
          await outbox.add({ ...mail, to: 'other@example.com' });
        });
      await add();
      await kit.store.messages.markRead('twice', 'twice', 7);
      expect(await kit.outbox.lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 1)).toEqual([mail]);
      await kit.outbox.sent('twice', DRAFT_BEGUN_AT);
      await add();
      expect(await kit.store.messages.ofAccount('twice')).toEqual([{ ...message, readAt: 7 }]);
      expect(await kit.outbox.lease(9, DRAFT_BEGUN_AT + 9, DRAFT_BEGUN_AT + 10)).toEqual([]);
    });
  });
};
