import { describe, expect, it } from 'vitest';
import type { Cancelled } from '../../../../domain/booking/booking.ts';
import { amountOwedBack, refundState } from '../../../../domain/booking/placed/refunds.ts';
import { DAY_LENGTH } from '../../../../domain/calendar.ts';
import { type Money, zloty } from '../../../../domain/money.ts';
import { oneOffPlan } from '../../../../domain/payments/instalments.ts';
import type { Payment } from '../../../../domain/payments/ledger.ts';
import { confirmedBooking, waitingBooking } from '../../../arbitraries/bookings.ts';
import { cancelledBooking } from '../../../contracts/stored-examples.ts';
import { acceptedBooking, give, NOON } from '../booking-steps.ts';
import { OFFICE, placedOrder, registerAmount, SYSTEM, thenGive } from './placed-steps.ts';

/** A payment, as [amount, milliseconds after the cancellation, method]. */
const came = (amount: number, later: number): readonly [Money, number, Payment['method']] => [
  zloty(amount),
  later,
  'transfer',
];
const went = (amount: number, later: number): readonly [Money, number, Payment['method']] => [
  zloty(-amount),
  later,
  'refund',
];

const ended = (
  reason: Cancelled['reason'],
  ...moves: readonly (readonly [Money, number, Payment['method']])[]
): Cancelled => {
  const bare = cancelledBooking('REFUND22', []);
  const payments = moves.map(([amount, later, method], index): Payment => {
    const payment = { id: `p${index}`, amount, at: bare.cancelledAt + later };
    return method === 'voucher' ? { ...payment, method, voucher: 'V' } : { ...payment, method };
  });
  return { ...bare, reason, refund: zloty(500), payments };
};
const openRefundOf = (booking: Cancelled) => {
  const { returned, onItsWay, undecided } = refundState(booking);
  return [returned, onItsWay, undecided].map((amount) => amount / 100);
};

describe('a cancellation by a process whose clock differs from the clock of another process', () => {
  it.each([-5000, 0, 5000])(
    'R31, R48: only payments before the cancellation count for its refund (the other clock: %d ms)',
    (ahead) => {
      const [before, end, after] = [
        NOON + DAY_LENGTH + ahead,
        NOON + DAY_LENGTH,
        NOON + DAY_LENGTH - ahead,
      ];
      const paid = thenGive(
        placedOrder(1),
        [
          registerAmount(zloty(2400)),
          registerAmount(zloty(51), { paymentId: 'back', method: 'refund' }),
        ],
        { at: before },
      );
      for (const reason of ['organiser', 'customer'] as const) {
        const ended = acceptedBooking(
          give(paid, { type: 'cancel', reason }, { ...OFFICE, at: end }),
        );
        const late = acceptedBooking(
          give(ended, registerAmount(zloty(60), { paymentId: 'late' }), { ...SYSTEM, at: after }),
        );
        const back = acceptedBooking(
          give(late, registerAmount(zloty(100), { paymentId: 'P2', method: 'refund' }), {
            ...SYSTEM,
            at: after,
          }),
        );
        const refund = ended.status === 'cancelled' ? ended.refund / 100 : 0;
        const refunds = [ended, late, back].map((booking) =>
          booking.status === 'cancelled' ? openRefundOf(booking) : null,
        );
        expect(refunds).toEqual(
          reason === 'organiser'
            ? [
                [0, 2349, 0],
                [0, 2409, 0],
                [100, 2309, 0],
              ]
            : [
                [0, refund, 0],
                [0, refund, 60],
                [100, refund - 100, 60],
              ],
        );
      }
    },
  );
});

describe('the stored time of a cancellation and of payments after it', () => {
  const END = NOON + DAY_LENGTH;
  const [money, back] = [
    registerAmount(zloty(60), { paymentId: 'late' }),
    registerAmount(zloty(60), { paymentId: 'late', method: 'refund' }),
  ];
  const paid = thenGive(placedOrder(1), [registerAmount(zloty(2400))]);
  const end = (booking: typeof paid) =>
    acceptedBooking(give(booking, { type: 'cancel', reason: 'organiser' }, { ...OFFICE, at: END }));

  it('R31, R48: a cancellation’s time is not before an earlier payment, and is after any earlier refund', () => {
    const ahead = { ...SYSTEM, at: END + 5000 };
    const ends = [paid, thenGive(paid, [money], ahead), thenGive(paid, [back], ahead)].map(end);
    expect(ends).toMatchObject([
      { cancelledAt: END },
      { cancelledAt: END + 5000 },
      { cancelledAt: END + 5001 },
    ]);
  });

  it('R31, R48: a payment after the cancellation is stored as later, even if its process’s clock is behind', () => {
    const moment = (command: typeof money, later: number) => {
      const after = acceptedBooking(give(end(paid), command, { ...SYSTEM, at: END + later }));
      return 'payments' in after ? (after.payments.at(-1)?.at ?? 0) - END : null;
    };
    expect([-5000, 0, 1, 7].map((later) => moment(money, later))).toEqual([1, 1, 1, 7]);
    expect([-5000, 0, 1, 7].map((later) => moment(back, later))).toEqual([0, 0, 1, 7]);
  });
});

describe('the refund that the shop still owes for a cancelled booking', () => {
  it('R48: is the refund less the money returned since the cancellation', () => {
    const before = [came(1000, -2), went(50, -1), came(10, 0)];
    expect(openRefundOf(ended('customer', ...before))).toEqual([0, 500, 0]);
    expect(openRefundOf(ended('customer', ...before, went(100, 0)))).toEqual([100, 400, 0]);
    expect(openRefundOf(ended('customer', ...before, went(100, 0), went(400, 5)))).toEqual([
      500, 0, 0,
    ]);
  });

  it('R31, R70: includes payments after the cancellation, unless the customer cancelled', () => {
    for (const reason of ['organiser', 'unpaid', 'leftReserveList'] as const)
      expect(openRefundOf(ended(reason, came(1000, -1), came(60, 1), went(100, 2)))).toEqual([
        100, 460, 0,
      ]);
    expect(openRefundOf(ended('organiser', came(60, 1), went(600, 2)))).toEqual([600, 0, 0]);
  });

  it('R31, R48: money paid after a customer cancelled is undecided, less what was refunded too much', () => {
    expect(openRefundOf(ended('customer', came(1000, -1), came(60, 1), went(100, 2)))).toEqual([
      100, 400, 60,
    ]);
    expect(openRefundOf(ended('customer', came(60, 1), went(520, 2)))).toEqual([520, 0, 40]);
    expect(openRefundOf(ended('customer', came(60, 1), went(600, 2)))).toEqual([600, 0, 0]);
  });

  it('R31.13: excludes late money that the office decided to keep; that money needs no decision any more', () => {
    const late = ended('customer', came(60, 1));
    expect(openRefundOf({ ...late, keptLate: zloty(25) })).toEqual([0, 500, 35]);
    expect(
      openRefundOf({ ...ended('customer', came(60, 1), went(535, 2)), keptLate: zloty(25) }),
    ).toEqual([535, 0, 0]);
  });

  it('R70: is due within 14 days of the cancellation', () => {
    expect(refundState(ended('customer')).until).toBe('2027-06-15');
  });

  it('R31.12: after a paid first refund, a later payment is due back within 14 days of its arrival', () => {
    const DAYS = 86_400_000;
    const late = [came(60, 20 * DAYS), came(40, 30 * DAYS)] as const;
    const until = (...went_: readonly ReturnType<typeof went>[]) =>
      refundState(ended('unpaid', ...late, ...went_)).until;
    expect(until()).toBe('2027-06-15');
    expect(until(went(500, 1))).toBe('2027-07-05');
    expect(until(went(560, 1))).toBe('2027-07-15');
    expect(refundState(ended('customer', ...late, went(500, 1))).until).toBe('2027-06-15');
  });

  it('R31, R48: the shop owes the rest of a refund and an order’s overpayment; it owes a sign-up nothing', () => {
    const paid = {
      plan: oneOffPlan(zloty(100)),
      payments: [{ id: 'p', method: 'transfer', amount: zloty(130), at: 0 }],
    } as const;
    expect(amountOwedBack(ended('customer', went(100, 1)))).toBe(zloty(400));
    expect(amountOwedBack(confirmedBooking('REFUND22', [], paid))).toBe(zloty(30));
    expect(amountOwedBack(waitingBooking('REFUND22', [], paid))).toBe(0);
  });
});
