import { describe, expect, it } from 'vitest';
import { openMemory } from '../../../adapters/storage/memory/memory.ts';
import { type Besides, noticedOf, sameNoticed } from '../../../application/booking/noticed.ts';
import type { Noticed, Outcome } from '../../../application/ports/journal.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { replay } from '../../../application/replay/replay.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { discount, on, ordered, pay, thenGive } from '../../domain/booking/placed/placed-steps.ts';
import { accepted, acceptedDraft, allSteps, berths, draftAfter, give, insured, NOON, trip } from '../../domain/booking/steps.ts';

const NOTHING_BESIDES: Besides = { vouchers: [], wakes: null, mails: [], waiting: null };

const noticed = (before: Booking | null, after: Booking, besides: Partial<Besides> = {}): Noticed =>
  noticedOf(before, after, { ...NOTHING_BESIDES, ...besides });

describe('what is noticed of a command (R46)', () => {
  it('R12, R18, R23, R28: of an order every row, every rebate with its rule and what cut it, and the plan with its days', () => {
    const winter = { ...on('2027-01-15'), trips: { 'anna@example.com': 4 } };
    const draft = draftAfter(allSteps(2), winter);
    const order = ordered(2, { paymentOption: 'installment' }, winter);
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
      rebates: ['1 firstMinute R19 20000 of 20000', '1 loyalty R20 10000 of 10000', '2 firstMinute R19 20000 of 20000'],
      plan: ['1 0 of 100000 firstDue', '2 0 of 109900 2027-06-01', '3 0 of 209900 2027-07-01'],
      firstDue: on('2027-01-16').at,
      heldUntil: 0,
      step: 0,
      wakes: null,
      v: 5,
    });
  });

  it('R31: of a payment only the lines that it fills', () => {
    const order = ordered(2, { paymentOption: 'installment' });
    expect(noticed(order, thenGive(order, [pay(zloty(1200))]))).toEqual({
      plan: ['1 100000 of 100000 firstDue', '2 20000 of 134900 2027-06-01', '3 0 of 234900 2027-07-01'],
      wakes: null,
      v: 5,
    });
  });

  it('R8, R26: of a save how far the draft is, until when places are held, the vouchers kept for it, and when time comes for it', () => {
    const before = draftAfter([trip(1), berths([501])]);
    const after = acceptedDraft(give(before, insured(1), { at: NOON + 10 * MINUTE }));
    const voucher = discount({ reserved: { bookingId: after.id, until: NOON + 40 * MINUTE } });
    expect(noticed(before, after, { vouchers: [voucher], wakes: NOON + 40 * MINUTE })).toEqual({
      step: 3,
      heldUntil: NOON + 40 * MINUTE,
      vouchers: [{ code: 'ZNIZKA', value: zloty(300), used: false, keptUntil: NOON + 40 * MINUTE }],
      wakes: NOON + 40 * MINUTE,
      v: 5,
    });
  });

  it('R21: of a group which, since when, and whether the booking counts', () => {
    const draft = draftAfter(allSteps(1));
    const grouped = accepted(give(draft, { type: 'createGroup' }, { at: NOON + HOUR }));
    expect(noticed(draft, grouped).group).toBe(`${draft.id} 2027-05-15 counts`);
  });
});

describe('R46: what a replay asks of a line', () => {
  const outcome: Outcome = {
    ...{ status: 'draft', version: 1, price: null, paid: 0, left: 0, refund: 0 },
    ...{ reserveList: false, seats: [], held: false },
  };
  const lines = (told: Outcome): readonly ExportLine[] => [
    { kind: 'settings', value: SETTINGS },
    { kind: 'offer', siteId: 1, value: OFFER },
    {
      kind: 'command',
      n: 1,
      recorded: {
        ...{ bookingId: 'K7M2P9QX', command: { type: 'createDraft', offerId: OFFER.id, siteId: 1 }, by: { kind: 'customer' } },
        ...{ owner: { visitorId: 'v', accountId: null }, at: NOON, expectedVersion: null, bookerEmail: null, trips: {} },
      },
      outcome: told,
    },
  ];
  const differences = async (told: Outcome): Promise<number> =>
    (await replay({ store: openMemory().store, hashOf: (text) => text, progress: () => {} }, lines(told))).differences;

  it('all that was noticed, where the line tells it', async () => {
    expect(await differences({ ...outcome, noticed: { wakes: NOON + 30 * DAY_LENGTH } })).toBe(0);
    expect(await differences({ ...outcome, noticed: { wakes: NOON + 31 * DAY_LENGTH } })).toBe(1);
    expect(await differences({ ...outcome, noticed: { wakes: NOON + 30 * DAY_LENGTH, step: 1 } })).toBe(1);
    expect(await differences({ ...outcome, noticed: {} })).toBe(1);
  });

  it('nothing more than its figures, where it is from before', async () => {
    expect(await differences(outcome)).toBe(0);
  });

  it('R31.10: news of a payment that was taken back are asked of lines that know of them, and other news of both', () => {
    const undone = ['bookingPaymentUndone to 1'];
    expect(sameNoticed({ v: 2 }, { v: 3, mails: undone })).toBe(true);
    expect(sameNoticed({ v: 3 }, { v: 3, mails: undone })).toBe(false);
    expect(sameNoticed({ v: 2 }, { v: 3, mails: ['bookingPaid to 1', ...undone] })).toBe(false);
    expect(sameNoticed({ v: 2, mails: ['bookingPaid to 1'] }, { v: 3, mails: ['bookingPaid to 1', ...undone] })).toBe(true);
  });

  it('R31.12: and news of money that came after the end', () => {
    const late = ['bookingPaidAfterEnd to 1'];
    for (const v of [2, 3] as const) expect(sameNoticed({ v }, { v: 4, mails: late })).toBe(true);
    expect(sameNoticed({ v: 4 }, { v: 4, mails: late })).toBe(false);
    expect(sameNoticed({ v: 3 }, { v: 4, mails: ['bookingPaymentUndone to 1'] })).toBe(false);
  });

  it('R21.10: and news of a group that grew, which went out too where no price fell', () => {
    const grown = ['bookingRegrouped to 1'];
    expect(sameNoticed({ v: 4, mails: grown }, { v: 5 })).toBe(true);
    expect(sameNoticed({ v: 5, mails: grown }, { v: 5 })).toBe(false);
    expect(sameNoticed({ v: 5 }, { v: 5, mails: grown })).toBe(false);
    expect(sameNoticed({ v: 4, mails: [...grown, 'bookingPaid to 1'] }, { v: 5 })).toBe(false);
  });
});
