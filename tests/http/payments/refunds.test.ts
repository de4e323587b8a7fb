import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { signedRefundNotification } from '../../../adapters/dev/payment-stand-in/news.ts';
import type { RefundStatus } from '../../../adapters/payments/payu/messages.ts';
import type { SignatureAlgorithm } from '../../../adapters/payments/payu/signature.ts';
import { queryRefunds } from '../../../application/payments/apply-refund-notice.ts';
import { orderBookingRefund } from '../../../application/statements/refunds.ts';
import { refundState } from '../../../domain/booking/placed/refunds.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import {
  fetchPage,
  noticeTo,
  openOrdered,
  orderIdOf,
  pressOutcome,
  toProvider,
} from './paid-shop.ts';

const SECOND = 1000;
const NOBODY = { account: null, otherwise: null, recipient: null, amount: null };

const openCancelled = async () => {
  const { panel, standIn, ewa } = await openOrdered();
  const page = await toProvider(panel, ewa);
  await pressOutcome(page, 'completed');
  panel.clock.pass(MINUTE);
  const bookingId = ewa.reservationId;
  await panel.byOffice(bookingId, { type: 'cancel', reason: 'organiser' });
  standIn.order({ refundsWait: true, news: 'lost' });
  const unsettled: string[] = [];
  const order = () => {
    const found = standIn.orders.get(orderIdOf(page));
    if (found === undefined) throw new Error('no order');
    return found;
  };
  return {
    ...{ panel, standIn, page, bookingId, unsettled, order },
    refund: () => orderBookingRefund(panel.commands)('Ola', bookingId, NOBODY),
    ask: queryRefunds({ ...panel.commands, unsettled: (_id, why) => unsettled.push(why) }),
    say: (
      status: RefundStatus,
      more: { readonly [field in 'amount' | 'number' | 'key']?: string } & {
        readonly algorithm?: SignatureAlgorithm;
      } = {},
    ) => {
      const [created] = order().refunds;
      if (created === undefined) throw new Error('no refund');
      const refund = {
        ...created,
        status,
        amount: more.amount ?? created.amount,
        refundId: more.number ?? created.refundId,
      };
      const { headers, body } = signedRefundNotification(
        order(),
        refund,
        more.key ?? STAND_IN_ACCOUNT.secondKey,
        more.algorithm ?? 'SHA-256',
      );
      return noticeTo(panel)('http://shop.example/v1/payments/payu', headers, body);
    },
    stands: async () => {
      const booking = await panel.kit.store.bookings.get(bookingId);
      if (booking?.status !== 'cancelled') throw new Error('not cancelled');
      const { returned, onItsWay } = refundState(booking);
      const states = (await panel.kit.store.bank.refundsOf(bookingId)).map(({ state }) => state);
      return [
        returned,
        onItsWay,
        booking.payments.filter(({ method }) => method === 'refund').length,
        states,
      ];
    },
  };
};

const ON_ITS_WAY = [0, 1000_00, 0, ['ordered']];
const GONE_BACK = [1000_00, 0, 1, ['done']];
const REFUSED = [0, 1000_00, 0, ['withdrawn']];

describe('the provider’s notification of a refund (R48)', () => {
  it('R48.8: a forged notification is ignored; a wrong amount or unknown refund gives the office one task', async () => {
    const { panel, refund, say, stands, bookingId } = await openCancelled();
    await refund();
    expect(await say('FINALIZED', { key: 'another key' })).toBe(403);
    for (let times = 0; times < 2; times += 1) {
      expect(await say('FINALIZED', { amount: '99' })).toBe(200);
      expect(await say('FINALIZED', { number: 'MADE-AT-PAYU', amount: '500' })).toBe(200);
    }
    expect(await say('CANCELED', { number: 'OTHER' })).toBe(200);
    expect(await stands()).toEqual(ON_ITS_WAY);
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([
      { paymentId: 'MADE-AT-PAYU', why: 'refundNotOrdered', bookingId, charged: 500 },
      { paymentId: `ZWROT-${bookingId}-1`, why: 'refundOtherSum', expected: 1000_00, charged: 99 },
    ]);
    expect(await Promise.all(Array.from({ length: 6 }, () => say('FINALIZED')))).toEqual(
      Array(6).fill(200),
    );
    expect(await stands()).toEqual(GONE_BACK);
  });

  it('R48.8: if the provider’s response to a refund was lost, a query finds the refund and registers it', async () => {
    const { panel, refund, say, stands, bookingId } = await openCancelled();
    const startedRefund = (await refund())._unsafeUnwrap()[0]?.refund;
    // A kill between request and response leaves the refund without a number.
    await panel.kit.store.inTransaction<void, never>([], async ({ bank }) => {
      if (startedRefund?.way.kind !== 'online') return ok(undefined);
      const { number: _number, ...way } = startedRefund.way;
      await bank.saveRefund({ ...startedRefund, way });
      return ok(undefined);
    });
    expect(await say('FINALIZED')).toBe(200);
    expect(await stands()).toEqual(GONE_BACK);
    expect(await panel.kit.store.bank.refundsOf(bookingId)).toHaveLength(1);
  });
});

describe('a refund notification that has only an MD5 signature (R31.14)', () => {
  const HINT = { algorithm: 'MD5' } as const;

  it('R48.8, R31.14: a refund is registered only if the provider confirms it; else the office gets a task', async () => {
    const { panel, standIn, page, refund, say, stands, order } = await openCancelled();
    await refund();
    expect(await say('FINALIZED', { ...HINT, key: 'another key' })).toBe(403);
    expect([
      await say('FINALIZED', HINT),
      await say('CANCELED', HINT),
      await say('PENDING', HINT),
    ]).toEqual([503, 503, 200]);
    expect(await say('FINALIZED', { ...HINT, amount: '99' })).toBe(200);
    standIn.order({ failing: 1, news: 'lost' });
    expect(await say('FINALIZED', HINT)).toBe(503);
    expect(await stands()).toEqual(ON_ITS_WAY);
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([
      { why: 'refundOtherSum', charged: 99 },
    ]);
    await pressOutcome(page, `FINALIZED ${order().refunds[0]?.refundId}`);
    expect(await Promise.all([1, 2, 3].map(() => say('FINALIZED', HINT)))).toEqual([200, 200, 200]);
    expect(await stands()).toEqual(GONE_BACK);
  });

  it('R48.8, R31.14: the shop still owes a refused refund; a late notification does not order it again', async () => {
    const { panel, page, refund, say, stands, order } = await openCancelled();
    await refund();
    await pressOutcome(page, `CANCELED ${order().refunds[0]?.refundId}`);
    expect([await say('CANCELED', HINT), await stands()]).toEqual([200, REFUSED]);
    expect([await say('FINALIZED', HINT), await stands(), order().refunds.length]).toEqual([
      200,
      REFUSED,
      1,
    ]);
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([{ why: 'refundNotOrdered' }]);
  });
});

describe('a pending refund about which no notification comes (R48)', () => {
  it('R48.8: until the refund is settled, one process at a time queries the provider about the refund', async () => {
    const { panel, page, refund, ask, stands, order, unsettled } = await openCancelled();
    await refund();
    expect(await ask()).toBe(0);
    panel.clock.pass(15 * SECOND);
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual([0, 1]);
    expect([await stands(), await ask()]).toEqual([ON_ITS_WAY, 0]);
    expect((await fetchPage(page)).body).toContain('Wykonaj zwrot');
    await pressOutcome(page, `FINALIZED ${order().refunds[0]?.refundId}`);
    panel.clock.pass(HOUR);
    expect([await ask(), await stands(), await ask()]).toEqual([1, GONE_BACK, 0]);
    expect(unsettled).toEqual([]);
  });

  it('R48.8: a refund that the provider never got is ordered again; the shop still owes a rejected one', async () => {
    const { panel, standIn, refund, ask, stands, order } = await openCancelled();
    standIn.order({ failing: 9, news: 'lost' });
    expect((await refund())._unsafeUnwrap()).toMatchObject([{ trouble: 'away' }]);
    expect([order().refunds, await stands()]).toEqual([[], ON_ITS_WAY]);
    standIn.order({ news: 'lost' });
    panel.clock.pass(MINUTE);
    expect([await ask(), await stands()]).toEqual([1, GONE_BACK]);
    const refused = await openCancelled();
    await refused.refund();
    await pressOutcome(refused.page, `CANCELED ${refused.order().refunds[0]?.refundId}`);
    refused.panel.clock.pass(MINUTE);
    expect([await refused.ask(), await refused.stands(), refused.unsettled]).toEqual([
      1,
      REFUSED,
      ['rejected'],
    ]);
    expect((await refused.refund())._unsafeUnwrap()).toMatchObject([
      { refund: { id: `ZWROT-${refused.bookingId}-2`, state: 'ordered' } },
    ]);
  });
});
