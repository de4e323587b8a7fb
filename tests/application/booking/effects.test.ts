import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import {
  areSameEffects,
  type EffectSources,
  effectsOf,
} from '../../../application/booking/effects.ts';
import type { Effects, Outcome } from '../../../application/ports/journal.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { replay } from '../../../application/replay/replay.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedDraft,
  allSteps,
  berthsStep,
  draftAfter,
  give,
  insureAll,
  NOON,
  tripStep,
} from '../../domain/booking/booking-steps.ts';
import {
  atNoonOf,
  discountVoucher,
  placedOrder,
  registerAmount,
  thenGive,
} from '../../domain/booking/placed/placed-steps.ts';

const NOTHING_BESIDES: EffectSources = { vouchers: [], wakes: null, mails: [], waiting: null };

const noticed = (
  before: Booking | null,
  after: Booking,
  besides: Partial<EffectSources> = {},
): Effects => effectsOf(before, after, { ...NOTHING_BESIDES, ...besides });

describe('effects of a command (R46)', () => {
  it('R12, R18, R23, R28: an order records price rows, rebates (rule, granted, requested), plan, due days', () => {
    const winter = { ...atNoonOf('2027-01-15'), trips: { 'anna@example.com': 4 } };
    const draft = draftAfter(allSteps(2), winter);
    const order = placedOrder(2, { paymentOption: 'installment' }, winter);
    expect(noticed(draft, order)).toEqual({
      rows: [
        '1 accommodation 501 234900',
        '1 journey 2 0',
        '1 insurance 1 0',
        '1 rebates -30000',
        '2 accommodation 501 234900',
        '2 journey 2 0',
        '2 insurance 1 0',
        '2 rebates -20000',
      ],
      rebates: [
        '1 firstMinute R19 20000 of 20000',
        '1 loyalty R20 10000 of 10000',
        '2 firstMinute R19 20000 of 20000',
      ],
      plan: ['1 0 of 100000 firstDue', '2 0 of 109900 2027-06-01', '3 0 of 209900 2027-07-01'],
      firstDue: atNoonOf('2027-01-16').at,
      heldUntil: 0,
      step: 0,
      wakes: null,
      v: 5,
    });
  });

  it('R31: a payment records only the plan lines that it pays', () => {
    const order = placedOrder(2, { paymentOption: 'installment' });
    expect(noticed(order, thenGive(order, [registerAmount(zloty(1200))]))).toEqual({
      plan: [
        '1 100000 of 100000 firstDue',
        '2 20000 of 134900 2027-06-01',
        '3 0 of 234900 2027-07-01',
      ],
      wakes: null,
      v: 5,
    });
  });

  it('R8, R26: saving a draft records its step, hold, reserved vouchers and next scheduled event', () => {
    const before = draftAfter([tripStep(1), berthsStep([501])]);
    const after = acceptedDraft(give(before, insureAll(1), { at: NOON + 10 * MINUTE }));
    const voucher = discountVoucher({
      reserved: { bookingId: after.id, until: NOON + 40 * MINUTE },
    });
    expect(noticed(before, after, { vouchers: [voucher], wakes: NOON + 40 * MINUTE })).toEqual({
      step: 3,
      heldUntil: NOON + 40 * MINUTE,
      vouchers: [{ code: 'ZNIZKA', value: zloty(300), used: false, keptUntil: NOON + 40 * MINUTE }],
      wakes: NOON + 40 * MINUTE,
      v: 5,
    });
  });

  it('R21: joining a group records group, date and whether the booking counts in the group’s size', () => {
    const draft = draftAfter(allSteps(1));
    const grouped = acceptedBooking(give(draft, { type: 'createGroup' }, { at: NOON + HOUR }));
    expect(noticed(draft, grouped).group).toBe(`${draft.id} 2027-05-15 counts`);
  });
});

describe('R46: effects that a replay compares with a journal line', () => {
  const outcome: Outcome = {
    ...{ status: 'draft', version: 1, price: null, paid: 0, left: 0, refund: 0 },
    ...{ reserveList: false, seats: [], held: false },
  };
  const lines = (recorded: Outcome): readonly ExportLine[] => [
    { kind: 'settings', value: SETTINGS },
    { kind: 'offer', siteId: 1, value: OFFER },
    {
      kind: 'command',
      n: 1,
      recorded: {
        ...{
          bookingId: 'K7M2P9QX',
          command: { type: 'createDraft', offerId: OFFER.id, siteId: 1 },
          by: { kind: 'customer' },
        },
        ...{
          owner: { visitorId: 'v', accountId: null },
          at: NOON,
          expectedVersion: null,
          bookerEmail: null,
          trips: {},
        },
      },
      outcome: recorded,
    },
  ];
  const differences = async (recorded: Outcome): Promise<number> =>
    (
      await replay(
        { store: openMemoryStore().store, hashOf: (text) => text, progress: () => {} },
        lines(recorded),
      )
    ).differences;

  it('include every effect that the journal line recorded', async () => {
    expect(await differences({ ...outcome, noticed: { wakes: NOON + 30 * DAY_LENGTH } })).toBe(0);
    expect(await differences({ ...outcome, noticed: { wakes: NOON + 31 * DAY_LENGTH } })).toBe(1);
    expect(
      await differences({ ...outcome, noticed: { wakes: NOON + 30 * DAY_LENGTH, step: 1 } }),
    ).toBe(1);
    expect(await differences({ ...outcome, noticed: {} })).toBe(1);
  });

  it('are not compared if the line is from a time when the journal stored no effects', async () => {
    expect(await differences(outcome)).toBe(0);
  });

  it('R31.10: include mails about undone payments only for lines since journal version 3', () => {
    const undone = ['bookingPaymentUndone to 1'];
    expect(areSameEffects({ v: 2 }, { v: 3, mails: undone })).toBe(true);
    expect(areSameEffects({ v: 3 }, { v: 3, mails: undone })).toBe(false);
    expect(areSameEffects({ v: 2 }, { v: 3, mails: ['bookingPaid to 1', ...undone] })).toBe(false);
    expect(
      areSameEffects(
        { v: 2, mails: ['bookingPaid to 1'] },
        { v: 3, mails: ['bookingPaid to 1', ...undone] },
      ),
    ).toBe(true);
  });

  it('R31.12: include mails about payments after a cancellation only for lines since journal version 4', () => {
    const late = ['bookingPaidAfterEnd to 1'];
    for (const v of [2, 3] as const)
      expect(areSameEffects({ v }, { v: 4, mails: late })).toBe(true);
    expect(areSameEffects({ v: 4 }, { v: 4, mails: late })).toBe(false);
    expect(areSameEffects({ v: 3 }, { v: 4, mails: ['bookingPaymentUndone to 1'] })).toBe(false);
  });

  it('R21.10: include mails about a grown group only for lines since journal version 5', () => {
    const grown = ['bookingRegrouped to 1'];
    expect(areSameEffects({ v: 4, mails: grown }, { v: 5 })).toBe(true);
    expect(areSameEffects({ v: 5, mails: grown }, { v: 5 })).toBe(false);
    expect(areSameEffects({ v: 5 }, { v: 5, mails: grown })).toBe(false);
    expect(areSameEffects({ v: 4, mails: [...grown, 'bookingPaid to 1'] }, { v: 5 })).toBe(false);
  });
});
