import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { extraCosts } from '../../../application/offers/extra-costs.ts';
import { addDays } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';

const TODAY = '2027-03-01';

const choicesOf = (id: number, daysBefore?: number) => {
  const offer = demoCatalogue(TODAY).find((entry) => entry.offer.id === id)?.offer;
  if (offer === undefined) throw new Error(`The demo has no offer ${id}`);
  const today = daysBefore === undefined ? TODAY : addDays(offer.from, -daysBefore);
  return extraCosts(offer, SETTINGS, today, zloty(2000), 'book').choices.map(
    ({ kind, name, price }) => [kind, name, price],
  );
};

describe('what a customer can choose at extra cost (issue 39)', () => {
  it('lists training options, paid insurance and add-ons, but no add-on that comes in sizes', () =>
    expect(choicesOf(141)).toEqual([
      ['training', 'Szkolenie z egzaminem', zloty(700)],
      ['training', 'Szkolenie, egzamin i kurs SRC', zloty(1100)],
      ['insurance', 'Ubezpieczenie Żeglarz Plus', zloty(89)],
      ['addon', 'Transport dodatkowego bagażu', zloty(120)],
    ]));

  it('lists assistance if the offer sells it', () =>
    expect(choicesOf(174)).toContainEqual(['assistance', '', zloty(50)]));

  it('R54: lists no add-on after the last day for ordering it', () =>
    expect(choicesOf(141, 3).map(([kind]) => kind)).not.toContain('addon'));
});
