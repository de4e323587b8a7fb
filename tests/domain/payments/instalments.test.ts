import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar.ts';
import { sum, zloty } from '../../../domain/money.ts';
import {
  canPayInInstalments,
  instalmentPlan,
  isOnlinePaymentOnly,
  oneOffPlan,
  onlineCommission,
} from '../../../domain/payments/instalments.ts';
import { amounts, OFFER, offers, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';

const daysBefore = (days: number) => addDays(OFFER.from, -days);
const plan = (more: Partial<Parameters<typeof instalmentPlan>[0]>) =>
  instalmentPlan({
    offer: OFFER,
    settings: SETTINGS,
    today: '2027-01-15',
    travellers: 1,
    price: zloty(2349),
    ...more,
  });
const amountsAndDays = (more: Partial<Parameters<typeof instalmentPlan>[0]>) =>
  plan(more).map(({ amount, due }) => [amount / 100, due]);

describe('the instalments of a plan', () => {
  it('W-190, W-191, R28.2: are the advance, then up to half 60 days and the rest 30 days before the start', () => {
    expect(amountsAndDays({})).toEqual([
      [500, null],
      [674.5, '2027-06-01'],
      [1174.5, '2027-07-01'],
    ]);
  });

  it('W-191, A-197, R28.6: the offer sets the advance of a traveller: 500, 1500 or (Safe Booking) 100 PLN', () => {
    expect(amountsAndDays({ travellers: 3, price: zloty(7047) }).map(([amount]) => amount)).toEqual(
      [1500, 2023.5, 3523.5],
    );
    expect(
      amountsAndDays({ offer: offerWith({ advance: zloty(1500) }), price: zloty(6000) }).map(
        ([amount]) => amount,
      ),
    ).toEqual([1500, 1500, 3000]);
    expect(
      amountsAndDays({ offer: offerWith({ advance: zloty(100), safeBooking: true }) }).map(
        ([amount]) => amount,
      ),
    ).toEqual([100, 1074.5, 1174.5]);
  });

  it('R28: an advance above half the price makes line 2 zero; above the price it makes lines 2 and 3 zero', () => {
    expect(amountsAndDays({ price: zloty(800) }).map(([amount]) => amount)).toEqual([500, 0, 300]);
    expect(amountsAndDays({ price: zloty(400) }).map(([amount]) => amount)).toEqual([400, 0, 0]);
    expect(amountsAndDays({ price: 0 }).map(([amount]) => amount)).toEqual([0, 0, 0]);
  });

  it('W-192, R28.3: of a private cruise (type 6) are 30, 30 and 40 per cent', () => {
    const offer = offerWith({ typeId: 6, traits: ['privateCruise'] });
    expect(amountsAndDays({ offer, price: zloty(14_700) }).map(([amount]) => amount)).toEqual([
      4410, 4410, 5880,
    ]);
    expect(plan({ offer, price: 1005 }).map(({ amount }) => amount)).toEqual([302, 302, 401]);
    expect(plan({ offer, price: 1 }).map(({ amount }) => amount)).toEqual([0, 0, 1]);
    expect(plan({ offer, price: 2 }).map(({ amount }) => amount)).toEqual([1, 1, 0]);
  });

  it('R28.5: if the first two percentages of a private cruise exceed 100, the third instalment is 0', () => {
    const offer = offerWith({ typeId: 6, traits: ['privateCruise'] });
    const settings = { ...SETTINGS, privateInstalments: { firstPercent: 60, secondPercent: 60 } };
    expect(plan({ offer, settings, price: 1000 }).map(({ amount }) => amount)).toEqual([
      600, 400, 0,
    ]);
  });

  it.each([
    [61, true, true],
    [60, true, true],
    [59, false, true],
    [31, false, true],
    [30, false, true],
    [29, false, false],
  ])(
    'W-190, R28.4: %i days before the start the second instalment has a later due day: %s; the third: %s',
    (days, second, third) => {
      const [first, middle, last] = plan({ today: daysBefore(days) });
      expect(first?.due).toBe(null);
      expect(middle?.due).toBe(second ? daysBefore(60) : null);
      expect(last?.due).toBe(third ? daysBefore(30) : null);
      expect(middle?.amount).toBe(67_450);
    },
  );

  it.each([
    [61, true],
    [60, true],
    [59, true],
    [31, true],
    [30, false],
    [29, false],
    [0, false],
  ])(
    'W-132, R29.1: instalments are for sign-ups, and for orders until 31 days before the start (%i: %s)',
    (days, offered) => {
      expect(canPayInInstalments(OFFER, SETTINGS, daysBefore(days), false)).toBe(offered);
      expect(canPayInInstalments(OFFER, SETTINGS, daysBefore(days), true)).toBe(true);
    },
  );

  it('W-192, R28.5: add up to the price, and none is negative', () => {
    fc.assert(
      fc.property(
        offers,
        amounts(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 200 }),
        (offer, price, travellers, days) => {
          const lines = instalmentPlan({
            offer,
            settings: SETTINGS,
            today: addDays(offer.from, -days),
            travellers,
            price,
          });
          expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
          expect(sum(lines.map(({ amount }) => amount))).toBe(price);
          for (const { amount } of lines) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(Number.isInteger(amount)).toBe(true);
          }
        },
      ),
      runs(500),
    );
  });

  it('R28.9: a one-off payment has one plan line with the full price, due at once', () => {
    expect(oneOffPlan(zloty(2349))).toEqual([{ number: 1, amount: zloty(2349), due: null }]);
  });
});

describe('which orders can be paid only online, and the commission of online payment', () => {
  // The start, 31.07.2027, is a Saturday. Five working days before it is Monday 26.07.
  it('R28.10: in the last five working days before the start, only online payment is possible', () => {
    expect(isOnlinePaymentOnly(OFFER, SETTINGS, '2027-07-25', false)).toBe(false);
    expect(isOnlinePaymentOnly(OFFER, SETTINGS, '2027-07-26', false)).toBe(true);
  });

  it('R29.2: with resignation insurance, only online payment is possible', () => {
    expect(isOnlinePaymentOnly(OFFER, SETTINGS, '2027-01-15', true)).toBe(true);
  });

  it('R30.1: the commission is 1%, rounded half up, and 0 if only online payment is possible', () => {
    expect(onlineCommission(zloty(2349), SETTINGS, false)).toBe(2349);
    expect(onlineCommission(150, SETTINGS, false)).toBe(2);
    expect(onlineCommission(zloty(2349), SETTINGS, true)).toBe(0);
    expect(onlineCommission(zloty(2349), { ...SETTINGS, onlineCommissionPercent: 0 }, false)).toBe(
      0,
    );
    expect(
      onlineCommission(zloty(1000), { ...SETTINGS, onlineCommissionPercent: 0.75 }, false),
    ).toBe(750);
  });
});
