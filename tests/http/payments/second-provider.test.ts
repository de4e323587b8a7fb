import { describe, expect, it, onTestFinished } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { openStandIn } from '../../../adapters/dev/payment-stand-in/stand-in.ts';
import { configureProvider } from '../../../adapters/payments/provider-folder.ts';
import { beginOnlinePayment } from '../../../application/payments/begin.ts';
import { queryPendingPayments } from '../../../application/payments/settle.ts';
import { orderBookingRefund } from '../../../application/statements/refunds.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { kasa, kasaSignature } from '../../support/second-provider.ts';
import { openKasa } from '../../support/second-provider-stand-in.ts';
import { openPanel, panelBooker, TWO } from '../panel/panel-shop.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { noticeTo, orderIdOf, payuAt, toProvider } from './paid-shop.ts';

const BY_INSTALMENTS = { paymentOption: 'installment', paymentType: 'payu' };
const NOBODY = { account: null, otherwise: null, recipient: null, amount: null };

const openTwo = async (first: 'kasa' | 'payu') => {
  const standIn = await openStandIn({
    ...{ account: STAND_IN_ACCOUNT, file: null, port: 0, deliver: async () => 200 },
  });
  onTestFinished(standIn.close);
  const { orders, refunds, settings } = await openKasa();
  const second = configureProvider(kasa, settings);
  const panel = await openPanel(ENTRIES, null, {
    config: { paymentProviders: first === 'kasa' ? [second] : [payuAt(standIn), second] },
  });
  const ewa = await panelBooker(panel, TWO, BY_INSTALMENTS);
  const bookingId = ewa.reservationId;
  const lastPayment = () => panel.kit.store.payments.lastOf(bookingId);
  const pay = (id: string): void => {
    const order = orders.get(id);
    if (order !== undefined) orders.set(id, { ...order, state: 'paid' });
  };
  const notify = (id: string, key = settings.key, path: string = kasa.notificationPath) => {
    const body = JSON.stringify(orders.get(id));
    const signature = kasaSignature(key, Buffer.from(body)).toString('hex');
    return noticeTo(panel)(`http://shop.example${path}`, { 'x-kasa-signature': signature }, body);
  };
  /** After a switch Kasa takes new payments, and PayU is the former provider. */
  const beginAtKasa = async () => {
    const { provider, formerProviders = [], ...deps } = panel.commands;
    const booking = await panel.kit.store.bookings.get(bookingId);
    if (provider === undefined || formerProviders[0] === undefined || booking === null)
      throw new Error('no provider');
    const caller = { visitorId: booking.owner.visitorId, account: null, address: '' };
    const switched = { provider: formerProviders[0], formerProviders: [provider] };
    return beginOnlinePayment({ ...deps, ...switched })(caller, bookingId, 'next', '10.0.0.1');
  };
  return { panel, standIn, ewa, bookingId, orders, refunds, lastPayment, pay, notify, beginAtKasa };
};

describe('a second payment provider', () => {
  it('R30: each payment provider has its own settings; if one is missing, an error names it', () => {
    expect(kasa.settings(() => null, true)._unsafeUnwrap()).toBeNull();
    expect(
      kasa.settings((name) => (name === 'KASA_KEY' ? 'k' : null), true)._unsafeUnwrapErr(),
    ).toContain('KASA_URL');
  });

  it('R31: a signed notification of the second provider registers its payment once', async () => {
    const { panel, ewa, bookingId, lastPayment, pay, notify } = await openTwo('kasa');
    const id = orderIdOf(await toProvider(panel, ewa));
    expect(await lastPayment()).toMatchObject({ provider: 'kasa', orderId: id, state: 'pending' });
    pay(id);
    expect(await notify(id, 'another key')).toBe(403);
    expect(await notify(id, undefined, '/v1/payments/payu')).toBe(404);
    expect([await notify(id), await notify(id)]).toEqual([200, 200]);
    expect((await lastPayment())?.state).toBe('completed');
    expect(await panel.kit.store.bookings.get(bookingId)).toMatchObject({
      payments: [{ method: 'online', amount: 1000_00 }],
    });
  });

  it('R48: a refund goes to the provider that took the payment', async () => {
    const { panel, ewa, bookingId, pay, notify, refunds } = await openTwo('kasa');
    const id = orderIdOf(await toProvider(panel, ewa));
    pay(id);
    await notify(id);
    await panel.byOffice(bookingId, { type: 'cancel', reason: 'organiser' });
    const refunded = (
      await orderBookingRefund(panel.commands)('Ola', bookingId, NOBODY)
    )._unsafeUnwrap();
    expect(refunded).toMatchObject([
      { refund: { state: 'done', way: { provider: 'kasa', orderId: id } }, trouble: null },
    ]);
    expect(refunds).toEqual([{ id, amount: 1000_00 }]);
  });

  it('R31: one provider’s notification cannot settle a payment of the other provider', async () => {
    const { panel, ewa, orders, lastPayment, notify } = await openTwo('payu');
    await toProvider(panel, ewa);
    const payment = await lastPayment();
    expect(payment?.provider).toBe('payu');
    const forged = { id: payment?.orderId ?? '', ours: payment?.id ?? '', sum: 1010_00 };
    orders.set(forged.id, { ...forged, state: 'paid' });
    expect(await notify(forged.id)).toBe(404);
    expect((await lastPayment())?.state).toBe('pending');
  });

  it('R68: after a switch the new provider takes payments; an unpaid attempt with the old one is cancelled', async () => {
    const { panel, standIn, ewa, lastPayment, beginAtKasa } = await openTwo('payu');
    const former = orderIdOf(await toProvider(panel, ewa));
    panel.clock.pass(1);
    expect((await beginAtKasa()).isOk()).toBe(true);
    expect(standIn.orders.get(former)?.status).toBe('CANCELED');
    expect((await panel.kit.store.payments.ofOrder('payu', former))?.state).toBe('ended');
    expect(await lastPayment()).toMatchObject({ provider: 'kasa', state: 'pending' });
  });

  it('R31: after a switch the background job still asks the old provider about its unsettled payments', async () => {
    const { panel, standIn, ewa, lastPayment } = await openTwo('payu');
    const order = standIn.orders.get(orderIdOf(await toProvider(panel, ewa)));
    if (order === undefined) throw new Error('no order');
    standIn.orders.save({ ...order, status: 'COMPLETED' });
    panel.clock.pass(HOUR);
    const { provider, formerProviders = [], ...deps } = panel.commands;
    if (provider === undefined) throw new Error('no provider');
    const unsettled = (_id: string, kind: string) => expect.fail(kind);
    const ask = (providers: Partial<typeof panel.commands>) =>
      queryPendingPayments({ ...deps, ...providers, unsettled })();
    expect(await ask({ ...(formerProviders[0] && { provider: formerProviders[0] }) })).toBe(0);
    panel.clock.pass(24 * HOUR);
    expect(
      await ask({
        ...(formerProviders[0] && { provider: formerProviders[0] }),
        formerProviders: [provider],
      }),
    ).toBe(1);
    expect((await lastPayment())?.state).toBe('completed');
  });
});
