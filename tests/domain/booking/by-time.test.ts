import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booking, placeClaimsOf } from '../../../domain/booking/booking.ts';
import {
  announcementsOf,
  planLineNumberOfAnnouncement,
} from '../../../domain/booking/placed/announcements.ts';
import {
  nextEventUnderSettings,
  nextScheduledEvent,
  type ScheduledEvent,
} from '../../../domain/booking/scheduled-events.ts';
import type { FiguresSince } from '../../../domain/brand-settings.ts';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { ANNA } from '../../arbitraries/parties.ts';
import { runs } from '../../support/runs.ts';
import {
  acceptedBooking,
  acceptedDraft,
  allSteps,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  NOON,
  refusalFrom,
  releaseStep,
  tripStep,
} from './booking-steps.ts';
import {
  atNoonOf,
  OFFICE,
  placedOrder,
  placedSignUp,
  registerAmount,
  SYSTEM,
  thenGive,
} from './placed/placed-steps.ts';

const upTo = (
  booking: Booking,
  until: Instant,
  settings = SETTINGS,
): { readonly booking: Booking; readonly done: readonly string[] } => {
  let current = booking;
  const events: string[] = [];
  const next = () => nextEventUnderSettings(current, settings, OFFER);
  for (let due = next(); due !== null && due.at <= until; due = next()) {
    current = acceptedBooking(
      give(current, due.command, { ...SYSTEM, at: due.at }, contextWith({ settings })),
    );
    events.push(
      `${new Date(due.at).toISOString()} ${due.command.type}${'line' in due.command ? ` ${due.command.line}` : 'what' in due.command ? ` ${due.command.what}` : ''}`,
    );
  }
  return { booking: current, done: events };
};

const YEAR = 400 * DAY_LENGTH;
const QUIET = { ...SETTINGS, noticeDays: null };

describe('events that the shop schedules for a booking', () => {
  it('R8.8: a hold expires, and a draft is removed 30 days after its last save', () => {
    expect(upTo(draftAfter(allSteps(1)), NOON + YEAR, QUIET).done).toEqual([
      '2027-05-15T10:30:00.000Z releaseHold',
      '2027-06-14T10:00:00.000Z removeDraft',
    ]);
    expect(upTo(draftAfter([tripStep(1)]), NOON + YEAR, QUIET).done).toEqual([
      '2027-06-14T10:00:00.000Z removeDraft',
    ]);
  });

  it('R8: removing a draft deletes its typed data and its claims', () => {
    const { booking } = upTo(draftAfter(allSteps(2)), NOON + YEAR, QUIET);
    expect(booking).toMatchObject({ status: 'removed', seats: [] });
    expect(JSON.stringify(booking)).not.toContain(ANNA.lastName);
    expect(placeClaimsOf(booking)).toEqual({ seats: [], until: null });
    for (const command of [tripStep(1), { type: 'removeDraft' }, { type: 'clearAge' }] as const)
      expect(refusalFrom(give(booking, command))).toEqual({
        kind: 'wrongState',
        status: 'removed',
      });
  });

  it('R8: a draft is not removed early, and a save restarts the 30 days', () => {
    const draft = draftAfter(allSteps(1));
    const removal = { type: 'removeDraft' } as const;
    expect(
      refusalFrom(give(draft, removal, { ...SYSTEM, at: NOON + 30 * DAY_LENGTH - 1 })),
    ).toEqual({
      kind: 'notDue',
    });
    expect(give(draft, removal, { ...SYSTEM, at: NOON + 30 * DAY_LENGTH }).isOk()).toBe(true);
    const saved = acceptedDraft(give(draft, insureAll(1), { at: NOON + 10 * DAY_LENGTH }));
    expect(refusalFrom(give(saved, removal, { ...SYSTEM, at: NOON + 39 * DAY_LENGTH }))).toEqual({
      kind: 'notDue',
    });
  });

  it('W-193, R32.1: an unpaid order gets a reminder after 24 hours, and is cancelled after 3 working days', () => {
    const { booking, done } = upTo(placedOrder(1), NOON + YEAR, QUIET);
    expect(done).toEqual([
      '2027-05-16T10:00:00.000Z remind 1',
      '2027-05-19T22:00:00.000Z cancelUnpaid',
    ]);
    expect(booking).toMatchObject({ status: 'cancelled', reason: 'unpaid' });
  });

  it('R32: if a reminder and a cancellation are due at the same time, the reminder comes first', () => {
    // The order is due on Wednesday 26.05. Working days after it: 28.05., 31.05., 01.06.
    const parts = placedOrder(2, { paymentOption: 'installment' }, atNoonOf('2027-05-25'));
    expect(upTo(parts, NOON + YEAR, QUIET).done).toEqual([
      '2027-05-26T10:00:00.000Z remind 1',
      '2027-06-01T22:00:00.000Z remind 2',
      '2027-06-01T22:00:00.000Z cancelUnpaid',
    ]);
  });

  it('R8: the shop ends a hold once, after it expired; its owner can release it at any time', () => {
    const draft = draftAfter(allSteps(1));
    const end = NOON + 30 * MINUTE;
    expect(refusalFrom(give(draft, releaseStep, { ...SYSTEM, at: end - 1 }))).toEqual({
      kind: 'notDue',
    });
    const lapsed = acceptedDraft(give(draft, releaseStep, { ...SYSTEM, at: end }));
    expect(lapsed).toEqual({ ...draft, hold: null });
    expect(refusalFrom(give(lapsed, releaseStep, { ...SYSTEM, at: end }))).toEqual({
      kind: 'notDue',
    });
    expect(acceptedDraft(give(draft, releaseStep, { at: end - 1 })).hold).toBe(null);
  });

  it('R32: for an unpaid transfer order a reminder is sent; cancelling it waits for a bank statement', () => {
    const { booking, done } = upTo(placedOrder(1, { paymentType: 'transfer' }), NOON + YEAR, QUIET);
    expect(done).toEqual(['2027-05-16T10:00:00.000Z remind 1']);
    expect(booking.status).toBe('confirmed');
  });

  it('R32.6: the reminder of a second or third instalment is sent on the day after its due day', () => {
    const parts = thenGive(placedOrder(2, { paymentOption: 'installment' }), [
      registerAmount(zloty(1000)),
    ]);
    expect(upTo(parts, NOON + YEAR, QUIET).done).toEqual([
      '2027-06-01T22:00:00.000Z remind 2',
      '2027-07-01T22:00:00.000Z remind 3',
    ]);
    const half = thenGive(parts, [registerAmount(zloty(1349), { paymentId: 'P2' })]);
    expect(upTo(half, NOON + YEAR, QUIET).done).toEqual(['2027-07-01T22:00:00.000Z remind 3']);
  });

  it('R32: paid bookings, sign-ups and cancelled bookings have no scheduled events', () => {
    const paid = thenGive(placedOrder(1), [registerAmount(zloty(2349))]);
    for (const booking of [
      paid,
      placedSignUp(1),
      acceptedBooking(give(paid, { type: 'cancel', reason: 'customer' })),
    ])
      expect(nextEventUnderSettings(booking, QUIET, OFFER)).toBe(null);
  });

  it('R33: a draft with a 45+ request keeps its hold until the end of the second working day', () => {
    const requested = acceptedDraft(
      give(draftAfter(allSteps(1)), { type: 'requestAge', number: 'W1' }),
    );
    // The age request is of a Saturday. Its hold ends after the second working day, Tuesday 18.05.
    expect(upTo(requested, NOON + YEAR, QUIET).done[0]).toBe(
      '2027-05-18T22:00:00.000Z releaseHold',
    );
  });
});

describe('notices that the shop sends ahead of a day (R32.8)', () => {
  const parts = () =>
    thenGive(placedOrder(2, { paymentOption: 'installment' }), [registerAmount(zloty(1000))]);

  it('R32.8: notices come at 9:00, 7 days before a due day or departure, and 2 days after the trip', () => {
    expect(upTo(parts(), NOON + YEAR).done).toEqual([
      '2027-05-25T07:00:00.000Z announce secondDue',
      '2027-06-01T22:00:00.000Z remind 2',
      '2027-06-24T07:00:00.000Z announce thirdDue',
      '2027-07-01T22:00:00.000Z remind 3',
      '2027-07-24T07:00:00.000Z announce departure',
      '2027-08-09T07:00:00.000Z announce return',
    ]);
  });

  it('R32.8: notices come at 9:00 also on the days on which the clocks change', () => {
    const noticeOf = (from: string, noticeHour: number | null = 9) => {
      const settings = { ...SETTINGS, noticeHour };
      const [notice] = announcementsOf(parts(), { from, to: from }, settings).filter(
        ({ what }) => what === 'departure',
      );
      return new Date(notice?.at ?? 0).toISOString();
    };
    expect(noticeOf('2028-04-02')).toBe('2028-03-26T07:00:00.000Z');
    expect(noticeOf('2027-11-07')).toBe('2027-10-31T08:00:00.000Z');
    // Recordings from before the setting of the hour keep their times (R46).
    expect(noticeOf('2028-04-02', null)).toBe('2028-03-26T08:00:00.000Z');
    expect(noticeOf('2027-11-07', null)).toBe('2027-10-31T07:00:00.000Z');
    expect(noticeOf('2027-11-08', null)).toBe('2027-11-01T08:00:00.000Z');
  });

  it('R32.8: no notice about a paid line, and none about a date that a mail named less than 24 hours ago', () => {
    const halfPaid = thenGive(parts(), [registerAmount(zloty(1349), { paymentId: 'P2' })]);
    expect(upTo(halfPaid, NOON + YEAR).done[0]).toBe('2027-06-24T07:00:00.000Z announce thirdDue');
    const allPaid = thenGive(halfPaid, [registerAmount(zloty(2349), { paymentId: 'P3' })]);
    expect(upTo(allPaid, NOON + YEAR).done.map((event) => event.split(' ').at(-1))).toEqual([
      'departure',
      'return',
    ]);
    expect(nextEventUnderSettings(upTo(allPaid, NOON + YEAR).booking, SETTINGS, OFFER)).toBeNull();
    const noticesAt = (at: string) => {
      const booking = acceptedBooking(
        give(draftAfter(allSteps(2)), confirmStep({ paymentOption: 'installment' }), {
          at: Date.parse(at),
        }),
      );
      return upTo(booking, NOON + YEAR).done.flatMap((event) =>
        event.endsWith('Due') ? [event.split(' ').at(-1)] : [],
      );
    };
    // This notice is due at 9:00 on 25.05. The confirmation of a later order has named the date.
    expect(noticesAt('2027-05-24T06:59:59Z')).toEqual(['secondDue', 'thirdDue']);
    expect(noticesAt('2027-05-24T07:00:00Z')).toEqual(['thirdDue']);
    expect(noticesAt('2027-05-25T10:00:00Z')).toEqual(['thirdDue']);
  });

  it('R32.1, R32.8: for an order in the last week, the payment reminder comes before the departure notice', () => {
    expect(upTo(placedOrder(1, {}, atNoonOf('2027-07-28')), NOON + YEAR).done.slice(0, 2)).toEqual([
      '2027-07-29T10:00:00.000Z remind 1',
      '2027-07-29T10:00:00.000Z announce departure',
    ]);
  });

  it('R32.8: a notice about a plan line has the number of that line, a notice about the trip has none', () => {
    expect(
      (['secondDue', 'thirdDue', 'departure', 'return'] as const).map(planLineNumberOfAnnouncement),
    ).toEqual([2, 3, null, null]);
  });

  it('R32.8: sign-ups, cancelled trips and brands without notice days get no notices', () => {
    const cancelled = acceptedBooking(give(parts(), { type: 'cancel', reason: 'customer' }));
    expect([upTo(placedSignUp(2), NOON + YEAR).done, upTo(cancelled, NOON + YEAR).done]).toEqual([
      [],
      [],
    ]);
    expect(upTo(parts(), NOON + YEAR, QUIET).done.some((event) => event.includes('announce'))).toBe(
      false,
    );
  });

  it('R32.8: a notice is sent once, never early, and does not change the booking’s version', () => {
    const before = parts();
    const departure = { type: 'announce', what: 'departure' } as const;
    const at = Date.parse('2027-07-24T07:00:00Z');
    expect(refusalFrom(give(before, departure, { ...SYSTEM, at: at - 1 }))).toEqual({
      kind: 'notDue',
    });
    const notified = acceptedBooking(give(before, departure, { ...SYSTEM, at }));
    expect(notified).toEqual({ ...before, announced: ['departure'] });
    expect(refusalFrom(give(notified, departure, { ...SYSTEM, at }))).toEqual({ kind: 'notDue' });
  });

  it('R30.8: while no payment method is named, instalment notices wait, but not departure notices', () => {
    const waits = { ...parts(), wayAwaited: true } as const;
    expect(upTo(waits, NOON + YEAR).done.map((event) => event.split(' ').at(-1))).toEqual([
      'departure',
      'return',
    ]);
    expect(nextEventUnderSettings(waits, QUIET, OFFER)).toBeNull();
  });
});

describe('the times at which scheduled events are run', () => {
  const moments = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
  const bookings = fc.record({
    parts: fc.boolean(),
    wired: fc.boolean(),
    paid: fc.constantFrom(0, 1, 100_000, 234_900, 469_800),
    list: fc.boolean(),
    draft: fc.boolean(),
  });

  it('R46: the result is the same whether events run daily, irregularly or once a year', () => {
    fc.assert(
      fc.property(bookings, moments, ({ parts, wired, paid, list, draft }, gaps) => {
        const more = {
          paymentOption: parts ? 'installment' : 'onetime',
          paymentType: wired ? 'transfer' : 'online',
        } as const;
        const placed = list ? placedSignUp(2, more) : placedOrder(2, more);
        const money = paid === 0 ? placed : acceptedBooking(give(placed, registerAmount(paid)));
        const booking = draft ? draftAfter(allSteps(2)) : money;
        const yearly = upTo(booking, NOON + YEAR);
        let often = booking;
        const events: string[] = [];
        for (let at = NOON; at < NOON + YEAR; at += DAY_LENGTH) {
          const day = upTo(often, at);
          often = day.booking;
          events.push(...day.done);
        }
        expect(often).toEqual(yearly.booking);
        expect(events).toEqual(yearly.done);
        let odd = booking;
        let at = NOON;
        for (const gap of gaps) {
          at += gap * 7 * HOUR + MINUTE;
          odd = upTo(odd, at).booking;
        }
        expect(upTo(odd, NOON + YEAR).booking).toEqual(yearly.booking);
      }),
      runs(40),
    );
  });

  it('R32: a late run cancels an order only if nothing was paid before the run; a rebate is no payment', () => {
    const late = { ...SYSTEM, ...atNoonOf('2027-07-01') };
    const paid = thenGive(placedOrder(1), [registerAmount(1)], atNoonOf('2027-06-30'));
    expect(refusalFrom(give(paid, { type: 'cancelUnpaid', statementsUntil: null }, late))).toEqual({
      kind: 'notDue',
    });
    const rebate = thenGive(
      placedOrder(1),
      [{ type: 'grantRebate', amount: zloty(100), reason: '' }],
      OFFICE,
    );
    expect(upTo(rebate, NOON + YEAR).booking).toMatchObject({
      status: 'cancelled',
      reason: 'unpaid',
    });
  });
});

/** Applies the sets of settings one after the other, also those that change no schedule. */
const oneByOne = (booking: Booking, inTime: readonly FiguresSince[]): ScheduledEvent | null => {
  for (const [index, { since, figures }] of inTime.entries()) {
    const next = nextEventUnderSettings(booking, figures, OFFER);
    const at = Math.max(next?.at ?? Number.POSITIVE_INFINITY, since);
    if (next !== null && at < (inTime[index + 1]?.since ?? Number.POSITIVE_INFINITY))
      return { ...next, at };
  }
  return null;
};

describe('the next scheduled event while brand settings change', () => {
  const figures = fc.record({
    draftDays: fc.integer({ min: 1, max: 40 }),
    unpaidWorkingDays: fc.integer({ min: 1, max: 5 }),
    noticeDays: fc.option(
      fc.record({ ...{ beforeDue: fc.nat(9), beforeStart: fc.nat(9), afterEnd: fc.nat(9) } }),
      { nil: null },
    ),
    cabinSurcharge: fc.constantFrom(0, 100, 200),
  });
  const changed = fc.option(
    fc.oneof(
      fc.subarray(['draftDays', 'unpaidWorkingDays', 'noticeDays', 'cabinSurcharge'] as const),
      fc.constant([]),
    ),
  );
  const later = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), figures, changed), {
    minLength: 1,
    maxLength: 8,
  });
  const placed = placedOrder(2, { paymentOption: 'installment' });
  const bookings = fc.constantFrom<Booking>(
    draftAfter(allSteps(1)),
    draftAfter([tripStep(1)]),
    placed,
    { ...placed, reminded: [1] },
    { ...placedOrder(1), reminded: [1] },
    thenGive(placed, [registerAmount(zloty(1000))]),
    thenGive(placedOrder(1), [registerAmount(zloty(2349))]),
    placedSignUp(1),
  );

  it('R8, R32: stays the same after any number of changes that affect no deadline', () => {
    fc.assert(
      fc.property(later, bookings, (changes, booking) => {
        const inTime: FiguresSince[] = [{ since: Number.NEGATIVE_INFINITY, figures: SETTINGS }];
        for (const [days, other, names] of changes.toSorted(([a], [b]) => a - b)) {
          const last = inTime.at(-1)?.figures ?? SETTINGS;
          const news = Object.fromEntries((names ?? []).map((name) => [name, other[name]]));
          inTime.push({ since: NOON + days * DAY_LENGTH, figures: { ...last, ...news } });
        }
        expect(nextScheduledEvent(booking, inTime, OFFER)).toEqual(oneByOne(booking, inTime));
      }),
      runs(300),
    );
  });

  it('R8: if new brand settings start at an event’s due time, they decide when the event comes', () => {
    const draft = draftAfter([tripStep(1)]);
    const due = NOON + 30 * DAY_LENGTH;
    const longer = (since: Instant): readonly FiguresSince[] => [
      { since: Number.NEGATIVE_INFINITY, figures: SETTINGS },
      { since, figures: { ...SETTINGS, draftDays: 40 } },
    ];
    expect(nextScheduledEvent(draft, longer(due + 1), OFFER)?.at).toBe(due);
    expect(nextScheduledEvent(draft, longer(due), OFFER)?.at).toBe(due + 10 * DAY_LENGTH);
  });
});
