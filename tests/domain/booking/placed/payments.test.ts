import { describe, expect, it } from 'vitest';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { lateFrom, ledgerOfBooking, unpaidCancelledFrom, unpaidLastDay } from '../../../../domain/booking/placed/dues.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { OFFER } from '../../../arbitraries/offers.ts';
import { accepted, acceptedConfirmed, contextWith, draftAfter, give, invalid, NOON, refusal } from '../steps.ts';
import { change, gift, OFFICE, on, ordered, pay, priceIn, redeem, SYSTEM, signedUp, thenGive, withVouchers } from './placed-steps.ts';

describe('registering payments', () => {
  const booking = ordered(1);

  it('R31.1: is done once, however often the provider repeats it', () => {
    const paid = thenGive(booking, [pay(zloty(500), { method: 'online' })]);
    expect(paid).toMatchObject({ version: booking.version + 1, payments: [{ id: 'P1', method: 'online', amount: zloty(500), at: NOON }] });
    expect(refusal(give(paid, pay(zloty(500), { method: 'online' })))).toEqual({ kind: 'alreadyDone' });
    expect(ledgerOfBooking(thenGive(paid, [pay(zloty(500), { paymentId: 'P2' })])).paid).toBe(zloty(1000));
  });

  it('R31.2: more than the price is shown as overpaid and goes nowhere by itself', () => {
    const paid = thenGive(booking, [pay(zloty(2400))]);
    expect(ledgerOfBooking(paid)).toMatchObject({ left: 0, overpaid: zloty(51) });
    expect(thenGive(paid, [pay(zloty(51), { paymentId: 'P2', method: 'refund' })]).payments.at(-1)).toMatchObject({ amount: -5100 });
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('R1: an amount of %d grosze is refused', (amount) => {
    expect(refusal(give(booking, pay(amount)))).toEqual(invalid(null, 'payment', 'invalid'));
  });

  it('R31: no more is paid back than was paid', () => {
    const paid = thenGive(booking, [pay(zloty(500))]);
    const back = (amount: number) => give(paid, pay(amount, { paymentId: 'R1', method: 'refund' }));
    expect(refusal(back(50_001))).toEqual(invalid(null, 'payment', 'invalid'));
    expect(ledgerOfBooking(acceptedConfirmed(back(50_000)))).toMatchObject({ paid: 0, left: zloty(2349), overpaid: 0 });
  });

  it('R31: money that comes for a sign-up or a cancelled booking is registered too; a draft cannot be paid', () => {
    expect(give(signedUp(1), pay(zloty(10))).isOk()).toBe(true);
    const cancelled = accepted(give(booking, { type: 'cancel', reason: 'customer' }));
    expect(accepted(give(cancelled, pay(zloty(10))))).toMatchObject({ status: 'cancelled', payments: [{ amount: 1000 }] });
    expect(refusal(give(draftAfter([]), pay(zloty(10))))).toEqual({ kind: 'wrongState', status: 'draft' });
  });
});

describe('an order that is not paid', () => {
  const unpaid: LifeCommand = { type: 'cancelUnpaid', statementsUntil: null };
  const remind = (line: 1 | 2 | 3): LifeCommand => ({ type: 'remind', line });

  // Ordered on a moment; the third working day after the day on which the first payment was due, worked out on a calendar of Polish holidays.
  it.each([
    // Wednesday; due Thursday 27.05. is Corpus Christi itself; Friday 28., Monday 31., Tuesday 01.06.
    ['2027-05-26', '2027-06-01'],
    // Friday; due Saturday 22.05.; Monday 24., Tuesday 25., Wednesday 26.
    ['2027-05-21', '2027-05-26'],
    // Tuesday; due Wednesday 23.12.2026; 24., 25., 26. are holidays, 27. a Sunday; 28., 29., 30.
    ['2026-12-22', '2026-12-30'],
    // Thursday 29.04.; due Friday 30.; 01.05. Saturday, 03.05. (Monday) a holiday; Tuesday 4., Wednesday 5., Thursday 6.
    ['2027-04-29', '2027-05-06'],
    // Wednesday 24.03.; due Thursday 25.; Friday 26., Easter Monday 29. is a holiday; Tuesday 30., Wednesday 31.
    ['2027-03-24', '2027-03-31'],
  ])('R32.2: one of %s is cancelled after the end of %s in Warsaw', (day, lastDay) => {
    const booking = ordered(1, {}, on(day));
    expect(unpaidLastDay(booking, 3)).toBe(lastDay);
    const from = unpaidCancelledFrom(booking, 3);
    expect(refusal(give(booking, unpaid, { ...SYSTEM, at: from - 1 }))).toEqual({ kind: 'notDue' });
    expect(accepted(give(booking, unpaid, { ...SYSTEM, at: from }))).toMatchObject({
      status: 'cancelled',
      reason: 'unpaid',
      refund: 0,
      cancelledAt: from,
    });
  });

  it('R2, R32: the last day ends at midnight in Warsaw', () => {
    expect(unpaidCancelledFrom(ordered(1, {}, on('2027-05-21')), 3)).toBe(Date.parse('2027-05-26T22:00:00Z'));
    expect(unpaidCancelledFrom(ordered(1, {}, on('2026-12-22')), 3)).toBe(Date.parse('2026-12-30T23:00:00Z'));
  });

  it('R32.2: a voucher or part of a payment counts as something', () => {
    const late = { ...SYSTEM, ...on('2027-07-01') };
    expect(refusal(give(thenGive(ordered(1), [pay(1)]), unpaid, late))).toEqual({ kind: 'notDue' });
    const voucher = thenGive(ordered(1), [redeem('PREZENT')], {}, contextWith(withVouchers(gift({ issued: zloty(50) }))));
    expect(refusal(give(voucher, unpaid, late))).toEqual({ kind: 'notDue' });
  });

  it('R32.7: a booking that costs nothing is never cancelled for want of payment', () => {
    const free = thenGive(ordered(1), [{ type: 'grantRebate', amount: zloty(9999), reason: 'gift' }], OFFICE);
    expect(priceIn(free)).toBe(0);
    expect(refusal(give(free, unpaid, { ...SYSTEM, ...on('2027-07-01') }))).toEqual({ kind: 'notDue' });
  });

  it('R32.4: an order by transfer waits for a statement that covers the last day', () => {
    // Ordered on Saturday 15.05., due Sunday 16.; 17., 18., 19.05.
    const wired = ordered(1, { paymentType: 'wired' });
    const by = (statementsUntil: string | null) =>
      give(wired, { type: 'cancelUnpaid', statementsUntil }, { ...SYSTEM, ...on('2027-06-01') });
    expect(refusal(by(null))).toEqual({ kind: 'notDue' });
    expect(refusal(by('2027-05-18'))).toEqual({ kind: 'notDue' });
    expect(accepted(by('2027-05-19'))).toMatchObject({ status: 'cancelled', reason: 'unpaid' });
    // The statement alone does not make the day come.
    const early = { ...SYSTEM, ...on('2027-05-19') };
    expect(refusal(give(wired, { type: 'cancelUnpaid', statementsUntil: '2027-05-19' }, early))).toEqual({ kind: 'notDue' });
  });

  it('R28, R32: the customer is told once that the first line is late, from 24 hours after the order', () => {
    const booking = ordered(1);
    expect(lateFrom(booking, 1)).toBe(NOON + 24 * HOUR);
    expect(refusal(give(booking, remind(1), { ...SYSTEM, at: NOON + 24 * HOUR - 1 }))).toEqual({ kind: 'notDue' });
    const told = acceptedConfirmed(give(booking, remind(1), { ...SYSTEM, at: NOON + 24 * HOUR }));
    expect(told).toEqual({ ...booking, reminded: [1] });
    expect(refusal(give(told, remind(1), { ...SYSTEM, at: NOON + 48 * HOUR }))).toEqual({ kind: 'notDue' });
  });

  it('R32.6: a later line is late on the day after its own, and never cancels by itself', () => {
    const parts = ordered(2, { paymentOption: 'installment' });
    const paid = thenGive(parts, [pay(zloty(1000))]);
    // Due on 01.06.: late from midnight, 31.05. 22:00 UTC being the beginning of the day itself.
    expect(lateFrom(paid, 2)).toBe(Date.parse('2027-06-01T22:00:00Z'));
    expect(refusal(give(paid, remind(2), { ...SYSTEM, at: lateFrom(paid, 2) - 1 }))).toEqual({ kind: 'notDue' });
    const told = acceptedConfirmed(give(paid, remind(2), { ...SYSTEM, at: lateFrom(paid, 2) }));
    expect(told.reminded).toEqual([2]);
    expect(refusal(give(told, unpaid, { ...SYSTEM, ...on('2027-07-20') }))).toEqual({ kind: 'notDue' });
  });

  it('R32: a line that is paid, or that the plan does not have, is no reason to write', () => {
    const paid = thenGive(ordered(1), [pay(zloty(2349))]);
    for (const line of [1, 2, 3] as const)
      expect(refusal(give(paid, remind(line), { ...SYSTEM, ...on('2027-07-20') }))).toEqual({ kind: 'notDue' });
  });
});

describe('a booking that becomes dearer after it was settled', () => {
  const unpaid: LifeCommand = { type: 'cancelUnpaid', statementsUntil: null };
  const shirt = change({ addons: [{ userNum: 1, selected: [{ addonId: 3, optionId: 31 }] }] });

  it('R28, R32: one that cost nothing has 24 hours and three working days for what it costs now', () => {
    const free = thenGive(ordered(1), [{ type: 'grantRebate', amount: zloty(2349), reason: 'won' }], OFFICE);
    // On Tuesday 15.06. a shirt at 79 PLN; due Wednesday 16.; 17., 18., 21.06.
    const dearer = thenGive(free, [shirt], on('2027-06-15'));
    expect(priceIn(dearer)).toBe(79);
    expect(dearer.firstDue).toBe(on('2027-06-15').at + 24 * HOUR);
    expect(refusal(give(dearer, unpaid, { ...SYSTEM, ...on('2027-06-21') }))).toEqual({ kind: 'notDue' });
    expect(accepted(give(dearer, unpaid, { ...SYSTEM, ...on('2027-06-22') }))).toMatchObject({ reason: 'unpaid' });
  });

  it('R28, R32: what is added to a paid order is told of a day after it was added, not at once', () => {
    const late = acceptedConfirmed(give(ordered(1), { type: 'remind', line: 1 }, { ...SYSTEM, ...on('2027-05-17') }));
    const dearer = thenGive(thenGive(late, [pay(zloty(2349))]), [shirt], on('2027-06-15'));
    expect(lateFrom(dearer, 1)).toBe(on('2027-06-16').at);
    expect(acceptedConfirmed(give(dearer, { type: 'remind', line: 1 }, { ...SYSTEM, ...on('2027-06-16') })).reminded).toEqual([1]);
  });

  it('R28, R32: after the day of the last line what is added is due like a first payment', () => {
    const paid = thenGive(ordered(2, { paymentOption: 'installment' }), [pay(zloty(4698))]);
    const dearer = thenGive(paid, [shirt], on('2027-07-10'));
    expect(dearer.plan.map(({ amount, due }) => [amount / 100, due])).toEqual([
      [1000, null],
      [1349, '2027-06-01'],
      [2428, null],
    ]);
    expect(lateFrom(dearer, 3)).toBe(on('2027-07-11').at);
    // Before its day the line only grows.
    expect(thenGive(paid, [shirt], on('2027-06-10')).plan.at(-1)).toMatchObject({ amount: zloty(2428), due: '2027-07-01' });
  });

  it('R32: changes do not put off the day of an order that nothing came for', () => {
    const dearer = thenGive(ordered(1), [shirt], { at: NOON + 20 * HOUR });
    expect(dearer.firstDue).toBe(NOON + 24 * HOUR);
  });
});

describe('the office’s own rebate', () => {
  const grant = (amount: number): LifeCommand => ({ type: 'grantRebate', amount, reason: 'storm' });

  it('R18, R24: comes off outside the caps, in participant 1’s row, before and after the confirmation', () => {
    const booking = thenGive(ordered(2), [grant(zloty(150)), grant(zloty(50))], OFFICE);
    expect(priceIn(booking)).toBe(4698 - 200);
    expect(booking.officeRebates).toEqual([
      { amount: zloty(150), reason: 'storm' },
      { amount: zloty(50), reason: 'storm' },
    ]);
    expect(ledgerOfBooking(booking).left).toBe(zloty(4498));
    const draft = accepted(give(draftAfter([]), grant(zloty(150)), OFFICE));
    expect(draft).toMatchObject({ savedAt: NOON, officeRebates: [{ amount: zloty(150) }] });
  });

  it.each([0, -100, 0.5, Number.NaN])('R1: one of %d grosze is refused, before and after the confirmation', (amount) => {
    expect(refusal(give(ordered(1), grant(amount), OFFICE))).toEqual(invalid(null, 'rebate', 'invalid'));
    expect(refusal(give(draftAfter([]), grant(amount), OFFICE))).toEqual(invalid(null, 'rebate', 'invalid'));
  });
});

describe('the status of a booking', () => {
  const today = '2027-05-20';
  const parts = ordered(2, { paymentOption: 'installment' });

  it('R49.1: awaits payment until the whole first line is in, is confirmed then, and paid when nothing is left', () => {
    expect(shownStatus(parts, OFFER, today)).toBe('awaitingPayment');
    expect(shownStatus(thenGive(parts, [pay(zloty(999.99))]), OFFER, today)).toBe('awaitingPayment');
    expect(shownStatus(thenGive(parts, [pay(zloty(1000))]), OFFER, today)).toBe('confirmed');
    expect(shownStatus(thenGive(parts, [pay(zloty(4697.99))]), OFFER, today)).toBe('confirmed');
    expect(shownStatus(thenGive(parts, [pay(zloty(4698))]), OFFER, today)).toBe('paid');
    expect(shownStatus(thenGive(parts, [pay(zloty(5000))]), OFFER, today)).toBe('paid');
  });

  it('R49.2: is over from the day after To, whatever was paid; cancelled stays cancelled', () => {
    expect(shownStatus(parts, OFFER, '2027-08-07')).toBe('awaitingPayment');
    expect(shownStatus(parts, OFFER, '2027-08-08')).toBe('over');
    const cancelled = accepted(give(parts, { type: 'cancel', reason: 'organiser' }));
    if (cancelled.status !== 'cancelled') throw new Error(cancelled.status);
    expect(shownStatus(cancelled, OFFER, '2027-08-08')).toBe('cancelled');
    expect(shownStatus(signedUp(1), OFFER, today)).toBe('reserveList');
    expect(shownStatus(signedUp(1), OFFER, '2027-08-08')).toBe('over');
  });
});
