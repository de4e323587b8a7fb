import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { refundState } from '../../../../domain/booking/placed/refunds.ts';
import { HOUR, MINUTE } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { acceptedBooking, give, NOON } from '../booking-steps.ts';
import { OFFICE, placedOrder, registerAmount, thenGive } from './placed-steps.ts';

const undo = (paymentId: string): LifeCommand => ({
  type: 'undoPayment',
  paymentId,
  restorable: true,
});
const cancel: LifeCommand = { type: 'cancel', reason: 'customer', asOfAsked: true };
const PRICE = zloty(2349);
const CANCELLED_AT = NOON + HOUR;

const at = (booking: Booking, minutes: number, ...commands: readonly LifeCommand[]): Booking =>
  commands.reduce<Booking>(
    (current, command) =>
      acceptedBooking(give(current, command, { ...OFFICE, at: CANCELLED_AT + minutes * MINUTE })),
    booking,
  );

const moneyOf = (booking: Booking) => {
  if (booking.status !== 'cancelled') throw new Error(`not cancelled: ${booking.status}`);
  const { onItsWay, undecided, returned } = refundState(booking);
  return { refund: booking.refund, onItsWay, undecided, returned };
};

describe('a payment of a cancelled booking that is undone by mistake and registered again', () => {
  // The fee is 10 per cent, 234.90 PLN.
  const cancelled = at(thenGive(placedOrder(1), [registerAmount(PRICE)]), 0, cancel);

  it('R31.6, R31.10: the refund is again what the cancellation promised, and nothing is undecided', () => {
    const undone = at(cancelled, 5, undo('P1'));
    expect(moneyOf(undone)).toMatchObject({ refund: 0, onItsWay: 0 });
    const restored = at(undone, 7, registerAmount(PRICE, { paymentId: 'P2' }));
    expect(moneyOf(restored)).toEqual(moneyOf(cancelled));
    expect(moneyOf(restored)).toMatchObject({ refund: 2114_10, undecided: 0 });
  });

  it('R31.6: several payments can be undone and registered again in any order', () => {
    const order = thenGive(placedOrder(1), [
      registerAmount(zloty(200)),
      registerAmount(zloty(800), { paymentId: 'P2' }),
      registerAmount(zloty(100), { paymentId: 'R1', method: 'refund' }),
    ]);
    const ended = at(order, 0, cancel);
    expect(moneyOf(ended)).toMatchObject({ refund: 665_10 });
    const back = registerAmount(zloty(100), { paymentId: 'R1', method: 'refund' });
    const less = at(ended, 5, undo('R1'), undo('P2'), undo('P1'));
    expect(moneyOf(less)).toMatchObject({ refund: 0 });
    const again = [registerAmount(zloty(800), { paymentId: 'P2' }), registerAmount(zloty(200))];
    for (const payments of [again, again.toReversed()])
      expect(moneyOf(at(less, 6, ...payments, back))).toEqual(moneyOf(ended));
  });

  it('R31.13: money that came after the cancellation stays undecided when it is registered again', () => {
    const late = at(cancelled, 1, registerAmount(zloty(50), { paymentId: 'P2' }));
    const restored = at(late, 6, undo('P2'), registerAmount(zloty(50), { paymentId: 'P2' }));
    expect(moneyOf(restored)).toMatchObject({ refund: 2114_10, undecided: zloty(50) });
  });

  it('R31.10: after the mail about the undone payment, the same sum is new money', () => {
    const told = at(cancelled, 20, undo('P1'));
    const notified = at(told, 30, { type: 'tellUndone', paymentId: 'P1' });
    expect(moneyOf(at(notified, 31, registerAmount(PRICE)))).toMatchObject({
      refund: 0,
      undecided: PRICE,
    });
  });

  it('R31.10, R46: after an older line of an undo, the same sum is replayed as new money', () => {
    const undone = at(cancelled, 5, { type: 'undoPayment', paymentId: 'P1' });
    expect(moneyOf(at(undone, 7, registerAmount(PRICE)))).toMatchObject({
      refund: 0,
      undecided: PRICE,
    });
  });
});
