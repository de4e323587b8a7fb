import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { ChangeBooking } from '../../../../domain/booking/commands.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { zloty } from '../../../../domain/money.ts';
import { BAG, OFFER, offerWith, SETTINGS, SHIRT, TRAINING } from '../../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../../arbitraries/parties.ts';
import { contextWith, FREE, give, refusal } from '../steps.ts';
import { bag, car, shirt } from './changed.ts';
import { change, on, ordered, pay, priceIn, reversed, thenGive } from './placed-steps.ts';

describe('what a change leaves alone and what it takes off', () => {
  const luggage = thenGive(ordered(1), [change({ addons: [{ userNum: 1, selected: [bag, { addonId: SHIRT.id, optionId: 31 }] }] })]);

  it('R14, R37: luggage is the same thing beside the journey and among the add-ons', () => {
    // 2349 + 120 + 79
    expect(priceIn(luggage)).toBe(2548);
    expect(refusal(give(luggage, change({ journeys: [car(1, true)] })))).toEqual({ kind: 'alreadyDone' });
    expect(priceIn(thenGive(luggage, [change({ journeys: [car(1, false)] })]))).toBe(2428);
  });

  it('R37.5: addonsSelected [] removes, a list or a person that is not sent stays', () => {
    expect(priceIn(thenGive(luggage, [change({ addons: [{ userNum: 1, selected: [] }] })]))).toBe(2349);
    expect(refusal(give(luggage, change({ addons: [] })))).toEqual({ kind: 'alreadyDone' });
    expect(refusal(give(luggage, change({ journeys: [car(1, undefined)] })))).toEqual({ kind: 'alreadyDone' });
  });

  it('R37.5: of two add-ons the one that is taken off is charged no more, the other as before', () => {
    const hoodie = { ...SHIRT, id: 4, name: 'Bluza', price: zloty(159) };
    const sold = contextWith({ offer: offerWith({ addons: [SHIRT, hoodie, BAG] }) });
    const choose = (...ids: readonly number[]) =>
      change({ addons: [{ userNum: 1, selected: ids.map((addonId) => ({ addonId, optionId: 31 })) }] });
    const both = thenGive(ordered(1), [choose(3, 4)], {}, sold);
    expect(priceIn(both)).toBe(2349 + 79 + 159);
    expect(priceIn(thenGive(both, [choose(4)], {}, sold))).toBe(2349 + 159);
  });

  it('R37.5: an empty list of trainings means unchanged', () => {
    const trained = thenGive(ordered(1), [change({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }] })]);
    expect(priceIn(trained)).toBe(2499);
    expect(refusal(give(trained, change({ trainings: [{ userNum: 1, selected: [] }] })))).toEqual({ kind: 'alreadyDone' });
  });

  it('R17, R37.10: it is made at the price that its preview showed, or refused with the one that it has', () => {
    const shirted = (shown: number) => ({ ...change({ addons: [shirt(1)] }), expectedPrice: zloty(shown) });
    expect(priceIn(thenGive(ordered(1), [shirted(2428)]))).toBe(2428);
    for (const shown of [2427, 2429, 2349])
      expect(refusal(give(ordered(1), shirted(shown)))).toEqual({ kind: 'priceChanged', price: zloty(2428) });
  });

  it.each<[string, ChangeBooking]>([
    ['nothing was sent', change({})],
    ['the same unit', change({ berths: [{ userNum: 1, unitId: 501 }] })],
    ['the same insurance', change({ insurances: [{ userNum: 1, insuranceId: 1, assistance: false }] })],
    ['the same person', change({ people: [{ userNum: 1, fillLater: false, person: ANNA }] })],
    // Told in another order by another program.
    ['the same person told the other way round', change({ people: [{ userNum: 1, fillLater: false, person: reversed(ANNA) }] })],
  ])('R37: a save without a change changes nothing: %s', (_case, command) => {
    expect(refusal(give(ordered(1), command))).toEqual({ kind: 'alreadyDone' });
  });

  it('R35, R37: the booker’s e-mail is the account’s and stays', () => {
    const person = { ...ANNA, firstName: 'Hanna', email: 'other@example.com' };
    const changed = thenGive(ordered(1), [change({ people: [{ userNum: 1, fillLater: false, person }] })]);
    expect(changed.choices.participants[0]?.person).toMatchObject({ firstName: 'Hanna', email: 'anna@example.com' });
  });
});

describe('the money of a changed booking', () => {
  const inParts = { paymentOption: 'installment' } as const;
  const amountsOf = (booking: Confirmed) => booking.plan.map(({ amount }) => amount / 100);

  it('R37: lines that are paid stay as they are, the others take up the difference', () => {
    // 4698: 1000, then up to half, then the rest.
    const booking = thenGive(ordered(2, inParts), [pay(zloty(1000))]);
    expect(amountsOf(booking)).toEqual([1000, 1349, 2349]);
    // + 2 × 79 = 4856: half is 2428.
    const dearer = thenGive(booking, [change({ addons: [shirt(1), shirt(2)] })]);
    expect(amountsOf(dearer)).toEqual([1000, 1428, 2428]);
    expect(ledgerOfBooking(dearer)).toMatchObject({ paid: zloty(1000), left: zloty(3856), overpaid: 0 });
  });

  it('R28, R37: a dearer change asks for nothing again on a line before one that is paid, also where one in the middle was nothing', () => {
    // One at 2349 with an advance of 1500: more than half, so that the second line is nothing.
    const advance = zloty(1500);
    const context = contextWith({ offer: offerWith({ advance }) });
    const booking = thenGive(ordered(1, inParts, {}, context), [pay(zloty(1500))], {}, context);
    expect(amountsOf(booking)).toEqual([1500, 0, 849]);
    const dear = contextWith({
      offer: offerWith({ advance, trainings: [{ ...TRAINING, options: [{ id: 51, name: '', price: zloty(870) }] }] }),
    });
    const training = change({ trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }] }] });
    const half = thenGive(booking, [training], {}, dear);
    expect(ledgerOfBooking(half).lines[0]).toMatchObject({ amount: zloty(1500), paid: zloty(1500) });
    expect(ledgerOfBooking(half).left).toBe(zloty(1719));
    // R63: a line of nothing is not an open one, so that the last takes all of it.
    expect(amountsOf(half)).toEqual([1500, 0, 1719]);
    const all = ledgerOfBooking(thenGive(booking, [pay(zloty(849), { paymentId: 'P2' }), training], {}, dear));
    expect(all.left).toBe(zloty(870));
    for (const { amount, paid } of all.lines.slice(0, -1)) expect(paid).toBe(amount);
  });

  it('R31, R37: a price below what is paid leaves the surplus overpaid, and nothing to pay', () => {
    const booking = thenGive(ordered(1), [change({ addons: [shirt(1)] }), pay(zloty(2428))]);
    const cheaper = thenGive(booking, [change({ addons: [{ userNum: 1, selected: [] }] })]);
    expect(ledgerOfBooking(cheaper)).toMatchObject({ paid: zloty(2428), left: 0, overpaid: zloty(79) });
    expect(priceIn(cheaper)).toBe(2349);
  });

  it('R37: other figures of the offer or the brand do not move the plan of what is unchanged', () => {
    const booking = ordered(2, inParts);
    const names = change({ people: [{ userNum: 2, fillLater: false, person: { ...JAN, firstName: 'Janusz' } }] });
    const offer = { ...OFFER, base: zloty(9999), advance: zloty(900) };
    const settings = { ...SETTINGS, instalments: { ...SETTINGS.instalments, secondUpToPercent: 80 } };
    const changed = thenGive(booking, [names], on('2027-06-10'), { ...FREE, offer, settings });
    expect(changed.plan).toEqual(booking.plan);
    expect(changed.quote).toEqual(booking.quote);
  });
});
