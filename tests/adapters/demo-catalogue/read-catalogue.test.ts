import { describe, expect, it } from 'vitest';
import { FIRST_ADRIATIC } from '../../../adapters/demo-catalogue/data/offers/first-adriatic.ts';
import { OFFERS } from '../../../adapters/demo-catalogue/data/offers/offers.ts';
import { readCatalogue, sayError } from '../../../adapters/demo-catalogue/read-catalogue.ts';
import { TABLES } from '../../../adapters/demo-catalogue/tables.ts';

const [first, second] = FIRST_ADRIATIC;
const good = { ...first, similar: [] };
const units = first?.units ?? [];

const saidOf = (...data: readonly unknown[]): readonly string[] =>
  readCatalogue(data, TABLES).match(
    () => [],
    (errors) => errors.map(sayError),
  );

describe('the check of the catalogue’s data', () => {
  it('accepts every offer of the shop', () => {
    expect(saidOf(...OFFERS)).toEqual([]);
  });

  it('names the offer and the field of a price that is not in whole złoty', () => {
    const [unit] = units;
    expect(saidOf({ ...good, units: [{ ...unit, place: 1949.5 }] })).toEqual([
      'Offer 101 (Wyspy Dalmacji): units[0].place must be whole number from 1 to 100000, but is 1949.5',
    ]);
  });

  it('names every missing field', () => {
    const { title, nights, ...rest } = good;
    expect([title, nights]).not.toContain(undefined);
    expect(saidOf(rest)).toEqual([
      'Offer 101 (Wyspy Dalmacji): nights must be whole number from 1 to 28, but is nothing',
      'Offer 101 (Wyspy Dalmacji): title must be text without spaces at its ends, but is nothing',
    ]);
  });

  it.each([
    ['a start that is no day', { start: { next: '02-30', atLeast: 5 } }, 'start.next'],
    ['an address with Polish letters', { slug: 'wyspy-żółte' }, 'slug'],
    ['a rating above five', { ratings: [6, 1, 1] }, 'ratings[0]'],
    ['a hasty paragraph', { paragraphs: ['Za krótko.', 'Też.'] }, 'paragraphs[0]'],
    ['no units', { units: [] }, 'units'],
  ])('refuses %s', (_, change, field) => {
    expect(saidOf({ ...good, ...change })[0]).toContain(`: ${field} must be`);
  });

  it('refuses an unknown yacht, region or port', () => {
    const [unit] = units;
    expect(
      saidOf({
        ...good,
        region: 'atlantis',
        ports: ['split', 'hy-brasil'],
        units: [{ ...unit, yacht: 'titanic' }],
      }),
    ).toEqual([
      'Offer 101 (Wyspy Dalmacji): region[0] names atlantis, which the table does not have',
      'Offer 101 (Wyspy Dalmacji): units.yacht[0] names titanic, which the table does not have',
      'Offer 101 (Wyspy Dalmacji): ports[1] names hy-brasil, which the table does not have',
    ]);
  });

  it('R3: refuses a duplicate unit, offer or address', () => {
    expect(
      saidOf(good, { ...second, similar: [], id: 101, slug: 'wyspy-dalmacji', units }),
    ).toEqual([
      'Offer 101 (Split na fali): id 101 is taken by offer 101',
      'Offer 101 (Split na fali): slug wyspy-dalmacji is taken by offer 101',
      'Offer 101 (Split na fali): units[0].id 1011 is taken by offer 101',
      'Offer 101 (Split na fali): units[1].id 1012 is taken by offer 101',
    ]);
  });

  it('refuses a price history that is unordered, not up to date, or missing for a promotion', () => {
    const step = (daysAgo: number, placeMore: number) => ({ daysAgo, placeMore, wholeMore: 0 });
    expect(saidOf({ ...good, history: [step(10, 0), step(20, 100)] })).toEqual([
      "Offer 101 (Wyspy Dalmacji): history must end with today's price: placeMore and wholeMore 0",
      'Offer 101 (Wyspy Dalmacji): history must run from the oldest to the newest',
    ]);
    expect(saidOf({ ...good, history: undefined })).toEqual([
      'Offer 101 (Wyspy Dalmacji): promotion needs a price history',
    ]);
  });

  it('R19: refuses a Second Minute that ends before First Minute, and an unknown similar offer', () => {
    expect(saidOf({ ...good, secondMinute: 200 })[0]).toContain(
      'secondMinute must end after the first-minute period',
    );
    expect(saidOf({ ...good, similar: [9999] })).toEqual([
      'Offer 101 (Wyspy Dalmacji): similar[0] names offer 9999, which does not exist',
    ]);
  });

  it('reports a value that is not an offer by its index', () => {
    expect(saidOf(good, 'Bermudy')[0]).toMatch(
      /^Offer no\. 2 of the list: the whole offer must be/,
    );
  });
});
