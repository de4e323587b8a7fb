import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import {
  lastDayToKeepUnpaidOrder,
  ledgerOfBooking,
  momentPlanLineBecomesLate,
  unpaidCancellationTime,
} from '../../../../domain/booking/placed/dues.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { nextEventUnderSettings } from '../../../../domain/booking/scheduled-events.ts';
import { HOUR } from '../../../../domain/calendar.ts';
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
  changeStep,
  giftVoucher,
  OFFICE,
  placedOrder,
  placedSignUp,
  priceIn,
  redeemStep,
  registerAmount,
  SYSTEM,
  thenGive,
  withVouchers,
} from './placed-steps.ts';

const QUIET = { ...SETTINGS, noticeDays: null };

describe('registering payments', () => {
  const booking = placedOrder(1);

  it('R31.1: a payment is registered once, however often the provider reports it', () => {
    const paid = thenGive(booking, [registerAmount(zloty(500), { method: 'online' })]);
    expect(paid).toMatchObject({
      version: booking.version + 1,
      payments: [{ id: 'P1', method: 'online', amount: zloty(500), at: NOON }],
    });
    expect(refusalFrom(give(paid, registerAmount(zloty(500), { method: 'online' })))).toEqual({
      kind: 'alreadyDone',
    });
    expect(
      ledgerOfBooking(thenGive(paid, [registerAmount(zloty(500), { paymentId: 'P2' })])).paid,
    ).toBe(zloty(1000));
  });

  it('R31.2: money above the price is shown as overpaid and stays on the booking', () => {
    const paid = thenGive(booking, [registerAmount(zloty(2400))]);
    expect(ledgerOfBooking(paid)).toMatchObject({ left: 0, overpaid: zloty(51) });
    expect(
      thenGive(paid, [
        registerAmount(zloty(51), { paymentId: 'P2', method: 'refund' }),
      ]).payments.at(-1),
    ).toMatchObject({ amount: -5100 });
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'R1: an amount of %d grosze is refused',
    (amount) => {
      expect(refusalFrom(give(booking, registerAmount(amount)))).toEqual(
        invalidAt(null, 'payment', 'invalid'),
      );
    },
  );

  it('R31: no refund can be registered for more than was paid', () => {
    const paid = thenGive(booking, [registerAmount(zloty(500))]);
    const back = (amount: number) =>
      give(paid, registerAmount(amount, { paymentId: 'R1', method: 'refund' }));
    expect(refusalFrom(back(50_001))).toEqual(invalidAt(null, 'payment', 'invalid'));
    expect(ledgerOfBooking(acceptedConfirmed(back(50_000)))).toMatchObject({
      paid: 0,
      left: zloty(2349),
      overpaid: 0,
    });
  });

  it('R31: payments for sign-ups and cancelled bookings are registered too; a draft cannot be paid', () => {
    expect(give(placedSignUp(1), registerAmount(zloty(10))).isOk()).toBe(true);
    const cancelled = acceptedBooking(give(booking, { type: 'cancel', reason: 'customer' }));
    expect(acceptedBooking(give(cancelled, registerAmount(zloty(10))))).toMatchObject({
      status: 'cancelled',
      payments: [{ amount: 1000 }],
    });
    expect(refusalFrom(give(draftAfter([]), registerAmount(zloty(10))))).toEqual({
      kind: 'wrongState',
      status: 'draft',
    });
  });
});

describe('an order without any payment', () => {
  const unpaid: LifeCommand = { type: 'cancelUnpaid', statementsUntil: null };
  const remind = (line: 1 | 2 | 3): LifeCommand => ({ type: 'remind', line });

  it.each([
    // The payment is due on Corpus Christi (27.05.). Working days after it: 28., 31., 01.06.
    ['2027-05-26', '2027-06-01'],
    ['2027-05-21', '2027-05-26'],
    // The payment is due on 23.12.2026. 24. to 26. are holidays, 27. is a Sunday.
    ['2026-12-22', '2026-12-30'],
    // The payment is due on 30.04. 01.05. is a Saturday, Monday 03.05. a holiday.
    ['2027-04-29', '2027-05-06'],
    // The payment is due on Thursday 25.03. Easter Monday, 29.03., is a holiday.
    ['2027-03-24', '2027-03-31'],
  ])(
    'R32.2: an order of %s without payment is cancelled after the end of %s in Warsaw',
    (day, lastDay) => {
      const booking = placedOrder(1, {}, atNoonOf(day));
      expect(lastDayToKeepUnpaidOrder(booking, SETTINGS)).toBe(lastDay);
      const from = unpaidCancellationTime(booking, OFFER, SETTINGS);
      expect(refusalFrom(give(booking, unpaid, { ...SYSTEM, at: from - 1 }))).toEqual({
        kind: 'notDue',
      });
      expect(acceptedBooking(give(booking, unpaid, { ...SYSTEM, at: from }))).toMatchObject({
        status: 'cancelled',
        reason: 'unpaid',
        refund: 0,
        cancelledAt: from,
      });
    },
  );

  it('R2, R32: the last day to pay ends at midnight in Warsaw', () => {
    expect(
      unpaidCancellationTime(placedOrder(1, {}, atNoonOf('2027-05-21')), OFFER, SETTINGS),
    ).toBe(Date.parse('2027-05-26T22:00:00Z'));
    expect(
      unpaidCancellationTime(placedOrder(1, {}, atNoonOf('2026-12-22')), OFFER, SETTINGS),
    ).toBe(Date.parse('2026-12-30T23:00:00Z'));
  });

  it('R32.2: a voucher or a partial payment prevents the cancellation', () => {
    const late = { ...SYSTEM, ...atNoonOf('2027-07-01') };
    expect(refusalFrom(give(thenGive(placedOrder(1), [registerAmount(1)]), unpaid, late))).toEqual({
      kind: 'notDue',
    });
    const voucher = thenGive(
      placedOrder(1),
      [redeemStep('PREZENT')],
      {},
      contextWith(withVouchers(giftVoucher({ issued: zloty(50) }))),
    );
    expect(refusalFrom(give(voucher, unpaid, late))).toEqual({ kind: 'notDue' });
  });

  it('R32.7: a booking that costs nothing is never cancelled as unpaid', () => {
    const free = thenGive(
      placedOrder(1),
      [{ type: 'grantRebate', amount: zloty(9999), reason: 'gift' }],
      OFFICE,
    );
    expect(priceIn(free)).toBe(0);
    expect(refusalFrom(give(free, unpaid, { ...SYSTEM, ...atNoonOf('2027-07-01') }))).toEqual({
      kind: 'notDue',
    });
  });

  it('R32.4: an order by transfer is not cancelled before a bank statement covers its last day to pay', () => {
    const wired = placedOrder(1, { paymentType: 'transfer' });
    const by = (statementsUntil: string | null) =>
      give(
        wired,
        { type: 'cancelUnpaid', statementsUntil },
        { ...SYSTEM, ...atNoonOf('2027-06-01') },
      );
    expect(refusalFrom(by(null))).toEqual({ kind: 'notDue' });
    expect(refusalFrom(by('2027-05-18'))).toEqual({ kind: 'notDue' });
    expect(acceptedBooking(by('2027-05-19'))).toMatchObject({
      status: 'cancelled',
      reason: 'unpaid',
    });
    const early = { ...SYSTEM, ...atNoonOf('2027-05-19') };
    expect(
      refusalFrom(give(wired, { type: 'cancelUnpaid', statementsUntil: '2027-05-19' }, early)),
    ).toEqual({ kind: 'notDue' });
  });

  it('R28, R32: the customer is reminded of the first plan line once, 24 hours after the order', () => {
    const booking = placedOrder(1);
    expect(momentPlanLineBecomesLate(booking, 1)).toBe(NOON + 24 * HOUR);
    expect(refusalFrom(give(booking, remind(1), { ...SYSTEM, at: NOON + 24 * HOUR - 1 }))).toEqual({
      kind: 'notDue',
    });
    const reminded = acceptedConfirmed(
      give(booking, remind(1), { ...SYSTEM, at: NOON + 24 * HOUR }),
    );
    expect(reminded).toEqual({ ...booking, reminded: [1] });
    expect(refusalFrom(give(reminded, remind(1), { ...SYSTEM, at: NOON + 48 * HOUR }))).toEqual({
      kind: 'notDue',
    });
  });

  it('R32.6: a later plan line is late from the day after its due day, and never causes a cancellation', () => {
    const parts = placedOrder(2, { paymentOption: 'installment' });
    const paid = thenGive(parts, [registerAmount(zloty(1000))]);
    expect(momentPlanLineBecomesLate(paid, 2)).toBe(Date.parse('2027-06-01T22:00:00Z'));
    expect(
      refusalFrom(give(paid, remind(2), { ...SYSTEM, at: momentPlanLineBecomesLate(paid, 2) - 1 })),
    ).toEqual({
      kind: 'notDue',
    });
    const reminded = acceptedConfirmed(
      give(paid, remind(2), { ...SYSTEM, at: momentPlanLineBecomesLate(paid, 2) }),
    );
    expect(reminded.reminded).toEqual([2]);
    expect(refusalFrom(give(reminded, unpaid, { ...SYSTEM, ...atNoonOf('2027-07-20') }))).toEqual({
      kind: 'notDue',
    });
  });

  it('R32: no reminder is sent for a paid plan line or for a line number that the plan does not have', () => {
    const paid = thenGive(placedOrder(1), [registerAmount(zloty(2349))]);
    for (const line of [1, 2, 3] as const)
      expect(
        refusalFrom(give(paid, remind(line), { ...SYSTEM, ...atNoonOf('2027-07-20') })),
      ).toEqual({
        kind: 'notDue',
      });
  });
});

describe('a booking whose price rises after the order (R63)', () => {
  const unpaid: LifeCommand = { type: 'cancelUnpaid', statementsUntil: null };
  const shirt = changeStep({ addons: [{ userNum: 1, selected: [{ addonId: 3, optionId: 31 }] }] });
  const remind = (line: number): LifeCommand => ({ type: 'remind', line });
  const linesOf = (booking: Confirmed) =>
    booking.plan.map(({ number, amount, due }) => [number, amount / 100, due]);

  it('R63.3, R63.9: a paid booking stays confirmed; a shirt of 79 PLN is a surcharge due in 7 days', () => {
    const dearer = thenGive(
      thenGive(placedOrder(1), [registerAmount(zloty(2349))]),
      [shirt],
      atNoonOf('2027-06-15'),
    );
    expect(linesOf(dearer)).toEqual([
      [1, 2349, null],
      [4, 79, '2027-06-22'],
    ]);
    expect(shownStatus(dearer, OFFER, '2027-06-15')).toBe('confirmed');
    expect(shownStatus(dearer, OFFER, '2027-07-15')).toBe('confirmed');
    expect(
      shownStatus(
        thenGive(dearer, [registerAmount(zloty(79), { paymentId: 'P2' })]),
        OFFER,
        '2027-06-16',
      ),
    ).toBe('paid');
  });

  it('R63.1: its status is awaitingPayment until the first plan line is paid, whatever the surcharge', () => {
    const dearer = thenGive(placedOrder(1), [shirt], atNoonOf('2027-06-15'));
    expect(shownStatus(dearer, OFFER, '2027-06-15')).toBe('awaitingPayment');
    expect(shownStatus(thenGive(dearer, [registerAmount(zloty(2349))]), OFFER, '2027-06-15')).toBe(
      'confirmed',
    );
  });

  it('R63.10: an unpaid surcharge causes a reminder a day after its due day, never a cancellation', () => {
    const dearer = thenGive(
      thenGive(placedOrder(1), [registerAmount(zloty(2349))]),
      [shirt],
      atNoonOf('2027-06-15'),
    );
    expect(momentPlanLineBecomesLate(dearer, 4)).toBe(Date.parse('2027-06-22T22:00:00Z'));
    expect(
      refusalFrom(
        give(dearer, remind(4), { ...SYSTEM, at: momentPlanLineBecomesLate(dearer, 4) - 1 }),
      ),
    ).toEqual({
      kind: 'notDue',
    });
    expect(nextEventUnderSettings(dearer, QUIET, OFFER)).toEqual({
      at: momentPlanLineBecomesLate(dearer, 4),
      command: remind(4),
    });
    const reminded = acceptedConfirmed(
      give(dearer, remind(4), { ...SYSTEM, at: momentPlanLineBecomesLate(dearer, 4) }),
    );
    expect(reminded.reminded).toEqual([4]);
    expect(
      refusalFrom(give(reminded, remind(4), { ...SYSTEM, ...atNoonOf('2027-07-20') })),
    ).toEqual({
      kind: 'notDue',
    });
    expect(refusalFrom(give(reminded, unpaid, { ...SYSTEM, ...atNoonOf('2027-07-20') }))).toEqual({
      kind: 'notDue',
    });
    expect(nextEventUnderSettings(reminded, QUIET, OFFER)).toBe(null);
  });

  it('R63.10: an unpaid surcharge never causes a cancellation, even if the trip cost nothing before', () => {
    const free = thenGive(
      placedOrder(1),
      [{ type: 'grantRebate', amount: zloty(2349), reason: 'won' }],
      OFFICE,
    );
    const dearer = thenGive(free, [shirt], atNoonOf('2027-06-15'));
    expect([priceIn(dearer), dearer.payments, linesOf(dearer)]).toEqual([
      79,
      [],
      [
        [1, 0, null],
        [4, 79, '2027-06-22'],
      ],
    ]);
    for (const { statementsUntil } of [
      { statementsUntil: null },
      { statementsUntil: '2027-07-19' },
    ])
      expect(
        refusalFrom(
          give(
            dearer,
            { type: 'cancelUnpaid', statementsUntil },
            { ...SYSTEM, ...atNoonOf('2027-07-20') },
          ),
        ),
      ).toEqual({
        kind: 'notDue',
      });
    expect(nextEventUnderSettings(dearer, QUIET, OFFER)).toEqual({
      at: momentPlanLineBecomesLate(dearer, 4),
      command: remind(4),
    });
  });

  it('R63.5: a later change adds to the unpaid surcharge, with a new due day and a new reminder', () => {
    const dearer = thenGive(
      thenGive(placedOrder(2), [registerAmount(zloty(4698))]),
      [shirt],
      atNoonOf('2027-06-10'),
    );
    const reminded = acceptedConfirmed(
      give(dearer, remind(4), { ...SYSTEM, ...atNoonOf('2027-06-20') }),
    );
    const both = thenGive(
      reminded,
      [changeStep({ addons: [{ userNum: 2, selected: [{ addonId: 3, optionId: 31 }] }] })],
      atNoonOf('2027-06-21'),
    );
    expect(linesOf(both)).toEqual([
      [1, 4698, null],
      [4, 158, '2027-06-28'],
    ]);
    expect(both.reminded).toEqual([]);
    const none = thenGive(
      both,
      [changeStep({ addons: [1, 2].map((userNum) => ({ userNum, selected: [] })) })],
      atNoonOf('2027-06-22'),
    );
    expect([linesOf(none), shownStatus(none, OFFER, '2027-06-22')]).toEqual([
      [[1, 4698, null]],
      'paid',
    ]);
    expect(
      thenGive(
        reminded,
        [changeStep({ addons: [{ userNum: 1, selected: [] }] })],
        atNoonOf('2027-06-21'),
      ).reminded,
    ).toEqual([]);
  });

  it('R28, R32, R63: a surcharge has its own due day and changes no plan line that is already late', () => {
    const late = acceptedConfirmed(
      give(placedOrder(1), remind(1), { ...SYSTEM, ...atNoonOf('2027-05-17') }),
    );
    const dearer = thenGive(late, [shirt], atNoonOf('2027-05-18'));
    expect(linesOf(dearer)).toEqual([
      [1, 2349, null],
      [4, 79, '2027-05-25'],
    ]);
    expect([dearer.firstDue, dearer.reminded]).toEqual([late.firstDue, [1]]);
    // A change does not postpone the cancellation of an unpaid order (R32).
    expect(
      acceptedBooking(give(dearer, unpaid, { ...SYSTEM, ...atNoonOf('2027-06-01') })),
    ).toMatchObject({ reason: 'unpaid' });
  });

  it('R63.2: instalments due at least 24 hours ahead grow; if there are none, a surcharge is added', () => {
    const parts = thenGive(placedOrder(2, { paymentOption: 'installment' }), [
      registerAmount(zloty(1000)),
    ]);
    const added = (day: string) => linesOf(thenGive(parts, [shirt], atNoonOf(day)));
    expect(added('2027-05-20')).toEqual([
      [1, 1000, null],
      [2, 1388.5, '2027-06-01'],
      [3, 2388.5, '2027-07-01'],
    ]);
    expect(added('2027-06-01')).toEqual([
      [1, 1000, null],
      [2, 1349, '2027-06-01'],
      [3, 2428, '2027-07-01'],
    ]);
    expect(added('2027-07-01').slice(1)).toEqual([
      [2, 1349, '2027-06-01'],
      [3, 2349, '2027-07-01'],
      [4, 79, '2027-07-08'],
    ]);
  });

  it('R32: changes do not postpone the last day to pay an unpaid order', () => {
    const dearer = thenGive(placedOrder(1), [shirt], { at: NOON + 20 * HOUR });
    expect(dearer.firstDue).toBe(NOON + 24 * HOUR);
  });
});

describe('a rebate that the office grants', () => {
  const grant = (amount: number): LifeCommand => ({ type: 'grantRebate', amount, reason: 'storm' });

  it('R18, R24: is not limited by the cap and is in the rebate row of participant 1, also after the order', () => {
    const booking = thenGive(placedOrder(2), [grant(zloty(150)), grant(zloty(50))], OFFICE);
    expect(priceIn(booking)).toBe(4698 - 200);
    expect(booking.officeRebates).toEqual([
      { amount: zloty(150), reason: 'storm' },
      { amount: zloty(50), reason: 'storm' },
    ]);
    expect(ledgerOfBooking(booking).left).toBe(zloty(4498));
    const draft = acceptedBooking(give(draftAfter([]), grant(zloty(150)), OFFICE));
    expect(draft).toMatchObject({ savedAt: NOON, officeRebates: [{ amount: zloty(150) }] });
  });

  it.each([0, -100, 0.5, Number.NaN])(
    'R1: a rebate of %d grosze is refused, before and after the order',
    (amount) => {
      expect(refusalFrom(give(placedOrder(1), grant(amount), OFFICE))).toEqual(
        invalidAt(null, 'rebate', 'invalid'),
      );
      expect(refusalFrom(give(draftAfter([]), grant(amount), OFFICE))).toEqual(
        invalidAt(null, 'rebate', 'invalid'),
      );
    },
  );
});

describe('the status that a booking shows', () => {
  const today = '2027-05-20';
  const parts = placedOrder(2, { paymentOption: 'installment' });

  it('R49.1: is awaitingPayment until the first plan line is paid, then confirmed, then paid', () => {
    expect(shownStatus(parts, OFFER, today)).toBe('awaitingPayment');
    expect(shownStatus(thenGive(parts, [registerAmount(zloty(999.99))]), OFFER, today)).toBe(
      'awaitingPayment',
    );
    expect(shownStatus(thenGive(parts, [registerAmount(zloty(1000))]), OFFER, today)).toBe(
      'confirmed',
    );
    expect(shownStatus(thenGive(parts, [registerAmount(zloty(4697.99))]), OFFER, today)).toBe(
      'confirmed',
    );
    expect(shownStatus(thenGive(parts, [registerAmount(zloty(4698))]), OFFER, today)).toBe('paid');
    expect(shownStatus(thenGive(parts, [registerAmount(zloty(5000))]), OFFER, today)).toBe('paid');
  });

  it('R49.2: is over from the day after the trip, paid or not; cancelled stays cancelled', () => {
    expect(shownStatus(parts, OFFER, '2027-08-07')).toBe('awaitingPayment');
    expect(shownStatus(parts, OFFER, '2027-08-08')).toBe('over');
    const cancelled = acceptedBooking(give(parts, { type: 'cancel', reason: 'organiser' }));
    if (cancelled.status !== 'cancelled') throw new Error(cancelled.status);
    expect(shownStatus(cancelled, OFFER, '2027-08-08')).toBe('cancelled');
    expect(shownStatus(placedSignUp(1), OFFER, today)).toBe('reserveList');
    expect(shownStatus(placedSignUp(1), OFFER, '2027-08-08')).toBe('over');
  });
});
