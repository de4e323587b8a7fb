import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import {
  isVoucherAmount,
  releaseVoucher,
  spendVoucher,
  spendWholeVoucher,
  type Voucher,
  type VoucherState,
  voucherCode,
  voucherProblem,
  voucherState,
} from '../../../domain/vouchers/voucher.ts';
import { amounts } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';
import { NOON } from '../booking/booking-steps.ts';
import { discountVoucher, giftVoucher } from '../booking/placed/placed-steps.ts';

const asked = { siteId: 1, bookingId: 'MINE', at: NOON, today: '2027-05-15' };

describe('the amount of a voucher', () => {
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

  it('R25: a code compares without case and surrounding spaces', () => {
    expect(voucherCode('  prezent-1 ')).toBe('PREZENT-1');
  });
});

describe('if a booking may use a voucher', () => {
  it.each<[string, Voucher | undefined, string | null]>([
    ['one that nobody knows', undefined, 'unknown'],
    ['a good one', giftVoucher(), null],
    ['one that was used', giftVoucher({ used: true, value: 0 }), 'used'],
    ['one on which nothing is left', giftVoucher({ value: 0 }), 'used'],
    [
      'one that a customer made and the office has not activated',
      giftVoucher({ active: false }),
      'inactive',
    ],
    ['one on its last day', giftVoucher({ expiresOn: '2027-05-15' }), null],
    ['one on the day after its last', giftVoucher({ expiresOn: '2027-05-14' }), 'expired'],
    ['one of this brand', giftVoucher({ siteId: 1 }), null],
    ['one of the sister brand', giftVoucher({ siteId: 2 }), 'wrongBrand'],
    [
      'one that another draft keeps',
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON + 1 } }),
      'reserved',
    ],
    [
      'one that another draft kept until now',
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON } }),
      null,
    ],
    [
      'one that it keeps itself',
      giftVoucher({ reserved: { bookingId: 'MINE', until: NOON + 1 } }),
      null,
    ],
  ])('R26, R27.1: %s', (_case, voucher, problem) => {
    expect(voucherProblem(voucher, asked)).toBe(problem);
  });
});

describe('the state of a voucher in one word', () => {
  const kept = { bookingId: 'OTHER', until: NOON + 1 };
  it.each<[string, Voucher, VoucherState]>([
    ['a good one', giftVoucher(), 'active'],
    ['one that a draft keeps', giftVoucher({ reserved: kept }), 'reserved'],
    [
      'one that a draft kept until now',
      giftVoucher({ reserved: { ...kept, until: NOON } }),
      'active',
    ],
    ['one on its last day', giftVoucher({ expiresOn: '2027-05-15' }), 'active'],
    [
      'one on the day after its last',
      giftVoucher({ expiresOn: '2027-05-14', active: false, reserved: kept }),
      'expired',
    ],
    ['one that waits for the office', giftVoucher({ active: false, reserved: kept }), 'inactive'],
    [
      'one that was used, whatever else it is',
      giftVoucher({ used: true, active: false, expiresOn: '2027-05-14' }),
      'used',
    ],
    ['one on which nothing is left', giftVoucher({ value: 0 }), 'used'],
    ['one on which a grosz is left', giftVoucher({ value: 1 }), 'active'],
  ])('R26, R27: %s', (_case, voucher, state) => {
    expect(voucherState(voucher, NOON)).toBe(state);
  });
});

describe('spending a voucher', () => {
  it('R26.1: keeps the rest as its value and is used only at 0', () => {
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

  it('R26: pays nothing if nothing is requested', () => {
    expect(spendVoucher(giftVoucher(), 0)).toMatchObject({
      paid: 0,
      voucher: { value: zloty(500), used: false },
    });
  });

  it('R26.4: in any number of payments pays exactly the issued sum, and is used when nothing is left', () => {
    fc.assert(
      fc.property(
        amounts(zloty(20_000)),
        fc.array(amounts(zloty(8000)), { minLength: 1, maxLength: 12 }),
        (issued, wishes) => {
          let voucher = giftVoucher({ issued });
          let paid = 0;
          for (const wanted of wishes) {
            const spent = spendVoucher(voucher, wanted);
            expect(spent.paid).toBe(Math.min(wanted, voucher.value));
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

  it('R25, R26.5: a discount voucher is spent whole, and restored when a sign-up leaves the list', () => {
    const spent = spendWholeVoucher(
      discountVoucher({ reserved: { bookingId: 'MINE', until: NOON } }),
    );
    expect(spent).toMatchObject({ value: 0, used: true, reserved: null });
    expect(releaseVoucher(spent)).toEqual(discountVoucher());
  });
});
