import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking, Confirmed } from '../../../../domain/booking/booking.ts';
import { nextByTime } from '../../../../domain/booking/by-time.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { refundStanding } from '../../../../domain/booking/placed/refunds.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import { accepted, acceptedConfirmed, contextWith, draftAfter, give, invalid, NOON, refusal } from '../steps.ts';
import { gift, OFFICE, on, ordered, pay, redeem, SYSTEM, signedUp, thenGive, withVouchers } from './placed-steps.ts';

/** A brand that writes to nobody ahead of a day. */
const QUIET = { ...SETTINGS, noticeDays: null };

const undo = (paymentId = 'P1'): LifeCommand => ({ type: 'undoPayment', paymentId });
const cancel = (reason: 'customer' | 'organiser'): LifeCommand => ({ type: 'cancel', reason });

/** A booking but for what counts its commands. */
const withoutVersion = ({ version: _version, savedAt: _savedAt, ...rest }: Booking) => rest;

describe('a payment that came after the end', () => {
  const over = (...commands: readonly LifeCommand[]) => {
    const ended = on('2027-05-20');
    const cancelled_ = accepted(give(ordered(1), cancel('customer'), { ...OFFICE, ...ended }));
    return commands.reduce<Booking>((booking, command) => accepted(give(booking, command, { ...OFFICE, ...on('2027-05-21') })), cancelled_);
  };
  const keep = (amount: number): LifeCommand => ({ type: 'keepLate', amount });
  const undecided = (booking: Booking) => (booking.status === 'cancelled' ? refundStanding(booking).undecided : null);

  it('R31.13: is kept once, up to what waits for a decision, and not where nothing came or the booking stands', () => {
    const late = over(pay(zloty(60)));
    expect(undecided(late)).toBe(zloty(60));
    const part = over(pay(zloty(60)), keep(zloty(25)));
    expect(part.version).toBe(late.version + 1);
    expect([undecided(part), undecided(over(pay(zloty(60)), keep(zloty(25)), keep(zloty(35))))]).toEqual([zloty(35), 0]);
    for (const [booking, amount] of [
      [part, zloty(35) + 1],
      [late, 0],
      [late, -1],
      [late, 0.5],
      [over(), 1],
    ] as const)
      expect(refusal(give(booking, keep(amount), OFFICE))).toEqual(invalid(null, 'payment', 'invalid'));
    expect(refusal(give(ordered(1), keep(1), OFFICE)).kind).toBe('wrongState');
  });

  it('R31.6, R31.13: taken back, no more of it is kept than there is', () => {
    const two = over(pay(zloty(60)), pay(zloty(40), { paymentId: 'P2' }), keep(zloty(80)));
    const one = accepted(give(two, undo(), { ...OFFICE, ...on('2027-05-22') }));
    expect(one).toMatchObject({ keptLate: zloty(40) });
    expect(undecided(one)).toBe(0);
    const none = accepted(give(one, undo('P2'), { ...OFFICE, ...on('2027-05-22') }));
    expect(none).not.toHaveProperty('keptLate');
  });
});

describe('a payment that was registered by mistake', () => {
  const first = zloty(500);

  it('R31.6: is taken back: the booking is again what it was, its number can be registered anew, and taking it back twice is done already', () => {
    const order = ordered(1, { paymentOption: 'installment' });
    const paid = thenGive(order, [pay(first)]);
    expect(shownStatus(paid, OFFER, '2027-05-16')).toBe('confirmed');
    const back = thenGive(paid, [undo()], OFFICE);
    expect(shownStatus(back, OFFER, '2027-05-16')).toBe('awaitingPayment');
    expect(withoutVersion(back)).toEqual(withoutVersion(order));
    expect(back.version).toBe(paid.version + 1);
    expect(refusal(give(back, undo(), OFFICE))).toEqual({ kind: 'alreadyDone' });
    expect(thenGive(back, [pay(first)]).payments).toHaveLength(1);
  });

  it('R31.6: an order left with nothing has its first day anew and a reminder after it, instead of being cancelled at once', () => {
    const paid = thenGive(ordered(1), [pay(first)]);
    const [later] = [on('2027-06-14')];
    const back = thenGive(paid, [undo()], { ...OFFICE, ...later });
    expect(back.firstDue).toBe(later.at + 24 * HOUR);
    expect(nextByTime(back, QUIET, OFFER)).toEqual({ at: later.at + 24 * HOUR, command: { type: 'remind', line: 1 } });
    expect(refusal(give(back, { type: 'cancelUnpaid', statementsUntil: '2027-06-14' }, { ...SYSTEM, ...later }))).toEqual({
      kind: 'notDue',
    });
    // Before its day is over, and at its last moment, that day stays.
    for (const at of [NOON + HOUR, paid.firstDue]) expect(thenGive(paid, [undo()], { ...OFFICE, at }).firstDue).toBe(paid.firstDue);
    // What else was paid keeps the order, and the day as it was.
    const partly = thenGive(paid, [pay(1, { paymentId: 'P2' }), undo()], { ...OFFICE, ...later });
    expect(partly.firstDue).toBe(paid.firstDue);
  });

  it('R31.6, R32: it is told of its first day anew, not of a later line that it was told of', () => {
    const line = (number: number): LifeCommand => ({ type: 'remind', line: number });
    const parts = thenGive(ordered(2, { paymentOption: 'installment' }), [pay(1)]);
    const told = thenGive(thenGive(parts, [line(1)], { ...SYSTEM, ...on('2027-05-17') }), [line(2)], { ...SYSTEM, ...on('2027-06-02') });
    expect(told.reminded).toEqual([1, 2]);
    expect(thenGive(told, [undo()], { ...OFFICE, ...on('2027-06-03') }).reminded).toEqual([2]);
  });

  it('R31.6: what came by the provider or by a voucher stays, and no more can have gone back than came in', () => {
    const online = thenGive(ordered(1), [pay(first, { method: 'online' })]);
    expect(refusal(give(online, undo(), OFFICE))).toEqual(invalid(null, 'payment', 'invalid'));
    const voucher = thenGive(ordered(1), [redeem('PREZENT')], {}, contextWith(withVouchers(gift({ issued: first }))));
    expect(refusal(give(voucher, undo(voucher.payments[0]?.id), OFFICE))).toEqual(invalid(null, 'payment', 'invalid'));
    const refunded = thenGive(ordered(1), [pay(first), pay(first, { paymentId: 'R1', method: 'refund' })]);
    expect(refusal(give(refunded, undo(), OFFICE))).toEqual(invalid(null, 'payment', 'invalid'));
    expect(acceptedConfirmed(give(thenGive(refunded, [undo('R1')], OFFICE), undo(), OFFICE)).payments).toEqual([]);
  });

  it('R31.6: of a sign-up and of a cancelled booking too; a draft has none', () => {
    expect(withoutVersion(accepted(give(accepted(give(signedUp(1), pay(first))), undo())))).toEqual(withoutVersion(signedUp(1)));
    expect(refusal(give(draftAfter([]), undo()))).toEqual({ kind: 'wrongState', status: 'draft' });
  });

  it('R31.6, R48: less comes back of a cancelled booking by what it never had; what the terms kept stays kept', () => {
    const standing = (booking: Booking) => (booking.status === 'cancelled' ? refundStanding(booking) : null);
    const later = { ...OFFICE, at: NOON + HOUR };
    const free = accepted(give(thenGive(ordered(1), [pay(first), pay(first, { paymentId: 'P2' })]), cancel('organiser'), later));
    expect(standing(accepted(give(free, undo(), later)))).toMatchObject({ returned: 0, onItsWay: first });
    // The terms keep 10 % of 2349 PLN: 234.90 of the 1000, and all of what is left once 800 of them were another's.
    const kept = accepted(
      give(thenGive(ordered(1), [pay(zloty(800)), pay(zloty(200), { paymentId: 'P2' })]), cancel('customer'), {
        ...OFFICE,
        ...on('2027-05-20'),
      }),
    );
    expect(kept).toMatchObject({ refund: zloty(765.1) });
    expect(accepted(give(kept, undo(), { ...OFFICE, ...on('2027-05-21') }))).toMatchObject({ refund: 0 });
    // Money that came in after the end was never part of it.
    const after = accepted(give(free, pay(first, { paymentId: 'P3' }), { ...OFFICE, at: NOON + 2 * HOUR }));
    expect(standing(after)).toMatchObject({ onItsWay: 3 * first });
    expect(standing(accepted(give(after, undo('P3'), { ...OFFICE, at: NOON + 3 * HOUR })))).toMatchObject({ onItsWay: 2 * first });
  });

  it('R31.6: money that never went back comes back with what the terms leave, where it was registered before the end', () => {
    // 300 paid and 100 said to have gone back: 10 % of 2349 PLN is kept, so nothing came back; of all 300, 65.10 do.
    const order = thenGive(ordered(1), [pay(zloty(300)), pay(zloty(100), { paymentId: 'R1', method: 'refund' })]);
    const ended = accepted(give(order, cancel('customer'), { ...OFFICE, ...on('2027-05-20') }));
    expect(ended).toMatchObject({ refund: 0 });
    expect(accepted(give(ended, undo('R1'), { ...OFFICE, ...on('2027-05-21') }))).toMatchObject({ refund: 6510 });
    // What comes in after the end is no part of it.
    const more = accepted(give(ended, pay(zloty(50), { paymentId: 'P3' }), { ...OFFICE, ...on('2027-05-21') }));
    expect(accepted(give(more, undo('R1'), { ...OFFICE, ...on('2027-05-22') }))).toMatchObject({ refund: 6510 });
  });

  it('R31.6, R48: what came back or was kept at the end stays so, whatever the terms keep by now', () => {
    const order = thenGive(ordered(1), [pay(zloty(800)), pay(zloty(200), { paymentId: 'P2' })]);
    const ends = (booking: Confirmed, day = '2027-05-20') => accepted(give(booking, cancel('customer'), { ...OFFICE, ...on(day) }));
    const later = { ...OFFICE, ...on('2027-05-21') };
    const keeps = (keepsPercent: number) =>
      contextWith({ settings: { ...SETTINGS, cancellation: { ...SETTINGS.cancellation, terms: [{ fromDays: 0, keepsPercent }] } } });
    // 10 % of 2349 PLN were kept.
    expect(accepted(give(ends(order), undo('P2'), later, keeps(80)))).toMatchObject({ refund: zloty(565.1) });
    const went = thenGive(order, [pay(zloty(100), { paymentId: 'R1', method: 'refund' })]);
    expect(accepted(give(ends(went), undo('R1'), later, keeps(80)))).toMatchObject({ refund: zloty(765.1) });
    // Less came in than is kept: nothing came back, and nothing does.
    const little = ends(thenGive(ordered(1), [pay(zloty(100)), pay(zloty(100), { paymentId: 'P2' })]));
    expect(accepted(give(little, undo(), later, keeps(0)))).toMatchObject({ refund: 0 });
    const more = accepted(give(little, pay(first, { paymentId: 'P3' }), later));
    expect(accepted(give(more, undo('P3'), later, keeps(0)))).toMatchObject({ refund: 0 });
  });

  it('R31.6, R48: a payment of the very moment of the end was in by then, so that it is not paid back once it was nobody’s', () => {
    const order = thenGive(thenGive(ordered(1), [pay(zloty(600))]), [pay(first, { paymentId: 'P2' })], on('2027-05-20'));
    const ended = accepted(give(order, cancel('organiser'), { ...OFFICE, ...on('2027-05-20') }));
    expect(ended).toMatchObject({ refund: zloty(1100) });
    expect(accepted(give(ended, undo('P2'), { ...OFFICE, ...on('2027-05-21') }))).toMatchObject({ refund: zloty(600) });
  });

  it('R31.6: whatever was paid before, registering and taking back comes to the same booking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 900_000 }),
        (before, amount) => {
          const order = thenGive(
            ordered(1),
            before.map((each, index) => pay(each, { paymentId: `B${index}` })),
          );
          expect(withoutVersion(thenGive(order, [pay(amount), undo()], OFFICE))).toEqual(withoutVersion(order));
        },
      ),
    );
  });
});
