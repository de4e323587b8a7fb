import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { zloty } from '../../../../domain/money.ts';
import { offerWith, SETTINGS, SHIRT } from '../../../arbitraries/offers.ts';
import { JAN } from '../../../arbitraries/parties.ts';
import { contextWith } from '../booking-steps.ts';
import {
  atNoonOf,
  changeStep,
  OFFICE,
  placedOrder,
  registerAmount,
  thenGive,
} from './placed-steps.ts';

const settings = { ...SETTINGS, surchargeDays: null };
const first = { advance: zloty(1500) };
const all = { advance: zloty(3000) };
const privateOffer = { traits: ['privateCruise'] as const };

/** Days are in 2027; `first` means due with the first payment. */
const plan = ({ plan: lines }: Confirmed): string =>
  lines.map(({ amount, due }) => `${amount / 100} ${due?.slice(5) ?? 'first'}`).join(', ');

describe('price change of a booking for two under brand settings from before surcharges existed (R63)', () => {
  // Columns: title, offer, paid sum, reminded lines, day of the change, price difference,
  // expected plan, first due moment, reminded lines after it.
  it.each<[string, Partial<Offer>, number, number[], string, number, string, string, number[]]>([
    // A new plan fills open lines up to their amounts; the last line takes the rest.
    [
      'nothing is paid',
      {},
      0,
      [1],
      '05-20',
      400,
      '1000 first, 1549 06-01, 2549 07-01',
      'same',
      [1],
    ],
    [
      'the first line is paid',
      {},
      1000,
      [],
      '05-20',
      400,
      '1000 first, 1549 06-01, 2549 07-01',
      'same',
      [],
    ],
    [
      'a part of the second line is paid',
      {},
      1500,
      [2],
      '06-10',
      400,
      '1000 first, 1549 06-01, 2549 07-01',
      'same',
      [2],
    ],
    [
      'two lines are paid',
      {},
      2349,
      [2],
      '07-10',
      400,
      '1000 first, 1349 06-01, 2749 07-01',
      'same',
      [2],
    ],
    [
      'a private cruise with nothing paid',
      privateOffer,
      0,
      [1],
      '05-20',
      1000,
      '1709.4 first, 1709.4 06-01, 2279.2 07-01',
      'same',
      [1],
    ],
    // On its due day the reopened line keeps that day. Later it is due like a first payment.
    [
      'everything is paid, change on the due day of the last line',
      {},
      4698,
      [2, 3],
      '07-01',
      400,
      '1000 first, 1349 06-01, 2749 07-01',
      'same',
      [2, 3],
    ],
    [
      'everything is paid, change on the day after that due day',
      {},
      4698,
      [2, 3],
      '07-02',
      400,
      '1000 first, 1349 06-01, 2749 first',
      'anew',
      [2],
    ],
    [
      '100 PLN are overpaid',
      {},
      4798,
      [3],
      '07-10',
      400,
      '1000 first, 1349 06-01, 2749 first',
      'anew',
      [],
    ],
    [
      'more is overpaid than the price rises',
      {},
      5200,
      [3],
      '07-10',
      400,
      '1000 first, 1349 06-01, 2749 07-01',
      'same',
      [3],
    ],
    // A reopened line whose day has passed is due like a first payment and reminded again.
    [
      'the second line is 0 and the first line is paid',
      first,
      3000,
      [],
      '06-10',
      3000,
      '3000 first, 849 first, 3849 07-01',
      'anew',
      [],
    ],
    [
      'the second line is 0 and nothing is paid',
      first,
      0,
      [1],
      '06-10',
      3000,
      '3000 first, 849 first, 3849 07-01',
      'same',
      [1],
    ],
    [
      'the first line is the full price and nothing is paid',
      all,
      0,
      [1],
      '07-10',
      3000,
      '6000 first, 0 06-01, 1698 first',
      'same',
      [1],
    ],
    [
      'the first line is the full price and paid',
      all,
      4698,
      [1],
      '07-10',
      3000,
      '4698 first, 1302 first, 1698 first',
      'anew',
      [1],
    ],
    [
      'the price falls and nothing is paid',
      {},
      0,
      [1],
      '05-20',
      -1000,
      '1000 first, 849 06-01, 1849 07-01',
      'same',
      [1],
    ],
    [
      'the price falls below the paid sum',
      {},
      2349,
      [2],
      '05-20',
      -4000,
      '698 first, 0 06-01, 0 07-01',
      'same',
      [2],
    ],
    [
      'the price of a private cruise falls',
      privateOffer,
      1409.4,
      [],
      '05-20',
      -1000,
      '1409.4 first, 809.4 06-01, 1479.2 07-01',
      'same',
      [],
    ],
  ])(
    'R46, R63.12: the plan changes as it did before surcharges (case: %s)',
    (_what, offer, paid, remindedLines, date, more, lines, firstDay, reminded) => {
      const context = contextWith({ settings, offer: offerWith(offer) });
      const day = atNoonOf(`2027-${date}`);
      const payments = paid > 0 ? [registerAmount(zloty(paid))] : [];
      const before = {
        ...thenGive(
          placedOrder(2, { paymentOption: 'installment' }, {}, context),
          payments,
          {},
          context,
        ),
        reminded: remindedLines,
      };
      const shirt = changeStep({
        addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
      });
      const dear = contextWith({
        settings,
        offer: offerWith({ ...offer, addons: [{ ...SHIRT, price: zloty(more) }] }),
      });
      const after =
        more > 0
          ? thenGive(before, [shirt], day, dear)
          : thenGive(
              before,
              [{ type: 'grantRebate', amount: zloty(-more), reason: '' }],
              { ...OFFICE, ...day },
              context,
            );
      expect(plan(after)).toBe(lines);
      expect(after.firstDue).toBe(firstDay === 'same' ? before.firstDue : day.at + 24 * HOUR);
      expect(after.reminded).toEqual(reminded);
    },
  );

  it('R46, R63.12: if a plan’s only line becomes unpaid again, it gets the due time of a first payment', () => {
    const paid = thenGive(
      placedOrder(1, {}, {}, contextWith({ settings })),
      [registerAmount(zloty(2349))],
      {},
      contextWith({ settings }),
    );
    const shirt = changeStep({
      addons: [{ userNum: 1, selected: [{ addonId: SHIRT.id, optionId: 31 }] }],
    });
    const after = thenGive(
      { ...paid, reminded: [1] },
      [shirt],
      atNoonOf('2027-06-10'),
      contextWith({ settings }),
    );
    expect([plan(after), after.firstDue, after.reminded]).toEqual([
      '2428 first',
      atNoonOf('2027-06-11').at,
      [],
    ]);
  });

  it('R37, R46: an unchanged price leaves the plan unchanged', () => {
    const other = { ...settings, instalments: { ...SETTINGS.instalments, secondUpToPercent: 80 } };
    const parts = placedOrder(2, { paymentOption: 'installment' }, {}, contextWith({ settings }));
    const people = changeStep({
      people: [{ userNum: 2, fillLater: false, person: { ...JAN, firstName: 'Janusz' } }],
    });
    expect(
      thenGive(parts, [people], atNoonOf('2027-05-20'), contextWith({ settings: other })).plan,
    ).toEqual(parts.plan);
  });
});
