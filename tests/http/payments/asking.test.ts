import { describe, expect, it } from 'vitest';
import {
  nextPaymentQueryTime,
  queryPendingPayments,
} from '../../../application/payments/settle.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { onlyTrip, values } from '../panel/panel-shop.ts';
import { callApp, openOrdered, pressOutcome, toProvider } from './paid-shop.ts';

const SECOND = 1000;

const openLost = async () => {
  const { panel, standIn, ewa } = await openOrdered();
  standIn.order({ news: 'lost' });
  const url = await toProvider(panel, ewa);
  const unsettled: string[] = [];
  const ask = queryPendingPayments({
    ...panel.commands,
    unsettled: (_id, kind) => unsettled.push(kind),
  });
  const stateOf = async () => (await panel.kit.store.payments.lastOf(ewa.reservationId))?.state;
  return {
    panel,
    standIn,
    ewa,
    url,
    ask,
    unsettled,
    stateOf,
    paid: async () => values(await onlyTrip(ewa), 'Price.Paid')[0],
  };
};

describe('an online payment about which the provider never notifies the shop (R31)', () => {
  it('the background job queries the provider until the payment succeeds, and registers it once', async () => {
    const { panel, url, ask, stateOf, paid } = await openLost();
    await pressOutcome(url, 'completed');
    expect([await ask(), await paid()]).toEqual([0, '0']);
    panel.clock.pass(15 * SECOND);
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual([0, 1]);
    expect([await stateOf(), await paid()]).toEqual(['completed', '1000']);
    panel.clock.pass(HOUR);
    expect([await ask(), await paid()]).toEqual([0, '1000']);
  });

  it('a payment that the provider refuses is marked as rejected', async () => {
    const { panel, url, ask, stateOf, paid } = await openLost();
    await pressOutcome(url, 'rejected');
    panel.clock.pass(15 * SECOND);
    expect([await ask(), await stateOf(), await paid()]).toEqual([1, 'rejected', '0']);
    panel.clock.pass(DAY_LENGTH);
    expect(await ask()).toBe(0);
  });

  it('R31.5: while a payment is pending or the provider unavailable, queries become less frequent', async () => {
    const { panel, standIn, url, ask, paid } = await openLost();
    const queries: number[] = [];
    for (let seconds = 0; seconds < 4 * 60; seconds += 5) {
      if ((await ask()) > 0) queries.push(seconds);
      panel.clock.pass(5 * SECOND);
    }
    expect(queries).toEqual([15, 30, 60, 120]);
    standIn.order({ failing: 10, news: 'lost' });
    await pressOutcome(url, 'completed');
    expect([await ask(), await paid()]).toEqual([1, '0']);
    standIn.order({});
    panel.clock.pass(10 * MINUTE);
    expect([await ask(), await paid()]).toEqual([1, '1000']);
  });

  it('R31.4: a payment with a different amount than requested is reported to the office, not registered', async () => {
    const { panel, standIn, url, ask, unsettled, paid } = await openLost();
    await pressOutcome(url, 'completed');
    const [order] = standIn.orders.all();
    if (order !== undefined)
      standIn.orders.save({ ...order, request: { ...order.request, totalAmount: '100' } });
    panel.clock.pass(MINUTE);
    expect([await ask(), unsettled, await paid()]).toEqual([1, ['otherSum'], '0']);
  });

  it('R68.4: if an attempt is paid after a newer attempt replaced it, the payment is still registered', async () => {
    const { panel, standIn, ewa, ask, paid } = await openLost();
    const [older] = standIn.orders.all();
    panel.clock.pass(SECOND);
    await callApp(panel, `/v1/payments/${ewa.reservationId}/full`, ewa.cookie);
    const ended = standIn.orders.get(older?.orderId ?? '');
    if (ended !== undefined) standIn.orders.save({ ...ended, status: 'COMPLETED' });
    panel.clock.pass(MINUTE);
    expect([await ask(), await paid()]).toEqual([2, '1000']);
  });
});

describe('the time of the next query to the payment provider', () => {
  it('R31.5: the wait equals the payment’s age, from 15 seconds to six hours; after ten days queries stop', () => {
    const pauseAt = (age: number) => (nextPaymentQueryTime(0, age) ?? Number.NaN) - age;
    expect([pauseAt(0), pauseAt(40 * SECOND), pauseAt(HOUR), pauseAt(2 * DAY_LENGTH)]).toEqual([
      15 * SECOND,
      40 * SECOND,
      HOUR,
      6 * HOUR,
    ]);
    expect([nextPaymentQueryTime(0, 10 * DAY_LENGTH), nextPaymentQueryTime(10, 0)]).toEqual([
      null,
      15 * SECOND,
    ]);
  });
});
