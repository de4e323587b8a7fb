import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Confirmed, claimsOf } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { cancellingTerms, freeCancellationUntil, refundOf } from '../../../../domain/booking/placed/cancellation.ts';
import { givesVouchersBack } from '../../../../domain/booking/placed/cancelling.ts';
import { cancellingToday } from '../../../../domain/booking/placed/cancelling-today.ts';
import { leftToPay } from '../../../../domain/booking/placed/dues.ts';
import { addDays } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { amounts, OFFER, offerWith, SETTINGS } from '../../../arbitraries/offers.ts';
import { runs } from '../../../support/runs.ts';
import { accepted, acceptedConfirmed, allSteps, changedVouchers, contextWith, draftAfter, give, NOON, order, refusal } from '../steps.ts';
import { discount, gift, OFFICE, on, ordered, pay, redeem, signedUp, thenGive, withVouchers } from './placed-steps.ts';

const cancel = (reason: 'customer' | 'organiser' = 'customer'): LifeCommand => ({ type: 'cancel', reason });

describe('a trip that the company calls off', () => {
  const callOff: LifeCommand = { type: 'callOff' };

  it.each([['2027-05-20'], ['2027-07-30'], ['2027-08-03']])(
    'R70.1, R70.2: on %s gives back all that was paid, what was overpaid included',
    (day) => {
      const booking = thenGive(ordered(2), [pay(zloty(5000))]);
      expect(accepted(give(booking, callOff, { ...OFFICE, ...on(day) }))).toMatchObject({
        ...{ status: 'cancelled', reason: 'organiser', refund: zloty(5000) },
        version: booking.version + 1,
      });
    },
  );

  it('R25, R70: what a gift voucher paid comes back as money, and a discount voucher is as good as new', () => {
    const vouchers = contextWith(withVouchers(gift({ issued: zloty(50) }), discount()));
    const draft = draftAfter(allSteps(1), {}, vouchers);
    const redeemed = accepted(give(draft, redeem('ZNIZKA'), {}, vouchers));
    const booking = acceptedConfirmed(give(redeemed, order({ paymentType: 'payu' }), {}, vouchers));
    const spent = contextWith(withVouchers(gift({ issued: zloty(50) }), discount({ used: true, value: 0 })));
    const paid = thenGive(booking, [redeem('PREZENT'), pay(zloty(100))], {}, spent);
    const result = give(paid, callOff, { ...OFFICE, ...on('2027-07-30') }, spent)._unsafeUnwrap();
    expect(result.booking).toMatchObject({ status: 'cancelled', refund: zloty(150) });
    expect(result.vouchers).toEqual([discount()]);
  });

  it('R70.4: ends a sign-up and a draft as well; nobody is held to anything, and what was typed into the draft is gone', () => {
    const waiting = accepted(give(signedUp(2), pay(zloty(10))));
    expect(accepted(give(waiting, callOff, OFFICE))).toMatchObject({
      status: 'cancelled',
      reserveList: true,
      reason: 'organiser',
      refund: 1000,
    });
    const draft = accepted(give(draftAfter(allSteps(2)), callOff, OFFICE));
    expect([draft.status, claimsOf(draft).seats, JSON.stringify(draft).includes('Nowak')]).toEqual(['removed', [], false]);
  });

  it('R48, R49: a sign-up that the office ends says at whose word, and costs nothing', () => {
    const waiting = accepted(give(signedUp(2), pay(zloty(10))));
    for (const reason of ['customer', 'organiser'] as const)
      expect(accepted(give(waiting, cancel(reason), { ...OFFICE, ...on('2027-07-30') }))).toMatchObject({
        reserveList: true,
        reason,
        refund: 1000,
      });
  });

  it('R70: is done once, and no more once the trip is over', () => {
    const off = accepted(give(ordered(1), callOff, OFFICE));
    expect(refusal(give(off, callOff, OFFICE))).toEqual({ kind: 'wrongState', status: 'cancelled' });
    expect(refusal(give(ordered(1), callOff, { ...OFFICE, ...on('2027-08-08') }))).toEqual({ kind: 'bookingClosed', reason: 'over' });
  });
});

describe('until when cancelling is free', () => {
  it('R48.1, A-195: 30 days before the start under First Minute', () => {
    expect(freeCancellationUntil(OFFER, 'firstMinute', SETTINGS)).toBe('2027-07-01');
  });

  it('R48.1, A-195: 30 working days before the start under Second Minute and on private cruises', () => {
    // Back from Saturday 31.07.2027: July gives 22 working days (30.07. to 01.07.), then 30., 29., 28., 25., 24., 23., 22., 21. June.
    expect(freeCancellationUntil(OFFER, 'secondMinute', SETTINGS)).toBe('2027-06-21');
    expect(freeCancellationUntil(offerWith({ traits: ['privateCruise'] }), null, SETTINGS)).toBe('2027-06-21');
  });

  it('R48: otherwise the terms hold from the beginning', () => {
    expect(freeCancellationUntil(OFFER, null, SETTINGS)).toBe(null);
  });
});

describe('what comes back', () => {
  const back = (today: string, more: Partial<Parameters<typeof refundOf>[3]> = {}) =>
    refundOf(OFFER, SETTINGS, today, { minute: null, price: zloty(4698), paid: zloty(4698), reason: 'customer', ...more }) / 100;

  it.each([
    // 10, 30, 50 and 80 per cent of 4698 PLN are kept: 469.80, 1409.40, 2349 and 3758.40.
    [100, 4228.2],
    [60, 4228.2],
    [59, 3288.6],
    [30, 3288.6],
    [29, 2349],
    [14, 2349],
    [13, 939.6],
    [0, 939.6],
    [-1, 0],
  ])('R48.5: %i days before the start, by the terms: %d PLN of 4698', (days, refund) => {
    expect(back(addDays(OFFER.from, -days))).toBe(refund);
  });

  it('R48: all of it until the last free day, by the terms from the next', () => {
    expect(back('2027-07-01', { minute: 'firstMinute' })).toBe(4698);
    expect(back('2027-07-02', { minute: 'firstMinute' })).toBe(2349);
    expect(back('2027-06-21', { minute: 'secondMinute' })).toBe(4698);
    expect(back('2027-06-22', { minute: 'secondMinute' })).toBe(3288.6);
  });

  it('R48.6: all of it where the organiser calls the trip off, what was overpaid included', () => {
    expect(back('2027-07-30', { reason: 'organiser', paid: zloty(5000) })).toBe(5000);
    expect(back('2027-07-30', { paid: zloty(5000) })).toBe(1241.6);
  });

  it('R1, R48: never less than nothing, never more than was paid, whole grosze', () => {
    const days = fc.integer({ min: -20, max: 300 }).map((count) => addDays(OFFER.from, -count));
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('firstMinute', 'secondMinute', null),
        amounts(),
        amounts(),
        fc.constantFrom('customer', 'organiser', 'unpaid', 'leftReserveList'),
        (today, minute, price, paid, reason) => {
          const refund = refundOf(OFFER, SETTINGS, today, { minute, price, paid, reason });
          expect(Number.isInteger(refund)).toBe(true);
          expect(refund).toBeGreaterThanOrEqual(0);
          expect(refund).toBeLessThanOrEqual(paid);
          const later = refundOf(OFFER, SETTINGS, addDays(today, 1), { minute, price, paid, reason });
          expect(later).toBeLessThanOrEqual(refund);
        },
      ),
      runs(500),
    );
  });
});

describe('what cancelling costs whoever books (R48)', () => {
  const terms = (today: string, minute: 'firstMinute' | 'secondMinute' | null) => cancellingTerms(OFFER, SETTINGS, minute, today);
  const [sixty, thirty, fourteen, late] = [
    { fromDays: 60, toDays: null, keepsPercent: 10 },
    { fromDays: 30, toDays: 59, keepsPercent: 30 },
    { fromDays: 14, toDays: 29, keepsPercent: 50 },
    { fromDays: 0, toDays: 13, keepsPercent: 80 },
  ];

  it('R48.5: is nothing to the free day, then what the terms keep from the day after it on', () => {
    expect(terms('2027-01-10', 'firstMinute')).toEqual({ freeUntil: '2027-07-01', fees: [fourteen, late] });
  });

  it('R48.5: begins amid a step where the free day lies in one: 21.06. is 40 days before', () => {
    expect(terms('2027-03-10', 'secondMinute')).toEqual({
      freeUntil: '2027-06-21',
      fees: [{ ...thirty, toDays: 39 }, fourteen, late],
    });
  });

  it('R48.5: is what the terms keep where they hold, steps that are over left out', () => {
    expect(terms('2027-01-10', null)).toEqual({ freeUntil: null, fees: [sixty, thirty, fourteen, late] });
    expect(terms('2027-07-10', null)).toEqual({ freeUntil: null, fees: [fourteen, late] });
    // The last day of a step is a day of it.
    expect(terms(addDays(OFFER.from, -60), null).fees).toEqual([sixty, thirty, fourteen, late]);
    expect(terms(addDays(OFFER.from, -59), null).fees).toEqual([thirty, fourteen, late]);
  });

  it('R48.1: a free day that is over is no longer told as open', () => {
    expect(terms('2027-07-01', 'firstMinute').freeUntil).toBe('2027-07-01');
    expect(terms('2027-07-02', 'firstMinute')).toEqual({ freeUntil: null, fees: [fourteen, late] });
  });
});

describe('what is told of cancelling (R48)', () => {
  it('R48.1, R48.2: until when it is free, and what would come back at the customer’s wish', () => {
    const first = thenGive(ordered(2, {}, on('2027-01-10')), [pay(zloty(4298))]);
    expect(cancellingToday(first, OFFER, SETTINGS, '2027-07-01')).toEqual({ freeUntil: '2027-07-01', refund: zloty(4298) });
    expect(cancellingToday(first, OFFER, SETTINGS, '2027-07-02')).toEqual({ freeUntil: '2027-07-01', refund: zloty(2149) });
    expect(cancellingToday(ordered(1), OFFER, SETTINGS, '2027-06-01')).toEqual({ freeUntil: null, refund: 0 });
  });
});

describe('cancelling a booking', () => {
  const paid = thenGive(ordered(2), [pay(zloty(4698))]);

  it('R48.3: the office cancels, with a refund by the rule; its places are free and nothing is due', () => {
    const cancelled = accepted(give(paid, cancel(), { ...OFFICE, ...on('2027-06-20') }));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      reason: 'customer',
      refund: zloty(3288.6),
      reserveList: false,
      version: paid.version + 1,
    });
    expect(claimsOf(cancelled)).toEqual({ seats: [], until: null });
    expect(leftToPay(cancelled)).toBe(0);
  });

  it('R48: under First Minute it is free until 30 days before, whatever the settings say by then', () => {
    const first = thenGive(ordered(2, {}, on('2027-01-10')), [pay(zloty(4298))]);
    expect(accepted(give(first, cancel(), { ...OFFICE, ...on('2027-07-01') }))).toMatchObject({ refund: zloty(4298) });
    // 4298 − 50 % of 4298.
    expect(accepted(give(first, cancel(), { ...OFFICE, ...on('2027-07-02') }))).toMatchObject({ refund: zloty(2149) });
  });

  it('R48: part of a payment comes back less what the terms keep', () => {
    const part = thenGive(ordered(2), [pay(zloty(500))]);
    // The terms keep 10 % = 469.80 PLN, then 30 % = 1409.40 PLN.
    expect(accepted(give(part, cancel(), on('2027-06-01')))).toMatchObject({ refund: zloty(30.2) });
    expect(accepted(give(part, cancel(), on('2027-06-02')))).toMatchObject({ refund: 0 });
  });

  it('R25, R48: a discount that was spent on it is lost where the terms hold, and given back where leaving is free', () => {
    const known = contextWith(withVouchers(discount()));
    const draft = accepted(give(draftAfter(allSteps(1), on('2027-01-10')), redeem('ZNIZKA'), on('2027-01-10'), known));
    const first = acceptedConfirmed(give(draft, order({ paymentType: 'payu' }), on('2027-01-10'), known));
    const spent = contextWith(withVouchers(discount({ used: true, value: 0 })));
    expect(changedVouchers(give(first, cancel(), { ...OFFICE, ...on('2027-07-01') }, spent))).toEqual([discount()]);
    expect(changedVouchers(give(first, cancel(), { ...OFFICE, ...on('2027-07-02') }, spent))).toEqual([]);
    // Who spent none reads of none.
    const today = { offer: OFFER, settings: SETTINGS, today: '2027-07-01' };
    expect([first, ordered(1), signedUp(1)].map((booking) => givesVouchersBack(today, booking, 'organiser'))).toEqual([true, false, false]);
    // One that there is no more is nobody's to give back.
    expect(changedVouchers(give(first, cancel(), { ...OFFICE, ...on('2027-07-01') }))).toEqual([]);
  });

  it('R48.9: goes by the day on which the customer asked, whenever the office comes to it; a line from before goes by the office’s', () => {
    const asked = (booking: Confirmed, day: string) => thenGive(booking, [{ type: 'requestCancel' }], on(day));
    const off = (booking: Confirmed, day: string, command: LifeCommand) => accepted(give(booking, command, { ...OFFICE, ...on(day) }));
    const byAsked = { type: 'cancel', reason: 'customer', asOfAsked: true } as const;
    const paid = thenGive(ordered(1), [pay(zloty(2349))]);
    // 60 days before the start 10 per cent are kept, two days later 30.
    expect(cancellingToday(asked(paid, '2027-06-01'), OFFER, SETTINGS, '2027-06-03').refund).toBe(2114_10);
    expect(off(asked(paid, '2027-06-01'), '2027-06-03', byAsked)).toMatchObject({ refund: 2114_10, countedOn: '2027-06-01' });
    expect(off(asked(paid, '2027-06-01'), '2027-06-03', { type: 'cancel', reason: 'customer' })).toMatchObject({ refund: 1644_30 });
    expect(off(paid, '2027-06-03', byAsked)).toMatchObject({ refund: 1644_30 });
    const calledOff = off(asked(paid, '2027-06-01'), '2027-06-03', { ...byAsked, reason: 'organiser' });
    expect(calledOff).toMatchObject({ refund: 2349_00 });
    // What is reckoned by the day of the end itself names no other.
    for (const booking of [calledOff, off(paid, '2027-06-03', byAsked)]) expect(booking).not.toHaveProperty('countedOn');
    // What is worked out anew, because it never went back by mistake, goes by the same day: 300 PLN were paid, 234.90 are kept.
    const less = thenGive(ordered(1), [pay(zloty(300)), pay(zloty(100), { paymentId: 'P2', method: 'refund' })]);
    const gone = off(asked(less, '2027-06-01'), '2027-06-03', byAsked);
    expect([gone, accepted(give(gone, { type: 'undoPayment', paymentId: 'P2' }, on('2027-06-04')))]).toMatchObject([
      { refund: 0 },
      { refund: 65_10 },
    ]);
    // First Minute was free on the day of the question, and so costs no voucher either.
    const known = contextWith(withVouchers(discount()));
    const draft = accepted(give(draftAfter(allSteps(1), on('2027-01-10')), redeem('ZNIZKA'), on('2027-01-10'), known));
    const first = acceptedConfirmed(give(draft, order({ paymentType: 'payu' }), on('2027-01-10'), known));
    const spent = contextWith(withVouchers(discount({ used: true, value: 0 })));
    expect(changedVouchers(give(asked(first, '2027-07-01'), byAsked, { ...OFFICE, ...on('2027-07-05') }, spent))).toEqual([discount()]);
  });

  it('R48: the customer asks the office, until the trip begins; asking again keeps the first moment', () => {
    const asked = thenGive(paid, [{ type: 'requestCancel' }]);
    expect(asked).toMatchObject({ status: 'confirmed', cancelAskedAt: NOON });
    expect(thenGive(asked, [{ type: 'requestCancel' }], on('2027-06-01')).cancelAskedAt).toBe(NOON);
    expect(give(paid, { type: 'requestCancel' }, on('2027-07-30')).isOk()).toBe(true);
    expect(refusal(give(paid, { type: 'requestCancel' }, on('2027-07-31')))).toEqual({ kind: 'changesClosed' });
  });

  it('R49: a trip that is over is not cancelled any more', () => {
    expect(give(paid, cancel(), on('2027-08-07')).isOk()).toBe(true);
    expect(refusal(give(paid, cancel(), on('2027-08-08')))).toEqual({ kind: 'bookingClosed', reason: 'over' });
  });

  it('R37, R48: a cancelled booking takes nothing but money', () => {
    const cancelled = accepted(give(paid, cancel()));
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
      expect(refusal(give(cancelled, command)), command.type).toEqual({ kind: 'wrongState', status: 'cancelled' });
    expect(give(cancelled, pay(zloty(3288.6), { paymentId: 'back', method: 'refund' })).isOk()).toBe(true);
  });

  it('R50: a draft is not cancelled', () => {
    expect(refusal(give(draftAfter([]), cancel()))).toEqual({ kind: 'wrongState', status: 'draft' });
  });
});
