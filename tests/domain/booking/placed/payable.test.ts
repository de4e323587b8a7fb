import { describe, expect, it } from 'vitest';
import {
  amountsPayableOnline,
  chargedAmount,
} from '../../../../domain/booking/placed/payment-methods.ts';
import { zloty } from '../../../../domain/money.ts';
import type { Instalment } from '../../../../domain/payments/instalments.ts';
import { confirmedBooking, draft, waitingBooking } from '../../../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import { ANNA, party } from '../../../arbitraries/parties.ts';

const PLAN: readonly Instalment[] = [
  { number: 1, amount: zloty(1000), due: null },
  { number: 2, amount: zloty(1349), due: '2027-06-01' },
  { number: 3, amount: zloty(2349), due: '2027-07-01' },
];
const booking = (...paid: readonly number[]) =>
  confirmedBooking('PAY22222', [], {
    plan: PLAN,
    payments: paid.map((amount, index) => ({
      id: `P${index}`,
      method: 'online',
      amount: zloty(amount),
      at: index,
    })),
  });
const on = (today: string, ...paid: readonly number[]) =>
  amountsPayableOnline(booking(...paid), OFFER, SETTINGS, today);

describe('amounts that can be paid online now', () => {
  it('R30.3: the next payment covers all due lines, or else the next line; a full payment covers all', () => {
    expect(on('2027-01-10')).toEqual({
      next: { amount: zloty(1000), commission: 1000 },
      full: { amount: zloty(4698), commission: 4698 },
    });
    expect(on('2027-01-10', 1000)?.next).toEqual({ amount: zloty(1349), commission: 1349 });
    expect(on('2027-06-01', 400)?.next.amount).toBe(zloty(1949));
    expect(on('2027-07-01')?.next).toEqual(on('2027-07-01')?.full);
  });

  it('R30: the commission is 1% of the amount to pay, rounded half up; the customer pays both together', () => {
    // 1345.50 of the second line's 1349 are left. One per cent is 13.455, rounded up.
    const next = on('2027-01-10', 1003.5)?.next;
    expect(next).toEqual({ amount: 134_550, commission: 1346 });
    expect(next && chargedAmount(next)).toBe(135_896);
    expect(
      amountsPayableOnline(
        booking(),
        OFFER,
        { ...SETTINGS, onlineCommissionPercent: 0 },
        '2027-01-10',
      )?.full.commission,
    ).toBe(0);
  });

  it('R30: the commission is 0 in the last five working days, because only online payment is possible then', () => {
    // The start, 31.07.2027, is a Saturday. The fifth working day before it is Monday 26.07.
    expect(on('2027-07-25')?.full.commission).toBe(4698);
    expect(on('2027-07-26')?.full).toEqual({ amount: zloty(4698), commission: 0 });
  });

  it('R29, R30: if a traveller has resignation insurance, only online payment is possible, free of charge', () => {
    const insuredOnes = (...resignation: readonly boolean[]) =>
      amountsPayableOnline(
        confirmedBooking('PAY55555', [], {
          plan: PLAN,
          choices: party(
            'single',
            3,
            resignation.map((each) => ({ person: ANNA, resignation: each })),
          ),
        }),
        OFFER,
        SETTINGS,
        '2027-01-10',
      )?.full.commission;
    expect(insuredOnes(false, false, false)).toBe(4698);
    for (const answers of [
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
      expect(insuredOnes(...answers)).toBe(0);
  });

  it('R29, R30: drafts, sign-ups and paid bookings have no amount to pay', () => {
    const of = (each: Parameters<typeof amountsPayableOnline>[0]) =>
      amountsPayableOnline(each, OFFER, SETTINGS, '2027-01-10');
    expect([
      of(draft('PAY33333')),
      of(waitingBooking('PAY44444', [])),
      of(booking(4698)),
      of(booking(5000)),
    ]).toEqual([null, null, null, null]);
  });
});
