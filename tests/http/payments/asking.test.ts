import { describe, expect, it } from 'vitest';
import { askStandings, nextAsked } from '../../../application/payments/ask-standing.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { trip, values } from '../panel/shop.ts';
import { go, openOrdered, press, toProvider } from './shop.ts';

const SECOND = 1000;

/** A shop whose attempt waits at a stand-in that loses its notifications, and the work of asking about it. */
const openLost = async () => {
  const { panel, standIn, ewa } = await openOrdered();
  standIn.order({ news: 'lost' });
  const url = await toProvider(panel, ewa);
  const unsettled: string[] = [];
  const ask = askStandings({ ...panel.commands, unsettled: (_id, kind) => unsettled.push(kind) });
  const stateOf = async () => (await panel.kit.store.payments.lastOf(ewa.reservationId))?.state;
  return { panel, standIn, ewa, url, ask, unsettled, stateOf, paid: async () => values(await trip(ewa), 'Price.Paid')[0] };
};

describe('a payment whose notification never comes (R31)', () => {
  it('is found by asking where its order stands, and is there once; it is not asked about again', async () => {
    const { panel, url, ask, stateOf, paid } = await openLost();
    await press(url, 'completed');
    expect([await ask(), await paid()]).toEqual([0, '0']);
    panel.clock.pass(15 * SECOND);
    // Two processes at once ask once.
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual([0, 1]);
    expect([await stateOf(), await paid()]).toEqual(['completed', '1000']);
    panel.clock.pass(HOUR);
    expect([await ask(), await paid()]).toEqual([0, '1000']);
  });

  it('refused, it is known to have come to nothing', async () => {
    const { panel, url, ask, stateOf, paid } = await openLost();
    await press(url, 'rejected');
    panel.clock.pass(15 * SECOND);
    expect([await ask(), await stateOf(), await paid()]).toEqual([1, 'rejected', '0']);
    panel.clock.pass(DAY_LENGTH);
    expect(await ask()).toBe(0);
  });

  it('R31.5: while nobody has decided, or the provider is away, it is asked about later and later', async () => {
    const { panel, standIn, url, ask, paid } = await openLost();
    const asked: number[] = [];
    for (let seconds = 0; seconds < 4 * 60; seconds += 5) {
      if ((await ask()) > 0) asked.push(seconds);
      panel.clock.pass(5 * SECOND);
    }
    expect(asked).toEqual([15, 30, 60, 120]);
    standIn.order({ failing: 10, news: 'lost' });
    await press(url, 'completed');
    expect([await ask(), await paid()]).toEqual([1, '0']);
    standIn.order({});
    panel.clock.pass(10 * MINUTE);
    expect([await ask(), await paid()]).toEqual([1, '1000']);
  });

  it('money of another sum than was begun is told of, and not registered (R31.4)', async () => {
    const { panel, standIn, url, ask, unsettled, paid } = await openLost();
    await press(url, 'completed');
    const [order] = standIn.orders.all();
    if (order !== undefined) standIn.orders.save({ ...order, request: { ...order.request, totalAmount: '100' } });
    panel.clock.pass(MINUTE);
    expect([await ask(), unsettled, await paid()]).toEqual([1, ['otherSum'], '0']);
  });

  it('of an attempt that ended because of a newer one is registered all the same (R68.4)', async () => {
    const { panel, standIn, ewa, ask, paid } = await openLost();
    const [older] = standIn.orders.all();
    panel.clock.pass(SECOND);
    await go(panel, `/v1/payments/${ewa.reservationId}/full`, ewa.cookie);
    const ended = standIn.orders.get(older?.orderId ?? '');
    // The payer was a moment quicker than the shop's word that nobody should pay any more.
    if (ended !== undefined) standIn.orders.save({ ...ended, status: 'COMPLETED' });
    panel.clock.pass(MINUTE);
    expect([await ask(), await paid()]).toEqual([2, '1000']);
  });
});

describe('when the provider is asked next', () => {
  it('R31.5: is as long again as has passed, a quarter of a minute at least and six hours at most, until ten days', () => {
    const pauseAt = (age: number) => (nextAsked(0, age) ?? Number.NaN) - age;
    expect([pauseAt(0), pauseAt(40 * SECOND), pauseAt(HOUR), pauseAt(2 * DAY_LENGTH)]).toEqual([15 * SECOND, 40 * SECOND, HOUR, 6 * HOUR]);
    expect([nextAsked(0, 10 * DAY_LENGTH), nextAsked(10, 0)]).toEqual([null, 15 * SECOND]);
  });
});
