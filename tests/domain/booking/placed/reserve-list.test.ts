import { describe, expect, it } from 'vitest';
import {
  isCurrentOrCancelledSignUp,
  isSignUp,
  placeClaimsOf,
} from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { ledgerOfBooking, leftToPay } from '../../../../domain/booking/placed/dues.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { NO_OCCUPANCY } from '../../../../domain/seats/occupancy.ts';
import { offerWith, PREMIER, SHIRT } from '../../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  FREE_CONTEXT,
  GRAYED_CONTEXT,
  give,
  insureAll,
  nameAll,
  refusalFrom,
  takenByOthers,
  tripStep,
} from '../booking-steps.ts';
import {
  atNoonOf,
  changeStep,
  groupOf,
  OFFICE,
  placedSignUp,
  priceIn,
  registerAmount,
  SYSTEM,
} from './placed-steps.ts';

const moveUp: LifeCommand = { type: 'moveUp' };

describe('moving up from the reserve list', () => {
  const waiting = placedSignUp(2);

  it('R11.4, R11.5: a party that fits gets places at the price of its sign-up, with 24 hours to pay', () => {
    const later = atNoonOf('2027-06-10');
    const dearer = contextWith({ offer: offerWith({ base: zloty(9000) }) });
    const booking = acceptedConfirmed(give(waiting, moveUp, { ...SYSTEM, ...later }, dearer));
    expect(booking).toMatchObject({
      version: waiting.version + 1,
      firstDue: later.at + 24 * HOUR,
      quote: waiting.quote,
    });
    expect(priceIn(booking)).toBe(4698);
    expect(placeClaimsOf(booking)).toEqual({
      seats: [{ ...NO_OCCUPANCY, unitId: 501, singles: 2 }],
      until: null,
    });
    expect(leftToPay(booking)).toBe(zloty(4698));
  });

  it('R11.3: a party that fits only in part stays on the reserve list', () => {
    expect(refusalFrom(give(waiting, moveUp, SYSTEM, takenByOthers(19)))).toEqual({
      kind: 'notDue',
    });
    expect(give(waiting, moveUp, SYSTEM, takenByOthers(18)).isOk()).toBe(true);
  });

  it('R11.3: a party that chose two units needs places in both units', () => {
    const steps = [
      tripStep(2),
      berthsStep([501, 502], { reserveList: true }),
      insureAll(2),
      nameAll(2),
    ];
    const full = contextWith({ taken: () => ({ ...NO_OCCUPANCY, singles: 20 }) });
    const both = acceptedBooking(give(draftAfter(steps, {}, full), confirmStep(), {}, full));
    expect(both.status).toBe('reserveList');
    const contextWithTaken = (premier: number, luxury: number) =>
      contextWith({
        taken: (unitId) => ({ ...NO_OCCUPANCY, singles: unitId === PREMIER.id ? premier : luxury }),
      });
    expect(refusalFrom(give(both, moveUp, SYSTEM, contextWithTaken(0, 8)))).toEqual({
      kind: 'notDue',
    });
    expect(refusalFrom(give(both, moveUp, SYSTEM, contextWithTaken(20, 0)))).toEqual({
      kind: 'notDue',
    });
    expect(give(both, moveUp, SYSTEM, contextWithTaken(19, 7)).isOk()).toBe(true);
  });

  it('R11.3: a party whose unit was removed stays on the reserve list', () => {
    expect(
      refusalFrom(give(waiting, moveUp, SYSTEM, contextWith({ offer: offerWith({ units: [] }) }))),
    ).toEqual({ kind: 'notDue' });
  });

  it('R11.6: if a party that moved up does not pay, it loses the places and owes nothing', () => {
    const moved = acceptedConfirmed(
      give(waiting, moveUp, { ...SYSTEM, ...atNoonOf('2027-06-10') }),
    );
    const late = { ...SYSTEM, ...atNoonOf('2027-06-20') };
    const ended = acceptedBooking(
      give(moved, { type: 'cancelUnpaid', statementsUntil: '2027-06-19' }, late),
    );
    expect(ended).toMatchObject({ status: 'cancelled', reason: 'unpaid', refund: 0 });
    expect(leftToPay(ended)).toBe(0);
  });

  it('R11.8: no party moves up automatically on a closed or sold-out trip', () => {
    for (const more of [{ closed: true }, { traits: ['soldOut'] as const }]) {
      const context = contextWith({ offer: offerWith(more) });
      expect(refusalFrom(give(waiting, moveUp, SYSTEM, context))).toEqual({ kind: 'notDue' });
    }
  });

  it('R11.9: the office must open a closed trip again before it can move a party up', () => {
    for (const more of [{ closed: true }, { traits: ['soldOut'] as const }])
      expect(
        refusalFrom(give(waiting, moveUp, OFFICE, contextWith({ offer: offerWith(more) }))),
      ).toEqual({ kind: 'notDue' });
    expect(give(waiting, moveUp, OFFICE, contextWith({ offer: offerWith({}) })).isOk()).toBe(true);
  });

  it('R11.7: if an offer takes only sign-ups, only the office moves up parties that fit', () => {
    const listOnly = contextWith({ offer: offerWith({ traits: ['reserveListOnly'] }) });
    for (const context of [GRAYED_CONTEXT, listOnly]) {
      expect(refusalFrom(give(waiting, moveUp, SYSTEM, context))).toEqual({ kind: 'notDue' });
      expect(give(waiting, moveUp, OFFICE, context).isOk()).toBe(true);
    }
    expect(refusalFrom(give(waiting, moveUp, OFFICE, takenByOthers(19)))).toEqual({
      kind: 'notDue',
    });
  });

  it('R9.4, R11: no party moves up on a trip that is under way, over or closed', () => {
    for (const day of ['2027-07-31', '2027-08-08'])
      for (const by of [SYSTEM, OFFICE])
        expect(refusalFrom(give(waiting, moveUp, { ...by, ...atNoonOf(day) }))).toEqual({
          kind: 'notDue',
        });
    expect(
      refusalFrom(
        give(waiting, moveUp, SYSTEM, contextWith({ offer: offerWith({ closed: true }) })),
      ),
    ).toEqual({ kind: 'notDue' });
  });

  it('R11: a booking moves up only once', () => {
    const booking = acceptedBooking(give(waiting, moveUp, SYSTEM));
    expect(refusalFrom(give(booking, moveUp, SYSTEM))).toEqual({
      kind: 'wrongState',
      status: 'confirmed',
    });
  });

  it('R64.5: a party can add extras and insurance only after it has moved up', () => {
    const change = changeStep({
      addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
      insurances: [{ userNum: 2, insuranceId: 2, assistance: false }],
    });
    expect(refusalFrom(give(waiting, change))).toEqual({ kind: 'changesClosed' });
    const changed = acceptedConfirmed(
      give(acceptedConfirmed(give(waiting, moveUp, SYSTEM)), change),
    );
    expect(priceIn(changed)).toBe(4698 + 79 + 89);
  });

  it('R28, R29: an instalment whose due day is over at the move-up is due with the first payment', () => {
    const parts = placedSignUp(2, { paymentOption: 'installment' });
    expect(parts.plan.map(({ amount, due }) => [amount / 100, due])).toEqual([
      [1000, null],
      [1349, '2027-06-01'],
      [2349, '2027-07-01'],
    ]);
    const dues = (day: string) =>
      acceptedConfirmed(give(parts, moveUp, { ...SYSTEM, ...atNoonOf(day) })).plan.map(
        ({ due }) => due,
      );
    expect(dues('2027-06-01')).toEqual([null, '2027-06-01', '2027-07-01']);
    expect(dues('2027-06-02')).toEqual([null, null, '2027-07-01']);
    expect(dues('2027-07-20')).toEqual([null, null, null]);
  });

  it('R11, R21: if the party’s group has grown, the party gets the rebate of the larger group', () => {
    const grouped = {
      ...waiting,
      group: { code: 'GRUPA222', openedOn: '2027-05-15', counts: true },
    };
    const booking = acceptedConfirmed(
      give(grouped, moveUp, SYSTEM, contextWith({ group: groupOf(4) })),
    );
    expect(priceIn(booking)).toBe(4698 - 80);
    expect(ledgerOfBooking(booking).lines.reduce((sum, line) => sum + line.amount, 0)).toBe(
      zloty(4618),
    );
    expect(booking.version).toBe(waiting.version + 1);
  });
});

describe('a sign-up on the reserve list', () => {
  it('R9.7, R29.3: has no places and nothing to pay', () => {
    const waiting = placedSignUp(2);
    expect(placeClaimsOf(waiting)).toEqual({ seats: [], until: null });
    expect(leftToPay(waiting)).toBe(0);
  });

  it('R48.4, R48.6: can be ended by the customer, and all that was paid is refunded', () => {
    const paid = acceptedBooking(give(placedSignUp(1), registerAmount(zloty(100))));
    expect(
      acceptedBooking(give(paid, { type: 'leaveReserveList' }, atNoonOf('2027-07-29'))),
    ).toMatchObject({
      status: 'cancelled',
      reason: 'leftReserveList',
      reserveList: true,
      refund: zloty(100),
    });
    expect(
      acceptedBooking(give(paid, { type: 'cancel', reason: 'customer' }, atNoonOf('2027-07-29'))),
    ).toMatchObject({ refund: zloty(100) });
  });

  it('R48: only a booking on the reserve list can leave it', () => {
    const booking = acceptedBooking(give(placedSignUp(1), moveUp, SYSTEM, FREE_CONTEXT));
    expect(refusalFrom(give(booking, { type: 'leaveReserveList' }))).toEqual({
      kind: 'wrongState',
      status: 'confirmed',
    });
  });

  it('R32: gets no reminder and is not cancelled by scheduled events', () => {
    const waiting = placedSignUp(1);
    for (const command of [
      { type: 'remind', line: 1 },
      { type: 'cancelUnpaid', statementsUntil: '2027-07-01' },
    ] as const)
      expect(refusalFrom(give(waiting, command, { ...SYSTEM, ...atNoonOf('2027-07-10') }))).toEqual(
        {
          kind: 'wrongState',
          status: 'reserveList',
        },
      );
  });
});

describe('a booking that began as a sign-up', () => {
  it('R9: counts as a sign-up while it is on the list, and as a former sign-up after it has left', () => {
    const waiting = placedSignUp(2);
    const departed = acceptedBooking(give(waiting, { type: 'leaveReserveList' }));
    expect([isSignUp(waiting), isCurrentOrCancelledSignUp(waiting)]).toEqual([true, true]);
    expect([isSignUp(departed), isCurrentOrCancelledSignUp(departed)]).toEqual([false, true]);
  });

  it('R11: counts as an order after it moved up, also if it is cancelled later', () => {
    const up = acceptedConfirmed(give(placedSignUp(2), moveUp, SYSTEM));
    expect([isSignUp(up), isCurrentOrCancelledSignUp(up)]).toEqual([false, false]);
    expect(
      isCurrentOrCancelledSignUp(
        acceptedBooking(give(up, { type: 'cancel', reason: 'customer' }, OFFICE)),
      ),
    ).toBe(false);
  });
});
