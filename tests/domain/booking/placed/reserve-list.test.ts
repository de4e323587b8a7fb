import { describe, expect, it } from 'vitest';
import { claimsOf, isSignUp, wasSignUp } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { ledgerOfBooking, leftToPay } from '../../../../domain/booking/placed/dues.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { EMPTY } from '../../../../domain/seats/occupancy.ts';
import { offerWith, PREMIER, SHIRT } from '../../../arbitraries/offers.ts';
import {
  accepted,
  acceptedConfirmed,
  berths,
  contextWith,
  draftAfter,
  FREE,
  GRAYED,
  give,
  insured,
  named,
  order,
  refusal,
  takenByOthers,
  trip,
} from '../steps.ts';
import { change, groupOf, OFFICE, on, pay, priceIn, SYSTEM, signedUp } from './placed-steps.ts';

const moveUp: LifeCommand = { type: 'moveUp' };

describe('moving up from the reserve list', () => {
  const waiting = signedUp(2);

  it('R11.4, R11.5: a party whose whole fits has places for good, at the price of the sign-up, and 24 hours to pay', () => {
    const later = on('2027-06-10');
    const dearer = contextWith({ offer: offerWith({ base: zloty(9000) }) });
    const booking = acceptedConfirmed(give(waiting, moveUp, { ...SYSTEM, ...later }, dearer));
    expect(booking).toMatchObject({ version: waiting.version + 1, firstDue: later.at + 24 * HOUR, quote: waiting.quote });
    expect(priceIn(booking)).toBe(4698);
    expect(claimsOf(booking)).toEqual({ seats: [{ ...EMPTY, unitId: 501, singles: 2 }], until: null });
    expect(leftToPay(booking)).toBe(zloty(4698));
  });

  it('R11.3: a party of which only some fit stays where it is', () => {
    expect(refusal(give(waiting, moveUp, SYSTEM, takenByOthers(19)))).toEqual({ kind: 'notDue' });
    expect(give(waiting, moveUp, SYSTEM, takenByOthers(18)).isOk()).toBe(true);
  });

  it('R11.3: one that chose two units needs places in both', () => {
    const steps = [trip(2), berths([501, 502], { reserveList: true }), insured(2), named(2)];
    const full = contextWith({ taken: () => ({ ...EMPTY, singles: 20 }) });
    const both = accepted(give(draftAfter(steps, {}, full), order(), {}, full));
    expect(both.status).toBe('reserveList');
    const taken = (premier: number, luxury: number) =>
      contextWith({ taken: (unitId) => ({ ...EMPTY, singles: unitId === PREMIER.id ? premier : luxury }) });
    expect(refusal(give(both, moveUp, SYSTEM, taken(0, 8)))).toEqual({ kind: 'notDue' });
    expect(refusal(give(both, moveUp, SYSTEM, taken(20, 0)))).toEqual({ kind: 'notDue' });
    expect(give(both, moveUp, SYSTEM, taken(19, 7)).isOk()).toBe(true);
  });

  it('R11.3: one whose unit the offer has no more waits on', () => {
    expect(refusal(give(waiting, moveUp, SYSTEM, contextWith({ offer: offerWith({ units: [] }) })))).toEqual({ kind: 'notDue' });
  });

  it('R11.6: who does not want the places does nothing: unpaid, the booking ends and nothing is owed', () => {
    const moved = acceptedConfirmed(give(waiting, moveUp, { ...SYSTEM, ...on('2027-06-10') }));
    const late = { ...SYSTEM, ...on('2027-06-20') };
    const ended = accepted(give(moved, { type: 'cancelUnpaid', statementsUntil: '2027-06-19' }, late));
    expect(ended).toMatchObject({ status: 'cancelled', reason: 'unpaid', refund: 0 });
    expect(leftToPay(ended)).toBe(0);
  });

  it('R11.8: nobody is moved by itself onto a closed or sold-out trip', () => {
    for (const more of [{ closed: true }, { traits: ['soldOut'] as const }]) {
      const context = contextWith({ offer: offerWith(more) });
      expect(refusal(give(waiting, moveUp, SYSTEM, context))).toEqual({ kind: 'notDue' });
    }
  });

  it('R11.9: nor does the office move anybody there: a closed trip may be one that was called off, so it is opened first', () => {
    for (const more of [{ closed: true }, { traits: ['soldOut'] as const }])
      expect(refusal(give(waiting, moveUp, OFFICE, contextWith({ offer: offerWith(more) })))).toEqual({ kind: 'notDue' });
    expect(give(waiting, moveUp, OFFICE, contextWith({ offer: offerWith({}) })).isOk()).toBe(true);
  });

  it('R11.7: nobody is moved by itself while the offer takes sign-ups alone; the office moves those that fit', () => {
    const listOnly = contextWith({ offer: offerWith({ traits: ['reserveListOnly'] }) });
    for (const context of [GRAYED, listOnly]) {
      expect(refusal(give(waiting, moveUp, SYSTEM, context))).toEqual({ kind: 'notDue' });
      expect(give(waiting, moveUp, OFFICE, context).isOk()).toBe(true);
    }
    expect(refusal(give(waiting, moveUp, OFFICE, takenByOthers(19)))).toEqual({ kind: 'notDue' });
  });

  it('R9.4, R11: nobody is moved onto a trip that is under way, over or closed', () => {
    for (const day of ['2027-07-31', '2027-08-08'])
      for (const by of [SYSTEM, OFFICE]) expect(refusal(give(waiting, moveUp, { ...by, ...on(day) }))).toEqual({ kind: 'notDue' });
    expect(refusal(give(waiting, moveUp, SYSTEM, contextWith({ offer: offerWith({ closed: true }) })))).toEqual({ kind: 'notDue' });
  });

  it('R11: a booking is moved up once', () => {
    const booking = accepted(give(waiting, moveUp, SYSTEM));
    expect(refusal(give(booking, moveUp, SYSTEM))).toEqual({ kind: 'wrongState', status: 'confirmed' });
  });

  it('R64.5: who has moved up may add extras and change insurance like any booking, who still waits may not', () => {
    const wanted = change({
      addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
      insurances: [{ userNum: 2, insuranceId: 2, assistance: false }],
    });
    expect(refusal(give(waiting, wanted))).toEqual({ kind: 'changesClosed' });
    const changed = acceptedConfirmed(give(acceptedConfirmed(give(waiting, moveUp, SYSTEM)), wanted));
    // The price of the sign-up, a shirt at 79 PLN and insurance at 89 PLN.
    expect(priceIn(changed)).toBe(4698 + 79 + 89);
  });

  it('R28, R29: instalments of a sign-up whose days have passed are due with the first', () => {
    const parts = signedUp(2, { paymentOption: 'installment' });
    // 60 days before 31.07. is 01.06., 30 days before is 01.07.
    expect(parts.plan.map(({ amount, due }) => [amount / 100, due])).toEqual([
      [1000, null],
      [1349, '2027-06-01'],
      [2349, '2027-07-01'],
    ]);
    const dues = (day: string) => acceptedConfirmed(give(parts, moveUp, { ...SYSTEM, ...on(day) })).plan.map(({ due }) => due);
    expect(dues('2027-06-01')).toEqual([null, '2027-06-01', '2027-07-01']);
    expect(dues('2027-06-02')).toEqual([null, null, '2027-07-01']);
    expect(dues('2027-07-20')).toEqual([null, null, null]);
  });

  it('R11, R21: who moves up into a group that grew meanwhile has its rebate', () => {
    const grouped = { ...waiting, group: { code: 'GRUPA222', openedOn: '2027-05-15', counts: true } };
    const booking = acceptedConfirmed(give(grouped, moveUp, SYSTEM, contextWith({ group: groupOf(4) })));
    expect(priceIn(booking)).toBe(4698 - 80);
    expect(ledgerOfBooking(booking).lines.reduce((sum, line) => sum + line.amount, 0)).toBe(zloty(4618));
    expect(booking.version).toBe(waiting.version + 1);
  });
});

describe('a sign-up that waits', () => {
  it('R9.7, R29.3: takes no places and owes nothing', () => {
    const waiting = signedUp(2);
    expect(claimsOf(waiting)).toEqual({ seats: [], until: null });
    expect(leftToPay(waiting)).toBe(0);
  });

  it('R48.4, R48.6: leaving is the customer’s own, and whatever came in goes back', () => {
    const paid = accepted(give(signedUp(1), pay(zloty(100))));
    expect(accepted(give(paid, { type: 'leaveReserveList' }, on('2027-07-29')))).toMatchObject({
      status: 'cancelled',
      reason: 'leftReserveList',
      reserveList: true,
      refund: zloty(100),
    });
    expect(accepted(give(paid, { type: 'cancel', reason: 'customer' }, on('2027-07-29')))).toMatchObject({ refund: zloty(100) });
  });

  it('R48: the button that leaves the list is for those who are on it', () => {
    const booking = accepted(give(signedUp(1), moveUp, SYSTEM, FREE));
    expect(refusal(give(booking, { type: 'leaveReserveList' }))).toEqual({ kind: 'wrongState', status: 'confirmed' });
  });

  it('R32: time neither reminds nor cancels it', () => {
    const waiting = signedUp(1);
    for (const command of [
      { type: 'remind', line: 1 },
      { type: 'cancelUnpaid', statementsUntil: '2027-07-01' },
    ] as const)
      expect(refusal(give(waiting, command, { ...SYSTEM, ...on('2027-07-10') }))).toEqual({ kind: 'wrongState', status: 'reserveList' });
  });
});

describe('a sign-up', () => {
  it('R9: is one while it waits; once it was left, it only was one', () => {
    const waiting = signedUp(2);
    const left = accepted(give(waiting, { type: 'leaveReserveList' }));
    expect([isSignUp(waiting), wasSignUp(waiting)]).toEqual([true, true]);
    expect([isSignUp(left), wasSignUp(left)]).toEqual([false, true]);
  });

  it('R11: is none any more once it has moved up, and was none when it is cancelled then', () => {
    const up = acceptedConfirmed(give(signedUp(2), moveUp, SYSTEM));
    expect([isSignUp(up), wasSignUp(up)]).toEqual([false, false]);
    expect(wasSignUp(accepted(give(up, { type: 'cancel', reason: 'customer' }, OFFICE)))).toBe(false);
  });
});
