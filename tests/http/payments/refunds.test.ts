import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { RefundStatus } from '../../../adapters/payments/payu/messages.ts';
import type { SignatureAlgorithm } from '../../../adapters/payments/payu/signature.ts';
import { STAND_IN_ACCOUNT } from '../../../adapters/payments/stand-in/account.ts';
import { refundNotification } from '../../../adapters/payments/stand-in/news.ts';
import { askRefunds } from '../../../application/payments/ask-refunds.ts';
import { refundBooking } from '../../../application/statements/refunds.ts';
import { refundStanding } from '../../../domain/booking/placed/refunds.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { look, noticeTo, openOrdered, orderIdOf, press, toProvider } from './shop.ts';

const SECOND = 1000;
const NOBODY = { account: null, otherwise: null, recipient: null, amount: null };

/** Ewa has paid 1000 PLN online, the company has cancelled, and the stand-in waits for somebody to say what becomes of the refund. */
const openCancelled = async () => {
  const { panel, standIn, ewa } = await openOrdered();
  const page = await toProvider(panel, ewa);
  await press(page, 'completed');
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
    refund: () => refundBooking(panel.commands)('Ola', bookingId, NOBODY),
    ask: askRefunds({ ...panel.commands, unsettled: (_id, why) => unsettled.push(why) }),
    /** PayU's notification of the refund, as it stands in its books but for what is named; answers the status. */
    say: (
      status: RefundStatus,
      more: { readonly [field in 'amount' | 'number' | 'key']?: string } & { readonly algorithm?: SignatureAlgorithm } = {},
    ) => {
      const [made] = order().refunds;
      if (made === undefined) throw new Error('no refund');
      const refund = { ...made, status, amount: more.amount ?? made.amount, refundId: more.number ?? made.refundId };
      const { headers, body } = refundNotification(order(), refund, more.key ?? STAND_IN_ACCOUNT.secondKey, more.algorithm ?? 'SHA-256');
      return noticeTo(panel)('http://shop.example/v1/payments/payu', headers, body);
    },
    /** What has gone back, what is on its way, how often anything was registered as gone back, and how the orders of it stand. */
    stands: async () => {
      const booking = await panel.kit.store.bookings.get(bookingId);
      if (booking?.status !== 'cancelled') throw new Error('not cancelled');
      const { returned, onItsWay } = refundStanding(booking);
      const states = (await panel.kit.store.bank.refundsOf(bookingId)).map(({ state }) => state);
      return [returned, onItsWay, booking.payments.filter(({ method }) => method === 'refund').length, states];
    },
  };
};

const ON_ITS_WAY = [0, 1000_00, 0, ['ordered']];
const GONE_BACK = [1000_00, 0, 1, ['done']];
const REFUSED = [0, 1000_00, 0, ['withdrawn']];

describe('the provider’s news of a refund (R48)', () => {
  it('R48.8: forged it says nothing; of another sum, or of a refund that nobody ordered here, it is a line for the office, once', async () => {
    const { panel, refund, say, stands, bookingId } = await openCancelled();
    await refund();
    expect(await say('FINALIZED', { key: 'another key' })).toBe(403);
    for (let times = 0; times < 2; times += 1) {
      expect(await say('FINALIZED', { amount: '99' })).toBe(200);
      expect(await say('FINALIZED', { number: 'MADE-AT-PAYU', amount: '500' })).toBe(200);
    }
    // What is refused or only on its way, and was never ordered here, moves no money.
    expect(await say('CANCELED', { number: 'OTHER' })).toBe(200);
    expect(await stands()).toEqual(ON_ITS_WAY);
    expect(await panel.kit.store.bank.oddNotices()).toMatchObject([
      { paymentId: 'MADE-AT-PAYU', why: 'refundNotOrdered', bookingId, charged: 500 },
      { paymentId: `ZWROT-${bookingId}-1`, why: 'refundOtherSum', expected: 1000_00, charged: 99 },
    ]);
    // Said many times at once it is registered once.
    expect(await Promise.all(Array.from({ length: 6 }, () => say('FINALIZED')))).toEqual(Array(6).fill(200));
    expect(await stands()).toEqual(GONE_BACK);
  });

  it('R48.8: of a refund whose answer never arrived, the provider’s number is asked for, and it is registered', async () => {
    const { panel, refund, say, stands, bookingId } = await openCancelled();
    const made = (await refund())._unsafeUnwrap()[0]?.refund;
    // As it was when the process was ended between its question and the answer.
    await panel.kit.store.inTransaction<void, never>([], async ({ bank }) => {
      if (made?.way.kind === 'online') await bank.saveRefund({ ...made, way: { kind: 'online', orderId: made.way.orderId } });
      return ok(undefined);
    });
    expect(await say('FINALIZED')).toBe(200);
    expect(await stands()).toEqual(GONE_BACK);
    expect(await panel.kit.store.bank.refundsOf(bookingId)).toHaveLength(1);
  });
});

describe('news of a refund that MD5 alone has signed (R31.14)', () => {
  const HINT = { algorithm: 'MD5' } as const;

  it('R48.8, R31.14: registers nothing before the provider says so itself, then once; another sum and one that was given up here are lines for the office', async () => {
    const { panel, standIn, page, refund, say, stands, order } = await openCancelled();
    await refund();
    expect(await say('FINALIZED', { ...HINT, key: 'another key' })).toBe(403);
    expect([await say('FINALIZED', HINT), await say('CANCELED', HINT), await say('PENDING', HINT)]).toEqual([503, 503, 200]);
    expect(await say('FINALIZED', { ...HINT, amount: '99' })).toBe(200);
    standIn.order({ failing: 1, news: 'lost' });
    expect(await say('FINALIZED', HINT)).toBe(503);
    expect(await stands()).toEqual(ON_ITS_WAY);
    expect(await panel.kit.store.bank.oddNotices()).toMatchObject([{ why: 'refundOtherSum', charged: 99 }]);
    await press(page, `FINALIZED ${order().refunds[0]?.refundId}`);
    expect(await Promise.all([1, 2, 3].map(() => say('FINALIZED', HINT)))).toEqual([200, 200, 200]);
    expect(await stands()).toEqual(GONE_BACK);
  });

  it('R48.8, R31.14: refused, it is owed again; what is hinted at afterwards orders no second one', async () => {
    const { panel, page, refund, say, stands, order } = await openCancelled();
    await refund();
    await press(page, `CANCELED ${order().refunds[0]?.refundId}`);
    expect([await say('CANCELED', HINT), await stands()]).toEqual([200, REFUSED]);
    expect([await say('FINALIZED', HINT), await stands(), order().refunds.length]).toEqual([200, REFUSED, 1]);
    expect(await panel.kit.store.bank.oddNotices()).toMatchObject([{ why: 'refundNotOrdered' }]);
  });
});

describe('a refund on its way of which the provider says nothing (R48)', () => {
  it('R48.8: is asked about by time, by one process, until it is there; the page of the stand-in gives it back', async () => {
    const { panel, page, refund, ask, stands, order, unsettled } = await openCancelled();
    await refund();
    expect(await ask()).toBe(0);
    panel.clock.pass(15 * SECOND);
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual([0, 1]);
    expect([await stands(), await ask()]).toEqual([ON_ITS_WAY, 0]);
    expect((await look(page)).body).toContain('Wykonaj zwrot');
    await press(page, `FINALIZED ${order().refunds[0]?.refundId}`);
    panel.clock.pass(HOUR);
    expect([await ask(), await stands(), await ask()]).toEqual([1, GONE_BACK, 0]);
    expect(unsettled).toEqual([]);
  });

  it('R48.8: one that was written down and never reached the provider is carried out; one that it will not do is owed again', async () => {
    const { panel, standIn, refund, ask, stands, order } = await openCancelled();
    standIn.order({ failing: 9, news: 'lost' });
    expect((await refund())._unsafeUnwrap()).toMatchObject([{ trouble: 'away' }]);
    expect([order().refunds, await stands()]).toEqual([[], ON_ITS_WAY]);
    standIn.order({ news: 'lost' });
    panel.clock.pass(MINUTE);
    expect([await ask(), await stands()]).toEqual([1, GONE_BACK]);
    const refused = await openCancelled();
    await refused.refund();
    await press(refused.page, `CANCELED ${refused.order().refunds[0]?.refundId}`);
    refused.panel.clock.pass(MINUTE);
    expect([await refused.ask(), await refused.stands(), refused.unsettled]).toEqual([1, REFUSED, ['rejected']]);
    expect((await refused.refund())._unsafeUnwrap()).toMatchObject([{ refund: { id: `ZWROT-${refused.bookingId}-2`, state: 'ordered' } }]);
  });
});
