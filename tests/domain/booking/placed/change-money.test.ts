import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { zloty } from '../../../../domain/money.ts';
import { BAG, OFFER, offerWith, SETTINGS, SHIRT, TRAINING } from '../../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../../arbitraries/parties.ts';
import { contextWith, FREE_CONTEXT, give, refusalFrom } from '../booking-steps.ts';
import { bag, car, shirt } from './change-items.ts';
import {
  atNoonOf,
  changeStep,
  placedOrder,
  priceIn,
  registerAmount,
  reverseFields,
  thenGive,
} from './placed-steps.ts';

describe('items that a change keeps or removes', () => {
  const luggage = thenGive(placedOrder(1), [
    changeStep({ addons: [{ userNum: 1, selected: [bag, { addonId: SHIRT.id, optionId: 31 }] }] }),
  ]);

  it('R14, R37: luggage ordered with the journey and luggage ordered as an add-on are one item', () => {
    expect(priceIn(luggage)).toBe(2548);
    expect(refusalFrom(give(luggage, changeStep({ journeys: [car(1, true)] })))).toEqual({
      kind: 'alreadyDone',
    });
    expect(priceIn(thenGive(luggage, [changeStep({ journeys: [car(1, false)] })]))).toBe(2428);
  });

  it('R37.5: an empty addonsSelected removes all add-ons; without addonsSelected they stay', () => {
    expect(
      priceIn(thenGive(luggage, [changeStep({ addons: [{ userNum: 1, selected: [] }] })])),
    ).toBe(2349);
    expect(refusalFrom(give(luggage, changeStep({ addons: [] })))).toEqual({ kind: 'alreadyDone' });
    expect(refusalFrom(give(luggage, changeStep({ journeys: [car(1, undefined)] })))).toEqual({
      kind: 'alreadyDone',
    });
  });

  it('R37.5: after one of two add-ons is removed, the price has only the other', () => {
    const hoodie = { ...SHIRT, id: 4, name: 'Bluza', price: zloty(159) };
    const sold = contextWith({ offer: offerWith({ addons: [SHIRT, hoodie, BAG] }) });
    const choose = (...ids: readonly number[]) =>
      changeStep({
        addons: [{ userNum: 1, selected: ids.map((addonId) => ({ addonId, optionId: 31 })) }],
      });
    const both = thenGive(placedOrder(1), [choose(3, 4)], {}, sold);
    expect(priceIn(both)).toBe(2349 + 79 + 159);
    expect(priceIn(thenGive(both, [choose(4)], {}, sold))).toBe(2349 + 159);
  });

  it('R37.5: an empty list of trainings changes nothing', () => {
    const trained = thenGive(placedOrder(1), [
      changeStep({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }] }),
    ]);
    expect(priceIn(trained)).toBe(2499);
    expect(
      refusalFrom(give(trained, changeStep({ trainings: [{ userNum: 1, selected: [] }] }))),
    ).toEqual({
      kind: 'alreadyDone',
    });
  });

  it('R17, R37.10: a change gets the price of its preview, or is refused with the current price', () => {
    const shirted = (shownPrice: number) => ({
      ...changeStep({ addons: [shirt(1)] }),
      expectedPrice: zloty(shownPrice),
    });
    expect(priceIn(thenGive(placedOrder(1), [shirted(2428)]))).toBe(2428);
    for (const shownPrice of [2427, 2429, 2349])
      expect(refusalFrom(give(placedOrder(1), shirted(shownPrice)))).toEqual({
        kind: 'priceChanged',
        price: zloty(2428),
      });
  });

  it.each<[string, CommandOf<'changeBooking'>]>([
    ['nothing is sent', changeStep({})],
    ['the same unit', changeStep({ berths: [{ userNum: 1, unitId: 501 }] })],
    [
      'the same insurance',
      changeStep({ insurances: [{ userNum: 1, insuranceId: 1, assistance: false }] }),
    ],
    ['the same person', changeStep({ people: [{ userNum: 1, fillLater: false, person: ANNA }] })],
    [
      'the same person with fields in another order',
      changeStep({ people: [{ userNum: 1, fillLater: false, person: reverseFields(ANNA) }] }),
    ],
  ])('R37: a change that changes nothing is refused (case: %s)', (_case, command) => {
    expect(refusalFrom(give(placedOrder(1), command))).toEqual({ kind: 'alreadyDone' });
  });

  it('R35, R37: a change never alters the booker’s e-mail, because it belongs to the account', () => {
    const person = { ...ANNA, firstName: 'Hanna', email: 'other@example.com' };
    const changed = thenGive(placedOrder(1), [
      changeStep({ people: [{ userNum: 1, fillLater: false, person }] }),
    ]);
    expect(changed.choices.participants[0]?.person).toMatchObject({
      firstName: 'Hanna',
      email: 'anna@example.com',
    });
  });
});

describe('plan and payments of a changed booking', () => {
  const inParts = { paymentOption: 'installment' } as const;
  const amountsOf = (booking: Confirmed) => booking.plan.map(({ amount }) => amount / 100);

  it('R37, R63.2: a higher price is added to unpaid plan lines due in 24 hours or later; paid lines stay', () => {
    const booking = thenGive(placedOrder(2, inParts), [registerAmount(zloty(1000))]);
    expect(amountsOf(booking)).toEqual([1000, 1349, 2349]);
    // 4698 + 2 × 79 = 4856 PLN, of which half is 2428.
    const dearer = thenGive(booking, [changeStep({ addons: [shirt(1), shirt(2)] })]);
    expect(amountsOf(dearer)).toEqual([1000, 1428, 2428]);
    expect(ledgerOfBooking(dearer)).toMatchObject({
      paid: zloty(1000),
      left: zloty(3856),
      overpaid: 0,
    });
  });

  it('R28, R37: a higher price raises no line that is paid or before a paid line, so those lines stay paid', () => {
    // 2349 PLN with an advance of 1500, more than half: the second line is 0.
    const advance = zloty(1500);
    const context = contextWith({ offer: offerWith({ advance }) });
    const booking = thenGive(
      placedOrder(1, inParts, {}, context),
      [registerAmount(zloty(1500))],
      {},
      context,
    );
    expect(amountsOf(booking)).toEqual([1500, 0, 849]);
    const dear = contextWith({
      offer: offerWith({
        advance,
        trainings: [{ ...TRAINING, options: [{ id: 51, name: '', price: zloty(870) }] }],
      }),
    });
    const training = changeStep({
      trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }],
    });
    const half = thenGive(booking, [training], {}, dear);
    expect(ledgerOfBooking(half).lines[0]).toMatchObject({
      amount: zloty(1500),
      paid: zloty(1500),
    });
    expect(ledgerOfBooking(half).left).toBe(zloty(1719));
    // A line of 0 is not open, so the last line takes the whole amount (R63).
    expect(amountsOf(half)).toEqual([1500, 0, 1719]);
    const all = ledgerOfBooking(
      thenGive(booking, [registerAmount(zloty(849), { paymentId: 'P2' }), training], {}, dear),
    );
    expect(all.left).toBe(zloty(870));
    for (const { amount, paid } of all.lines.slice(0, -1)) expect(paid).toBe(amount);
  });

  it('R31, R37: a new price below the payments leaves an overpayment and nothing to pay', () => {
    const booking = thenGive(placedOrder(1), [
      changeStep({ addons: [shirt(1)] }),
      registerAmount(zloty(2428)),
    ]);
    const cheaper = thenGive(booking, [changeStep({ addons: [{ userNum: 1, selected: [] }] })]);
    expect(ledgerOfBooking(cheaper)).toMatchObject({
      paid: zloty(2428),
      left: 0,
      overpaid: zloty(79),
    });
    expect(priceIn(cheaper)).toBe(2349);
  });

  it('R37: if the price stays, the plan stays, even if offer or brand settings changed', () => {
    const booking = placedOrder(2, inParts);
    const names = changeStep({
      people: [{ userNum: 2, fillLater: false, person: { ...JAN, firstName: 'Janusz' } }],
    });
    const offer = { ...OFFER, base: zloty(9999), advance: zloty(900) };
    const settings = {
      ...SETTINGS,
      instalments: { ...SETTINGS.instalments, secondUpToPercent: 80 },
    };
    const changed = thenGive(booking, [names], atNoonOf('2027-06-10'), {
      ...FREE_CONTEXT,
      offer,
      settings,
    });
    expect(changed.plan).toEqual(booking.plan);
    expect(changed.quote).toEqual(booking.quote);
  });
});
