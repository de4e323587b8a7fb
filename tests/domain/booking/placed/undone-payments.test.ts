import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, Confirmed } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { refundState } from '../../../../domain/booking/placed/refunds.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { nextEventUnderSettings } from '../../../../domain/booking/scheduled-events.ts';
import { HOUR, MINUTE } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  contextWith,
  draftAfter,
  give,
  invalidAt,
  NOON,
  refusalFrom,
} from '../booking-steps.ts';
import {
  atNoonOf,
  giftVoucher,
  OFFICE,
  placedOrder,
  placedSignUp,
  redeemStep,
  registerAmount,
  SYSTEM,
  thenGive,
  withVouchers,
} from './placed-steps.ts';

const QUIET = { ...SETTINGS, noticeDays: null };

const undo = (paymentId = 'P1'): LifeCommand => ({ type: 'undoPayment', paymentId });
const cancel = (reason: 'customer' | 'organiser'): LifeCommand => ({ type: 'cancel', reason });

const withoutUndone = <B extends Booking>(booking: B): B =>
  'undone' in booking ? { ...booking, undone: [] } : booking;
/** The letter about an undone payment may still wait (R31.10). */
const withoutVersion = (booking: Booking) => {
  const { version: _version, savedAt: _savedAt, ...otherFields } = booking;
  return { ...otherFields, undone: [] };
};

describe('money that a customer pays after cancelling, and that the company keeps', () => {
  const over = (...commands: readonly LifeCommand[]) => {
    const ended = atNoonOf('2027-05-20');
    const cancelled_ = acceptedBooking(
      give(placedOrder(1), cancel('customer'), { ...OFFICE, ...ended }),
    );
    return commands.reduce<Booking>(
      (booking, command) =>
        acceptedBooking(give(booking, command, { ...OFFICE, ...atNoonOf('2027-05-21') })),
      cancelled_,
    );
  };
  const keep = (amount: number): LifeCommand => ({ type: 'keepLate', amount });
  const undecided = (booking: Booking) =>
    booking.status === 'cancelled' ? refundState(booking).undecided : null;

  it('R31.13: the company can keep only money of a cancelled booking that waits for the office’s decision', () => {
    const late = over(registerAmount(zloty(60)));
    expect(undecided(late)).toBe(zloty(60));
    const part = over(registerAmount(zloty(60)), keep(zloty(25)));
    expect(part.version).toBe(late.version + 1);
    expect([
      undecided(part),
      undecided(over(registerAmount(zloty(60)), keep(zloty(25)), keep(zloty(35)))),
    ]).toEqual([zloty(35), 0]);
    for (const [booking, amount] of [
      [part, zloty(35) + 1],
      [late, 0],
      [late, -1],
      [late, 0.5],
      [over(), 1],
    ] as const)
      expect(refusalFrom(give(booking, keep(amount), OFFICE))).toEqual(
        invalidAt(null, 'payment', 'invalid'),
      );
    expect(refusalFrom(give(placedOrder(1), keep(1), OFFICE)).kind).toBe('wrongState');
  });

  it('R31.6, R31.13: if a late payment is undone, the company keeps no more than the remaining ones', () => {
    const two = over(
      registerAmount(zloty(60)),
      registerAmount(zloty(40), { paymentId: 'P2' }),
      keep(zloty(80)),
    );
    const onePayment = acceptedBooking(give(two, undo(), { ...OFFICE, ...atNoonOf('2027-05-22') }));
    expect(onePayment).toMatchObject({ keptLate: zloty(40) });
    expect(undecided(onePayment)).toBe(0);
    const none = acceptedBooking(
      give(onePayment, undo('P2'), { ...OFFICE, ...atNoonOf('2027-05-22') }),
    );
    expect(none).not.toHaveProperty('keptLate');
  });
});

describe('undoing a payment that was registered by mistake', () => {
  const first = zloty(500);

  it('R31.6: restores the booking, and the payment’s number can be used again; a second undo is refused', () => {
    const order = placedOrder(1, { paymentOption: 'installment' });
    const paid = thenGive(order, [registerAmount(first)]);
    expect(shownStatus(paid, OFFER, '2027-05-16')).toBe('confirmed');
    const back = thenGive(paid, [undo()], OFFICE);
    expect(shownStatus(back, OFFER, '2027-05-16')).toBe('awaitingPayment');
    expect(withoutVersion(back)).toEqual(withoutVersion(order));
    expect(back.version).toBe(paid.version + 1);
    expect(refusalFrom(give(back, undo(), OFFICE))).toEqual({ kind: 'alreadyDone' });
    expect(thenGive(back, [registerAmount(first)]).payments).toHaveLength(1);
  });

  it('R31.6: if no payment is left, the order is due 24 hours after the undo, and not cancelled before', () => {
    const paid = thenGive(placedOrder(1), [registerAmount(first)]);
    const [later] = [atNoonOf('2027-06-14')];
    const back = thenGive(paid, [undo()], { ...OFFICE, ...later });
    expect(back.firstDue).toBe(later.at + 24 * HOUR);
    expect(nextEventUnderSettings(withoutUndone(back), QUIET, OFFER)).toEqual({
      at: later.at + 24 * HOUR,
      command: { type: 'remind', line: 1 },
    });
    expect(
      refusalFrom(
        give(
          back,
          { type: 'cancelUnpaid', statementsUntil: '2027-06-14' },
          { ...SYSTEM, ...later },
        ),
      ),
    ).toEqual({
      kind: 'notDue',
    });
    for (const at of [NOON + HOUR, paid.firstDue])
      expect(thenGive(paid, [undo()], { ...OFFICE, at }).firstDue).toBe(paid.firstDue);
    const partly = thenGive(paid, [registerAmount(1, { paymentId: 'P2' }), undo()], {
      ...OFFICE,
      ...later,
    });
    expect(partly.firstDue).toBe(paid.firstDue);
  });

  it('R31.6, R32: allows another reminder for the first plan line, but not for a later line', () => {
    const line = (number: number): LifeCommand => ({ type: 'remind', line: number });
    const parts = thenGive(placedOrder(2, { paymentOption: 'installment' }), [registerAmount(1)]);
    const reminded = thenGive(
      thenGive(parts, [line(1)], { ...SYSTEM, ...atNoonOf('2027-05-17') }),
      [line(2)],
      { ...SYSTEM, ...atNoonOf('2027-06-02') },
    );
    expect(reminded.reminded).toEqual([1, 2]);
    expect(thenGive(reminded, [undo()], { ...OFFICE, ...atNoonOf('2027-06-03') }).reminded).toEqual(
      [2],
    );
  });

  it('R31.6: is refused for online and voucher payments, and for a payment that was refunded', () => {
    const online = thenGive(placedOrder(1), [registerAmount(first, { method: 'online' })]);
    expect(refusalFrom(give(online, undo(), OFFICE))).toEqual(
      invalidAt(null, 'payment', 'invalid'),
    );
    const voucher = thenGive(
      placedOrder(1),
      [redeemStep('PREZENT')],
      {},
      contextWith(withVouchers(giftVoucher({ issued: first }))),
    );
    expect(refusalFrom(give(voucher, undo(voucher.payments[0]?.id), OFFICE))).toEqual(
      invalidAt(null, 'payment', 'invalid'),
    );
    const refunded = thenGive(placedOrder(1), [
      registerAmount(first),
      registerAmount(first, { paymentId: 'R1', method: 'refund' }),
    ]);
    expect(refusalFrom(give(refunded, undo(), OFFICE))).toEqual(
      invalidAt(null, 'payment', 'invalid'),
    );
    expect(
      acceptedConfirmed(give(thenGive(refunded, [undo('R1')], OFFICE), undo(), OFFICE)).payments,
    ).toEqual([]);
  });

  it('R31.6: works for sign-ups and cancelled bookings too; drafts have no payments', () => {
    expect(
      withoutVersion(
        acceptedBooking(
          give(acceptedBooking(give(placedSignUp(1), registerAmount(first))), undo()),
        ),
      ),
    ).toEqual(withoutVersion(placedSignUp(1)));
    expect(refusalFrom(give(draftAfter([]), undo()))).toEqual({
      kind: 'wrongState',
      status: 'draft',
    });
  });

  it('R31.6, R48: lowers the refund of a cancelled booking, because the cancellation fee stays the same', () => {
    const refundOf = (booking: Booking) =>
      booking.status === 'cancelled' ? refundState(booking) : null;
    const later = { ...OFFICE, at: NOON + HOUR };
    const free = acceptedBooking(
      give(
        thenGive(placedOrder(1), [
          registerAmount(first),
          registerAmount(first, { paymentId: 'P2' }),
        ]),
        cancel('organiser'),
        later,
      ),
    );
    expect(refundOf(acceptedBooking(give(free, undo(), later)))).toMatchObject({
      returned: 0,
      onItsWay: first,
    });
    // Of the first 1000 PLN 10 % of 2349 PLN are kept, and nothing of the later 200 PLN.
    const keptLate = acceptedBooking(
      give(
        thenGive(placedOrder(1), [
          registerAmount(zloty(800)),
          registerAmount(zloty(200), { paymentId: 'P2' }),
        ]),
        cancel('customer'),
        {
          ...OFFICE,
          ...atNoonOf('2027-05-20'),
        },
      ),
    );
    expect(keptLate).toMatchObject({ refund: zloty(765.1) });
    expect(
      acceptedBooking(give(keptLate, undo(), { ...OFFICE, ...atNoonOf('2027-05-21') })),
    ).toMatchObject({
      refund: 0,
    });
    const after = acceptedBooking(
      give(free, registerAmount(first, { paymentId: 'P3' }), { ...OFFICE, at: NOON + 2 * HOUR }),
    );
    expect(refundOf(after)).toMatchObject({ onItsWay: 3 * first });
    expect(
      refundOf(acceptedBooking(give(after, undo('P3'), { ...OFFICE, at: NOON + 3 * HOUR }))),
    ).toMatchObject({ onItsWay: 2 * first });
  });

  it('R31.6: if a refund from before a cancellation is undone, the amount owed is computed without it', () => {
    // 300 PLN paid, 100 refunded: less than the fee of 234.90. Of all 300, 65.10 are refunded.
    const order = thenGive(placedOrder(1), [
      registerAmount(zloty(300)),
      registerAmount(zloty(100), { paymentId: 'R1', method: 'refund' }),
    ]);
    const ended = acceptedBooking(
      give(order, cancel('customer'), { ...OFFICE, ...atNoonOf('2027-05-20') }),
    );
    expect(ended).toMatchObject({ refund: 0 });
    expect(
      acceptedBooking(give(ended, undo('R1'), { ...OFFICE, ...atNoonOf('2027-05-21') })),
    ).toMatchObject({ refund: 6510 });
    const more = acceptedBooking(
      give(ended, registerAmount(zloty(50), { paymentId: 'P3' }), {
        ...OFFICE,
        ...atNoonOf('2027-05-21'),
      }),
    );
    expect(
      acceptedBooking(give(more, undo('R1'), { ...OFFICE, ...atNoonOf('2027-05-22') })),
    ).toMatchObject({ refund: 6510 });
  });

  it('R31.6, R48: the refund after an undone payment uses the fees of the day of the cancellation', () => {
    const order = thenGive(placedOrder(1), [
      registerAmount(zloty(800)),
      registerAmount(zloty(200), { paymentId: 'P2' }),
    ]);
    const ends = (booking: Confirmed, day = '2027-05-20') =>
      acceptedBooking(give(booking, cancel('customer'), { ...OFFICE, ...atNoonOf(day) }));
    const later = { ...OFFICE, ...atNoonOf('2027-05-21') };
    const keeps = (keepsPercent: number) =>
      contextWith({
        settings: {
          ...SETTINGS,
          cancellation: { ...SETTINGS.cancellation, terms: [{ fromDays: 0, keepsPercent }] },
        },
      });
    expect(acceptedBooking(give(ends(order), undo('P2'), later, keeps(80)))).toMatchObject({
      refund: zloty(565.1),
    });
    const went = thenGive(order, [
      registerAmount(zloty(100), { paymentId: 'R1', method: 'refund' }),
    ]);
    expect(acceptedBooking(give(ends(went), undo('R1'), later, keeps(80)))).toMatchObject({
      refund: zloty(765.1),
    });
    const little = ends(
      thenGive(placedOrder(1), [
        registerAmount(zloty(100)),
        registerAmount(zloty(100), { paymentId: 'P2' }),
      ]),
    );
    expect(acceptedBooking(give(little, undo(), later, keeps(0)))).toMatchObject({ refund: 0 });
    const more = acceptedBooking(give(little, registerAmount(first, { paymentId: 'P3' }), later));
    expect(acceptedBooking(give(more, undo('P3'), later, keeps(0)))).toMatchObject({ refund: 0 });
  });

  it('R31.6, R48: a payment at the exact time of the cancellation counts as paid before it', () => {
    const order = thenGive(
      thenGive(placedOrder(1), [registerAmount(zloty(600))]),
      [registerAmount(first, { paymentId: 'P2' })],
      atNoonOf('2027-05-20'),
    );
    const ended = acceptedBooking(
      give(order, cancel('organiser'), { ...OFFICE, ...atNoonOf('2027-05-20') }),
    );
    expect(ended).toMatchObject({ refund: zloty(1100) });
    expect(
      acceptedBooking(give(ended, undo('P2'), { ...OFFICE, ...atNoonOf('2027-05-21') })),
    ).toMatchObject({ refund: zloty(600) });
  });

  it('R31.10: the mail about an undone payment is sent once, 10 minutes later, for a booking of any status', () => {
    const paid = thenGive(placedOrder(1), [registerAmount(first)]);
    const signUp = acceptedBooking(give(placedSignUp(1), registerAmount(first)));
    const cancelled = acceptedBooking(give(paid, cancel('organiser'), OFFICE));
    for (const booking of [paid, signUp, cancelled]) {
      const back = acceptedBooking(give(booking, undo(), OFFICE));
      const tell = { type: 'tellUndone', paymentId: 'P1' } as const;
      const due = NOON + 10 * MINUTE;
      expect(nextEventUnderSettings(back, QUIET, OFFER)).toEqual({ at: due, command: tell });
      expect(refusalFrom(give(back, tell, { ...SYSTEM, at: due - 1 }))).toEqual({
        kind: 'notDue',
      });
      const notified = acceptedBooking(give(back, tell, { ...SYSTEM, at: due }));
      expect(notified).toEqual({ ...back, undone: [], version: back.version + 1, savedAt: due });
      expect(refusalFrom(give(notified, tell, { ...SYSTEM, at: due }))).toEqual({ kind: 'notDue' });
    }
  });

  it('R31.10: the mail about an undone payment is dropped only if amount and method are registered again', () => {
    const paid = thenGive(placedOrder(1), [
      registerAmount(first),
      registerAmount(1, { paymentId: 'R1', method: 'refund' }),
    ]);
    const back = thenGive(paid, [undo('R1'), undo()], OFFICE);
    expect(back.undone).toHaveLength(2);
    const same = thenGive(back, [registerAmount(first, { paymentId: 'P9' })], OFFICE);
    expect(same.undone?.map(({ payment }) => payment.id)).toEqual(['R1']);
    const online = registerAmount(first, { paymentId: 'P9', method: 'online' });
    const other = registerAmount(1, { paymentId: 'P9' });
    for (const payment of [online, other])
      expect(thenGive(back, [payment], OFFICE).undone).toEqual(back.undone);
  });

  it('R31.10: the mail does not wait if the bank returned the refund, or if correctionMinutes is null', () => {
    const paid = thenGive(placedOrder(1), [
      registerAmount(first),
      registerAmount(1, { paymentId: 'R1', method: 'refund' }),
    ]);
    const came = { type: 'undoPayment', paymentId: 'R1', returned: true } as const;
    expect(thenGive(paid, [came], OFFICE)).not.toHaveProperty('undone');
    const before = contextWith({ settings: { ...SETTINGS, correctionMinutes: null } });
    expect(thenGive(paid, [undo('R1')], OFFICE, before)).not.toHaveProperty('undone');
  });

  it('R31.15: cash is registered under the brand’s name for it, and undone like a transfer', () => {
    const cash = { ...registerAmount(first), means: 'cash' } as const;
    const paid = thenGive(placedOrder(1), [cash]);
    expect(paid.payments).toMatchObject([
      { id: 'P1', method: 'transfer', means: { word: 'cash', name: 'Gotówka' }, amount: first },
    ]);
    expect(thenGive(paid, [undo()], OFFICE).payments).toEqual([]);
    for (const wrong of [{ ...cash, means: 'shells' }, { ...cash, method: 'online' } as const])
      expect(refusalFrom(give(placedOrder(1), wrong))).toEqual(
        invalidAt(null, 'payment', 'invalid'),
      );
    const without = contextWith({ settings: { ...SETTINGS, paymentMeans: null } });
    expect(refusalFrom(give(placedOrder(1), cash, {}, without)).kind).toBe('invalid');
  });

  it('R31.6: registering a payment and undoing it leaves any booking as it was before, except its version', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 900_000 }),
        (before, amount) => {
          const order = thenGive(
            placedOrder(1),
            before.map((each, index) => registerAmount(each, { paymentId: `B${index}` })),
          );
          expect(withoutVersion(thenGive(order, [registerAmount(amount), undo()], OFFICE))).toEqual(
            withoutVersion(order),
          );
        },
      ),
    );
  });
});
