import { describe, expect, it } from 'vitest';
import type { DecisionContext } from '../../../domain/booking/decide.ts';
import { ambassadorCommissionEarned } from '../../../domain/booking/placed/dues.ts';
import { zloty } from '../../../domain/money.ts';
import { offerWith } from '../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  allSteps,
  confirmStep,
  contextWith,
  draftAfter,
  FREE_CONTEXT,
  give,
  refusalFrom,
  takenByOthers,
} from './booking-steps.ts';
import {
  amberCode,
  atNoonOf,
  listSteps,
  placedOrder,
  priceIn,
  registerAmount,
  SYSTEM,
  thenGive,
  useAmberCode,
} from './placed/placed-steps.ts';

const knows = (more: Parameters<typeof amberCode>[0] = {}): DecisionContext =>
  contextWith({ ambassadorCode: amberCode(more) });
const amber = { owner: { visitorId: 'browser', accountId: 'amber' } };
const no = (problem: string) => ({ kind: 'ambassadorRefused', problem });

describe('an ambassador code on a booking', () => {
  const draft = draftAfter(allSteps(2));

  it('W-203, R22.1: gives each participant the code’s rebate, 50 PLN by default', () => {
    const used = acceptedBooking(give(draft, useAmberCode, {}, knows()));
    expect(used).toMatchObject({
      version: draft.version + 1,
      ambassador: { name: 'AMBER-27', accountId: 'amber' },
    });
    expect(priceIn(acceptedBooking(give(used, confirmStep())))).toBe(4698 - 100);
    expect(
      priceIn(
        acceptedBooking(
          give(
            acceptedBooking(give(draft, useAmberCode, {}, knows({ rebate: zloty(80) }))),
            confirmStep(),
          ),
        ),
      ),
    ).toBe(4698 - 160);
  });

  it('R23: the code’s rebate is granted last, so the cap reduces it first', () => {
    // Anna: four trips use 100 of the cap of 120, which leaves 20 of the code's 50. Jan gets 50.
    const used = acceptedBooking(give(draft, useAmberCode, {}, knows()));
    const booking = acceptedConfirmed(
      give(used, confirmStep(), { trips: { 'anna@example.com': 4 } }),
    );
    expect(priceIn(booking)).toBe(4698 - 120 - 50);
    expect(
      booking.quote.receipt.find(({ userNum, kind }) => userNum === 1 && kind === 'ambassador'),
    ).toMatchObject({
      rule: 'R22',
      asked: zloty(50),
      given: zloty(20),
      cutBy: 'cap',
    });
  });

  it('R22.3: a second, unknown or expired code is refused, and so is any code if the offer takes no codes', () => {
    const used = acceptedBooking(give(draft, useAmberCode, {}, knows()));
    expect(refusalFrom(give(used, useAmberCode, {}, knows({ name: 'OTHER' })))).toEqual(
      no('alreadyUsed'),
    );
    expect(refusalFrom(give(draft, useAmberCode))).toEqual(no('unknown'));
    expect(give(draft, useAmberCode, {}, knows({ expiresOn: '2027-05-15' })).isOk()).toBe(true);
    expect(refusalFrom(give(draft, useAmberCode, {}, knows({ expiresOn: '2027-05-14' })))).toEqual(
      no('expired'),
    );
    const none = { ...knows(), offer: offerWith({ showAmbassadorRebate: false }) };
    expect(refusalFrom(give(draft, useAmberCode, {}, none))).toEqual(no('notOffered'));
  });

  it('R22.3: a code that expires after it was applied keeps its rebate in the draft and its order', () => {
    const expired = knows({ expiresOn: '2027-05-15' });
    const used = acceptedBooking(give(draft, useAmberCode, {}, expired));
    const late = atNoonOf('2027-05-20');
    const saved = acceptedBooking(give(used, allSteps(2)[0] ?? confirmStep(), late, expired));
    const order = give(saved, confirmStep({ expectedPrice: zloty(4598) }), late, expired);
    expect(priceIn(acceptedBooking(order))).toBe(4698 - 100);
  });

  it('R22.3: can be used only before the order', () => {
    expect(refusalFrom(give(placedOrder(2), useAmberCode, {}, knows()))).toEqual({
      kind: 'alreadyConfirmed',
    });
  });

  it('R22.2: the ambassador’s own booking gets no rebate, even if they log in after using the code', () => {
    expect(refusalFrom(give(draft, useAmberCode, amber, knows()))).toEqual(no('own'));
    const anonymous = acceptedBooking(give(draft, useAmberCode, {}, knows()));
    expect(
      refusalFrom(
        give(anonymous, confirmStep({ expectedPrice: zloty(4598) }), amber, FREE_CONTEXT),
      ),
    ).toEqual({
      kind: 'priceChanged',
      price: zloty(4698),
    });
    expect(priceIn(acceptedBooking(give(anonymous, confirmStep(), amber)))).toBe(4698);
  });
});

describe('commission of an ambassador', () => {
  const used = acceptedBooking(give(draftAfter(allSteps(2)), useAmberCode, {}, knows()));
  const booking = acceptedConfirmed(give(used, confirmStep()));

  it('R40.1: is the code’s amount for each participant once the booking is fully paid, and 0 before', () => {
    expect(ambassadorCommissionEarned(booking)).toBe(0);
    expect(ambassadorCommissionEarned(thenGive(booking, [registerAmount(zloty(4597.99))]))).toBe(0);
    expect(ambassadorCommissionEarned(thenGive(booking, [registerAmount(zloty(4598))]))).toBe(
      zloty(100),
    );
    expect(ambassadorCommissionEarned(thenGive(booking, [registerAmount(zloty(5000))]))).toBe(
      zloty(100),
    );
  });

  it('R40.1: is lost when the booking is cancelled or no longer fully paid', () => {
    const paid = thenGive(booking, [registerAmount(zloty(4598))]);
    expect(
      ambassadorCommissionEarned(
        acceptedBooking(give(paid, { type: 'cancel', reason: 'customer' }, atNoonOf('2027-07-20'))),
      ),
    ).toBe(0);
    expect(
      ambassadorCommissionEarned(
        thenGive(paid, [registerAmount(1, { paymentId: 'back', method: 'refund' })]),
      ),
    ).toBe(0);
  });

  it('R40: uses the amount that the code had on the day when the booking used the code', () => {
    const rich = acceptedBooking(
      give(draftAfter(allSteps(2)), useAmberCode, {}, knows({ commission: zloty(75) })),
    );
    expect(
      ambassadorCommissionEarned(
        thenGive(acceptedConfirmed(give(rich, confirmStep())), [registerAmount(zloty(4598))]),
      ),
    ).toBe(zloty(150));
  });

  it('R22, R40: is 0 for the ambassador’s own booking', () => {
    const ownBooking = acceptedConfirmed(give(used, confirmStep(), amber));
    expect(ambassadorCommissionEarned(thenGive(ownBooking, [registerAmount(zloty(4698))]))).toBe(0);
  });

  it('R29, R40: is 0 for a sign-up that has paid, and is earned when the party moves up', () => {
    const full = { ...knows(), taken: takenByOthers(20).taken };
    const signUp = acceptedBooking(
      give(
        acceptedBooking(give(draftAfter(listSteps(2), {}, full), useAmberCode, {}, full)),
        confirmStep(),
        {},
        full,
      ),
    );
    const paid = acceptedBooking(give(signUp, registerAmount(zloty(4598))));
    expect(paid).toMatchObject({ status: 'reserveList', ambassador: { name: 'AMBER-27' } });
    expect(ambassadorCommissionEarned(paid)).toBe(0);
    expect(
      ambassadorCommissionEarned(acceptedBooking(give(paid, { type: 'moveUp' }, SYSTEM))),
    ).toBe(zloty(100));
  });

  it('R40: is 0 without a code, on a draft and on the reserve list', () => {
    expect(
      ambassadorCommissionEarned(thenGive(placedOrder(1), [registerAmount(zloty(2349))])),
    ).toBe(0);
    expect(ambassadorCommissionEarned(used)).toBe(0);
  });
});
