import { beforeAll, describe, expect, test } from 'vitest';
import type {
  BankEntry,
  PaymentDiscrepancy,
  RefundOrder,
  StatementImport,
} from '../../application/ports/bank/bank.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';

const imported = (id: number, more: Partial<StatementImport> = {}): StatementImport => ({
  ...{
    id,
    at: DRAFT_BEGUN_AT,
    by: 'Ewa',
    files: ['maj.xml'],
    from: '2027-05-01',
    until: '2027-05-31',
    lines: 2,
    undoneAt: null,
  },
  ...more,
});

const entry = (importId: number, n: number, more: Partial<BankEntry> = {}): BankEntry => ({
  ...{
    id: `${importId}-${n}`,
    importId,
    key: `key ${importId} ${n}`,
    account: `${importId}`,
    day: '2027-05-03',
    amount: 500_00,
    currency: 'PLN',
  },
  ...{
    party: { name: 'ŻAK „Anna”', account: '' },
    title: 'Zażółć',
    reference: 'R',
    endToEnd: '',
    state: 'open',
    plan: [],
    booked: [],
  },
  ...{ refundId: null, confidence: 'none', proposed: [], reasons: [{ kind: 'noId' }], note: '' },
  ...more,
});

const refund = (id: string, bookingId: string, more: Partial<RefundOrder> = {}): RefundOrder => ({
  ...{ id, bookingId, amount: 100_00, state: 'ordered', file: null, at: DRAFT_BEGUN_AT, by: 'Ewa' },
  way: { kind: 'bank', account: '61109010140000071219812874', recipient: 'Anna Żak' },
  ...more,
});

const ids = (entries: readonly { readonly id: string | number }[]): readonly (string | number)[] =>
  entries.map(({ id }) => id);

export const bankSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('bank statements (R31)', () => {
    test('imports are listed newest first, bank lines in file order, each in its last saved state', async () => {
      await commitWork(kit.store, async ({ bank }) => {
        for (const id of [9, 10]) await bank.saveImport(imported(id));
        for (const n of [10, 2, 1]) await bank.saveEntry(entry(9, n));
        await bank.saveImport(imported(9, { undoneAt: DRAFT_BEGUN_AT + 1 }));
        await bank.saveEntry(
          entry(9, 2, { state: 'booked', booked: [{ bookingId: 'BANK2222', amount: 1 }] }),
        );
      });
      expect(await kit.store.bank.imports()).toEqual([
        imported(10),
        imported(9, { undoneAt: DRAFT_BEGUN_AT + 1 }),
      ]);
      expect(ids(await kit.store.bank.entriesOf(9))).toEqual(['9-1', '9-2', '9-10']);
      expect(await kit.store.bank.entry('9-2')).toEqual(
        entry(9, 2, { state: 'booked', booked: [{ bookingId: 'BANK2222', amount: 1 }] }),
      );
      expect([ids(await kit.store.bank.openEntries()), await kit.store.bank.entry('9-7')]).toEqual([
        ['9-1', '9-10'],
        null,
      ]);
    });

    test('R31.8: bank lines of an account on given days are listed in order; a removed line is not listed', async () => {
      await commitWork(kit.store, async ({ bank }) => {
        for (const [n, day] of ['2027-05-01', '2027-05-02', '2027-05-03'].entries())
          await bank.saveEntry(entry(20, n + 1, { account: 'A', day }));
        await bank.saveEntry(entry(20, 4, { account: 'B' }));
      });
      const found = async (from: string, until: string) =>
        ids(await kit.store.bank.entriesOn('A', from, until));
      expect(await found('2027-05-02', '2027-05-03')).toEqual(['20-2', '20-3']);
      await commitWork(kit.store, ({ bank }) => bank.removeEntry('20-2'));
      expect(await found('2027-05-01', '2027-05-02')).toEqual(['20-1']);
    });

    test('a transaction reads its own writes; writes that were rolled back are missing', async () => {
      await commitWork(kit.store, ({ bank }) => bank.saveEntry(entry(30, 1)));
      await rollBack(kit.store, async ({ bank }) => {
        await bank.saveImport(imported(31));
        await bank.saveEntry(entry(30, 1, { state: 'aside' }));
        await bank.saveEntry(entry(30, 2));
        await bank.saveRefund(refund('Z-0', 'BANK3333'));
        expect([
          ids(await bank.entriesOf(30)),
          (await bank.imports())[0]?.id,
          ids(await bank.refundsOf('BANK3333')),
        ]).toEqual([['30-1', '30-2'], 31, ['Z-0']]);
        await bank.removeEntry('30-1');
        expect(ids(await bank.entriesOf(30))).toEqual(['30-2']);
      });
      expect(await kit.store.bank.entriesOf(30)).toEqual([entry(30, 1)]);
      expect(await kit.store.bank.refundsOf('BANK3333')).toEqual([]);
    });
  });

  test('R48.7: unsettled refund orders are listed oldest first, and so are all those of a booking', async () => {
    await commitWork(kit.store, async ({ bank }) => {
      await bank.saveRefund(refund('Z-2', 'BANK4444', { at: DRAFT_BEGUN_AT + 2 }));
      await bank.saveRefund(
        refund('Z-1', 'BANK4444', {
          at: DRAFT_BEGUN_AT + 1,
          way: { kind: 'online', provider: 'payu', orderId: 'ORDER' },
        }),
      );
      await bank.saveRefund(refund('Z-3', 'BANK5555', { at: DRAFT_BEGUN_AT + 3 }));
      await bank.saveRefund(
        refund('Z-2', 'BANK4444', { at: DRAFT_BEGUN_AT + 2, state: 'done', file: 'zwroty.xml' }),
      );
    });
    expect(ids(await kit.store.bank.openRefunds())).toEqual(['Z-1', 'Z-3']);
    expect(ids(await kit.store.bank.doneRefunds())).toEqual(['Z-2']);
    expect(await kit.store.bank.refundsOf('BANK4444')).toEqual([
      refund('Z-1', 'BANK4444', {
        at: DRAFT_BEGUN_AT + 1,
        way: { kind: 'online', provider: 'payu', orderId: 'ORDER' },
      }),
      refund('Z-2', 'BANK4444', { at: DRAFT_BEGUN_AT + 2, state: 'done', file: 'zwroty.xml' }),
    ]);
  });

  test('R31.4: of the unregistered notifications of one payment, only the latest waits for the office', async () => {
    const notice = (
      paymentId: string,
      more: Partial<PaymentDiscrepancy> = {},
    ): PaymentDiscrepancy => ({
      ...{
        paymentId,
        bookingId: 'BANK6666',
        why: 'otherSum',
        provider: 'payu',
        orderId: 'O',
        expected: 100,
        charged: 1,
        at: DRAFT_BEGUN_AT,
        note: '',
      },
      ...more,
    });
    await commitWork(kit.store, async ({ bank }) => {
      for (const id of ['odd-2', 'odd-1']) await bank.saveDiscrepancy(notice(id));
      await bank.saveDiscrepancy(notice('odd-1', { charged: null, why: 'otherOrder' }));
    });
    expect(await kit.store.bank.discrepancies()).toEqual([
      notice('odd-1', { charged: null, why: 'otherOrder' }),
      notice('odd-2'),
    ]);
    await commitWork(kit.store, ({ bank }) =>
      bank.saveDiscrepancy(notice('odd-1', { note: 'oddane' })),
    );
    expect(await kit.store.bank.discrepancies()).toEqual([notice('odd-2')]);
    expect([
      (await kit.store.bank.discrepancy('odd-1'))?.note,
      await kit.store.bank.discrepancy('odd-3'),
    ]).toEqual(['oddane', null]);
  });
};
