import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booking, type Confirmed, placeClaimsOf } from '../../../../domain/booking/booking.ts';
import { type LifeCommand, MOVE_UP } from '../../../../domain/booking/commands.ts';
import type { DecisionContext } from '../../../../domain/booking/decide.ts';
import {
  canCustomerGetVouchersBack,
  cancellationRefund,
  cancellingTerms,
  freeCancellationUntil,
  refundIfCustomerCancels,
  termsIfCancelledToday,
} from '../../../../domain/booking/placed/cancelling.ts';
import { leftToPay } from '../../../../domain/booking/placed/dues.ts';
import { addDays } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { amounts, OFFER, offerWith, SETTINGS } from '../../../arbitraries/offers.ts';
import { runs } from '../../../support/runs.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  acceptedWaiting,
  allSteps,
  changedVouchers,
  confirmStep,
  contextWith,
  draftAfter,
  FREE_CONTEXT,
  give,
  NOON,
  refusalFrom,
  takenByOthers,
} from '../booking-steps.ts';
import {
  atNoonOf,
  discountVoucher,
  giftVoucher,
  listSteps,
  OFFICE,
  placedOrder,
  placedSignUp,
  redeemStep,
  registerAmount,
  SYSTEM,
  thenGive,
  withVouchers,
} from './placed-steps.ts';

const cancel = (reason: 'customer' | 'organiser' = 'customer'): LifeCommand => ({
  type: 'cancel',
  reason,
});

/** An order under First Minute that a discount voucher made cheaper, and the used voucher. */
const firstMinuteOrderWithVoucher = () => {
  const january = atNoonOf('2027-01-10');
  const unused = contextWith(withVouchers(discountVoucher()));
  const draft = acceptedBooking(
    give(draftAfter(allSteps(1), january), redeemStep('ZNIZKA'), january, unused),
  );
  return {
    first: acceptedConfirmed(give(draft, confirmStep({ paymentType: 'online' }), january, unused)),
    spent: contextWith(withVouchers(discountVoucher({ used: true, value: 0 }))),
  };
};

describe('a trip that the organiser calls off', () => {
  const callOff: LifeCommand = { type: 'callOff' };

  it.each([['2027-05-20'], ['2027-07-30'], ['2027-08-03']])(
    'R70.1, R70.2: if it is called off on %s, all that was paid is refunded, even above the price',
    (day) => {
      const booking = thenGive(placedOrder(2), [registerAmount(zloty(5000))]);
      expect(
        acceptedBooking(give(booking, callOff, { ...OFFICE, ...atNoonOf(day) })),
      ).toMatchObject({
        ...{ status: 'cancelled', reason: 'organiser', refund: zloty(5000) },
        version: booking.version + 1,
      });
    },
  );

  it('R25, R70: a gift voucher is refunded as money, and a discount voucher can be used again', () => {
    const vouchers = contextWith(
      withVouchers(giftVoucher({ issued: zloty(50) }), discountVoucher()),
    );
    const draft = draftAfter(allSteps(1), {}, vouchers);
    const redeemed = acceptedBooking(give(draft, redeemStep('ZNIZKA'), {}, vouchers));
    const booking = acceptedConfirmed(
      give(redeemed, confirmStep({ paymentType: 'online' }), {}, vouchers),
    );
    const spent = contextWith(
      withVouchers(giftVoucher({ issued: zloty(50) }), discountVoucher({ used: true, value: 0 })),
    );
    const paid = thenGive(booking, [redeemStep('PREZENT'), registerAmount(zloty(100))], {}, spent);
    const result = give(
      paid,
      callOff,
      { ...OFFICE, ...atNoonOf('2027-07-30') },
      spent,
    )._unsafeUnwrap();
    expect(result.booking).toMatchObject({ status: 'cancelled', refund: zloty(150) });
    expect(result.vouchers).toEqual([discountVoucher()]);
  });

  it('R70.4: sign-ups and drafts end without a cost, and a draft’s personal data is removed', () => {
    const waiting = acceptedBooking(give(placedSignUp(2), registerAmount(zloty(10))));
    expect(acceptedBooking(give(waiting, callOff, OFFICE))).toMatchObject({
      status: 'cancelled',
      reserveList: true,
      reason: 'organiser',
      refund: 1000,
    });
    const draft = acceptedBooking(give(draftAfter(allSteps(2)), callOff, OFFICE));
    expect([
      draft.status,
      placeClaimsOf(draft).seats,
      JSON.stringify(draft).includes('Nowak'),
    ]).toEqual(['removed', [], false]);
  });

  it('R48, R49: if the office ends a sign-up, its reason is stored and all that was paid is refunded', () => {
    const waiting = acceptedBooking(give(placedSignUp(2), registerAmount(zloty(10))));
    for (const reason of ['customer', 'organiser'] as const)
      expect(
        acceptedBooking(give(waiting, cancel(reason), { ...OFFICE, ...atNoonOf('2027-07-30') })),
      ).toMatchObject({
        reserveList: true,
        reason,
        refund: 1000,
      });
  });

  it('R70: a trip can be called off once, and not after it has ended', () => {
    const off = acceptedBooking(give(placedOrder(1), callOff, OFFICE));
    expect(refusalFrom(give(off, callOff, OFFICE))).toEqual({
      kind: 'wrongState',
      status: 'cancelled',
    });
    expect(
      refusalFrom(give(placedOrder(1), callOff, { ...OFFICE, ...atNoonOf('2027-08-08') })),
    ).toEqual({
      kind: 'bookingClosed',
      reason: 'over',
    });
  });
});

describe('the last day on which cancelling is free', () => {
  it('R48.1, A-195: is 30 days before the start for a First Minute order', () => {
    expect(freeCancellationUntil(OFFER, 'firstMinute', SETTINGS)).toBe('2027-07-01');
  });

  it('R48.1, A-195: is 30 working days before the start for Second Minute orders and private cruises', () => {
    // 30 working days before Saturday 31.07.2027: 22 in July, 8 in June (30. to 21.).
    expect(freeCancellationUntil(OFFER, 'secondMinute', SETTINGS)).toBe('2027-06-21');
    expect(freeCancellationUntil(offerWith({ traits: ['privateCruise'] }), null, SETTINGS)).toBe(
      '2027-06-21',
    );
  });

  it('R48: for other orders no day is free, because fees apply from the beginning', () => {
    expect(freeCancellationUntil(OFFER, null, SETTINGS)).toBe(null);
  });
});

describe('the refund of a cancelled booking', () => {
  const back = (today: string, more: Partial<Parameters<typeof cancellationRefund>[3]> = {}) =>
    cancellationRefund(OFFER, SETTINGS, today, {
      minute: null,
      price: zloty(4698),
      paid: zloty(4698),
      reason: 'customer',
      ...more,
    }) / 100;

  it.each([
    // The fees are 10, 30, 50 and 80 per cent of 4698 PLN: 469.80, 1409.40, 2349 and 3758.40.
    [100, 4228.2],
    [60, 4228.2],
    [59, 3288.6],
    [30, 3288.6],
    [29, 2349],
    [14, 2349],
    [13, 939.6],
    [0, 939.6],
    [-1, 0],
  ])(
    'R48.5: if the customer cancels %i days before the start, %d of 4698 PLN are refunded',
    (days, refund) => {
      expect(back(addDays(OFFER.from, -days))).toBe(refund);
    },
  );

  it('R48: is all that was paid until the last day of free cancellation; from the next day, less a fee', () => {
    expect(back('2027-07-01', { minute: 'firstMinute' })).toBe(4698);
    expect(back('2027-07-02', { minute: 'firstMinute' })).toBe(2349);
    expect(back('2027-06-21', { minute: 'secondMinute' })).toBe(4698);
    expect(back('2027-06-22', { minute: 'secondMinute' })).toBe(3288.6);
  });

  it('R48.6: if the organiser calls the trip off, is all that was paid, even above the price', () => {
    expect(back('2027-07-30', { reason: 'organiser', paid: zloty(5000) })).toBe(5000);
    expect(back('2027-07-30', { paid: zloty(5000) })).toBe(1241.6);
  });

  it('R1, R48: is never negative, never more than was paid, and in whole grosze', () => {
    const days = fc.integer({ min: -20, max: 300 }).map((count) => addDays(OFFER.from, -count));
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('firstMinute', 'secondMinute', null),
        amounts(),
        amounts(),
        fc.constantFrom('customer', 'organiser', 'unpaid', 'leftReserveList'),
        (today, minute, price, paid, reason) => {
          const refund = cancellationRefund(OFFER, SETTINGS, today, {
            minute,
            price,
            paid,
            reason,
          });
          expect(Number.isInteger(refund)).toBe(true);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(refund).toBeLessThanOrEqual(paid);
          const later = cancellationRefund(OFFER, SETTINGS, addDays(today, 1), {
            minute,
            price,
            paid,
            reason,
          });
          expect(later).toBeLessThanOrEqual(refund);
        },
      ),
      runs(500),
    );
  });
});

describe('cancellation fees shown to the booker (R48)', () => {
  const terms = (today: string, minute: 'firstMinute' | 'secondMinute' | null) =>
    cancellingTerms(OFFER, SETTINGS, minute, today);
  const [sixty, thirty, fourteen, late] = [
    { fromDays: 60, toDays: null, keepsPercent: 10 },
    { fromDays: 30, toDays: 59, keepsPercent: 30 },
    { fromDays: 14, toDays: 29, keepsPercent: 50 },
    { fromDays: 0, toDays: 13, keepsPercent: 80 },
  ];

  it('R48.5: fees start after the last free day and follow the fee steps of the brand settings', () => {
    expect(terms('2027-01-10', 'firstMinute')).toEqual({
      freeUntil: '2027-07-01',
      fees: [fourteen, late],
    });
  });

  it('R48.5: if the last free day lies in the days of a fee, the fee is shown for the days after it', () => {
    expect(terms('2027-03-10', 'secondMinute')).toEqual({
      freeUntil: '2027-06-21',
      fees: [{ ...thirty, toDays: 39 }, fourteen, late],
    });
  });

  it('R48.5: fee steps whose days are over are not shown', () => {
    expect(terms('2027-01-10', null)).toEqual({
      freeUntil: null,
      fees: [sixty, thirty, fourteen, late],
    });
    expect(terms('2027-07-10', null)).toEqual({ freeUntil: null, fees: [fourteen, late] });
    expect(terms(addDays(OFFER.from, -60), null).fees).toEqual([sixty, thirty, fourteen, late]);
    expect(terms(addDays(OFFER.from, -59), null).fees).toEqual([thirty, fourteen, late]);
  });

  it('R48.1: a last free day in the past is not shown', () => {
    expect(terms('2027-07-01', 'firstMinute').freeUntil).toBe('2027-07-01');
    expect(terms('2027-07-02', 'firstMinute')).toEqual({ freeUntil: null, fees: [fourteen, late] });
  });
});

describe('what the panel shows before a customer cancels (R48)', () => {
  it('R48.1, R48.2: shows the last free day, and the refund for a cancellation today', () => {
    const first = thenGive(placedOrder(2, {}, atNoonOf('2027-01-10')), [
      registerAmount(zloty(4298)),
    ]);
    expect(termsIfCancelledToday(first, OFFER, SETTINGS, atNoonOf('2027-07-01').at)).toEqual({
      freeUntil: '2027-07-01',
      refund: zloty(4298),
    });
    expect(termsIfCancelledToday(first, OFFER, SETTINGS, atNoonOf('2027-07-02').at)).toEqual({
      freeUntil: '2027-07-01',
      refund: zloty(2149),
    });
    expect(
      termsIfCancelledToday(placedOrder(1), OFFER, SETTINGS, atNoonOf('2027-06-01').at),
    ).toEqual({
      freeUntil: null,
      refund: 0,
    });
  });
});

describe('cancellation terms that the office changes after an order (R48.10)', () => {
  const harder = contextWith({
    settings: {
      ...SETTINGS,
      cancellation: {
        firstMinuteDays: 200,
        secondMinuteWorkingDays: 200,
        terms: [{ fromDays: 0, keepsPercent: 95 }],
      },
    },
  });
  const keeps = confirmStep({ keepsTerms: true });
  const day = { ...OFFICE, ...atNoonOf('2027-06-20') };
  const refundOf = (booking: Booking): unknown => {
    const ended = acceptedBooking(give(booking, cancel(), day, harder));
    return ended.status === 'cancelled' ? ended.refund : ended.status;
  };

  it('R48.10: an order keeps the terms of its day, and an order from before that rule has today’s', () => {
    const pay = [registerAmount(zloty(4698))];
    const order = thenGive(acceptedConfirmed(give(draftAfter(allSteps(2)), keeps)), pay);
    expect(refundOf(order)).toBe(zloty(3288.6));
    expect(termsIfCancelledToday(order, OFFER, harder.settings, day.at)).toEqual({
      freeUntil: null,
      refund: zloty(3288.6),
    });
    expect(placedOrder(2)).not.toHaveProperty('cancellationTerms');
    expect(refundOf(thenGive(placedOrder(2), pay))).toBe(zloty(234.9));
  });

  it('R48.10: the last free day and the discount voucher of an order stay, too', () => {
    const january = atNoonOf('2027-01-10');
    const vouchers = withVouchers(discountVoucher());
    const before = draftAfter([...allSteps(2), redeemStep('ZNIZKA')], january, {
      ...FREE_CONTEXT,
      ...vouchers,
    });
    const order = acceptedConfirmed(give(before, keeps, january, { ...FREE_CONTEXT, ...vouchers }));
    expect(termsIfCancelledToday(order, OFFER, harder.settings, day.at).freeUntil).toBe(
      '2027-07-01',
    );
    const ended = give(order, cancel(), day, { ...harder, ...vouchers });
    expect(changedVouchers(ended)).toMatchObject([{ code: 'ZNIZKA', used: false }]);
    expect(
      canCustomerGetVouchersBack(
        { offer: OFFER, settings: harder.settings, today: '2027-06-20' },
        order,
        'customer',
      ),
    ).toBe(true);
  });

  it('R48.10: the fee stays when a payment of the cancelled order is undone and registered again', () => {
    const pay = registerAmount(zloty(4698), { paymentId: 'all', method: 'transfer' });
    const order = thenGive(acceptedConfirmed(give(draftAfter(allSteps(2)), keeps)), [pay]);
    const ended = acceptedBooking(give(order, cancel(), day, harder));
    const undo: LifeCommand = { type: 'undoPayment', paymentId: 'all', restorable: true };
    const without = acceptedBooking(give(ended, undo, day, harder));
    const again = { ...pay, paymentId: 'again' };
    expect(acceptedBooking(give(without, again, day, harder))).toMatchObject({
      refund: zloty(3288.6),
    });
  });

  it('R48.10: an order keeps the terms that step 6 showed, not those set while it was open', () => {
    const asShown = confirmStep({ keepsTerms: 'asShown' });
    const changed = { ...harder, settingsShown: SETTINGS };
    const ordered = (context: DecisionContext) =>
      acceptedConfirmed(give(draftAfter(allSteps(2)), asShown, {}, context));
    expect(ordered(changed).cancellationTerms).toEqual(SETTINGS.cancellation);
    expect(ordered(harder).cancellationTerms).toEqual(harder.settings.cancellation);
    const older = acceptedConfirmed(give(draftAfter(allSteps(2)), keeps, {}, changed));
    expect(older.cancellationTerms).toEqual(harder.settings.cancellation);
  });

  it('R48.10: a party that moves up has the terms of the day on which it moves up', () => {
    const full = { ...FREE_CONTEXT, taken: takenByOthers(20).taken };
    const signUp = acceptedWaiting(give(draftAfter(listSteps(2), {}, full), keeps, {}, full));
    const order = acceptedConfirmed(give(signUp, MOVE_UP, SYSTEM, harder));
    expect(order.cancellationTerms).toEqual(harder.settings.cancellation);
  });
});

describe('what the office is asked before it cancels for a customer', () => {
  it('R48.6: the refund of a sign-up is all that was paid, and of an order what the panel shows', () => {
    const paid = registerAmount(zloty(500));
    const signUp = acceptedWaiting(give(placedSignUp(1), paid));
    const order = thenGive(placedOrder(1), [paid]);
    const { at } = atNoonOf('2027-05-20');
    expect(refundIfCustomerCancels(signUp, OFFER, SETTINGS, at)).toBe(zloty(500));
    expect(refundIfCustomerCancels(order, OFFER, SETTINGS, at)).toBe(
      termsIfCancelledToday(order, OFFER, SETTINGS, at).refund,
    );
  });
});

describe('a booking that is cancelled', () => {
  const paid = thenGive(placedOrder(2), [registerAmount(zloty(4698))]);

  it('R48.3: if the office cancels, the refund is computed, the places are free, nothing is left to pay', () => {
    const cancelled = acceptedBooking(
      give(paid, cancel(), { ...OFFICE, ...atNoonOf('2027-06-20') }),
    );
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      reason: 'customer',
      refund: zloty(3288.6),
      reserveList: false,
      version: paid.version + 1,
    });
    expect(placeClaimsOf(cancelled)).toEqual({ seats: [], until: null });
    expect(leftToPay(cancelled)).toBe(0);
  });

  it('R48: for a First Minute order cancelling is free until 30 days before, even if settings changed', () => {
    const first = thenGive(placedOrder(2, {}, atNoonOf('2027-01-10')), [
      registerAmount(zloty(4298)),
    ]);
    expect(
      acceptedBooking(give(first, cancel(), { ...OFFICE, ...atNoonOf('2027-07-01') })),
    ).toMatchObject({ refund: zloty(4298) });
    expect(
      acceptedBooking(give(first, cancel(), { ...OFFICE, ...atNoonOf('2027-07-02') })),
    ).toMatchObject({ refund: zloty(2149) });
  });

  it('R48: if only a part was paid, the refund is that part less the fee, at least 0', () => {
    const part = thenGive(placedOrder(2), [registerAmount(zloty(500))]);
    expect(acceptedBooking(give(part, cancel(), atNoonOf('2027-06-01')))).toMatchObject({
      refund: zloty(30.2),
    });
    expect(acceptedBooking(give(part, cancel(), atNoonOf('2027-06-02')))).toMatchObject({
      refund: 0,
    });
  });

  it('R25, R48: a used discount voucher is lost if a cancellation fee applies, else it is usable again', () => {
    const { first, spent } = firstMinuteOrderWithVoucher();
    expect(
      changedVouchers(give(first, cancel(), { ...OFFICE, ...atNoonOf('2027-07-01') }, spent)),
    ).toEqual([discountVoucher()]);
    expect(
      changedVouchers(give(first, cancel(), { ...OFFICE, ...atNoonOf('2027-07-02') }, spent)),
    ).toEqual([]);
    const today = { offer: OFFER, settings: SETTINGS, today: '2027-07-01' };
    expect(
      [first, placedOrder(1), placedSignUp(1)].map((booking) =>
        canCustomerGetVouchersBack(today, booking, 'organiser'),
      ),
    ).toEqual([true, false, false]);
    expect(
      changedVouchers(give(first, cancel(), { ...OFFICE, ...atNoonOf('2027-07-01') })),
    ).toEqual([]);
  });

  it('R48.9: the refund follows the day of the request, but in older lines the day of the office’s command', () => {
    const requestedOn = (booking: Confirmed, day: string) =>
      thenGive(booking, [{ type: 'requestCancel' }], atNoonOf(day));
    const off = (booking: Confirmed, day: string, command: LifeCommand) =>
      acceptedBooking(give(booking, command, { ...OFFICE, ...atNoonOf(day) }));
    const byAsked = { type: 'cancel', reason: 'customer', asOfAsked: true } as const;
    const paid = thenGive(placedOrder(1), [registerAmount(zloty(2349))]);
    // The fee is 10 per cent until 60 days before the start. Two days later it is 30 per cent.
    expect(
      termsIfCancelledToday(
        requestedOn(paid, '2027-06-01'),
        OFFER,
        SETTINGS,
        atNoonOf('2027-06-03').at,
      ).refund,
    ).toBe(2114_10);
    expect(off(requestedOn(paid, '2027-06-01'), '2027-06-03', byAsked)).toMatchObject({
      refund: 2114_10,
      countedOn: '2027-06-01',
    });
    expect(
      off(requestedOn(paid, '2027-06-01'), '2027-06-03', { type: 'cancel', reason: 'customer' }),
    ).toMatchObject({ refund: 1644_30 });
    expect(off(paid, '2027-06-03', byAsked)).toMatchObject({ refund: 1644_30 });
    const calledOff = off(requestedOn(paid, '2027-06-01'), '2027-06-03', {
      ...byAsked,
      reason: 'organiser',
    });
    expect(calledOff).toMatchObject({ refund: 2349_00 });
    for (const booking of [calledOff, off(paid, '2027-06-03', byAsked)])
      expect(booking).not.toHaveProperty('countedOn');
    // The refund is computed for the same day: of 300 PLN the company keeps 234.90.
    const less = thenGive(placedOrder(1), [
      registerAmount(zloty(300)),
      registerAmount(zloty(100), { paymentId: 'P2', method: 'refund' }),
    ]);
    const ended = off(requestedOn(less, '2027-06-01'), '2027-06-03', byAsked);
    expect([
      ended,
      acceptedBooking(
        give(ended, { type: 'undoPayment', paymentId: 'P2' }, atNoonOf('2027-06-04')),
      ),
    ]).toMatchObject([{ refund: 0 }, { refund: 65_10 }]);
    // On the day of the request, cancelling under First Minute was free.
    const { first, spent } = firstMinuteOrderWithVoucher();
    expect(
      changedVouchers(
        give(
          requestedOn(first, '2027-07-01'),
          byAsked,
          { ...OFFICE, ...atNoonOf('2027-07-05') },
          spent,
        ),
      ),
    ).toEqual([discountVoucher()]);
  });

  it('R48: the customer can request a cancellation until the start; a repetition keeps the first time', () => {
    const requested = thenGive(paid, [{ type: 'requestCancel' }]);
    expect(requested).toMatchObject({ status: 'confirmed', cancelAskedAt: NOON });
    expect(
      thenGive(requested, [{ type: 'requestCancel' }], atNoonOf('2027-06-01')).cancelAskedAt,
    ).toBe(NOON);
    expect(give(paid, { type: 'requestCancel' }, atNoonOf('2027-07-30')).isOk()).toBe(true);
    expect(refusalFrom(give(paid, { type: 'requestCancel' }, atNoonOf('2027-07-31')))).toEqual({
      kind: 'changesClosed',
    });
  });

  it('R49: a finished trip cannot be cancelled', () => {
    expect(give(paid, cancel(), atNoonOf('2027-08-07')).isOk()).toBe(true);
    expect(refusalFrom(give(paid, cancel(), atNoonOf('2027-08-08')))).toEqual({
      kind: 'bookingClosed',
      reason: 'over',
    });
  });

  it('R37, R48: a cancelled booking still accepts payments and refunds, but no changes', () => {
    const cancelled = acceptedBooking(give(paid, cancel()));
    const refused: readonly LifeCommand[] = [
      cancel(),
      { type: 'cancelUnpaid', statementsUntil: null },
      { type: 'remind', line: 1 },
      { type: 'moveUp' },
      { type: 'regroup' },
      { type: 'requestCancel' },
      { type: 'leaveReserveList' },
      { type: 'redeemVoucher', code: 'X', userNum: 1 },
      { type: 'joinGroup', code: 'X' },
      { type: 'grantRebate', amount: 100, reason: '' },
    ];
    for (const command of refused)
      expect(refusalFrom(give(cancelled, command)), command.type).toEqual({
        kind: 'wrongState',
        status: 'cancelled',
      });
    expect(
      give(
        cancelled,
        registerAmount(zloty(3288.6), { paymentId: 'back', method: 'refund' }),
      ).isOk(),
    ).toBe(true);
  });

  it('R50: a draft cannot be cancelled', () => {
    expect(refusalFrom(give(draftAfter([]), cancel()))).toEqual({
      kind: 'wrongState',
      status: 'draft',
    });
  });
});
