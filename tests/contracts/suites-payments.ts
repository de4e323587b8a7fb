import { beforeAll, describe, expect, test } from 'vitest';
import type { OnlinePayment } from '../../application/ports/online-payments.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';

const payment = (
  id: string,
  bookingId: string,
  more: Partial<OnlinePayment> = {},
): OnlinePayment => ({
  ...{
    id,
    bookingId,
    amount: 429_800,
    commission: 4298,
    state: 'pending',
    createdAt: DRAFT_BEGUN_AT,
  },
  ...{ provider: 'payu', redirectTo: null, orderId: null, askAt: null, ...more },
});

export const paymentSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });
  const save = (...payments: readonly OnlinePayment[]) =>
    commitWork(kit.store, async (transaction) => {
      for (const each of payments) await transaction.payments.save(each);
    });

  describe('online payments (R31)', () => {
    test('a payment is found by its number, with the data it was started with; an unknown number finds nothing', async () => {
      const begun = payment('p-1', 'PAY22222');
      await save(begun);
      expect(await kit.store.payments.get('p-1')).toEqual(begun);
      expect([
        await kit.store.payments.get('p-0'),
        await kit.store.payments.lastOf('PAY00000'),
      ]).toEqual([null, null]);
    });

    test('R30.10: a payment is found by the provider’s order number, also in the transaction that saves it', async () => {
      await save(payment('p-30', 'PAY10101', { orderId: 'ORDER-30' }));
      expect((await kit.store.payments.ofOrder('payu', 'ORDER-30'))?.id).toBe('p-30');
      expect(await kit.store.payments.ofOrder('payu', 'ORDER-31')).toBeNull();
      // Two providers may use the same order number.
      expect(await kit.store.payments.ofOrder('other', 'ORDER-30')).toBeNull();
      await save(payment('p-33', 'PAY14141', { provider: 'other', orderId: 'ORDER-30' }));
      expect((await kit.store.payments.ofOrder('other', 'ORDER-30'))?.id).toBe('p-33');
      expect((await kit.store.payments.ofOrder('payu', 'ORDER-30'))?.id).toBe('p-30');
      await commitWork(kit.store, async ({ payments }) => {
        await payments.save(payment('p-31', 'PAY10101', { orderId: 'ORDER-31' }));
        expect((await payments.ofOrder('payu', 'ORDER-31'))?.id).toBe('p-31');
      });
    });

    test('the last payment of a booking is the payment that was started last, whatever its state', async () => {
      await save(
        payment('p-4', 'PAY33333', { createdAt: DRAFT_BEGUN_AT + 1 }),
        payment('p-3', 'PAY33333', { createdAt: DRAFT_BEGUN_AT + 2, state: 'rejected' }),
        payment('p-2', 'PAY33333', { createdAt: DRAFT_BEGUN_AT, commission: 0 }),
        payment('p-9', 'PAY44444', { createdAt: DRAFT_BEGUN_AT + 9 }),
      );
      await save(payment('p-2', 'PAY33333', { state: 'completed' }));
      expect((await kit.store.payments.lastOf('PAY33333'))?.id).toBe('p-3');
      await save(payment('p-7', 'PAY33333', { createdAt: DRAFT_BEGUN_AT + 2 }));
      expect((await kit.store.payments.lastOf('PAY33333'))?.id).toBe('p-7');
    });

    test('R68.3: a booking’s pending payments are newest first and include saves of the same transaction', async () => {
      await save(
        payment('p-20', 'PAY88888', { redirectTo: '/a' }),
        payment('p-21', 'PAY88888', { createdAt: DRAFT_BEGUN_AT + 1 }),
        payment('p-22', 'PAY88888', { createdAt: DRAFT_BEGUN_AT + 2, state: 'completed' }),
        payment('p-23', 'PAY99999'),
      );
      await commitWork(kit.store, async ({ payments }) => {
        expect(
          (await payments.pendingOf('PAY88888')).map(({ id, redirectTo }) => [id, redirectTo]),
        ).toEqual([
          ['p-21', null],
          ['p-20', '/a'],
        ]);
        await payments.save(
          payment('p-21', 'PAY88888', { createdAt: DRAFT_BEGUN_AT + 1, state: 'ended' }),
        );
        expect((await payments.pendingOf('PAY88888')).map(({ id }) => id)).toEqual(['p-20']);
      });
      expect((await kit.store.payments.get('p-21'))?.state).toBe('ended');
    });

    test('a later save changes only state, redirect and provider data, not amount, purpose or provider', async () => {
      await save(payment('p-5', 'PAY55555'));
      const changed = {
        state: 'completed',
        redirectTo: '/b',
        orderId: 'order',
        askAt: DRAFT_BEGUN_AT + 5,
      } as const;
      await save(
        payment('p-5', 'PAY66666', {
          amount: 1,
          commission: 1,
          createdAt: 0,
          provider: 'other',
          ...changed,
        }),
      );
      expect(await kit.store.payments.get('p-5')).toEqual(payment('p-5', 'PAY55555', changed));
    });

    test('an attempt that ended before the provider accepted it does not count as the last payment', async () => {
      await save(
        payment('p-30', 'PAY10101', { state: 'completed', orderId: 'order' }),
        payment('p-31', 'PAY10101', { createdAt: DRAFT_BEGUN_AT + 1, state: 'ended' }),
      );
      expect((await kit.store.payments.lastOf('PAY10101'))?.id).toBe('p-30');
      await save(
        payment('p-32', 'PAY10101', {
          createdAt: DRAFT_BEGUN_AT + 2,
          state: 'ended',
          orderId: 'taken',
        }),
      );
      expect((await kit.store.payments.lastOf('PAY10101'))?.id).toBe('p-32');
    });

    test('payments to query are listed most overdue first, up to a limit, and never before they are due', async () => {
      await save(
        payment('p-40', 'PAY12121', { askAt: 30 }),
        payment('p-41', 'PAY12121', { askAt: 10, state: 'rejected' }),
        payment('p-42', 'PAY13131', { askAt: 20 }),
        payment('p-43', 'PAY13131'),
      );
      const dueForQuery = async (until: number, limit: number) =>
        (await kit.store.payments.dueForQuery(until, limit)).map(({ id }) => id);
      expect([await dueForQuery(9, 9), await dueForQuery(20, 9), await dueForQuery(30, 2)]).toEqual(
        [[], ['p-41', 'p-42'], ['p-41', 'p-42']],
      );
      await save(payment('p-41', 'PAY12121', { askAt: null }));
      expect(await dueForQuery(30, 9)).toEqual(['p-42', 'p-40']);
    });

    test('a transaction reads its own payments; payments that were rolled back are missing', async () => {
      await save(payment('p-6', 'PAY77777'));
      await rollBack(kit.store, async ({ payments }) => {
        await payments.save(payment('p-6', 'PAY77777', { state: 'completed' }));
        await payments.save(payment('p-8', 'PAY77777'));
        expect((await payments.get('p-6'))?.state).toBe('completed');
        expect((await payments.get('p-8'))?.state).toBe('pending');
        expect((await kit.store.payments.get('p-6'))?.state).toBe('pending');
      });
      expect([
        (await kit.store.payments.get('p-6'))?.state,
        await kit.store.payments.get('p-8'),
      ]).toEqual(['pending', null]);
    });
  });
};
