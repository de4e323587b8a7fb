import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import {
  firstPaymentDueForOrder,
  hoursToFirstPayment,
} from '../../../../domain/booking/placed/dues.ts';
import { nextEventUnderSettings } from '../../../../domain/booking/scheduled-events.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { dayOf, HOUR, MINUTE } from '../../../../domain/calendar.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import { acceptedBooking, contextWith, give, refusalFrom } from '../booking-steps.ts';
import { placedOrder, placedSignUp, SYSTEM } from './placed-steps.ts';

const LATE: BrandSettings = { ...SETTINGS, lateOrderHours: 3, noticeDays: null };
const BEFORE: BrandSettings = { ...LATE, lateOrderHours: null };
const START = Date.parse('2026-11-30T23:00:00Z');
const TRIP: Offer = {
  ...OFFER,
  from: '2026-12-01',
  to: '2026-12-08',
  firstMinuteUntil: null,
  secondMinuteUntil: null,
};
const IN_LAST_DAYS = contextWith({ offer: TRIP, settings: LATE });
const due = (at: number, settings = LATE): number =>
  firstPaymentDueForOrder({ at, offer: TRIP, settings });

describe('the first payment: due in 24 h, or 6 h before the departure day, or 3 h after an even later order', () => {
  it.each([
    // Each row has the order and the latest due moment, in hours before the day of departure.
    [100, 76],
    [30, 6],
    [25, 6],
    [9, 6],
    [8, 5],
    [6, 3],
    [4, 1],
  ])(
    'R28.1: if an order is made %d hours before the day of departure, it is due %d hours before that day',
    (ordered, dueHours) => {
      expect((START - due(START - ordered * HOUR)) / HOUR).toBe(dueHours);
    },
  );

  it('R28.1: is due before the day of departure, even if the order is made minutes before that day', () => {
    expect(due(START - 30 * MINUTE)).toBe(START - MINUTE);
    for (const minutes of [1, 0.5]) expect(dayOf(due(START - minutes * MINUTE))).toBe('2026-11-30');
    // If an order becomes unpaid again during the trip, the usual hours apply.
    expect(due(START + HOUR)).toBe(START + 25 * HOUR);
  });

  it('R28.1: screens show the whole hours until the first payment is due, and at least 1', () => {
    const hours = (before: number): number =>
      hoursToFirstPayment({ at: START - before, offer: TRIP, settings: LATE });
    expect([
      hours(100 * HOUR),
      hours(9 * HOUR),
      hours(4 * HOUR + 10 * MINUTE),
      hours(5 * MINUTE),
    ]).toEqual([24, 3, 3, 1]);
  });

  it('R28.1: is due 24 hours after the order if the brand setting lateOrderHours is null', () => {
    expect(due(START - HOUR, BEFORE)).toBe(START + 23 * HOUR);
  });

  it('R11.4, R28.1: for a party that moved up it is due before departure, too: 3 hours after the move-up', () => {
    const at = START - 4 * HOUR;
    expect(
      acceptedBooking(give(placedSignUp(1), { type: 'moveUp' }, { ...SYSTEM, at }, IN_LAST_DAYS)),
    ).toMatchObject({
      status: 'confirmed',
      firstDue: START - HOUR,
    });
  });
});

describe('an unpaid order in the last days before the trip', () => {
  const order: Confirmed = { ...placedOrder(1), firstDue: START - 6 * HOUR, reminded: [1] };
  const cancelUnpaid = { type: 'cancelUnpaid', statementsUntil: null } as const;
  const endOf = (booking: Confirmed, settings = LATE) =>
    nextEventUnderSettings(booking, settings, TRIP)?.at;

  it('R32.2: is cancelled before the departure, so that others can book its places', () => {
    expect(endOf(order)).toBe(START - 3 * HOUR);
    const at = START - 3 * HOUR;
    expect(refusalFrom(give(order, cancelUnpaid, { ...SYSTEM, at: at - 1 }, IN_LAST_DAYS))).toEqual(
      {
        kind: 'notDue',
      },
    );
    expect(
      acceptedBooking(give(order, cancelUnpaid, { ...SYSTEM, at }, IN_LAST_DAYS)),
    ).toMatchObject({
      status: 'cancelled',
      reason: 'unpaid',
    });
  });

  it('R32.2: keeps its usual cancellation time if that is earlier, if due in the last 3 h, or by transfer', () => {
    const early = { ...order, firstDue: START - 200 * HOUR };
    expect(endOf(early)).toBe(endOf(early, BEFORE));
    const late = { ...order, firstDue: START - HOUR };
    expect(endOf(late)).toBe(endOf(late, BEFORE));
    expect(endOf(order, BEFORE)).toBeGreaterThan(START);
    const wired = { ...order, paymentType: 'transfer' as const };
    const statement = { ...cancelUnpaid, statementsUntil: '2026-12-01' };
    expect(
      refusalFrom(give(wired, statement, { ...SYSTEM, at: START - HOUR }, IN_LAST_DAYS)),
    ).toEqual({
      kind: 'notDue',
    });
  });
});
