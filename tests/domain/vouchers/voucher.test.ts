import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import {
  isVoucherAmount,
  normalizeVoucherCode,
  restoreFullVoucherValue,
  spendVoucher,
  spendWholeVoucher,
  type Voucher,
  type VoucherState,
  voucherProblem,
  voucherState,
} from '../../../domain/vouchers/voucher.ts';
import { amounts } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';
import { NOON } from '../booking/booking-steps.ts';
import { discountVoucher, giftVoucher } from '../booking/placed/placed-steps.ts';

const use = { siteId: 1, bookingId: 'MINE', at: NOON, today: '2027-05-15' };

describe('the amount and the code of a voucher', () => {
  it.each([
    [4999, false],
    [5000, true],
    [5001, false],
    [5099, false],
    [5100, true],
    [1_999_900, true],
    [2_000_000, true],
    [2_000_100, false],
    [0, false],
    [-5000, false],
    [5000.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('R27.3: %d grosze is a valid amount: %s', (amount, allowed) => {
    expect(isVoucherAmount(amount)).toBe(allowed);
  });

  it('R25: two voucher codes are equal if they differ only in case or in spaces around them', () => {
    expect(normalizeVoucherCode('  prezent-1 ')).toBe('PREZENT-1');
  });
});

describe('whether a booking can use a voucher, and if not, why', () => {
  it.each<[string, Voucher | undefined, string | null]>([
    ['unknown', undefined, 'unknown'],
    ['valid', giftVoucher(), null],
    ['used', giftVoucher({ used: true, value: 0 }), 'used'],
    ['without a remaining value', giftVoucher({ value: 0 }), 'used'],
    ['not activated by the office yet', giftVoucher({ active: false }), 'inactive'],
    ['on its last day', giftVoucher({ expiresOn: '2027-05-15' }), null],
    ['past its last day', giftVoucher({ expiresOn: '2027-05-14' }), 'expired'],
    ['of this brand', giftVoucher({ siteId: 1 }), null],
    ['of the sister brand', giftVoucher({ siteId: 2 }), 'wrongBrand'],
    [
      'reserved by another draft',
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON + 1 } }),
      'reserved',
    ],
    [
      'reserved by another draft until now',
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON } }),
      null,
    ],
    [
      'reserved by the booking itself',
      giftVoucher({ reserved: { bookingId: 'MINE', until: NOON + 1 } }),
      null,
    ],
  ])(
    'R26, R27.1: a voucher that is %s: returns null if it can be used, otherwise the reason why not',
    (_case, voucher, problem) => {
      expect(voucherProblem(voucher, use)).toBe(problem);
    },
  );
});

describe('the state of a voucher: one word that screens and lists show', () => {
  const reservation = { bookingId: 'OTHER', until: NOON + 1 };
  it.each<[string, Voucher, VoucherState]>([
    ['valid', giftVoucher(), 'active'],
    ['reserved by a draft', giftVoucher({ reserved: reservation }), 'reserved'],
    [
      'reserved by a draft until now',
      giftVoucher({ reserved: { ...reservation, until: NOON } }),
      'active',
    ],
    ['on its last day', giftVoucher({ expiresOn: '2027-05-15' }), 'active'],
    [
      'past its last day',
      giftVoucher({ expiresOn: '2027-05-14', active: false, reserved: reservation }),
      'expired',
    ],
    [
      'not activated by the office, though reserved',
      giftVoucher({ active: false, reserved: reservation }),
      'inactive',
    ],
    [
      'used and also expired or inactive',
      giftVoucher({ used: true, active: false, expiresOn: '2027-05-14' }),
      'used',
    ],
    ['without a remaining value', giftVoucher({ value: 0 }), 'used'],
    ['left with one grosz', giftVoucher({ value: 1 }), 'active'],
  ])(
    'R26, R27: voucherState returns the one state of a voucher that is %s',
    (_case, voucher, state) => {
      expect(voucherState(voucher, NOON)).toBe(state);
    },
  );
});

describe('spending a voucher', () => {
  it('R26.1: the rest of the value stays on a voucher; the voucher counts as used only at 0', () => {
    const first = spendVoucher(
      giftVoucher({ issued: zloty(500), reserved: { bookingId: 'MINE', until: NOON } }),
      zloty(499.99),
    );
    expect(first).toMatchObject({
      paid: 49_999,
      voucher: { value: 1, used: false, reserved: null, issued: zloty(500) },
    });
    expect(spendVoucher(first.voucher, zloty(10))).toMatchObject({
      paid: 1,
      voucher: { value: 0, used: true },
    });
  });

  it('R26: if a payment of 0 is requested, the voucher pays nothing', () => {
    expect(spendVoucher(giftVoucher(), 0)).toMatchObject({
      paid: 0,
      voucher: { value: zloty(500), used: false },
    });
  });

  it('R26.4: payments from a voucher never exceed its issued value; a voucher with nothing left is used', () => {
    fc.assert(
      fc.property(
        amounts(zloty(20_000)),
        fc.array(amounts(zloty(8000)), { minLength: 1, maxLength: 12 }),
        (issued, wishes) => {
          let voucher = giftVoucher({ issued });
          let paid = 0;
          for (const amount of wishes) {
            const spent = spendVoucher(voucher, amount);
            expect(spent.paid).toBe(Math.min(amount, voucher.value));
            paid += spent.paid;
            voucher = spent.voucher;
          }
          expect(paid + voucher.value).toBe(issued);
          expect(voucher.used).toBe(paid === issued);
        },
      ),
      runs(300),
    );
  });

  it('R25, R26.5: a discount voucher is spent whole; leaving the reserve list restores its full value', () => {
    const spent = spendWholeVoucher(
      discountVoucher({ reserved: { bookingId: 'MINE', until: NOON } }),
    );
    expect(spent).toMatchObject({ value: 0, used: true, reserved: null });
    expect(restoreFullVoucherValue(spent)).toEqual(discountVoucher());
  });
});
