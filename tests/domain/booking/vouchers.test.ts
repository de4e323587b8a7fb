import { describe, expect, it } from 'vitest';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import type { Voucher, VoucherProblem } from '../../../domain/vouchers/voucher.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  acceptedDraft,
  acceptedWaiting,
  allSteps,
  changedVouchers,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  insureAll,
  invalidAt,
  NOON,
  refusalFrom,
  releaseStep,
  takenByOthers,
  tripStep,
} from './booking-steps.ts';
import {
  atNoonOf,
  discountVoucher,
  giftVoucher,
  listSteps,
  placedOrder,
  placedSignUp,
  redeemStep,
  withVouchers,
} from './placed/placed-steps.ts';

const knows = (...vouchers: readonly Voucher[]) => contextWith(withVouchers(...vouchers));
const voucherRefused = (
  problem: VoucherProblem | 'onlyBeforeConfirmation' | 'nothingToPay' | 'onReserveList',
) => ({
  kind: 'voucherRefused',
  problem,
});

describe('a voucher that is redeemed on a draft', () => {
  it('R26.2: is reserved as long as the draft’s hold; every save extends both', () => {
    const draft = draftAfter(allSteps(1));
    const decision = give(
      draft,
      redeemStep('prezent'),
      { at: NOON + 10 * MINUTE },
      knows(giftVoucher()),
    );
    expect(changedVouchers(decision)).toEqual([
      giftVoucher({ reserved: { bookingId: draft.id, until: NOON + 40 * MINUTE } }),
    ]);
    expect(acceptedBooking(decision)).toMatchObject({
      version: draft.version + 1,
      vouchers: [{ userNum: 1, code: 'PREZENT', kind: 'gift', value: zloty(500) }],
    });
    const [voucher = giftVoucher()] = changedVouchers(decision);
    const saved = give(
      acceptedBooking(decision),
      insureAll(1),
      { at: NOON + 35 * MINUTE },
      knows(voucher),
    );
    expect(changedVouchers(saved)[0]?.reserved?.until).toBe(NOON + 65 * MINUTE);
  });

  it('R26.2: is reserved for half an hour after each save if the draft has no hold', () => {
    const result = give(draftAfter([]), redeemStep('PREZENT'), {}, knows(giftVoucher()));
    expect(changedVouchers(result)[0]?.reserved?.until).toBe(NOON + 30 * MINUTE);
    const after = give(
      acceptedBooking(result),
      tripStep(1),
      { at: NOON + 20 * MINUTE },
      knows(giftVoucher()),
    );
    expect(changedVouchers(after)[0]?.reserved?.until).toBe(NOON + 50 * MINUTE);
  });

  it.each<[string, Voucher, VoucherProblem]>([
    ['used', giftVoucher({ used: true, value: 0 }), 'used'],
    ['inactive', giftVoucher({ active: false }), 'inactive'],
    ['expired', giftVoucher({ expiresOn: '2027-05-14' }), 'expired'],
    ['of the sister brand', giftVoucher({ siteId: 2 }), 'wrongBrand'],
    [
      'reserved by another draft',
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON + HOUR } }),
      'reserved',
    ],
    ['unknown', giftVoucher({ code: 'INNY' }), 'unknown'],
  ])('R26, R27: is refused if it is %s', (_case, voucher, problem) => {
    expect(
      refusalFrom(give(draftAfter(allSteps(1)), redeemStep('PREZENT'), {}, knows(voucher))),
    ).toEqual(voucherRefused(problem));
  });

  it('R26: a second redemption of the same code on the draft adds nothing', () => {
    const once = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    expect(
      acceptedBooking(give(once, redeemStep(' znizka '), {}, knows(discountVoucher()))),
    ).toMatchObject({
      vouchers: [{ code: 'ZNIZKA' }],
    });
  });

  it('R25: is refused for a participant who is not on the booking', () => {
    for (const userNum of [0, 2])
      expect(
        refusalFrom(
          give(draftAfter(allSteps(1)), redeemStep('PREZENT', userNum), {}, knows(giftVoucher())),
        ),
      ).toEqual(invalidAt(userNum, 'userNum', 'unknown'));
  });

  it('R26: once the reservation expired, others can use the voucher, and the draft’s price is without it', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    const later = { at: NOON + 40 * MINUTE };
    const theirs = knows(
      discountVoucher({ reserved: { bookingId: 'OTHER', until: later.at + MINUTE } }),
    );
    // The customer saw 2349 − 300 PLN. Without the voucher the price is 2349 PLN.
    expect(
      refusalFrom(give(draft, confirmStep({ expectedPrice: zloty(2049) }), later, theirs)),
    ).toEqual({
      kind: 'priceChanged',
      price: zloty(2349),
    });
    const booked = give(draft, confirmStep({ expectedPrice: zloty(2349) }), later, theirs);
    expect(acceptedBooking(booked)).toMatchObject({ vouchers: [], quote: { price: zloty(2349) } });
    expect(changedVouchers(booked)).toEqual([]);
  });

  it('R26.3: after its reservation expired, the next save reserves a voucher again if the voucher is free', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    const later = { at: NOON + 3 * HOUR };
    const stale = discountVoucher({ reserved: { bookingId: 'OTHER', until: later.at } });
    expect(changedVouchers(give(draft, insureAll(1), later, knows(stale)))).toMatchObject([
      { reserved: { bookingId: draft.id } },
    ]);
    const reservedVoucher = discountVoucher({
      reserved: { bookingId: 'OTHER', until: later.at + 1 },
    });
    expect(changedVouchers(give(draft, insureAll(1), later, knows(reservedVoucher)))).toEqual([]);
  });

  it('R8, R26: removing the draft releases its voucher, but no voucher that another booking has reserved', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    const month = { at: NOON + 30 * 24 * HOUR };
    const ownVoucher = discountVoucher({ reserved: { bookingId: draft.id, until: NOON } });
    expect(changedVouchers(give(draft, { type: 'removeDraft' }, month, knows(ownVoucher)))).toEqual(
      [discountVoucher()],
    );
    const otherVoucher = discountVoucher({ reserved: { bookingId: 'OTHER', until: month.at + 1 } });
    expect(
      changedVouchers(give(draft, { type: 'removeDraft' }, month, knows(otherVoucher))),
    ).toEqual([]);
  });

  it('R8, R26: an old draft can be removed even if its voucher is used up or does not exist', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    const month = { at: NOON + 30 * 24 * HOUR };
    const spent = discountVoucher({ value: 0, used: true, reserved: null });
    for (const context of [knows(spent), knows()]) {
      const removed = give(draft, { type: 'removeDraft' }, month, context);
      expect(acceptedBooking(removed).status).toBe('removed');
      expect(changedVouchers(removed)).toEqual([]);
    }
  });

  it('R8: is not changed by `releaseHold`, which ends the draft’s hold; its reservation ends on its own', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(discountVoucher())),
    );
    expect(changedVouchers(give(draft, releaseStep, {}, knows(discountVoucher())))).toEqual([]);
  });
});

describe('an order with vouchers', () => {
  it('R25.1, R26: a gift voucher above the price pays the whole price and keeps the rest of its value', () => {
    const large = giftVoucher({ issued: zloty(3000) });
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('PREZENT'), {}, knows(large)),
    );
    const result = give(
      draft,
      confirmStep({ expectedPrice: zloty(2349), expectedLeft: 0 }),
      {},
      knows(large),
    );
    const booking = acceptedConfirmed(result);
    // 3000 − 2349 PLN stay on the voucher. The payment does not change the price.
    expect(changedVouchers(result)).toEqual([
      giftVoucher({ issued: zloty(3000), value: zloty(651) }),
    ]);
    expect(booking.quote.price).toBe(zloty(2349));
    expect(booking.payments).toEqual([
      {
        id: `voucher/PREZENT/${booking.id}`,
        method: 'voucher',
        voucher: 'PREZENT',
        amount: zloty(2349),
        at: NOON,
      },
    ]);
    expect(ledgerOfBooking(booking)).toMatchObject({ paid: zloty(2349), left: 0, overpaid: 0 });
    expect(booking.vouchers).toEqual([]);
  });

  it('R26: gift vouchers pay in the order in which they were redeemed; one that is not needed is released', () => {
    const [first, second] = [
      giftVoucher({ code: 'A', issued: zloty(2349) }),
      giftVoucher({ code: 'B' }),
    ];
    const context = knows(first, second);
    const draft = acceptedBooking(
      give(
        acceptedBooking(give(draftAfter(allSteps(1)), redeemStep('A'), {}, context)),
        redeemStep('B'),
        {},
        context,
      ),
    );
    const result = give(draft, confirmStep(), {}, context);
    expect(changedVouchers(result)).toMatchObject([
      { code: 'A', value: 0, used: true },
      { code: 'B', value: zloty(500), used: false, reserved: null },
    ]);
    expect(acceptedBooking(result)).toMatchObject({ payments: [{ amount: zloty(2349) }] });
  });

  it('R25.2, R24.3: a discount voucher gives participant 1’s last rebate, which no cap limits, once', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(2)), redeemStep('ZNIZKA', 2), {}, knows(discountVoucher())),
    );
    const result = give(
      draft,
      confirmStep({ expectedPrice: zloty(4398) }),
      {},
      knows(discountVoucher()),
    );
    expect(acceptedBooking(result)).toMatchObject({
      quote: { price: zloty(4398), rebates: [{ kind: 'voucher', value: zloty(300) }] },
    });
    expect(
      acceptedConfirmed(result).quote.rows.filter(({ kind }) => kind === 'rebates'),
    ).toMatchObject([{ userNum: 1, price: -30_000 }]);
    expect(changedVouchers(result)).toMatchObject([{ value: 0, used: true, reserved: null }]);
    expect(acceptedBooking(result)).toMatchObject({ payments: [] });
  });

  it('R24, R25: a discount voucher above the price makes the price 0; the rest of its value is lost', () => {
    const large = discountVoucher({ issued: zloty(5000) });
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('ZNIZKA'), {}, knows(large)),
    );
    const result = give(draft, confirmStep(), {}, knows(large));
    expect(acceptedConfirmed(result).quote).toMatchObject({ price: 0, rebate: zloty(2349) });
    expect(changedVouchers(result)).toMatchObject([{ value: 0, used: true }]);
  });

  it('R26.5: a discount voucher that takes nothing off the price is released, not spent', () => {
    const covers = discountVoucher({ code: 'CALY', issued: zloty(5000) });
    const idle = discountVoucher({ reserved: { bookingId: 'K7M2P9QX', until: NOON + HOUR } });
    const context = knows(covers, idle);
    const draft = ['CALY', 'ZNIZKA'].reduce(
      (booking, code) => acceptedDraft(give(booking, redeemStep(code), {}, context)),
      draftAfter(allSteps(1)),
    );
    const result = give(draft, confirmStep({ sparesVouchers: true }), {}, context);
    expect(changedVouchers(result)).toEqual([
      { ...covers, value: 0, used: true },
      discountVoucher(),
    ]);
    const order = acceptedConfirmed(result);
    expect(order.vouchers.map(({ code }) => code)).toEqual(['CALY']);
    // A later change is not paid by the voucher that the customer still has.
    expect(order.basis.terms.discountVouchers).toEqual([zloty(5000)]);
    expect(order.quote.receipt.filter(({ kind }) => kind === 'voucher')).toHaveLength(1);
    const cancelled = give(order, { type: 'cancel', reason: 'organiser' }, {}, context);
    expect(changedVouchers(cancelled).map(({ code }) => code)).toEqual(['CALY']);
  });

  it('R26.5, R46: an older journal line still spends a voucher that takes nothing off', () => {
    const context = knows(
      discountVoucher({ code: 'CALY', issued: zloty(5000) }),
      discountVoucher(),
    );
    const draft = ['CALY', 'ZNIZKA'].reduce(
      (booking, code) => acceptedDraft(give(booking, redeemStep(code), {}, context)),
      draftAfter(allSteps(1)),
    );
    const result = give(draft, confirmStep(), {}, context);
    expect(changedVouchers(result).map(({ used }) => used)).toEqual([true, true]);
    expect(acceptedConfirmed(result).vouchers).toHaveLength(2);
  });

  it('R17.4, R26: the order is refused if the amount left to pay is no longer what the customer saw', () => {
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('PREZENT'), {}, knows(giftVoucher())),
    );
    const order = confirmStep({ expectedPrice: zloty(2349), expectedLeft: zloty(1849) });
    expect(give(draft, order, {}, knows(giftVoucher())).isOk()).toBe(true);
    // Another booking used 100 PLN of the voucher, so 2349 − 400 PLN would be left.
    expect(refusalFrom(give(draft, order, {}, knows(giftVoucher({ value: zloty(400) }))))).toEqual({
      kind: 'priceChanged',
      price: zloty(2349),
    });
  });

  it('R20, R26: if a loyalty rebate lowers the price at the order, more is left on the gift voucher', () => {
    const large = giftVoucher({ issued: zloty(3000) });
    const draft = acceptedBooking(
      give(draftAfter(allSteps(1)), redeemStep('PREZENT'), {}, knows(large)),
    );
    const facts = { trips: { 'anna@example.com': 1 } };
    const result = give(
      draft,
      confirmStep({ expectedPrice: zloty(2349), expectedLeft: 0 }),
      facts,
      knows(large),
    );
    expect(changedVouchers(result)).toMatchObject([{ value: zloty(691) }]);
    expect(ledgerOfBooking(acceptedConfirmed(result))).toMatchObject({
      paid: zloty(2309),
      overpaid: 0,
    });
  });
});

describe('vouchers and the reserve list', () => {
  const full = takenByOthers(20);
  const listed = (...vouchers: readonly Voucher[]) => ({ ...full, ...withVouchers(...vouchers) });

  it('R29, R25.3: a sign-up accepts no gift voucher, neither in the wizard nor later', () => {
    const draft = draftAfter(listSteps(1), {}, full);
    expect(refusalFrom(give(draft, redeemStep('PREZENT'), {}, listed(giftVoucher())))).toEqual(
      voucherRefused('onReserveList'),
    );
    expect(
      refusalFrom(give(placedSignUp(1), redeemStep('PREZENT'), {}, listed(giftVoucher()))),
    ).toEqual(voucherRefused('onReserveList'));
  });

  it('R29, R25.3: a gift voucher that a draft redeemed is released when the draft becomes a sign-up', () => {
    const draft = acceptedDraft(
      give(draftAfter(allSteps(1)), redeemStep('PREZENT'), {}, knows(giftVoucher())),
    );
    const ownVoucher = giftVoucher({
      reserved: { bookingId: draft.id, until: NOON + 30 * MINUTE },
    });
    const onList = acceptedBooking(
      give({ ...draft, hold: null }, listSteps(1)[1] ?? tripStep(1), {}, listed(ownVoucher)),
    );
    const result = give(onList, confirmStep(), {}, listed(ownVoucher));
    expect(acceptedWaiting(result).payments).toEqual([]);
    expect(changedVouchers(result)).toEqual([giftVoucher()]);
    for (const voucher of [
      giftVoucher(),
      giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON } }),
    ])
      expect(changedVouchers(give(onList, confirmStep(), {}, listed(voucher)))).toEqual([voucher]);
  });

  it('R25.4: a sign-up uses its discount voucher; if the sign-up ends, the voucher is valid again', () => {
    const draft = acceptedBooking(
      give(draftAfter(listSteps(1), {}, full), redeemStep('ZNIZKA'), {}, listed(discountVoucher())),
    );
    const result = give(draft, confirmStep(), {}, listed(discountVoucher()));
    const waiting = acceptedWaiting(result);
    expect(waiting.quote.price).toBe(zloty(2049));
    const [spent = discountVoucher()] = changedVouchers(result);
    expect(spent).toMatchObject({ used: true, value: 0 });
    for (const command of [
      { type: 'leaveReserveList' },
      { type: 'cancel', reason: 'customer' },
    ] as const)
      expect(changedVouchers(give(waiting, command, {}, listed(spent)))).toEqual([
        discountVoucher(),
      ]);
  });
});

describe('a voucher that is redeemed after the order', () => {
  it('R25.1: a gift voucher pays what is left to pay and keeps its remaining value', () => {
    const booking = placedOrder(1);
    const result = give(
      booking,
      redeemStep('prezent'),
      atNoonOf('2027-05-20'),
      knows(giftVoucher({ issued: zloty(2400) })),
    );
    expect(changedVouchers(result)).toMatchObject([{ value: zloty(51), used: false }]);
    expect(acceptedBooking(result)).toMatchObject({
      version: booking.version + 1,
      quote: { price: zloty(2349) },
      payments: [{ method: 'voucher', amount: zloty(2349) }],
    });
    expect(
      refusalFrom(
        give(
          acceptedBooking(result),
          redeemStep('DRUGI'),
          {},
          knows(giftVoucher({ code: 'DRUGI' })),
        ),
      ),
    ).toEqual(voucherRefused('nothingToPay'));
  });

  it('R26: the same voucher can pay a booking twice, each time from its remaining value', () => {
    const booking = placedOrder(2);
    const first = acceptedBooking(
      give(booking, redeemStep('PREZENT'), {}, knows(giftVoucher({ issued: zloty(100) }))),
    );
    const second = acceptedConfirmed(
      give(
        first,
        redeemStep('PREZENT'),
        {},
        knows(giftVoucher({ issued: zloty(100), value: zloty(50) })),
      ),
    );
    expect(second.payments.map(({ amount }) => amount)).toEqual([zloty(100), zloty(50)]);
    expect(new Set(second.payments.map(({ id }) => id)).size).toBe(2);
  });

  it('R26, R31: two bookings that one voucher pays get payments with different numbers', () => {
    const [first, other] = [
      placedOrder(1, {}, { bookingId: 'AAAAAAA2' }),
      placedOrder(1, {}, { bookingId: 'BBBBBBB2' }),
    ];
    const numbers = [first, other].map(
      (booking) =>
        acceptedConfirmed(give(booking, redeemStep('PREZENT'), {}, knows(giftVoucher())))
          .payments[0]?.id,
    );
    expect(new Set(numbers).size).toBe(2);
  });

  it('R25: a discount voucher is refused after the order', () => {
    expect(
      refusalFrom(give(placedOrder(1), redeemStep('ZNIZKA'), {}, knows(discountVoucher()))),
    ).toEqual(voucherRefused('onlyBeforeConfirmation'));
  });

  it('R26, R27: a voucher that is used, reserved by another booking or unknown is refused', () => {
    const booking = placedOrder(1);
    expect(
      refusalFrom(
        give(booking, redeemStep('PREZENT'), {}, knows(giftVoucher({ used: true, value: 0 }))),
      ),
    ).toEqual(voucherRefused('used'));
    expect(refusalFrom(give(booking, redeemStep('PREZENT')))).toEqual(voucherRefused('unknown'));
    const reservedVoucher = giftVoucher({ reserved: { bookingId: 'OTHER', until: NOON + 1 } });
    expect(refusalFrom(give(booking, redeemStep('PREZENT'), {}, knows(reservedVoucher)))).toEqual(
      voucherRefused('reserved'),
    );
  });
});
